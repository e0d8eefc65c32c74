"""The components that our picker files are made for, as PyPI packages carry them: what they show and return is the plan."""
import json
import pathlib
import sysconfig
import tempfile
import time
import unittest

import run
from site_ import export
from slot_picker import epoch

PACKAGES = pathlib.Path(sysconfig.get_paths()["purelib"])
FILES = {
    "react.js": "dash/deps/react@18.3.1.min.js", "react-dom.js": "dash/deps/react-dom@18.3.1.min.js",
    "prop-types.js": "dash/deps/prop-types@15.8.1.min.js",
    "antd-mobile.js": "feffery_antd_mobile_components/feffery_antd_mobile_components.min.js",
    "antd.js": "feffery_antd_components/feffery_antd_components.min.js",
    "async-data_entry.js": "feffery_antd_components/async-data_entry.js",
    "vue.js": "nicegui/static/vue.esm-browser.js",
    "tdesign.js": "instaui_tdesign/static/tdesign.min.js", "tdesign.css": "instaui_tdesign/static/tdesign.min.css",
}
LOAD = """const options = prune(await (await fetch('/file.json')).json()); window.got = []; window.options = options"""
REACT = """<script src="/web/prune.js"></script><script src="/p/react.js"></script><script src="/p/react-dom.js"></script>
<script src="/p/prop-types.js"></script><script>
window.dash_clientside = {}
window.dash_component_api = { useDashContext: () => ({ componentPath: [], useLoading: () => false }), useDashReady: () => true }
</script><script src="/p/%s.js"></script><div id="app"></div><script type="module">%s
ReactDOM.createRoot(document.getElementById('app')).render(React.createElement(%s,
  { options, panelMode: true, setProps: props => 'value' in props && got.push(props.value) }))
window.ready = true</script>"""
PAGES = {
    "antd-mobile": REACT % ("antd-mobile", LOAD, "feffery_antd_mobile_components.MobileCascaderView"),
    "antd": REACT % ("antd", LOAD, "feffery_antd_components.AntdCascader"),
    "tdesign": """<script src="/web/prune.js"></script><link rel="stylesheet" href="/p/tdesign.css"><div id="app"></div>
<script type="importmap">{"imports":{"vue":"/p/vue.js"}}</script><script type="module">
import { CascaderPanel } from '/p/tdesign.js'
import { createApp, h } from 'vue'
""" + LOAD + """
createApp({ render: () => h(CascaderPanel, { options, onChange: value => got.push(value) }) }).mount('#app')
window.ready = true</script>""",
}
ROWS = {
    # The first level's rows are the last tab's; a level is shown alone.
    "antd-mobile": """[...document.querySelectorAll('.adm-tabs-content')].filter(panel => panel.style.display !== 'none')
        .at(-1)?.querySelectorAll('.adm-cascader-view-item') ?? []""",
    "antd": "document.querySelectorAll('.ant-cascader-menu')[column]?.querySelectorAll('.ant-cascader-menu-item') ?? []",
    "tdesign": "document.querySelectorAll('.t-cascader__menu')[column]?.querySelectorAll('.t-cascader__item') ?? []",
}
# A name, then the place, the present and the options.
NIGHT = {"id": "night", "timeZone": "America/New_York", "locale": "en_US"}
PLAIN = {"id": "plain", "timeZone": "Asia/Shanghai", "locale": "zh_CN"}
CASES = {
    "an ordinary day": (PLAIN, "2026-06-01T10:16:00+08:00", []),
    "a sold-out first day": (
        dict(PLAIN, soldOut="mark", busy=[{"start": "2026-06-01T00:00", "end": "2026-06-02T00:00"},
                                          {"start": "2026-06-02T09:10", "end": "2026-06-02T11:20"}]),
        "2026-06-01T10:16:00+08:00", []),
    "a fall-back night": (NIGHT, "2026-10-31T22:11:00-04:00", ["--days", "2"]),
    "a one-slot day": (dict(PLAIN, hours="Mo 12:00-12:10; Tu 10:00-11:00"), "2026-06-01T10:16:00+08:00", []),
    "30 days": (PLAIN, "2026-06-01T10:16:00+08:00", ["--days", "30"]),
}


class ComponentTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.site, cls.driver = run.SITE, run.DRIVER
        for name, path in FILES.items():
            cls.site.files[f"/p/{name}"] = PACKAGES / path
        cls.driver.execute_cdp_cmd("Emulation.setTimezoneOverride", {"timezoneId": "Europe/Berlin"})

    def files(self, profile, place, now, options):
        with tempfile.NamedTemporaryFile("w", suffix=".json5") as file:
            json.dump(place, file)
            file.flush()
            return [json.loads(export(run.PROGRAM, "--place", file.name, "--now", now, "--format", name, *options))
                    for name in (profile, "json")]

    def open(self, profile, tree, now):
        self.site.data("/file.json", tree)
        self.site.page("/component", PAGES[profile])
        self.driver.get(f"{self.site.url}/component?now={epoch(now)}")
        self.driver.set_script_timeout(20)
        self.driver.execute_async_script("""const done = arguments[0]
            const wait = () => window.ready && document.querySelector('#app').textContent ? done() : setTimeout(wait, 20)
            wait()""")

    def eventually(self, expected, read):
        """Components show a change in a frame of their own, which a busy machine may put off."""
        end = time.monotonic() + 10
        while read() != expected and time.monotonic() < end:
            time.sleep(0.05)
        self.assertEqual(read(), expected)

    def rows(self, profile, column):
        return self.driver.execute_async_script(
            "const [column, done] = arguments; setTimeout(() => done([..." + ROWS[profile]
            + "].map(row => row.textContent.trim())), 30)", column)

    def choose(self, profile, column, row):
        """Goes back to a column and chooses a row."""
        self.driver.execute_async_script("""const [column, row, done] = arguments
            document.querySelectorAll('.adm-tabs-tab')[column]?.click()
            setTimeout(() => { [...""" + ROWS[profile] + """][row].click(); setTimeout(done, 30) }, 30)""", column, row)

    def value(self, profile):
        return self.driver.execute_script("return got.at(-1)")

    def expected(self, profile, data, now):
        """The rows that must be shown: what is free, and where the component marks them, sold-out slots of free hours."""
        marks = profile == "antd"
        days = []
        for day in data["days"]:
            hours = []
            for hour in day["hours"]:
                slots = [slot for slot in hour["slots"] if slot["bookUntil"] >= epoch(now)]
                free = [slot for slot in slots if not slot.get("soldOut")]
                if free:
                    hours.append((hour["label"], slots if marks else free))
            if hours:
                days.append((day["label"], hours))
        return days

    def check(self, profile, tree, data, now):
        self.open(profile, tree, now)
        days = self.expected(profile, data, now)
        self.assertTrue(days)
        self.eventually([label for label, _ in days], lambda: self.rows(profile, 0))
        for row in sorted({0, min(1, len(days) - 1), len(days) - 1}):
            hours = days[row][1]
            self.choose(profile, 0, row)
            self.eventually([label for label, _ in hours], lambda: self.rows(profile, 1))
            labels = [label for label, _ in hours]
            doubled = [index for index, label in enumerate(labels) if "(UTC" in label]
            for column in sorted({0, len(hours) - 1, *doubled}):
                slots = hours[column][1]
                self.choose(profile, 1, column)
                self.eventually([slot["label"] for slot in slots], lambda: self.rows(profile, 2))
                minute = max(index for index, slot in enumerate(slots) if not slot.get("soldOut"))
                self.choose(profile, 2, minute)
                self.eventually(slots[minute]["startEpoch"], lambda: self.start(profile, tree))

    def start(self, profile, tree):
        """The start of the slot whose value came back: found in the file, not in our other formats."""
        value = self.value(profile)
        rows = tree
        if value is None or (profile != "tdesign" and len(value) < 3):
            return None
        if profile == "tdesign":
            leaves = [leaf for day in tree for hour in day["children"] for leaf in hour["children"]]
            return next(leaf["start"] for leaf in leaves if leaf["value"] == value)
        for part in value[:-1]:
            rows = next(row for row in rows if row["value"] == part)["children"]
        return next(row["start"] for row in rows if row["value"] == value[-1])

    def test_components_show_the_plan_and_return_it(self):
        for profile in PAGES:
            for name, (place, now, options) in CASES.items():
                with self.subTest(profile=profile, case=name):
                    tree, data = self.files(profile, place, now, options)
                    self.check(profile, tree, data, now)

    def test_a_file_of_the_night_is_right_at_any_hour_once_it_is_pruned(self):
        for profile in PAGES:
            tree, data = self.files(profile, PLAIN, "2026-06-01T00:01:00+08:00", [])
            for now in ["2026-06-01T15:00:30+08:00", "2026-06-01T23:55:00+08:00"]:
                with self.subTest(profile=profile, now=now):
                    self.check(profile, tree, data, now)

    def test_a_sold_out_row_can_not_be_chosen_in_antd(self):
        place, now, options = CASES["a sold-out first day"]
        tree, _ = self.files("antd", place, now, options)
        self.open("antd", tree, now)
        hours = tree[0]["children"]
        hour, minute = next((index, row) for index, hour in enumerate(hours)
                            for row, slot in enumerate(hour["children"]) if slot.get("disabled"))
        self.choose("antd", 0, 0)
        self.choose("antd", 1, hour)
        self.choose("antd", 2, minute)
        self.assertIsNone(self.value("antd"))
