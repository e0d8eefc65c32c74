"""The programs that are compared, by format: what each is called, and the words that start it."""
import os
import shutil

HERE = os.path.dirname(os.path.abspath(__file__))
FORMATS = ["csv", "json", "ndjson", "xml", "ics"]
ZONE = "Asia/Shanghai"
NOW = "2026-03-04T00:00:00+08:00"

# The limit that a program without a library reaches; and what it is compared with besides: libraries.
LIMIT = "C copy-and-patch"
PLAIN = {LIMIT, "C snprintf", "slotexport", "slotexport, ordinary Swift", "slotexport, shared"}

PEERS = {
    "csv": [("Rust csv", "rust csv"), ("Python csv", "csv_std.py 1"), ("pyarrow", "csv_pyarrow.py 1"),
            ("polars", "frame_polars.py 1 csv"), ("DuckDB", "frame_duckdb.py 1 csv")],
    "json": [("Rust serde_json", "rust json"), ("msgspec", "json_msgspec.py 1 json"), ("Python json", "json_std.py 1")],
    "ndjson": [("Rust serde_json", "rust ndjson"), ("msgspec", "json_msgspec.py 1 ndjson"),
               ("polars", "frame_polars.py 1 ndjson"), ("DuckDB", "frame_duckdb.py 1 ndjson")],
    "xml": [("libxml2 writer", "libxml2"), ("Rust quick-xml", "rust xml")],
    "ics": [("libical", "libical"), ("Python icalendar", "ics_icalendar.py 1")],
}

# The packages of the Python peers.
PACKAGES = {"csv_pyarrow.py": "pyarrow", "json_msgspec.py": "msgspec", "frame_polars.py": "polars",
            "frame_duckdb.py": "duckdb", "ics_icalendar.py": "icalendar"}


def zone_file():
    return os.path.join(os.environ.get("TZDIR", "/usr/share/zoneinfo"), ZONE)


def ours(build, form, places, days, output):
    """Our own programs: the command for one place, the library for many plans in one run."""
    if places > 1:
        return [("slotexport", [f"{build}/plans", "write", str(places), str(days), "10", form, "zh_CN", zone_file(), output])]
    options = ["--format", form, "--locale", "zh_CN", "--time-zone", ZONE, "--now", NOW, "--lead", "0", "--days", str(days),
               "--place-id", "p000000", "--place-name", "p000000"]
    # The launcher opens the file, within the time that is measured: the peers write in place too.
    return [("slotexport", ["-o", output, f"{build}/slotexport-static", *options]),
            ("slotexport, Embedded Swift", ["-o", output, f"{build}/slotexport-embedded", *options]),
            ("slotexport, shared", ["-o", output, f"{build}/slotexport-shared", *options])]


def others(build, form, places, days, output):
    """The peers that were built."""
    work = [str(places), str(days), "10", output]
    found = [(LIMIT, [f"{build}/patch", *work, form])]
    if form != "ndjson":
        found.append(("C snprintf", [f"{build}/snprintf", *work, form]))
    for name, words in PEERS[form]:
        program, *rest = words.split()
        if program.endswith(".py"):
            command = [f"{build}/venv/bin/python", f"{HERE}/peers/python/{program}", *work, *rest]
            package = PACKAGES.get(program)
            there = package is None or has_package(build, package)
        else:
            command = [f"{build}/{program}", *work, *rest]
            there = shutil.which(command[0]) is not None
        if there:
            found.append((name, command))
    return found


def has_package(build, package):
    library = os.path.join(build, "venv", "lib")
    return any(os.path.isdir(os.path.join(library, python, "site-packages", package)) for python in os.listdir(library))
