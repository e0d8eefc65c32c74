#!/usr/bin/env python3
"""Writes what Python's zoneinfo says about every zone of a folder, for SlotTimeTests to compare.

usage: zones.py ZONEINFO_DIR OUTPUT
       SLOTEXPORT_ZONE_ORACLE=OUTPUT SLOTEXPORT_ZONEINFO=ZONEINFO_DIR swift test --filter ZoneOracleTests

One line a zone: its id, its UTC offset at the start of 2020, then EPOCH:OFFSET for each change of offset until the
end of 2100, all in seconds. 2020-2037 are the years that a fat file stores; after them only the footer speaks.
"""

import datetime
import os
import sys
import zoneinfo

NOT_IDS = {"localtime", "posixrules"}
NOT_FOLDERS = {"right", "posix"}
DAY = 86400


def identifiers(folder):
    for root, folders, files in os.walk(folder):
        if root == folder:
            folders[:] = [name for name in folders if name not in NOT_FOLDERS]
        for name in files:
            path = os.path.join(root, name)
            with open(path, "rb") as file:
                if name not in NOT_IDS and file.read(4) == b"TZif":
                    yield os.path.relpath(path, folder).replace(os.sep, "/")


def epoch(year):
    return int(datetime.datetime(year, 1, 1, tzinfo=datetime.timezone.utc).timestamp())


def changes(zone, start, end):
    """The offset at start, and every (epoch, offset) after it: looked for day by day, then halved down to the second."""

    def offset(seconds):
        return int(datetime.datetime.fromtimestamp(seconds, zone).utcoffset().total_seconds())

    first = last = offset(start)
    found = []
    for day in range(start, end, DAY):
        here = offset(day + DAY)
        if here == last:
            continue
        low, high = day, day + DAY
        while high - low > 1:
            middle = (low + high) // 2
            if offset(middle) == last:
                low = middle
            else:
                high = middle
        found.append((high, here))
        last = here
    return first, found


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    folder, output = os.path.abspath(sys.argv[1]), sys.argv[2]
    zoneinfo.reset_tzpath([folder])
    with open(output, "w", encoding="ascii", newline="\n") as file:
        for identifier in sorted(identifiers(folder)):
            first, found = changes(zoneinfo.ZoneInfo.no_cache(identifier), epoch(2020), epoch(2101))
            print(identifier, first, *(f"{at}:{offset}" for at, offset in found), file=file)


main()
