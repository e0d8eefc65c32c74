"""Each format read by a reader that knows nothing of slotexport. All answer with rows of the same keys, by start."""
import csv
import ctypes
import io
import json
import subprocess
import xml.etree.ElementTree as ElementTree
from datetime import datetime

import icalendar
import vobject

NAMESPACE = "{urn:slotexport:slots:1}"

# The names of csv's columns in json's words; ndjson has the same in camelCase.
COLUMNS = {
    "date": "date", "day_label": "dayLabel", "date_label": "dateLabel", "weekday": "weekday",
    "weekday_label": "weekdayLabel", "hour": "hour", "hour_label": "hourLabel", "minute": "minute",
    "minute_label": "minuteLabel", "start": "start", "end": "end", "start_epoch": "startEpoch",
    "book_until": "bookUntil",
}
NUMBERS = {"weekday", "hour", "minute", "startEpoch", "bookUntil"}


def row(**fields):
    return {key: int(value) if key in NUMBERS else value for key, value in fields.items()}


def read_json(data):
    rows = []
    for day in json.loads(data)["days"]:
        for hour in day["hours"]:
            for slot in hour["slots"]:
                rows.append(row(
                    date=day["date"], dayLabel=day["label"], dateLabel=day["dateLabel"], weekday=day["weekday"],
                    weekdayLabel=day["weekdayLabel"], hour=hour["hour"], hourLabel=hour["label"],
                    minute=slot["minute"], minuteLabel=slot["label"], start=slot["start"], end=slot["end"],
                    startEpoch=slot["startEpoch"], bookUntil=slot["bookUntil"]))
    return rows


def read_ndjson(data):
    lines = [json.loads(line) for line in data.decode().split("\n") if line]
    return [row(**{key: line[key] for key in COLUMNS.values()}) for line in lines]


def read_csv(data):
    table = csv.DictReader(io.StringIO(data.decode(), newline=""), strict=True)
    return [row(**{key: line[name] for name, key in COLUMNS.items()}) for line in table]


def read_xml(data):
    rows = []
    for day in ElementTree.fromstring(data).iter(NAMESPACE + "day"):
        for hour in day.iter(NAMESPACE + "hour"):
            for slot in hour.iter(NAMESPACE + "slot"):
                rows.append(row(
                    date=day.get("date"), dayLabel=day.get("label"), dateLabel=day.get("dateLabel"),
                    weekday=day.get("weekday"), weekdayLabel=day.get("weekdayLabel"), hour=hour.get("hour"),
                    hourLabel=hour.get("label"), minute=slot.get("minute"), minuteLabel=slot.get("label"),
                    start=slot.get("start"), end=slot.get("end"), startEpoch=slot.get("startEpoch"),
                    bookUntil=slot.get("bookUntil")))
    return rows


def event(start, end, summary):
    return {"startEpoch": int(start.timestamp()), "endEpoch": int(end.timestamp()), "summary": str(summary)}


def read_icalendar(data):
    events = icalendar.Calendar.from_ical(data).walk("VEVENT")
    return [event(e.decoded("DTSTART"), e.decoded("DTEND"), e["SUMMARY"]) for e in events]


def read_vobject(data):
    """Builds its zones from the file's own VTIMEZONE: those that it remembers of other files are forgotten first."""
    known = vars(vobject.icalendar)["__tzidMap"]
    for name in set(known) - {"UTC"}:
        del known[name]
    calendar = vobject.readOne(data.decode())
    return [event(e.dtstart.value, e.dtend.value, e.summary.value) for e in calendar.contents.get("vevent", [])]


class ICalTime(ctypes.Structure):
    """`struct icaltimetype` of libical 3."""
    _fields_ = [(name, ctypes.c_int) for name in
                "year month day hour minute second is_date is_daylight".split()] + [("zone", ctypes.c_void_p)]


def load_libical():
    library = ctypes.CDLL("libical.so.3")
    pointer = ctypes.c_void_p
    for name, result, arguments in (
        ("icalparser_parse_string", pointer, [ctypes.c_char_p]),
        ("icalcomponent_count_errors", ctypes.c_int, [pointer]),
        ("icalcomponent_get_first_component", pointer, [pointer, ctypes.c_int]),
        ("icalcomponent_get_next_component", pointer, [pointer, ctypes.c_int]),
        ("icalcomponent_get_dtstart", ICalTime, [pointer]),
        ("icalcomponent_get_dtend", ICalTime, [pointer]),
        ("icalcomponent_get_summary", ctypes.c_char_p, [pointer]),
        ("icaltime_as_timet_with_zone", ctypes.c_long, [ICalTime, pointer]),
        ("icalcomponent_free", None, [pointer]),
    ):
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


def read_libical(data):
    library, vevent = load_libical(), 4
    calendar = library.icalparser_parse_string(data)
    assert calendar, "libical reads no calendar"
    try:
        assert library.icalcomponent_count_errors(calendar) == 0, "libical finds errors"
        events = []
        found = library.icalcomponent_get_first_component(calendar, vevent)
        while found:
            start, end = library.icalcomponent_get_dtstart(found), library.icalcomponent_get_dtend(found)
            events.append({
                "startEpoch": library.icaltime_as_timet_with_zone(start, start.zone),
                "endEpoch": library.icaltime_as_timet_with_zone(end, end.zone),
                "summary": library.icalcomponent_get_summary(found).decode(),
            })
            found = library.icalcomponent_get_next_component(calendar, vevent)
        return events
    finally:
        library.icalcomponent_free(calendar)


ROW_READERS = {"json": read_json, "template-data": read_json, "ndjson": read_ndjson, "csv": read_csv, "xml": read_xml}
EVENT_READERS = {"icalendar": read_icalendar, "vobject": read_vobject, "libical": read_libical}


def epoch(text):
    """The instant of an RFC 3339 time."""
    return int(datetime.fromisoformat(text).timestamp())


def validate(command, data, suffix, folder):
    """Runs a validator of its own over a file; its words are the failure."""
    # Of lines, which are documents of their own, the first and the last.
    documents = [data] if suffix != "ndjson" else data.splitlines()[:1] + data.splitlines()[-1:]
    paths = [folder / f"file{number}.{'json' if suffix == 'ndjson' else suffix}" for number in range(len(documents))]
    for path, document in zip(paths, documents):
        path.write_bytes(document)
    if not paths:
        return
    result = subprocess.run([*command, *map(str, paths)], capture_output=True, text=True)
    assert result.returncode == 0, (result.stderr + result.stdout)[-2000:]
