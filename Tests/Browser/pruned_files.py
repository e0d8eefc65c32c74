"""templates/web/prune.js over every picker file: what is left is what can be booked, and no row is childless."""
import json
import unittest

import run
from site_ import export
from slot_picker import epoch, slots

TREES = ["vant", "antd-mobile", "antd", "element-plus", "tdesign", "nutui", "varlet", "weui", "uni-data-picker", "brpicker",
         "tree"]
MADE = "2026-06-01T00:01:00+08:00"
MOMENTS = ["2026-06-01T00:01:00+08:00", "2026-06-01T15:00:00+08:00", "2026-06-01T23:55:00+08:00",
           "2026-06-03T23:55:00+08:00"]


class PruneTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        run.SITE.page("/prune", "", '<script src="/web/prune.js"></script>')
        run.DRIVER.get(run.SITE.url + "/prune")
        cls.plan = slots(now=MADE)

    def prune(self, name, now, meta=None):
        file = export(run.PROGRAM, "--format", name, "--now", MADE, "--time-zone", "Asia/Shanghai", "--locale", "zh_CN")
        return run.DRIVER.execute_script("return prune(arguments[0], arguments[1])", json.loads(file),
                                         {"now": epoch(now), **({"meta": meta} if meta else {})})

    def left(self, now):
        return [slot["startEpoch"] for day in self.plan["days"] for hour in day["hours"] for slot in hour["slots"]
                if slot["bookUntil"] >= epoch(now)]

    def leaves(self, rows):
        for row in rows:
            if "children" in row:
                self.assertTrue(row["children"])
                yield from self.leaves(row["children"])
            else:
                yield row

    def test_trees(self):
        for name in TREES:
            for now in MOMENTS:
                with self.subTest(name, now=now):
                    file = self.prune(name, now)
                    rows = file["items"] if name == "weui" else file
                    starts = [leaf.get("start") or leaf["extras"]["start"] for leaf in self.leaves(rows)]
                    self.assertEqual(starts, self.left(now))
                    if name == "weui":
                        first = rows
                        for value in file["defaultValue"]:
                            self.assertEqual(first[0]["value"], value)
                            first = first[0].get("children")

    def test_json(self):
        for now in MOMENTS:
            file = self.prune("json", now)
            self.assertEqual([slot["startEpoch"] for day in file["days"] for hour in day["hours"]
                              for slot in hour["slots"]], self.left(now))
            self.assertEqual(file["closed"], self.plan["closed"])

    def test_wechat(self):
        for now in MOMENTS:
            file = self.prune("wechat", now)
            starts = [date["dayStart"] + hour["at"] + minute["at"] for date in file["dates"]
                      for hour in file["hourSets"][date["hours"]] for minute in file["minuteSets"][hour["minutes"]]]
            self.assertEqual(starts, self.left(now))
            for date in file["dates"]:
                self.assertTrue(file["hourSets"][date["hours"]])

    def test_meta_stands_for_what_rows_lack(self):
        meta = json.loads(export(run.PROGRAM, "--format", "picker-meta", "--now", MADE, "--time-zone", "Asia/Shanghai",
                                 "--locale", "zh_CN"))
        bare = [{"text": str(slot["start"])} for slot in meta["slots"]]
        left = run.DRIVER.execute_script("return prune(arguments[0], arguments[1])", bare,
                                         {"now": epoch(MOMENTS[1]), "meta": meta})
        self.assertEqual([int(row["text"]) for row in left], self.left(MOMENTS[1]))

    def test_it_is_small(self):
        from site_ import ROOT
        self.assertLess((ROOT / "templates/web/prune.js").stat().st_size, 2000)
