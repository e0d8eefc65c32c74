"""The format plist, read by Python's plistlib: the slots of json, in the same tree."""
import plistlib
import unittest

import run
from site_ import export
from slot_picker import slots


class PropertyListTests(unittest.TestCase):
    def test_a_property_list_has_the_slots_of_json(self):
        for zone, now, locale in [("Asia/Shanghai", "2026-06-01T10:16:00+08:00", "zh_CN"),
                                  ("America/New_York", "2026-10-31T22:10:00-04:00", "ar_EG")]:
            file = plistlib.loads(export(run.PROGRAM, "--format", "plist", "--now", now, "--time-zone", zone, "--locale",
                                         locale))
            read = [(day["text"], hour["text"], slot["text"], slot["value"], slot["start"], slot["bookUntil"])
                    for day in file for hour in day["children"] for slot in hour["children"]]
            data = slots(now=now, zone=zone, locale=locale)
            self.assertEqual(read, [
                (day["label"], hour["label"], slot["label"], slot["start"], slot["startEpoch"], slot["bookUntil"])
                for day in data["days"] for hour in day["hours"] for slot in hour["slots"]])
            values = [row["value"] for day in file for hour in day["children"] for row in [day, hour, *hour["children"]]]
            self.assertEqual(len(set(values)), len(values) - sum(len(day["children"]) - 1 for day in file))
