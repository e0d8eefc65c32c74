#!/usr/bin/env python3
"""hours.py PLANS ZONE-FILE [ROUNDS]: open intervals a second, ours and opening-hours-py's, in one run.

Both read the expressions once; measured is a year of their intervals, the best of some rounds, after both have shown that
they give the same ones. The zone must have no clock change in that year: there the two differ on purpose.
"""
import datetime
import subprocess
import sys
import time
import zoneinfo

import opening_hours

GROUPS = {
    "weekdays": ["Mo-Fr 09:00-12:00,13:00-18:00; Sa 10:00-14:00", "Mo-Su 08:00-10:00,11:00-13:00,14:00-17:00",
                 "Tu-Th 10:00-16:00; Fr 10:00-20:00", "08:00-09:30,10:00-11:30,12:00-13:30,14:00-15:30,16:00-17:30"],
    "nights": ["Mo-Th 17:00-02:00, Fr-Sa 17:00-05:00", "Mo-Su 11:30-14:30,18:00-01:00", "22:00-26:00"],
    "dates": ["Apr-Sep Mo-Sa 09:00-12:00,14:00-19:00; Oct-Mar Mo-Fr 10:00-16:00; Dec 24-26 off",
              "Mo-Fr 09:00-18:00; week 1-53/2 Sa 10:00-14:00; easter -2 days off; Jan 1 off",
              "Mo[1],We[-1] 09:00-12:00; 2026 Jul 15-2026 Aug 20 off"],
}
YEAR = 2026


def main():
    plans, path = sys.argv[1], sys.argv[2]
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 9
    zone = zoneinfo.ZoneInfo("/".join(path.split("/")[-2:]))
    first = datetime.datetime(YEAR, 1, 1, tzinfo=zone)
    last = datetime.datetime(YEAR + 1, 1, 1, tzinfo=zone)
    day = (first.date() - datetime.date(1970, 1, 1)).days
    print("| opening hours | slotexport M intervals/s | opening-hours-py M intervals/s | ratio |")
    print("| --- | --: | --: | --: |")
    for name, expressions in GROUPS.items():
        theirs = [opening_hours.OpeningHours(text, timezone=zone) for text in expressions]
        found = []
        for place in theirs:
            pairs = [(int(start.timestamp()), int(end.timestamp())) for start, end, state, _
                     in place.intervals(first, last) if state == opening_hours.State.OPEN]
            found += pairs
        nanoseconds = None
        for _ in range(rounds):
            start = time.perf_counter_ns()
            for place in theirs:
                for _interval in place.intervals(first, last):
                    pass
            spent = time.perf_counter_ns() - start
            nanoseconds = min(nanoseconds or spent, spent)
        command = [plans, "hours", path, str(day), str((last.date() - first.date()).days), str(rounds * 20), *expressions]
        count, total, ours = map(int, subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())
        right = sum((start + end) // 60 for start, end in found)
        if (count, total) != (len(found), right):
            sys.exit(f"hours: {name}: {count} intervals with sum {total}, opening-hours-py has {len(found)} with {right}")
        print(f"| {name} | {count * 1e3 / ours:.1f} | {count * 1e3 / nanoseconds:.2f} | {nanoseconds / ours:.0f} |")


main()
