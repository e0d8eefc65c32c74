#!/usr/bin/env python3
"""calendars.py PLANS LIBICAL-READ [ROUNDS]: how fast a busy calendar of 60,000 events is read, ours and libical's, in one run.

Both have the file in memory, and must find the same busy times before they are compared. Times are in UTC, because libical
and we read some others differently on purpose.
"""
import datetime as dt
import random
import subprocess
import sys
import tempfile

EVENTS = 60_000


def calendar():
    rnd = random.Random(60)
    yield from ("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//bench//EN")
    first = dt.datetime(2026, 1, 1)
    for number in range(EVENTS):
        start = first + dt.timedelta(minutes=5 * rnd.randrange(12 * 24 * 365))
        yield from ("BEGIN:VEVENT", f"UID:{number}@bench", "DTSTAMP:20260101T000000Z", f"DTSTART:{start:%Y%m%dT%H%M%SZ}",
                    f"DTEND:{start + dt.timedelta(minutes=30):%Y%m%dT%H%M%SZ}", f"SUMMARY:booking {number}")
        if number % 100 == 0:
            yield "RRULE:FREQ=WEEKLY;COUNT=20"
        yield "END:VEVENT"
    yield "END:VCALENDAR"
    yield ""


def main():
    plans, peer = sys.argv[1], sys.argv[2]
    rounds = sys.argv[3] if len(sys.argv) > 3 else "9"
    bounds = [str(int(dt.datetime(2026, m, 1, tzinfo=dt.timezone.utc).timestamp())) for m in (3, 9)]
    with tempfile.NamedTemporaryFile("w", suffix=".ics", newline="") as file:
        file.write("\r\n".join(calendar()))
        file.flush()
        found = []
        for command in ([plans, "busy", file.name, *bounds, rounds], [peer, file.name, *bounds, rounds]):
            run = subprocess.run(command, capture_output=True, text=True, check=True)
            found.append(tuple(map(int, run.stdout.split())))
    ours, theirs = found
    if ours[:2] != theirs[:2]:
        sys.exit(f"calendars: {ours[:2]}, libical has {theirs[:2]}")
    print("| busy calendar | slotexport ms | libical ms | ratio |")
    print("| --- | --: | --: | --: |")
    print(f"| {EVENTS:,} events, {ours[0]:,} times | {ours[2] / 1e6:.1f} | {theirs[2] / 1e6:.1f} | {theirs[2] / ours[2]:.1f} |")


main()
