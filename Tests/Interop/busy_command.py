"""Asks for the busy times of calendars."""
import json
import os
import subprocess


def busy_times(binary, zoneinfo, jobs):
    """Yields, for each (path, zone, from, to), a list of (start, end) in epoch seconds, or the error as text."""
    if os.path.basename(binary) == "driver":
        lines = "".join(f"{p} {z} {int(a.timestamp())} {int(b.timestamp())}\n" for p, z, a, b in jobs)
        done = subprocess.run([binary], input=lines, capture_output=True, text=True,
                              env={**os.environ, "SLOTEXPORT_ZONEINFO": zoneinfo})
        for line in done.stdout.split("\n")[:-1]:
            yield line if line.startswith("error") else [tuple(map(int, w.split("-"))) for w in line.split()]
        return
