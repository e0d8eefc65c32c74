#!/usr/bin/env python3
"""Compares `slotexport hours` with opening-hours-py on random schedules, and every clock change with Python's own zones.

usage: hours.py BINARY ZONEINFO_DIR [COUNT [SEED]]

What a schedule means on a wall clock without a zone comes from opening-hours-py; which instants those are, from Python's
zoneinfo over the files that the program reads: an opening is the first instant at or after the wall time, a closing its
last. So every zone takes part, and its clock changes with it.

What the generator leaves out, because opening-hours-rs reads it in its own way:
- `||`, which it takes for days without other hours, and the reference for moments without them;
- a rule after `;` together with a night that ends on the next date: it forgets the rest of the night where only an
  earlier rule matches that date;
- a comment without `open` or `unknown`, which it takes for open, and the reference for unknown;
- blanks in lists of days, where it begins another rule after the comma;
- nth weekdays after a list of months, where it takes them for a date of the last month alone;
- a weekday that a month doesn't have as the end of a range;
- holidays and the sun, which depend on data.
"""

import concurrent.futures
import datetime
import json
import os
import random
import subprocess
import sys
import zoneinfo

import opening_hours

SEED = 20260601
DAYS = 60
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
WEEKDAYS = "Mo Tu We Th Fr Sa Su".split()
DAY = datetime.timedelta(days=1)


class Schedules:
    """Random expressions over the whole grammar."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def some(self, *makers):
        return self.random.choice(makers)()

    def list(self, make, most=3):
        return ",".join(make() for _ in range(self.random.randint(1, most)))

    def clock(self, minutes):
        hour, minute = divmod(minutes, 60)
        return self.random.choice([f"{hour}:{minute:02}", f"{hour:02}:{minute:02}"])

    def span(self, nights):
        step = self.random.choice([1, 5, 15, 30, 60])
        start = self.random.randrange(0, 1440, step)
        kind = self.random.random()
        if kind < 0.06:
            return self.clock(start) + "+"
        if kind < 0.12:
            return self.clock(start) + "-24:00"
        if not nights:
            end = self.random.randrange(start + 1, 1441)
        elif kind < 0.2:
            end = self.random.randrange(max(1440, start + 1), 2881)
        else:
            end = self.random.randrange(0, 1441)
        return f"{self.clock(start)}-{self.clock(end)}" + ("/00:30" if kind > 0.97 else "+" if kind > 0.94 else "")

    def times(self, nights):
        return self.list(lambda: self.span(nights))

    def weekday(self):
        day = self.random.choice(WEEKDAYS)
        return self.random.choice([day, day, day.lower(), day.upper()])

    def weekdays(self):
        nth = self.random.choice(["1", "2", "-1", "5", "-5", "1-3", "2,4", "1,-1", "4-5"])
        offset = self.random.choice(["", "", "", " +1 day", " -1 day", " +2 days"])
        return self.some(
            self.weekday, lambda: f"{self.weekday()}-{self.weekday()}", lambda: f"{self.weekday()}[{nth}]{offset}")

    def day(self, month):
        length = 29 if month == 1 else 30 if month in (3, 5, 8, 10) else 31
        return self.random.randint(1, length)

    def date(self, year=""):
        month = self.random.randrange(12)
        return f"{year}{MONTHS[month]} {self.safe_day(month, year)}"

    def safe_day(self, month, year):
        return min(self.day(month), 28) if year and month == 1 else self.day(month)

    def year(self):
        return self.random.randint(2024, 2028)

    def easter(self):
        return "easter" + self.random.choice(["", " +1 day", " -2 days", " +39 days"])

    def month_range(self):
        return f"{self.random.choice(MONTHS)}-{self.random.choice(MONTHS)}"

    def date_range(self):
        month = self.random.randrange(12)
        first = self.day(month)
        return self.some(
            lambda: f"{self.date()}-{self.date()}",
            lambda: f"{MONTHS[month]} {first}-{max(first, self.day(month))}",
            lambda: f"{self.date()}+",
            lambda: f"{self.easter()}-{self.date()}", lambda: f"{self.date()}-{self.easter()}",
            lambda: f"{self.date()} +{self.random.randint(1, 9)} days")

    def dated_year(self):
        year = self.year()
        return self.some(
            lambda: self.date(f"{year} "), lambda: f"{self.date(f'{year} ')}-{self.date(f'{year + 1} ')}",
            lambda: f"{year} {self.month_range()}", lambda: f"{year} {self.random.choice(MONTHS)}",
            lambda: f"{year} {self.easter()}", lambda: f"{self.date(f'{year} ')}+")

    def years(self):
        year = self.year()
        return self.some(
            lambda: f"{year}", lambda: f"{year}-{year + 2}", lambda: f"{year}+",
            lambda: f"{year - 4}-{year + 4}/{self.random.randint(2, 4)}")

    def weeks(self):
        first = self.random.randint(1, 53)
        last = self.random.randint(first, 53)
        return self.some(
            lambda: f"{first}", lambda: f"{first:02}-{last:02}", lambda: f"1-53/{self.random.randint(2, 5)}",
            lambda: f"{first},{self.random.randint(1, 53)}")

    def wide(self):
        return self.some(
            lambda: "", lambda: "", lambda: "", lambda: self.list(lambda: self.random.choice(MONTHS)),
            lambda: self.list(self.month_range, 2), lambda: self.list(self.date), lambda: self.list(self.date_range, 2),
            self.dated_year, self.years, lambda: f"week {self.weeks()}", lambda: f"{self.year()} week {self.weeks()}",
            lambda: f"{self.random.choice(MONTHS)} week {self.weeks()}",
            lambda: f"{self.years()} {self.month_range()}",
            lambda: f"{self.random.choice(MONTHS)} {self.weekday()}[{self.random.choice(['1', '2', '-1'])}]")

    def days(self):
        wide = self.wide()
        if not wide or "[" not in wide and self.random.random() < 0.5:
            weekdays = self.list(self.weekdays)
            while wide.endswith(tuple(MONTHS)) and "[" in weekdays:
                weekdays = self.list(self.weekdays)
            return f"{wide} {weekdays}".strip()
        return wide

    def rule(self, nights):
        kind = self.random.random()
        days = self.days()
        if kind < 0.03:
            return "24/7"
        if kind < 0.14:
            return f"{days} {self.random.choice(['off', 'closed', 'off', 'open'])}"
        modifier = self.random.choice(["", "", "", "", ' open "ring"', " open", ' open "x; y, z"', " unknown", " off",
                                       ' unknown "call"', " closed"])
        times = self.times(nights)
        if modifier in (" off", " closed"):
            # A list with a break inside, which we refuse.
            times = times.split(",")[0]
        return f"{times if kind < 0.25 else days + ' ' + times}{modifier}"

    def schedule(self):
        nights = self.random.random() < 0.5
        text = self.rule(nights)
        for _ in range(self.random.choice([0, 1, 1, 2, 3, 5])):
            mark = ", " if nights else self.random.choice(["; ", "; ", ";", ", "])
            rule = self.rule(nights)
            # Times after a comma would belong to the list before it.
            if mark == ", " and rule[0].isdigit() and not rule.startswith("20"):
                rule = f"Mo-Su {rule}" if rule != "24/7" else "Mo-Su open"
            text += mark + rule
        return text


class Clock:
    """A zone's wall clock by Python's arithmetic."""

    def __init__(self, zone):
        self.zone = zone

    def offset(self, epoch):
        return int(datetime.datetime.fromtimestamp(epoch, self.zone).utcoffset().total_seconds())

    def instants(self, wall):
        """The first instant at or after a wall time, and its last."""
        found = sorted(int(wall.replace(tzinfo=self.zone, fold=fold).timestamp()) for fold in (0, 1))
        shown = [t for t in found
                 if datetime.datetime.fromtimestamp(t, self.zone).replace(tzinfo=None, fold=0) == wall]
        if shown:
            return shown[0], shown[-1]
        low, high = found
        before = self.offset(low)
        while high - low > 1:
            middle = (low + high) // 2
            if self.offset(middle) == before:
                low = middle
            else:
                high = middle
        return high, high


def expected(text, first, clock):
    """The open intervals of a schedule in DAYS days from a date on, as epoch seconds."""
    midnight = datetime.datetime.combine(first, datetime.time())
    bounds = [clock.instants(midnight + DAY * days)[0] for days in (0, DAYS)]
    found = []
    for start, end, state, _ in opening_hours.OpeningHours(text).intervals(midnight - 3 * DAY, midnight + (DAYS + 3) * DAY):
        if state != opening_hours.State.OPEN:
            continue
        opening = max(clock.instants(start)[0], bounds[0])
        closing = min(clock.instants(end)[1], bounds[1])
        if opening < closing:
            found.append((opening, closing))
    merged = []
    for start, end in sorted(found):
        if merged and start <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([start, end])
    return merged


def difference(binary, folder, text, first, name):
    """What differs, or nothing; and how many intervals were compared."""
    last = first + DAY * DAYS
    command = [binary, "hours", text, "--time-zone", name, "--tzdir", folder, "--from", str(first), "--to", str(last),
               "--format", "json"]
    outcome = subprocess.run(command, capture_output=True, text=True, check=False)
    if outcome.returncode:
        return f"{name} {first} {text}: {outcome.stderr.strip()}", 0
    found = [[row["startEpoch"], row["endEpoch"]] for row in json.loads(outcome.stdout)]
    clock = Clock(zoneinfo.ZoneInfo(name))
    right = expected(text, first, clock)
    if found == right:
        return None, len(found)
    wrong = next((pair for pair in zip(found + [None], right + [None]) if pair[0] != pair[1]), None)
    return f"{name} {first} {text}: the first that differs, ours and theirs: {wrong}", len(found)


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    binary, folder = sys.argv[1], os.path.abspath(sys.argv[2])
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 5000
    zoneinfo.reset_tzpath([folder])
    names = sorted(zoneinfo.available_timezones() - {"Factory", "localtime"})
    schedules = Schedules(int(sys.argv[4]) if len(sys.argv) > 4 else SEED)
    cases = []
    for index in range(count):
        text = schedules.schedule()
        first = datetime.date(2024, 1, 1) + DAY * schedules.random.randrange(4 * 365)
        cases.append((text, first, names[index % len(names)]))
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        outcomes = list(pool.map(lambda case: difference(binary, folder, *case), cases))
    wrong = [text for text, _ in outcomes if text]
    for text in wrong[:20]:
        print(text)
    intervals = sum(number for _, number in outcomes)
    open_cases = sum(1 for _, number in outcomes if number)
    print(f"opening hours: {count} schedules x {DAYS} days in {min(count, len(names))} zones, {intervals} intervals"
          f" ({open_cases} schedules are ever open): {len(wrong)} differences from opening-hours-py")
    sys.exit(1 if wrong else 0)


main()
