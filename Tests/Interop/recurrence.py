#!/usr/bin/env python3
"""Random recurrence rules against python-dateutil, and against libical where dateutil doesn't follow RFC 5545.

usage: recurrence.py BINARY ZONEINFO [RULES] [SEED]

dateutil differs from RFC 5545 3.3.10 where BYWEEKNO has no BYDAY (it takes all seven days, not that of DTSTART, so it is
told that day) and where BYDAY has weekdays with and without a number (it takes what is in both lists, not in one).
DTSTART itself is left out of the comparison where the rule doesn't name it: the RFC leaves open what happens then.
"""
import ctypes
import ctypes.util
import datetime as dt
import random
import signal
import sys
import tempfile
import warnings
from pathlib import Path

from dateutil.rrule import rrulestr

from busy_command import busy_times

DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
UTC = dt.timezone.utc
# dateutil would rather not see COUNT and UNTIL together, but understands them.
warnings.simplefilter("ignore", DeprecationWarning)


def some(random, values, most):
    return sorted(random.sample(values, random.randint(1, min(most, len(values)))), key=lambda v: (str(type(v)), v))


def either_sign(random, values, most):
    return sorted({v * random.choice([1, 1, -1]) for v in some(random, values, most)})


def random_rule(random):
    """A rule that RFC 5545 allows, the DTSTART and the window that it is expanded over."""
    frequency = random.choice(["YEARLY"] * 4 + ["MONTHLY"] * 4 + ["WEEKLY"] * 3 + ["DAILY"] * 3
                              + ["HOURLY", "MINUTELY", "SECONDLY"])
    parts = {"FREQ": frequency}
    maybe = lambda share: random.random() < share
    if maybe(0.5):
        parts["INTERVAL"] = random.randint(1, 5)
    if maybe(0.3):
        parts["BYMONTH"] = some(random, range(1, 13), 4)
    if frequency == "YEARLY" and maybe(0.25):
        parts["BYWEEKNO"] = either_sign(random, range(1, 54), 3)
    if frequency in ("YEARLY", "HOURLY", "MINUTELY", "SECONDLY") and maybe(0.2):
        parts["BYYEARDAY"] = either_sign(random, range(1, 367), 5)
    if frequency != "WEEKLY" and maybe(0.3):
        parts["BYMONTHDAY"] = either_sign(random, range(1, 32), 4)
    if maybe(0.5):
        days = some(random, DAYS, 3)
        numbered = frequency == "MONTHLY" or (frequency == "YEARLY" and "BYWEEKNO" not in parts)
        if numbered and maybe(0.6):
            most = 5 if frequency == "MONTHLY" or "BYMONTH" in parts else 53
            days = [f"{random.choice([1, -1]) * random.randint(1, most)}{d}" if maybe(0.9) else d for d in days]
        parts["BYDAY"] = days
    if maybe(0.25):
        parts["BYHOUR"] = some(random, range(24), 3)
    if maybe(0.25):
        parts["BYMINUTE"] = some(random, range(60), 3)
    if maybe(0.15):
        parts["BYSECOND"] = some(random, range(60), 3)
    if maybe(0.3) and len(parts) > 2:
        parts["BYSETPOS"] = either_sign(random, range(1, 6), 2)
    if maybe(0.3):
        parts["WKST"] = random.choice(DAYS)
    start = dt.datetime(random.randint(1990, 2026), random.randint(1, 12), random.randint(1, 28),
                        random.randrange(24), random.randrange(60), random.choice([0, 0, 30]))
    if maybe(0.3):
        parts["COUNT"] = random.randint(1, 200)
    elif maybe(0.3):
        parts["UNTIL"] = (start + dt.timedelta(days=random.randint(0, 9000))).strftime("%Y%m%dT%H%M%SZ")
    span = {"YEARLY": 3600, "MONTHLY": 800, "WEEKLY": 400, "DAILY": 200, "HOURLY": 20, "MINUTELY": 2, "SECONDLY": 0.05}
    # Where every period is looked at, nobody waits for what lies decades later.
    far = frequency in ("YEARLY", "MONTHLY", "WEEKLY", "DAILY") and random.random() < 0.5
    begin = start + dt.timedelta(days=random.randint(0, 9000) if far else random.randint(-1, 3))
    return parts, start, begin, begin + dt.timedelta(days=span[frequency])


def text(parts):
    return ";".join(f"{k}={','.join(map(str, v)) if isinstance(v, list) else v}" for k, v in parts.items())


def dateutil_follows(parts):
    return len({len(d) > 2 for d in parts.get("BYDAY", [])}) < 2


class TooSlow(Exception):
    """dateutil looks for dates that never come, until the year 9999."""


def give_up(signal, frame):
    raise TooSlow


def by_dateutil(parts, start, begin, end):
    if "BYWEEKNO" in parts and not parts.keys() & {"BYDAY", "BYYEARDAY", "BYMONTHDAY"}:
        # The RFC takes the day from DTSTART, dateutil the whole week, and libical none at all.
        parts = {**parts, "BYDAY": [DAYS[start.weekday()]]}
    # It would look for rare dates until the year 9999.
    rule = rrulestr(text(parts).replace("Z", ""), dtstart=start)
    rule = rule.replace(until=min(end, rule._until or end))
    found = set()
    for time in rule.xafter(begin - dt.timedelta(seconds=1), inc=True):
        if time >= end:
            break
        found.add(time)
    return found


def by_counting(parts, start, begin, end):
    """Every period of an hour or less, one after the other: dateutil never ends where none of them matches."""
    unit = {"HOURLY": 3600, "MINUTELY": 60, "SECONDLY": 1}[parts["FREQ"]]
    base = start - dt.timedelta(seconds=(start.minute * 60 + start.second) % unit)
    found, left, step = set(), parts.get("COUNT", 10**9), 0
    until = dt.datetime.strptime(parts["UNTIL"], "%Y%m%dT%H%M%SZ") if "UNTIL" in parts else end
    while base + dt.timedelta(seconds=step) < end and left:
        time = base + dt.timedelta(seconds=step)
        step += unit * parts.get("INTERVAL", 1)
        last = (time.replace(day=28) + dt.timedelta(days=4)).replace(day=1) - dt.timedelta(days=1)
        year = time.timetuple().tm_yday
        length = dt.date(time.year, 12, 31).timetuple().tm_yday
        allowed = [("BYMONTH", {time.month}), ("BYMONTHDAY", {time.day, time.day - last.day - 1}),
                   ("BYYEARDAY", {year, year - length - 1}), ("BYDAY", {DAYS[time.weekday()]}), ("BYHOUR", {time.hour})]
        allowed += [("BYMINUTE", {time.minute})] if unit < 3600 else []
        allowed += [("BYSECOND", {time.second})] if unit < 60 else []
        if any(name in parts and not set(parts[name]) & values for name, values in allowed):
            continue
        minutes = parts.get("BYMINUTE", [start.minute]) if unit == 3600 else [time.minute]
        seconds = parts.get("BYSECOND", [start.second]) if unit >= 60 else [time.second]
        times = [time.replace(minute=m, second=s) for m in minutes for s in seconds]
        if "BYSETPOS" in parts:
            places = {p - 1 if p > 0 else len(times) + p for p in parts["BYSETPOS"]}
            times = [t for i, t in enumerate(times) if i in places]
        for t in times:
            if start <= t <= until and left:
                left -= 1
                if begin <= t < end:
                    found.add(t)
    return found


class Libical:
    def __init__(self):
        name = ctypes.util.find_library("ical")
        self.library = ctypes.CDLL(name) if name else None

    def times(self, parts, start, begin, end):
        rule = text({k: v for k, v in parts.items() if k != "COUNT"})
        size = 20_000
        array = (ctypes.c_long * size)()
        expand = self.library.icalrecur_expand_recurrence
        expand.argtypes = [ctypes.c_char_p, ctypes.c_long, ctypes.c_int, ctypes.POINTER(ctypes.c_long)]
        if not expand(rule.encode(), int(start.replace(tzinfo=UTC).timestamp()), size, array):
            return None
        times = [dt.datetime.fromtimestamp(t, UTC).replace(tzinfo=None) for t in array if t]
        return {t for t in times if begin <= t < end}


def main():
    binary, zoneinfo = sys.argv[1:3]
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 5000
    generator = random.Random(int(sys.argv[4]) if len(sys.argv) > 4 else 17)
    libical = Libical()
    signal.signal(signal.SIGALRM, give_up)
    compared = {"dateutil": 0, "libical": 0, "counting": 0, "too slow": 0}
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        cases, jobs = [], []
        while len(cases) < count:
            parts, start, begin, end = random_rule(generator)
            is_short = parts["FREQ"] in ("HOURLY", "MINUTELY", "SECONDLY")
            judge = "counting" if is_short else "dateutil" if dateutil_follows(parts) else "libical"
            if judge == "libical":
                # libical counts DTSTART too.
                parts.pop("COUNT", None)
                if libical.library is None:
                    continue
            path = Path(folder, f"{len(cases)}.ics")
            path.write_text("\r\n".join([
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//interop//EN", "BEGIN:VEVENT", "UID:1",
                "DTSTAMP:20260101T000000Z", f"DTSTART:{start:%Y%m%dT%H%M%SZ}", "DURATION:PT1S", f"RRULE:{text(parts)}",
                "END:VEVENT", "END:VCALENDAR", ""]))
            cases.append((judge, parts, start, begin, end))
            jobs.append((path, "UTC", begin.replace(tzinfo=UTC), end.replace(tzinfo=UTC)))
        for (judge, parts, start, begin, end), ours in zip(cases, busy_times(binary, zoneinfo, jobs)):
            if judge == "counting":
                right = by_counting(parts, start, begin, end)
            elif judge == "dateutil":
                signal.setitimer(signal.ITIMER_REAL, 1)
                try:
                    right = by_dateutil(parts, start, begin, end)
                except TooSlow:
                    compared["too slow"] += 1
                    continue
                finally:
                    signal.setitimer(signal.ITIMER_REAL, 0)
            else:
                right = libical.times(parts, start, begin, end)
                if right is None:
                    continue
            compared[judge] += 1
            if isinstance(ours, str):
                print(f"{text(parts)} from {start}: {ours}")
                wrong += 1
                continue
            mine = {dt.datetime.fromtimestamp(a, UTC).replace(tzinfo=None) for a, _ in ours}
            missing, extra = right - mine - {start}, mine - right - {start}
            if missing or extra:
                wrong += 1
                if wrong <= 10:
                    print(f"{judge}: {text(parts)} from {start}, {begin} to {end}:"
                          f" missing {sorted(missing)[:3]}, extra {sorted(extra)[:3]}")
    print(f"recurrence: {compared['dateutil']} rules as dateutil, {compared['libical']} as libical,"
          f" {compared['counting']} by counting, {compared['too slow']} too slow for dateutil, {wrong} differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
