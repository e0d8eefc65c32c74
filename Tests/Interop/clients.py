#!/usr/bin/env python3
"""Real programs subscribe: Radicale serves a calendar, vdirsyncer fetches it, khal shows it, night after night.

usage: clients.py BINARY

What people see must be what the file says: on the first night, on the next one, whose labels have changed, after a booking, and
when nothing is left, which must empty both.
"""
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

import icalendar

BIN = os.path.dirname(sys.executable)
ZONE = "Europe/Berlin"


def slots(binary, now, *more, name="Salon Ann", hours="09:00-12:00"):
    """The calendar of a place at a moment."""
    run = subprocess.run(
        [binary, "--place-id", "salon", "--place-name", name, "--time-zone", ZONE, "--locale", "en_GB", "--days", "3",
         "--hours", hours, "--step", "1h", "--format", "ics", "--now", now, *more],
        capture_output=True, check=True)
    return run.stdout


def events(data):
    """(start, title) of the events that a calendar has, without the hidden one."""
    found = []
    for event in icalendar.Calendar.from_ical(data).walk("VEVENT"):
        start = event.decoded("DTSTART")
        if hasattr(start, "hour"):
            found.append((int(start.timestamp()), str(event["SUMMARY"])))
    return sorted(found)


class Server:
    """Radicale with one calendar, which is replaced as a whole."""

    def __init__(self, folder):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        config = os.path.join(folder, "radicale")
        with open(config, "w") as file:
            file.write(f"[server]\nhosts = 127.0.0.1:{port}\n[auth]\ntype = none\n[rights]\ntype = authenticated\n"
                       f"[storage]\nfilesystem_folder = {folder}/store\n")
        with open(config, "a") as file:
            file.write("[logging]\nlevel = error\n")
        text = open(config).read().replace("type = authenticated", "type = owner_only")
        open(config, "w").write(text)
        self.url = f"http://127.0.0.1:{port}/ann/slots/"
        self.process = subprocess.Popen([os.path.join(BIN, "radicale"), "--config", config], stderr=subprocess.DEVNULL)
        for _ in range(100):
            try:
                self.request("GET", f"http://127.0.0.1:{port}/.web/")
                break
            except urllib.error.HTTPError:
                break
            except OSError:
                time.sleep(0.1)

    def request(self, method, url, data=None):
        request = urllib.request.Request(url, data=data, method=method, headers={
            "Content-Type": "text/calendar; charset=utf-8", "Authorization": "Basic YW5uOmFubg=="})
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.read()

    def put(self, data):
        self.request("PUT", self.url, data)

    def get(self):
        return self.request("GET", self.url)

    def stop(self):
        self.process.terminate()
        self.process.wait()


class Subscriber:
    """vdirsyncer with a web calendar as its source and a folder that khal shows."""

    def __init__(self, folder, url):
        self.folder = folder
        self.file = os.path.join(folder, "feed.ics")
        self.events = os.path.join(folder, "events")
        os.makedirs(self.events)
        self.config = os.path.join(folder, "vdirsyncer.conf")
        with open(self.config, "w") as file:
            file.write(
                f'[general]\nstatus_path = "{folder}/status/"\n[pair slots]\na = "feed"\nb = "local"\ncollections = null\n'
                'conflict_resolution = "a wins"\npartial_sync = "revert"\n'
                f'[storage feed]\ntype = "http"\nurl = "{url}"\nusername = "ann"\npassword = "ann"\n'
                f'[storage local]\ntype = "filesystem"\npath = "{self.events}"\nfileext = ".ics"\n')
        self.khal = os.path.join(folder, "khal.conf")
        with open(self.khal, "w") as file:
            file.write(
                f"[calendars]\n[[slots]]\npath = {self.events}\n[sqlite]\npath = {folder}/khal.db\n[locale]\n"
                f"local_timezone = {ZONE}\ndefault_timezone = {ZONE}\ntimeformat = %H:%M\ndateformat = %Y-%m-%d\n"
                "longdateformat = %Y-%m-%d\ndatetimeformat = %Y-%m-%d %H:%M\nlongdatetimeformat = %Y-%m-%d %H:%M\n")
        self.run("vdirsyncer", "--config", self.config, "discover")

    def run(self, program, *arguments):
        run = subprocess.run(
            [os.path.join(BIN, program), *arguments], input="y\n" * 20, capture_output=True, text=True,
            env={**os.environ, "LC_ALL": "C.UTF-8", "HOME": self.folder, "XDG_DATA_HOME": self.folder})
        if run.returncode:
            raise SystemExit(f"clients: {program}: {run.stdout}{run.stderr}")
        return run.stdout

    def sync(self):
        self.run("vdirsyncer", "--config", self.config, "sync", "--force-delete")

    def shown(self):
        """What khal lists, as (epoch, title)."""
        lines = self.run("khal", "--config", self.khal, "list", "--day-format", "", "--format",
                         "{start-long-full}|{title}", "2026-05-25", "2026-06-20").splitlines()
        found = []
        for line in filter(None, lines):
            start, title = line.split("|", 1)
            moment = time.strptime(start, "%Y-%m-%d %H:%M")
            # Berlin in summer.
            found.append((int(time.mktime(moment) - time.timezone) - 7200, title))
        return sorted(found)


def main():
    os.environ["TZ"] = "UTC"
    time.tzset()
    binary = os.path.abspath(sys.argv[1])
    busy = tempfile.NamedTemporaryFile("w", suffix=".csv")
    busy.write("start,end\n2026-06-03T09:00,2026-06-03T10:00\n")
    busy.flush()
    nights = [
        ("the first night", slots(binary, "2026-06-01T00:05:00+02:00")),
        ("the next night", slots(binary, "2026-06-02T00:05:00+02:00")),
        ("a booking", slots(binary, "2026-06-02T00:10:00+02:00", "--busy", busy.name)),
        ("another name", slots(binary, "2026-06-02T00:15:00+02:00", name="Salon Bob")),
        ("nothing left", slots(binary, "2026-06-02T00:20:00+02:00", hours="off")),
    ]
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            subscriber = None
            for what, data in nights:
                expected = events(data)
                server.put(data)
                subscriber = subscriber or Subscriber(folder, server.url)
                subscriber.sync()
                for program, found in [("Radicale", events(server.get())), ("khal", subscriber.shown())]:
                    if found != expected:
                        failures += 1
                        print(f"clients: {what}: {program} shows {len(found)} events, {len(expected)} are right: "
                              f"{sorted(set(found) ^ set(expected))[:4]}")
                print(f"clients: {what}: {len(expected)} events")
        finally:
            server.stop()
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
