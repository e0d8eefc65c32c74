#!/usr/bin/env python3
"""China's workdays, day by day: the command fed with the notices in holiday-cn/ against two packages that have lists of their own.

usage: workdays.py BINARY ZONEINFO_DIR
       workdays.py --write        writes holiday-cn/workdays.txt, which the tests of SlotEngine compare with, anew
"""

import datetime
import glob
import json
import os
import subprocess
import sys
import tempfile

import chinese_calendar
import holidays

FIRST, END = datetime.date(2007, 1, 1), datetime.date(2027, 1, 1)
FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "holiday-cn")


def dates():
    return (FIRST + datetime.timedelta(days=index) for index in range((END - FIRST).days))


def oracles():
    """What each package says are workdays."""
    china = holidays.country_holidays("CN", years=range(FIRST.year, END.year))
    return {
        "chinesecalendar": {day for day in dates() if chinese_calendar.is_workday(day)},
        "holidays": {day for day in dates() if china.is_working_day(day)},
    }


def ours(binary, zoneinfo):
    """The dates on which an office opens, as the command says."""
    place = {
        "timeZone": "Asia/Shanghai",
        "hours": "Mo-Fr 00:00-24:00",
        "holidays": sorted(glob.glob(os.path.join(FOLDER, "*.json"))),
    }
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "office.json5")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(place, file)
        intervals = []
        for year in range(FIRST.year, END.year):
            command = [binary, "hours", "--place", path, "--from", f"{year}-01-01", "--to", f"{year + 1}-01-01",
                       "--format", "json", "--tzdir", zoneinfo]
            intervals += json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    opened = set()
    for interval in intervals:
        day = datetime.datetime.fromisoformat(interval["start"]).date()
        end = datetime.datetime.fromisoformat(interval["end"]).date()
        while day < end:
            opened.add(day)
            day += datetime.timedelta(days=1)
    return opened


def write(workdays):
    """One line a year: its days off from Monday to Friday, then its workdays on Saturday and Sunday."""
    with open(os.path.join(FOLDER, "workdays.txt"), "w", encoding="ascii", newline="\n") as file:
        print("# From PyPI chinesecalendar, and the same in PyPI holidays; written by workdays.py --write.", file=file)
        for year in range(FIRST.year, END.year):
            days = [day for day in dates() if day.year == year]
            off = [f"{day:%m-%d}" for day in days if day.weekday() < 5 and day not in workdays]
            work = [f"{day:%m-%d}" for day in days if day.weekday() >= 5 and day in workdays]
            print(year, "off", *off, "work", *work, file=file)


def main():
    answers = oracles()
    if sys.argv[1:] == ["--write"]:
        if answers["chinesecalendar"] != answers["holidays"]:
            sys.exit("the packages differ")
        return write(answers["chinesecalendar"])
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    opened = ours(*sys.argv[1:])
    differences = 0
    for name, workdays in answers.items():
        for day in sorted(opened ^ workdays):
            differences += 1
            print(f"{day:%a %Y-%m-%d}: {'open' if day in opened else 'closed'}, but {name} says otherwise")
    print(f"China {FIRST.year}-{END.year - 1}: {(END - FIRST).days} days against {' and '.join(answers)}, {differences} differences")
    sys.exit(1 if differences else 0)


main()
