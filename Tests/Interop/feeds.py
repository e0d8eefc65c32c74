#!/usr/bin/env python3
"""Feeds and slots.sql, read by those that they are for: FHIR's resources, PostgreSQL and SQLite.

usage: feeds.py BINARY ZONEINFO_DIR
"""

import glob
import json
import os
import pathlib
import pwd
import shutil
import sqlite3
import subprocess
import sys
import tempfile

from fhir.resources.R4B.location import Location
from fhir.resources.R4B.schedule import Schedule
from fhir.resources.R4B.slot import Slot

ROOT = pathlib.Path(__file__).resolve().parents[2]
CLINIC = ROOT / "Resources/examples/clinic-feeds.json5"
# An ordinary week, and one in which the clocks of the place go back.
MOMENTS = ["2026-06-01T09:16:00-04:00", "2026-10-31T09:16:00-04:00"]
SALON = {
    "id": "o'hara", "name": "O'Hara \\ \"Söhne\"; DROP TABLE slots;--", "timeZone": "Europe/Berlin", "locale": "de_DE", "days": 3,
    "hours": "09:00-12:00", "services": [{"id": "cut", "duration": 30}, {"id": "it's", "duration": 60}],
    "resources": [{"id": "anna"}],
}


def run(binary, zones, *options):
    subprocess.run([binary, *options, "--tzdir", zones, "--quiet"], check=True)


def slots(path):
    return [slot for day in json.loads(path.read_text())["days"] for hour in day["hours"] for slot in hour["slots"]]


def check_smart_slots(binary, zones):
    """Every line is a resource of FHIR R4B, references lead somewhere, and the slots are those of json."""
    count = 0
    for now in MOMENTS:
        with tempfile.TemporaryDirectory() as folder:
            run(binary, zones, "--place", str(CLINIC), "--now", now, "--days", "14", "--lead", "0",
                "--format", "smart-slots,json", "--output", folder + "/")
            parts = pathlib.Path(folder, "harbor-clinic.smart-slots")
            manifest = json.loads((parts / "$bulk-publish").read_text())
            assert manifest["request"].endswith("/$bulk-publish") and manifest["error"] == []
            files = {item["type"]: item["url"].rsplit("/", 1)[1] for item in manifest["output"]}
            lines = {kind: (parts / name).read_text().splitlines() for kind, name in files.items()}
            locations = [Location.model_validate_json(line) for line in lines["Location"]]
            schedules = [Schedule.model_validate_json(line) for line in lines["Schedule"]]
            found = [Slot.model_validate_json(line) for line in lines["Slot"]]
            assert [actor.reference for actor in schedules[0].actor] == ["Location/" + locations[0].id]
            assert all(slot.schedule.reference == "Schedule/" + schedules[0].id for slot in found)
            assert len({slot.id for slot in found}) == len(found)
            raw = [json.loads(line) for line in lines["Slot"]]
            own = slots(pathlib.Path(folder, "harbor-clinic.json"))
            expected = [(slot["start"], slot["end"], "busy" if slot.get("soldOut") else "free") for slot in own]
            assert [(slot["start"], slot["end"], slot["status"]) for slot in raw] == expected
            assert any(slot["status"] == "busy" for slot in raw) or now != MOMENTS[0]
            count += len(found)
    print(f"smart-slots: {count} slots are resources of FHIR R4B, and those of json")


def statements(binary, zones, folder):
    """slots.sql of a place with hostile names, of each of its services, and of another day; and what must be in the table."""
    place = pathlib.Path(folder, "salon.json")
    place.write_text(json.dumps(SALON))
    texts, expected = [], {}
    for day in ["01", "02"]:
        out = f"{folder}/{day}/"
        run(binary, zones, "--place", str(place), "--now", f"2026-06-{day}T08:00:00+02:00", "--format", "json",
            "--template", "slots.sql", "--output", out)
        texts += [pathlib.Path(path).read_text() for path in sorted(glob.glob(out + "*.sql"))]
        for path in sorted(glob.glob(out + "*.json")):
            data = json.loads(pathlib.Path(path).read_text())
            expected[data["service"]["id"]] = [slot["startEpoch"] for slot in slots(pathlib.Path(path))]
    assert len(texts) == 4
    rows = sorted((SALON["id"], service, start) for service, starts in expected.items() for start in starts)
    return texts, rows


QUERY = "SELECT place, service, start_epoch FROM slots ORDER BY place, service, start_epoch"


def check_sqlite(texts, expected):
    connection = sqlite3.connect(":memory:")
    for attempt in range(2):
        for text in texts:
            connection.executescript(text)
        assert connection.execute(QUERY).fetchall() == expected, attempt
    print(f"slots.sql: SQLite loads it twice with the same {len(expected)} rows")


def check_postgresql(texts, expected):
    """In a cluster of its own, as a user who is not root: the server refuses him."""
    programs = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
    if not programs:
        print("skipped: slots.sql in PostgreSQL: it is not installed")
        return
    folder = tempfile.mkdtemp()
    user = [] if os.getuid() else ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"]
    try:
        if user:
            owner = pwd.getpwnam("postgres")
            os.chown(folder, owner.pw_uid, owner.pw_gid)

        def program(name, *arguments, text=None):
            done = subprocess.run([*user, f"{programs[-1]}/{name}", *arguments], input=text, text=True, cwd="/",
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            assert done.returncode == 0, done.stdout
            return done.stdout

        data = folder + "/data"
        program("initdb", "--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "-D", data)
        options = f"-k {folder} -c listen_addresses='' -c fsync=off"
        program("pg_ctl", "-w", "-D", data, "-o", options, "-l", folder + "/log", "start")
        try:
            name = "postgres" if user else pwd.getpwuid(os.getuid()).pw_name
            connect = ["-X", "-q", "-h", folder, "-U", name, "-d", "postgres", "-v", "ON_ERROR_STOP=1"]
            for _ in range(2):
                for text in texts:
                    program("psql", *connect, text=text)
                lines = program("psql", *connect, "-A", "-t", "-F", "|", "-c", QUERY).splitlines()
                found = [tuple(line.split("|")) for line in lines]
                assert sorted((place, service, int(start)) for place, service, start in found) == expected
        finally:
            program("pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(f"slots.sql: PostgreSQL loads it twice with the same {len(expected)} rows")


def main():
    binary, zones = os.path.realpath(sys.argv[1]), sys.argv[2]
    check_smart_slots(binary, zones)
    with tempfile.TemporaryDirectory() as folder:
        texts, expected = statements(binary, zones, folder)
        check_sqlite(texts, expected)
        check_postgresql(texts, expected)


if __name__ == "__main__":
    main()
