#!/usr/bin/env python3
"""Busy times of random calendars: ours, those of recurring-ical-events, and those of a model of a few lines.

usage: busy.py BINARY [CALENDARS] [SEED]

The model knows what it put into a calendar, and expands rules with dateutil and zones with zoneinfo; ours must equal it. So must
recurring-ical-events, but for what it reads otherwise than RFC 5545: it takes hours for those of the clock, so that events have
other ends on nights of a clock change; a calendar with such an event isn't asked of it.
"""
import datetime as dt
import json
import os
import random
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from zoneinfo import ZoneInfo

import icalendar
import recurring_ical_events
from dateutil.rrule import rrulestr

UTC = dt.timezone.utc
ZONES = ["Europe/Berlin", "America/New_York", "Asia/Shanghai"]
DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]


def instant(local, zone, fold=0):
    """The moment of a wall time: the first of two; one that is skipped by the offset before it (RFC 5545 3.3.5)."""
    return local.replace(tzinfo=zone, fold=fold).astimezone(UTC)


def text(local):
    return local.strftime("%Y%m%dT%H%M%S")


class Event:
    """An event with its lines, and its busy times as (start, end) in UTC."""

    def __init__(self, rnd, number, place):
        self.asks_others = True
        self.lines, self.busy = [], []
        zone_name = rnd.choice(ZONES)
        zone = ZoneInfo(zone_name)
        kind = rnd.choice(["zoned"] * 5 + ["utc"] * 2 + ["floating", "date", "date"])
        if kind == "utc":
            zone = UTC
        elif kind in ("floating", "date"):
            zone = place
        base = dt.datetime(2026, 3, 20) + dt.timedelta(days=rnd.randint(-40, 40), minutes=15 * rnd.randrange(96))
        if kind == "date":
            base = base.replace(hour=0, minute=0)
        free = rnd.random() < 0.1
        cancelled = rnd.random() < 0.1
        mark = {"zoned": f";TZID={zone_name}:", "utc": ":", "floating": ":", "date": ";VALUE=DATE:"}[kind]
        write = lambda t: t.strftime("%Y%m%d") if kind == "date" else text(t) + ("Z" if kind == "utc" else "")
        days = rnd.randint(1, 3)
        minutes = rnd.choice([15, 30, 60, 90, 240])
        lines = [f"UID:{number}@busy", "DTSTAMP:20260101T000000Z", f"DTSTART{mark}{write(base)}"]
        if kind == "date":
            if rnd.random() < 0.7 or days > 1:
                lines.append(f"DTEND{mark}{write(base + dt.timedelta(days=days))}")
            length = lambda t: instant(t + dt.timedelta(days=days), zone)
        elif rnd.random() < 0.5:
            end = base + dt.timedelta(minutes=minutes)
            exact = instant(end, zone) - instant(base, zone)
            if exact <= dt.timedelta(0):
                end, exact = None, dt.timedelta(minutes=minutes)
                lines.append(f"DURATION:PT{minutes}M")
            else:
                lines.append(f"DTEND{mark}{write(end)}")
            if exact != dt.timedelta(minutes=minutes):
                self.asks_others = False
            length = lambda t: instant(t, zone) + exact
        else:
            whole = rnd.choice([0, 0, 0, 1])
            lines.append(f"DURATION:P{whole}DT{minutes}M" if whole else f"DURATION:PT{minutes}M")

            def length(t):
                # Days are those of the clock, the rest elapses (3.3.6).
                if not whole:
                    return instant(t, zone) + dt.timedelta(minutes=minutes)
                return instant(t + dt.timedelta(days=whole), zone) + dt.timedelta(minutes=minutes)
            if whole:
                self.asks_others = False
        starts, gone = [base], []
        overrides = []
        if rnd.random() < 0.6:
            rule = {"FREQ": rnd.choice(["DAILY", "WEEKLY", "WEEKLY", "MONTHLY"]), "INTERVAL": rnd.randint(1, 3)}
            if rule["FREQ"] == "WEEKLY":
                rule["BYDAY"] = ",".join(sorted({DAYS[base.weekday()], rnd.choice(DAYS)}, key=DAYS.index))
            rule["COUNT"] = rnd.randint(2, 40)
            rule = ";".join(f"{k}={v}" for k, v in rule.items())
            lines.append("RRULE:" + rule)
            starts = list(rrulestr(rule, dtstart=base))
            if rnd.random() < 0.4:
                gone = rnd.sample(starts, min(len(starts), rnd.randint(1, 3)))
                lines += [f"EXDATE{mark}{write(t)}" for t in gone]
                starts = [t for t in starts if t not in gone]
            if starts and rnd.random() < 0.4:
                old = rnd.choice(starts)
                new = old + dt.timedelta(days=rnd.randint(0, 2), minutes=0 if kind == "date" else 45)
                overrides.append((old, new, rnd.random() < 0.2))
        if rnd.random() < 0.15:
            extra = base + dt.timedelta(days=rnd.randint(1, 30), minutes=0 if kind == "date" else 7)
            # An EXDATE wins.
            if extra not in starts + gone:
                lines.append(f"RDATE{mark}{write(extra)}")
                starts.append(extra)
        body = lines + (["TRANSP:TRANSPARENT"] if free else []) + (["STATUS:CANCELLED"] if cancelled else [])
        self.lines = ["BEGIN:VEVENT", *body, "END:VEVENT"]
        moved = {old for old, _, _ in overrides}
        if not free and not cancelled:
            self.busy += [(instant(t, zone), length(t)) for t in starts if t not in moved]
        for old, new, is_gone in overrides:
            self.lines += ["BEGIN:VEVENT", lines[0], lines[1], f"RECURRENCE-ID{mark}{write(old)}",
                           f"DTSTART{mark}{write(new)}"]
            if kind == "date":
                self.lines.append(f"DTEND{mark}{write(new + dt.timedelta(days=1))}")
                end = instant(new + dt.timedelta(days=1), zone)
            else:
                self.lines.append("DURATION:PT20M")
                end = instant(new, zone) + dt.timedelta(minutes=20)
            self.lines += (["STATUS:CANCELLED"] if is_gone else []) + ["END:VEVENT"]
            if not is_gone:
                self.busy.append((instant(new, zone), end))
        # A start that the clock skips or shows twice is a matter of taste to others.
        for t in [t for t in starts if kind != "utc"] + [new for _, new, _ in overrides]:
            if zone is UTC:
                break
            if kind != "date" and instant(t + dt.timedelta(minutes=minutes), zone) != instant(t, zone) + dt.timedelta(minutes=minutes):
                # It takes hours for those of the clock.
                self.asks_others = False
            if instant(t, zone) != instant(t, zone, 1) or instant(t, zone).astimezone(zone).replace(tzinfo=None) != t:
                self.asks_others = False


def merged(ranges, lower, upper):
    out = []
    for start, end in sorted((max(s, lower), min(e, upper)) for s, e in ranges):
        if start >= end:
            continue
        if out and start <= out[-1][1]:
            out[-1][1] = max(out[-1][1], end)
        else:
            out.append([start, end])
    return [(int(s.timestamp()), int(e.timestamp())) for s, e in out]


def others(path, place, lower, upper):
    calendar = icalendar.Calendar.from_ical(open(path, "rb").read())
    busy = []
    for event in recurring_ical_events.of(calendar, skip_bad_series=False).between(
            lower - dt.timedelta(days=5), upper + dt.timedelta(days=5)):
        if event.get("TRANSP") == "TRANSPARENT" or event.get("STATUS") == "CANCELLED":
            continue
        ends = []
        for value in (event.start, event.end):
            if not isinstance(value, dt.datetime):
                value = dt.datetime(value.year, value.month, value.day)
            if value.tzinfo is None:
                value = instant(value, place)
            ends.append(value.astimezone(UTC))
        busy.append(tuple(ends))
    return merged(busy, lower, upper)


def check(arguments):
    binary, seed, folder = arguments
    rnd = random.Random(seed)
    place_name = ZONES[seed % len(ZONES)]
    place = ZoneInfo(place_name)
    events = [Event(rnd, n, place) for n in range(rnd.randint(1, 8))]
    path = os.path.join(folder, f"{seed}.ics")
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//busy//EN", *(l for e in events for l in e.lines), "END:VCALENDAR", ""]
    with open(path, "w", newline="") as file:
        file.write("\r\n".join(lines))
    first, last = dt.date(2026, 3, 1), dt.date(2026, 4, 20)
    lower, upper = (instant(dt.datetime(d.year, d.month, d.day), place) for d in (first, last))
    expected = merged([b for e in events for b in e.busy], lower, upper)
    run = subprocess.run(
        [binary, "busy", path, "--from", str(first), "--to", str(last), "--time-zone", place_name, "--format", "json",
         "--now", "2026-03-01T00:00:00Z"], capture_output=True, text=True)
    if run.returncode != 0:
        return f"{seed}: status {run.returncode}: {run.stderr}", False
    found = merged([tuple(dt.datetime.fromisoformat(i[k]) for k in ("start", "end")) for i in intervals(json.loads(run.stdout))],
                   lower, upper)
    if found != expected:
        return f"{seed} ({place_name}): ours {sorted(set(found) - set(expected))[:3]}, " \
               f"model {sorted(set(expected) - set(found))[:3]}", False
    if not all(e.asks_others for e in events):
        return None, False
    theirs = others(path, place, lower, upper)
    if theirs != expected:
        return f"{seed} ({place_name}): recurring-ical-events {sorted(set(theirs) - set(expected))[:3]}, " \
               f"model {sorted(set(expected) - set(theirs))[:3]}", True
    os.remove(path)
    return None, True


def intervals(value):
    """The intervals of the output, wherever they are in it."""
    if isinstance(value, list):
        return [i for v in value for i in intervals(v)]
    if isinstance(value, dict):
        if "start" in value and "end" in value:
            return [value]
        return [i for v in value.values() for i in intervals(v)]
    return []


def main():
    binary = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        results = list(pool.map(check, ((binary, s, folder) for s in range(seed, seed + count))))
    failures = [failure for failure, _ in results if failure]
    for failure in failures[:20]:
        print("busy:", failure)
    asked = sum(asked for _, asked in results)
    print(f"busy: {count} calendars in {len(ZONES)} zones, {asked} asked of recurring-ical-events too, {len(failures)} differ")
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
