#!/usr/bin/env python3
"""Random recurrence rules against python-dateutil, and against a few lines of our own where that doesn't follow RFC 5545.

usage: recurrence.py BUSYTIMES [RULES] [SEED]

BUSYTIMES is the program of the package beside this file. dateutil differs from RFC 5545 3.3.10 in four ways. Where
BYWEEKNO has no BYDAY it takes all seven days, not that of DTSTART, so it is told that day. Where BYDAY has weekdays with and
without a number it takes what is in both lists, not in one, so it is asked for each list, and BYSETPOS is applied here
(libical 3.0 is no help there: of BYDAY=-2SA,SU with BYMONTHDAY=20 it loses Sundays). With FREQ=WEEKLY it applies BYSETPOS to what the
first week has from DTSTART on, not to the whole week, in which the RFC lets the set begin. And it looks for dates that never
come until the year 9999, so that periods of an hour or less are counted here. DTSTART itself is left out of the
comparison where the rule doesn't name it: the RFC leaves open what happens then.
"""
import collections
import datetime as dt
import multiprocessing
import random
import signal
import subprocess
import sys
import warnings

from dateutil.rrule import rrulestr

DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
UTC = dt.timezone.utc
# Seconds of its own time that dateutil gets for a rule.
PATIENCE = 0.1
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
    span = {"YEARLY": 1800, "MONTHLY": 400, "WEEKLY": 200, "DAILY": 100, "HOURLY": 20, "MINUTELY": 2, "SECONDLY": 0.05}
    # Where every period is looked at, nobody waits for what lies decades later.
    far = frequency in ("YEARLY", "MONTHLY", "WEEKLY", "DAILY") and random.random() < 0.5
    width = dt.timedelta(days=span[frequency])
    if frequency in ("HOURLY", "MINUTELY", "SECONDLY"):
        begin = start + width * random.choice([-1, 0, 1, 2]) / 2
    else:
        begin = start + dt.timedelta(days=random.randint(0, 3000) if far else random.randint(-1, 3))
    return parts, start, begin, begin + width


def text(parts):
    return ";".join(f"{k}={','.join(map(str, v)) if isinstance(v, list) else v}" for k, v in parts.items())


def dateutil_follows(parts):
    if parts["FREQ"] == "WEEKLY" and "BYSETPOS" in parts:
        return False
    return len({len(d) > 2 for d in parts.get("BYDAY", [])}) < 2


class TooSlow(Exception):
    """dateutil looks for dates that never come, until the year 9999."""


def give_up(signal, frame):
    raise TooSlow


def by_dateutil(parts, start, begin, end):
    if "BYWEEKNO" in parts and not parts.keys() & {"BYDAY", "BYYEARDAY", "BYMONTHDAY"}:
        # The RFC takes the day from DTSTART, dateutil the whole week, and libical none at all.
        parts = {**parts, "BYDAY": [DAYS[start.weekday()]]}
    rule = rrulestr(text(parts).replace("Z", ""), dtstart=start)
    rule = rule.replace(until=min(end, rule._until or end))
    found = set()
    for time in rule.xafter(begin - dt.timedelta(seconds=1), inc=True):
        if time >= end:
            break
        found.add(time)
    return found


def by_both_lists(parts, start, begin, end):
    """The rule once with the weekdays that have a number, once with the others; COUNT, UNTIL and BYSETPOS after that."""
    is_year, is_week = parts["FREQ"] == "YEARLY", parts["FREQ"] == "WEEKLY"
    parts = {"BYDAY": [DAYS[start.weekday()]]} | parts
    times = {"BYHOUR": [start.hour], "BYMINUTE": [start.minute], "BYSECOND": [start.second]}
    plain = times | {k: v for k, v in parts.items() if k not in ("COUNT", "UNTIL", "BYSETPOS")}
    # BYDAY names the dates, so that the first period can begin where it begins, and the last be whole.
    first = dt.datetime(start.year, 1 if is_year else start.month, 1)
    if is_week:
        late = (start.weekday() - DAYS.index(parts.get("WKST", "MO"))) % 7
        first = dt.datetime(start.year, start.month, start.day) - dt.timedelta(days=late)
    last = dt.datetime(end.year + 1, 1, 1)
    periods = {}
    for days in filter(None, ([d for d in parts["BYDAY"] if len(d) > 2], [d for d in parts["BYDAY"] if len(d) == 2])):
        rule = rrulestr(text(plain | {"BYDAY": days}), dtstart=first)
        for time in rule.replace(until=last):
            period = (time - first).days // 7 if is_week else (time.year, is_year or time.month)
            periods.setdefault(period, set()).add(time)
    until = dt.datetime.strptime(parts["UNTIL"], "%Y%m%dT%H%M%SZ") if "UNTIL" in parts else last
    found, left = set(), parts.get("COUNT", 10**9)
    for _, times in sorted(periods.items()):
        for time in at_positions(sorted(times), parts):
            if start <= time <= until and left:
                left -= 1
                if begin <= time < end:
                    found.add(time)
    return found


def at_positions(times, parts):
    """What BYSETPOS keeps of a period's times."""
    if "BYSETPOS" not in parts:
        return times
    places = {p - 1 if p > 0 else len(times) + p for p in parts["BYSETPOS"]}
    return [t for i, t in enumerate(times) if i in places]


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
        for t in at_positions(times, parts):
            if start <= t <= until and left:
                left -= 1
                if begin <= t < end:
                    found.add(t)
    return found


def busy_times(program, cases):
    """The starts that the program finds for each case, or its error as text."""
    epoch = lambda time: int(time.replace(tzinfo=UTC).timestamp())
    lines = [f"{epoch(begin)} {epoch(end)} {start:%Y%m%dT%H%M%SZ} {text(parts)}\n"
             for parts, start, begin, end in cases]
    done = subprocess.run([program], input="".join(lines), capture_output=True, text=True, check=True)
    for line in done.stdout.splitlines():
        if line.startswith("error"):
            yield line
        else:
            yield {dt.datetime.fromtimestamp(int(time), UTC).replace(tzinfo=None) for time in line.split()}


def judge(case):
    """Who judges a rule, and the right times; None where that takes too long."""
    parts, start, begin, end = case
    if parts["FREQ"] in ("HOURLY", "MINUTELY", "SECONDLY"):
        return "by counting", by_counting(*case)
    # dateutil finds 1994-01-01 in week 53, and 1993 has 52 (ISO 8601): the busy cases judge that week.
    if {53, -53} & set(parts.get("BYWEEKNO", [])):
        return "with week 53, left out", None
    name, by = ("as dateutil", by_dateutil) if dateutil_follows(parts) else ("by both lists", by_both_lists)
    # Time of this process, so that a busy machine compares as many rules as an idle one.
    signal.signal(signal.SIGVTALRM, give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        return name, by(*case)
    except TooSlow:
        return "too slow for dateutil", None
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def main():
    program = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 5000
    generator = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 17)
    cases = [random_rule(generator) for _ in range(count)]
    answers = list(busy_times(program, cases))
    if len(answers) != len(cases):
        sys.exit(f"recurrence: {len(answers)} answers to {len(cases)} rules")
    with multiprocessing.Pool() as pool:
        judged = pool.map(judge, cases, chunksize=25)
    compared, wrong = collections.Counter(), 0
    for (parts, start, begin, end), ours, (name, right) in zip(cases, answers, judged):
        compared[name] += 1
        if right is None:
            continue
        if isinstance(ours, str):
            print(f"{text(parts)} from {start}: {ours}")
            wrong += 1
            continue
        missing, extra = right - ours - {start}, ours - right - {start}
        if missing or extra:
            wrong += 1
            if wrong <= 10:
                print(f"{name}: {text(parts)} from {start}, {begin} to {end}:"
                      f" missing {sorted(missing)[:3]}, extra {sorted(extra)[:3]}")
    print("recurrence:", ", ".join(f"{n} rules {name}" for name, n in sorted(compared.items())) + f", {wrong} differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
