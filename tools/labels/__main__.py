"""Writes Resources/labels/labels.txt and the tables of Sources/SlotTime/Calendars, or with --check compares them."""
import pathlib
import sys

import swift_tables
import table

root = pathlib.Path(__file__).resolve().parents[2]
files = {"Resources/labels/labels.txt": table.Table().text()}
for name, text in swift_tables.files().items():
    files[f"Sources/SlotTime/Calendars/{name}"] = text
status = 0
for name, text in files.items():
    path = root / name
    if "--check" not in sys.argv[1:]:
        path.write_text(text)
        print(f"wrote {name} ({len(text.encode())} bytes)")
    elif path.read_text() != text:
        print(f"tools/labels: error: {name} is out of date", file=sys.stderr)
        status = 1
sys.exit(status)
