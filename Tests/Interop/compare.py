"""Runs slotexport over zones, days and languages, reads every format back, and compares slot by slot.

usage: compare.py BINARY ZONEINFO_FOLDER
"""
import itertools
import pathlib
import re
import subprocess
import sys
import tempfile
import zoneinfo

import oracle
import readers

ROOT = pathlib.Path(__file__).resolve().parents[2]
ZONES = [
    "Asia/Shanghai", "UTC", "America/New_York", "Europe/London", "Europe/Dublin", "Australia/Lord_Howe", "Asia/Kolkata",
    "Africa/Casablanca", "Africa/Cairo", "America/Vancouver", "America/Havana", "America/St_Johns", "America/Nuuk",
    "America/Santiago", "Antarctica/Troll", "Asia/Gaza", "Asia/Kathmandu", "Pacific/Apia", "Pacific/Chatham",
    "Pacific/Kiritimati",
]
LOCALES = ["zh_CN", "zh_TW", "zh_HK", "en_US", "en_GB", "ja_JP", "ko_KR", "de_DE", "fr_FR", "ar_EG"]
# Days in the past with clocks that no rule gives: a skipped date, a gap at midnight, an overlap of two hours.
PAST = [("Pacific/Apia", 1325110560), ("America/Sao_Paulo", 1541250960), ("Antarctica/Troll", 1477728960)]


class Tally:
    passed = failed = skipped = 0

    def check(self, name, test, *arguments):
        try:
            answer = test(*arguments)
        except Exception as fault:  # a reader that can't read is what this looks for
            self.failed += 1
            print(f"FAILED: {name}: {type(fault).__name__}: {fault}")
            return None
        self.passed += 1
        return answer

    def skip(self, name, reason):
        self.skipped += 1
        print(f"skipped: {name}: {reason}")


# Documents whose shape has more in it: a calendar, two of them, the words of several locales.
SHAPES = {
    "chinese": ["--locale", "zh_CN", "--calendar", "gregorian,chinese"],
    "hebrew": ["--locale", "he_IL", "--calendar", "hebrew", "--lead", "1d"],
    "inline": ["--locale", "zh-CN-u-ca-chinese,ar-SA-u-ca-islamic-umalqura,en_US", "--locale-layout", "inline"],
}


def export(binary, zones, style, zone, locale, now, more=()):
    result = subprocess.run(
        # An option that is no list may be given once: the shape's own locale comes instead.
        [binary, "--format", style, "--time-zone", zone, *([] if "--locale" in more else ["--locale", locale]),
         "--now", f"@{now}", "--tzdir", zones, *more],
        capture_output=True, timeout=60)
    assert result.returncode == 0, result.stderr.decode()
    return result.stdout


def rows_are_right(rows, zone, now):
    """Against Python's arithmetic: which slots there are, and what their times and numbers say."""
    expected = oracle.slots(zone, now)
    starts = [row["startEpoch"] for row in rows]
    missing, extra = set(expected) - set(starts), set(starts) - set(expected)
    assert starts == expected, f"{len(missing)} missing, {len(extra)} too many: {sorted(missing | extra)[:3]}"
    for row in rows:
        wall = oracle.wall(zone, row["startEpoch"])
        assert row["start"] == wall.isoformat(), f"{row['start']} should be {wall.isoformat()}"
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d", row["end"]), row["end"]
        assert readers.epoch(row["end"]) == row["startEpoch"] + oracle.STEP * 60, row["end"]
        assert row["end"] == oracle.wall(zone, readers.epoch(row["end"])).isoformat(), row["end"]
        assert row["bookUntil"] == row["startEpoch"] - oracle.LEAD * 60, row["bookUntil"]
        parts = (wall.date().isoformat(), wall.isoweekday(), wall.hour, wall.minute)
        assert (row["date"], row["weekday"], row["hour"], row["minute"]) == parts, f"{row} is not {parts}"
    labels = {(row["date"], row["hourLabel"], row["minuteLabel"]) for row in rows}
    assert len(labels) == len(rows), "two slots of a day look the same"


def rows_agree(data, style, reference):
    rows = readers.ROW_READERS[style](data)
    assert len(rows) == len(reference), f"{len(rows)} slots, json has {len(reference)}"
    for row, other in zip(rows, reference):
        assert row == other, f"{row} is not json's {other}"


def events_agree(data, reader, reference):
    events = readers.EVENT_READERS[reader](data)
    assert len(events) == len(reference), f"{len(events)} events, json has {len(reference)}"
    for event, row in zip(events, reference):
        assert event["startEpoch"] == row["startEpoch"], f"starts at {event['startEpoch']}, json says {row['start']}"
        assert event["endEpoch"] == readers.epoch(row["end"]), f"ends at {event['endEpoch']}, json says {row['end']}"
        assert event["summary"].startswith(row["dayLabel"]), f"{event['summary']} doesn't begin with {row['dayLabel']}"


def calendar_bytes(data):
    """RFC 5545 3.1: CRLF at every end of line, lines of at most 75 octets that are whole UTF-8."""
    assert data.endswith(b"\r\n"), "no final line end"
    for line in data[:-2].split(b"\r\n"):
        assert b"\r" not in line and b"\n" not in line, f"a bare line end: {line!r}"
        assert len(line) <= 75, f"{len(line)} octets: {line!r}"
        line.decode()


def case(tally, binary, zones, zone, locale, now, folder, validators):
    name = f"{zone} {oracle.wall(zone, now).isoformat()} {locale}"
    files = {style: tally.check(f"{name} {style}", export, binary, zones, style, zone, locale, now)
             for style in [*readers.ROW_READERS, "ics"]}
    if files["json"] is None:
        return
    reference = tally.check(f"{name} json is read", readers.read_json, files["json"])
    if reference is None:
        return
    tally.check(f"{name} json is right", rows_are_right, reference, zone, now)
    for style in ("template-data", "ndjson", "csv", "xml"):
        if files[style] is not None:
            tally.check(f"{name} {style} agrees", rows_agree, files[style], style, reference)
    if files["ics"] is not None:
        tally.check(f"{name} ics has right lines", calendar_bytes, files["ics"])
        for reader in readers.EVENT_READERS:
            tally.check(f"{name} ics by {reader} agrees", events_agree, files["ics"], reader, reference)
    for style, command in validators.items():
        if files[style] is not None:
            tally.check(f"{name} {style} is valid", readers.validate, command, files[style], style, folder)


def schema_commands(tally):
    """The validators whose schema is there."""
    schemas = ROOT / "Resources" / "schemas"
    commands = {
        "xml": ["xmllint", "--noout", "--nonet", "--schema", str(schemas / "slots.xsd")],
        "json": [sys.executable, "-m", "check_jsonschema", "--schemafile", str(schemas / "slots.schema.json")],
        "ndjson": [sys.executable, "-m", "check_jsonschema", "--schemafile", str(schemas / "slots.ndjson.schema.json")],
    }
    for style, command in list(commands.items()):
        if not pathlib.Path(command[-1]).exists():
            tally.skip(f"{style} against its schema", f"there is no {pathlib.Path(command[-1]).name}")
            del commands[style]
    return commands


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    binary, zones = sys.argv[1:]
    zoneinfo.reset_tzpath([zones])
    tally = Tally()
    validators = schema_commands(tally)
    locales = itertools.cycle(LOCALES)
    days = [(zone, now) for zone in ZONES for now in oracle.nows(zone)] + PAST
    # Every language on one ordinary day, then zones and days with the languages in turn.
    days = [("Asia/Shanghai", days[0][1], locale) for locale in LOCALES] + [(*day, next(locales)) for day in days]
    with tempfile.TemporaryDirectory(prefix="slotexport-interop-") as folder:
        for index, (zone, now, locale) in enumerate(days):
            # check-jsonschema takes half a second to start: every fifth file is enough for the shape.
            some = {style: command for style, command in validators.items() if style == "xml" or index % 5 == 0}
            case(tally, binary, zones, zone, locale, now, pathlib.Path(folder), some)
        for name, options in SHAPES.items():
            for style, command in validators.items():
                # These hold the words of one locale.
                if style in ("xml", "ndjson") and name == "inline":
                    continue
                data = tally.check(f"{name} {style}", export, binary, zones, style, "Asia/Shanghai", "en_US", days[0][1],
                                   options)
                if data is not None:
                    tally.check(f"{name} {style} is valid", readers.validate, command, data, style, pathlib.Path(folder))
    print(f"{tally.passed} passed, {tally.failed} failed, {tally.skipped} skipped")
    sys.exit(1 if tally.failed else 0)


if __name__ == "__main__":
    main()
