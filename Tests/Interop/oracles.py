#!/usr/bin/env python3
"""Calendars of hard zones and texts, read by independent readers (ics_oracles.py): no lint error, and all see the same.

usage: oracles.py BINARY [FILES] [SEED] [READER,...]      24 files chosen by the seed; `all` is the whole matrix

Readers that aren't installed are left out. Two have faults of their own: `ics` takes zones with negative summer time for other
ones, and has no time for many events; ruby-icalendar fails on an observance that begins after an event.
"""
import datetime
import json
import os
import random
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as tree
from concurrent.futures import ThreadPoolExecutor

import icalendar

UTC = datetime.timezone.utc
HERE = os.path.dirname(os.path.abspath(__file__))
ZONES = """Africa/Cairo Africa/Casablanca Africa/Johannesburg America/Asuncion America/Caracas America/Havana America/Mexico_City
America/New_York America/Nuuk America/Santiago America/Sao_Paulo America/St_Johns America/Vancouver Antarctica/Troll Asia/Beirut
Asia/Dhaka Asia/Gaza Asia/Hong_Kong Asia/Jerusalem Asia/Kathmandu Asia/Kolkata Asia/Shanghai Asia/Singapore Asia/Tehran
Asia/Tokyo Atlantic/Azores Australia/Adelaide Australia/Lord_Howe Australia/Sydney Europe/Berlin Europe/Chisinau Europe/Dublin
Europe/Istanbul Europe/London Europe/Moscow Pacific/Apia Pacific/Auckland Pacific/Chatham Pacific/Kiritimati UTC""".split()
SEASONS = {"spring": "2026-03-06T10:16:00Z", "autumn": "2026-10-23T10:16:00Z", "plain": "2026-06-12T10:16:00Z"}
LENGTHS = [3, 60, 400]
TEXTS = ["Salon", "虹桥诊所, 2; \\n", "a" * 65 + "\U0001F4DE", "预" * 60, "\U0001F469‍\U0001F469‍\U0001F467" * 9,
         'quotes "x" and: colons', "é" * 80, "مطعم"]
# Times or titles that a reader is known to get wrong, by its name: a test of the zone.
FAULTS = {
    "ics": lambda zone, days: zone in ("Europe/Dublin", "Africa/Casablanca") or days > 60,
    "ruby": lambda zone, days: True,
}


def cases():
    for zone in ZONES:
        for season in SEASONS:
            for days in LENGTHS:
                yield zone, season, days


def others_forms(path, arguments):
    """What is wrong with the calendar in JSON, as icalendar reads it, and in XML."""
    problems = []
    wanted = rows(icalendar.Calendar.from_ical(open(path, "rb").read()))
    data = subprocess.run([*arguments[:-1], "jcal"], capture_output=True, check=True).stdout
    if rows(icalendar.Calendar.from_jcal(data.decode())) != wanted:
        problems.append("jcal by icalendar: other events")
    data = subprocess.run([*arguments[:-1], "xcal"], capture_output=True, check=True).stdout
    space = "{urn:ietf:params:xml:ns:icalendar-2.0}"
    events = tree.fromstring(data).iter(f"{space}vevent")
    titles = sorted(e.find(f"{space}properties/{space}summary/{space}text").text for e in events)
    if titles != sorted(title for _, _, title in wanted):
        problems.append("xcal: other titles")
    return problems


def rows(calendar):
    return sorted((e.decoded("DTSTART").astimezone(UTC), e.decoded("DTEND").astimezone(UTC), str(e["SUMMARY"]))
                  for e in calendar.walk("VEVENT"))


def write(binary, folder, case, seed):
    zone, season, days = case
    rnd = random.Random(f"{seed} {case}")
    path = os.path.join(folder, f"{zone.replace('/', '-')}-{season}-{days}.ics")
    arguments = ["--place-id", "p", "--place-name", rnd.choice(TEXTS), "--locale", rnd.choice(["en_US", "zh_CN", "ar_EG", "de_DE"]),
                 "--time-zone", zone, "--now", SEASONS[season], "--days", str(days), "--step",
                 {3: "30", 60: "4h", 400: "12h"}[days]]
    arguments += rnd.choice([[], ["--ics-events", "block"], ["--set", "formats.ics.times=utc"],
                             ["--set", "formats.ics.summary={day}, {range}; {name}"]])
    arguments = [binary, *arguments, "--format", "ics"]
    with open(path, "wb") as file:
        subprocess.run(arguments, stdout=file, stderr=subprocess.DEVNULL, check=True)
    return path, arguments


def check(arguments):
    binary, folder, case, seed, only = arguments
    zone, _, days = case
    path, command = write(binary, folder, case, seed)
    run = subprocess.run([sys.executable, os.path.join(HERE, "ics_oracles.py"), "--json", "--only", only, path], capture_output=True, text=True,
                         env={**os.environ, "ICS_VENV": os.path.dirname(os.path.dirname(sys.executable))})
    report = json.loads(run.stdout)[0]
    problems = [f"lint: {f['rule']} at line {f['line']}: {f['msg']}" for f in report["lint"] if f["level"] == "error"
                or f["rule"] == "tz-outlook"]
    right = next(r for r in report["parsers"] if r["name"] == "ref")
    if not right.get("ok"):
        problems.append(f"ref: {right['why']}")
    if days < 400:
        problems += others_forms(path, command)
    readers = 0
    for reader in report["parsers"]:
        if reader.get("absent") or reader["name"] == "ref":
            continue
        readers += 1
        if FAULTS.get(reader["name"], lambda zone, days: False)(zone, days):
            continue
        if not reader.get("ok"):
            problems.append(f"{reader['name']}: {reader['why']}")
        elif reader["digest"] != right.get("digest"):
            what = "times" if reader["times"] != right["times"] else "titles"
            odd = [r for r in reader["rows"] if r not in right["rows"]][:2]
            problems.append(f"{reader['name']}: other {what}, {odd}")
    return os.path.basename(path), right.get("count", 0), readers, problems


def main():
    binary = os.path.abspath(sys.argv[1])
    wanted = sys.argv[2] if len(sys.argv) > 2 else "24"
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 17
    only = sys.argv[4] if len(sys.argv) > 4 else ""
    chosen = list(cases())
    if wanted != "all":
        chosen = random.Random(seed).sample(chosen, int(wanted))
    events = readers = failures = 0
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        for name, count, asked, problems in pool.map(check, ((binary, folder, case, seed, only) for case in chosen)):
            events += count
            readers = max(readers, asked)
            failures += bool(problems)
            for problem in problems[:4]:
                print(f"oracles: {name}: {problem}")
    print(f"oracles: {len(chosen)} calendars, {events} events, {readers} readers, {failures} with a difference")
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
