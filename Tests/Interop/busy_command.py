"""Asks `slotexport busy` for the busy times of calendars."""
import datetime as dt
import json
import subprocess


def busy_times(binary, zoneinfo, jobs):
    """Yields, for each (path, zone, from, to), a list of (start, end) in epoch seconds, or the error as text.

    The command takes dates: what lies outside of the two moments is left out here.
    """
    for path, zone, first, last in jobs:
        command = [binary, "busy", str(path), "--time-zone", zone, "--tzdir", zoneinfo, "--format", "json",
                   "--from", (first.date() - dt.timedelta(days=1)).isoformat(),
                   "--to", (last.date() + dt.timedelta(days=2)).isoformat()]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            yield done.stderr.strip()
            continue
        times = [(each["startEpoch"], each["endEpoch"]) for each in json.loads(done.stdout)]
        yield [(a, b) for a, b in times if first.timestamp() <= a < last.timestamp()]
