#!/usr/bin/env python3
"""compare.py BUILD ROUNDS RESULTS: runs what benchmarks/run has built, in turn, and writes the table of medians.

Wall time is from start to exit of the whole process; files go to memory (/dev/shm) where the system has that. Before it is
measured, every program shows that it does the same work (fields.py).
"""
import datetime
import os
import platform
import re
import statistics
import subprocess
import sys
import tempfile

import fields
import programs

BUILD, ROUNDS, RESULTS = sys.argv[1], int(sys.argv[2]), sys.argv[3]
# A program that takes longer than this many seconds is run only once.
PATIENCE = 4.0
WORKLOADS = [("year", "one place, 365 days", 1, 365), ("plans", "1,000 places, 3 days each, one run", 1000, 3)]
SLOW = {("plans", "Python icalendar"): "over a minute"}


def run(command, output=None):
    """Wall and user+system seconds, peak memory in MiB, exit status."""
    if output and os.path.exists(output):
        os.unlink(output)
    result = os.path.join(BUILD, "measured")
    subprocess.run([f"{BUILD}/launch", result, *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    with open(result, encoding="ascii") as file:
        wall, peak, user, system, status = map(int, file.read().split())
    return {"wall": wall / 1e9, "cpu": (user + system) / 1e6, "peak": peak / 1024, "status": status}


def medians(commands, output=None):
    """Runs all commands in turn, ROUNDS times; by name the medians."""
    runs = {name: [] for name, _ in commands}
    for _ in range(ROUNDS):
        for name, command in commands:
            if runs[name] and runs[name][0]["wall"] > PATIENCE:
                continue
            measured = run(command, output)
            if measured["status"]:
                sys.exit(f"compare: {name} ended with {measured['status']}")
            measured["bytes"] = os.path.getsize(output) if output else 0
            runs[name].append(measured)
    return {name: {key: statistics.median(one[key] for one in all_) for key in all_[0]} | {"runs": len(all_)}
            for name, all_ in runs.items()}


def same_work(form, output):
    """Stops where the programs' fields differ, over three places where they can and ten days."""
    for places in (1, 3):
        digests = {}
        for name, command in commands(form, places, 10, output):
            if run(command, output)["status"] == 0:
                digests[name] = fields.digest(output, form)
        if len(set(digests.values())) != 1:
            sys.exit(f"compare: not the same work in {form}: {digests}")


def commands(form, places, days, output):
    return programs.ours(BUILD, form, places, days, output) + programs.others(BUILD, form, places, days, output)


def table(form, key, places, days, output):
    todo = [pair for pair in commands(form, places, days, output) if (key, pair[0]) not in SLOW]
    slots = places * days * 144
    found = medians(todo, output)
    limit = found[programs.LIMIT]
    libraries = [one for name, one in found.items() if name not in programs.PLAIN]
    best = min((one["wall"] / one["bytes"] for one in libraries), default=None)
    lines = []
    for name, one in sorted(found.items(), key=lambda pair: pair[1]["wall"] / pair[1]["bytes"]):
        by_byte = one["wall"] / one["bytes"]
        lines.append([
            form, name, f"{slots / one['wall'] / 1e6:.2f}", f"{1e-6 / by_byte:,.0f}", f"{one['bytes'] / slots:.0f}",
            f"{one['wall'] * 1e3:,.1f}", f"{one['cpu'] * 1e3:,.1f}", f"{one['peak']:.1f}",
            f"{by_byte / limit['wall'] * limit['bytes']:.2f}", f"{one['wall'] / limit['wall']:.2f}",
            f"{best / by_byte:.2f}" if best else "", str(one["runs"])])
    return lines


def start_up():
    slotexport = f"{BUILD}/slotexport-static"
    default = ["--locale", "zh_CN", "--format", "ics", "--time-zone", programs.ZONE]
    others = [(", Embedded Swift", f"{BUILD}/slotexport-embedded"), (", shared", f"{BUILD}/slotexport-shared")]
    found = medians([
        ("C, a line", [f"{BUILD}/line"]), ("C, links libxml2", [f"{BUILD}/link_libxml2"]),
        ("slotexport --version", [slotexport, "--version"]),
        *[(f"slotexport --version{kind}", [binary, "--version"]) for kind, binary in others],
        ("three days of ics", [slotexport, *default]),
        *[(f"three days of ics{kind}", [binary, *default]) for kind, binary in others],
        ("3,650 days of ics", [slotexport, *default, "--days", "3650"]),
        ("3,650 days of json", [slotexport, "--time-zone", programs.ZONE, "--days", "3650"])])
    base = found["C, a line"]["wall"]
    return [[name, f"{one['wall'] * 1e3:.2f}", f"{one['wall'] / base:.2f}", f"{one['peak']:.1f}"] for name, one in found.items()]


def parts():
    """What labels and zones cost, by themselves."""
    zones = [os.path.join(os.path.dirname(os.path.dirname(programs.zone_file())), name)
             for name in ("Asia/Shanghai", "America/New_York", "Europe/Berlin", "Africa/Casablanca", "Australia/Lord_Howe")]
    labels = [f"{BUILD}/plans", "labels"]
    say = lambda command: statistics.median(
        float(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()[0]) for _ in range(ROUNDS))
    counts = [allocations([*labels, count, "zh_CN", "en_US"]) for count in ("10000", "20000")]
    return [["a label (zh_CN, en_US)", f"{say([*labels, '400000', 'zh_CN', 'en_US']):.0f} ns",
             f"{(counts[1] - counts[0]) / 20000:.2f} allocations"],
            ["a zone, read from its file's bytes", f"{say([f'{BUILD}/plans', 'zones', '200', *zones]):.1f} us", ""]]


# What clients read, and templates over a year; json is what they are held against.
CLIENTS = ["json", "vant", "antd-mobile", "antd", "element-plus", "tdesign", "nutui", "varlet", "weui", "uni-data-picker",
           "brpicker", "tree"]
TEMPLATES = ["benchmarks/templates/slots.csv", "benchmarks/templates/times.txt"]


def clients():
    """A year in the trees for pickers and in templates, written to memory in one process."""
    command = [f"{BUILD}/plans", "formats", programs.zone_file(), "365", str(ROUNDS), *CLIENTS, *TEMPLATES]
    rows = [line.split() for line in subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()]
    speed = {name: int(count) / int(time) * 1e3 for name, count, time in rows}
    return [[name, f"{int(count) / 1e6:.1f}", f"{speed[name]:,.0f}", f"{speed[name] / speed['json']:.2f}"]
            for name, count, _ in rows]


def allocations(command):
    path = os.path.join(BUILD, "allocations")
    environment = {**os.environ, "ALLOCATIONS": path, "LD_PRELOAD": f"{BUILD}/allocations.so"}
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True, env=environment)
    with open(path, encoding="ascii") as file:
        return int(file.read())


def versions():
    def first(*command):
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            return (done.stdout or done.stderr).strip().splitlines()[0]
        except (OSError, IndexError):
            return None
    def package(name):
        return first("dpkg-query", "-W", "-f", "${Package} ${Version}", name)
    yield first("swift", "--version")
    yield first("cc", "--version")
    yield first("rustc", "--version")
    yield from (package(name) for name in ("libxml2", "libical3", "librust-csv-dev", "librust-serde-json-dev", "librust-quick-xml-dev"))
    yield first(f"{BUILD}/venv/bin/python", "--version")
    listed = subprocess.run([f"{BUILD}/venv/bin/pip", "list", "--format", "freeze"], capture_output=True, text=True, check=False)
    yield from (line for line in listed.stdout.split() if line.split("==")[0] in programs.PACKAGES.values())


def machine():
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        model = re.search(r"model name\s*: (.*)", file.read())
    return (f"{model[1] if model else platform.machine()}, {os.cpu_count()} processors, "
            f"load {os.getloadavg()[0]:.1f} before and {{load}} after")


def markdown(heads, lines):
    rule = ["---" if index < 2 else "--:" for index in range(len(heads))]
    return "".join("| " + " | ".join(line) + " |\n" for line in [heads, rule, *lines])


def main():
    folder = "/dev/shm" if os.access("/dev/shm", os.W_OK) else tempfile.gettempdir()
    text = [f"# Results\n\n{datetime.date.today()}, {machine()}. Medians of {ROUNDS} interleaved runs, whole processes; files in "
            f"{'memory' if folder == '/dev/shm' else 'the temporary folder'}. Compare only within a table.\n\n"
            + "".join(f"- {version}\n" for version in versions() if version)]
    heads = ["format", "program", "M slots/s", "MB/s", "bytes/slot", "ms", "CPU ms", "peak MiB", "time/byte : C copy-and-patch",
             "time/slot : the same", "bytes/s : best library", "runs"]
    with tempfile.TemporaryDirectory(dir=folder) as scratch:
        for form in programs.FORMATS:
            same_work(form, os.path.join(scratch, f"slots.{form}"))
        for key, title, places, days in WORKLOADS:
            lines = []
            for form in programs.FORMATS:
                lines += table(form, key, places, days, os.path.join(scratch, f"slots.{form}"))
                print(f"{title}: {form} done", flush=True)
            left = [f"{name}: {why}" for (work, name), why in SLOW.items() if work == key]
            text.append(f"\n## {title[0].upper()}{title[1:]}, 144 slots a day\n\n" + markdown(heads, lines)
                        + "".join(f"\nskipped: {line}\n" for line in left))
    text.append("\n## Start-up\n\n" + markdown(["program", "ms", ": C, a line", "peak MiB"], start_up()))
    text.append("\n## Parts\n\n" + markdown(["part", "time", "memory"], parts()))
    text.append("\n## A year for clients, in one process\n\n"
                + markdown(["format or template", "MB", "MB/s", "bytes/s : json"], clients()))
    text[0] = text[0].replace("{load}", f"{os.getloadavg()[0]:.1f}")
    with open(RESULTS, "w", encoding="utf-8") as file:
        file.write("".join(text))
    print("".join(text))


if __name__ == "__main__":
    main()
