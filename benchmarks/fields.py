"""The seven fields that every program must have written for every slot, in order, whatever it calls them.

Place, start, end, seconds since 1970, the day's word, hour and minute. A program may write more. Days from the seventh on
are named by date and weekday by slotexport and by the weekday alone by the peers: the last word counts.
"""
import csv
import datetime
import json
import re
import xml.etree.ElementTree


def digest(path, form):
    """The number of slots and a checksum of their fields."""
    import hashlib
    rows = list(READERS[form](path))
    return len(rows), hashlib.sha256(repr(rows).encode()).hexdigest()[:12]


def row(place, start, end, epoch, day, hour, minute):
    number = lambda text: int(re.match(r"\d+", str(text))[0])
    return place.split("-")[0], start, end, int(epoch), day.split()[-1], number(hour), number(minute)


def read_csv(path):
    with open(path, encoding="utf-8", newline="") as file:
        for line in csv.reader(file):
            if line[0] in ("place", "id"):
                names = line
            else:
                yield named(dict(zip(names, line)))


def named(slot):
    get = lambda *names: next(slot[name] for name in names if name in slot)
    return row(get("place", "id"), slot["start"], slot["end"], get("start_epoch", "startEpoch", "epoch"),
               get("day_label", "dayLabel", "day"), get("hour"), get("minute"))


def read_json(path):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    decoder, at = json.JSONDecoder(), 0
    while at < len(text):
        value, at = decoder.raw_decode(text, at)
        at = re.compile(r"\s*").match(text, at).end()
        if isinstance(value, list):
            yield from map(named, value)
        elif "days" not in value:
            yield named(value)
        else:
            for day in value["days"]:
                for hour in day["hours"]:
                    for slot in hour["slots"]:
                        yield row(value["place"]["id"], slot["start"], slot["end"], slot["startEpoch"], day["label"],
                                  hour["hour"], slot["minute"])


def read_xml(path):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    for document in text.split("<?xml")[1:]:
        root = xml.etree.ElementTree.fromstring(("<?xml" + document).encode())
        if root.find("slot") is not None:
            for slot in root:
                yield row(slot.get("id"), slot.get("start"), slot.get("end"), slot.get("epoch"),
                          *(slot.find(name).text for name in ("day", "hour", "minute")))
            continue
        space = "{urn:slotexport:slots:1}"
        place = root.find(f"{space}place").get("id")
        for day in root.iter(f"{space}day"):
            for hour in day:
                for slot in hour:
                    yield row(place, slot.get("start"), slot.get("end"), slot.get("startEpoch"), day.get("label"),
                              hour.get("hour"), slot.get("minute"))


def read_ics(path):
    with open(path, encoding="utf-8", newline="") as file:
        text = file.read().replace("\r\n ", "")
    place = ""
    for calendar in text.split("BEGIN:VCALENDAR\r\n")[1:]:
        name = re.search(r"^X-WR-CALNAME:(.*)\r$", calendar, re.M)
        for event in calendar.split("BEGIN:VEVENT\r\n")[1:]:
            lines = dict(line.split(":", 1) for line in event.split("END:VEVENT")[0].strip().split("\r\n"))
            start, end = (instant(lines[f"{key};TZID=Asia/Shanghai"]) for key in ("DTSTART", "DTEND"))
            place = name[1] if name else lines["UID"]
            words = lines["SUMMARY"].split()
            day = next(word for word in reversed(words) if not re.match(r"[\dp]", word))
            yield row(place, start.isoformat(), end.isoformat(), start.timestamp(), day, start.hour, start.minute)


def instant(text):
    return datetime.datetime.strptime(text + "+0800", "%Y%m%dT%H%M%S%z")


READERS = {"csv": read_csv, "json": read_json, "ndjson": read_json, "xml": read_xml, "ics": read_ics}
