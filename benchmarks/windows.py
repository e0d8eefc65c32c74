#!/usr/bin/env python3
"""windows.py SLOTEXPORT [ROUNDS]: a year with five windows a day against one around the clock, whole processes in one run.

The windows hold as many slots as they can of a year's 52,560; the time is compared as it is, and a slot.
"""
import os
import statistics
import subprocess
import sys
import tempfile
import time

HOURS = {
    "around the clock": "24/7",
    "five windows": "00:00-04:00,05:00-09:00,10:00-14:00,15:00-19:00,20:00-24:00",
    "five windows, of another length on Saturdays": "06:00-08:00,09:00-11:00,12:00-14:00,15:00-17:00,18:00-20:00; Sa 10:00-14:00",
}


def main():
    program = sys.argv[1]
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 9
    print("| format | opening hours | slots | ms | time : around the clock | time/slot : the same |")
    print("| --- | --- | --: | --: | --: | --: |")
    with tempfile.TemporaryDirectory(dir="/dev/shm" if os.path.isdir("/dev/shm") else None) as folder:
        for form in ("csv", "json", "ndjson", "xml", "ics"):
            measure(program, form, os.path.join(folder, "slots"), rounds)


def measure(program, form, path, rounds):
    times = {name: [] for name in HOURS}
    counts = {}
    for _ in range(rounds):
        for name, hours in HOURS.items():
            if os.path.exists(path):
                os.remove(path)
            command = [program, "--locale", "zh_CN", "--time-zone", "Asia/Shanghai", "--now", "2026-03-04T00:00:00+08:00",
                       "--lead", "0", "--days", "365", "--hours", hours, "--format", form, "--output", path]
            start = time.perf_counter()
            told = subprocess.run(command, check=True, capture_output=True, text=True).stderr
            times[name].append(time.perf_counter() - start)
            counts[name] = int(told.split("(")[1].split()[0])
    base = statistics.median(times["around the clock"])
    for name, spent in times.items():
        spent = statistics.median(spent)
        share = spent / base
        print(f"| {form} | {name} | {counts[name]:,} | {spent * 1e3:.1f} | {share:.2f} "
              f"| {share * counts['around the clock'] / counts[name]:.2f} |")


main()
