"""The page of `slotexport preview` in Chromium: one file that asks nobody for anything, and shows what json has."""
import json
import pathlib
import subprocess
import tempfile
import unittest

import axe
import run
from site_ import ROOT, SHOTS, export
from slot_picker import READ

NOW = "2026-09-28T10:16:00+08:00"
CLINIC = str(ROOT / "Resources/examples/clinic.json5")
HOSTILE = "</script><script>window.hacked=1</script><img src=x onerror=window.hacked=2>\"'&amp;"

LIST = "return [...document.querySelectorAll('.list time')].map(time => time.dateTime)"


def preview(*options, now=NOW):
    return subprocess.run([run.PROGRAM, "preview", "--now", now, *options], check=True, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL).stdout


def starts(*options, now=NOW):
    data = json.loads(export(run.PROGRAM, "--format", "json", "--now", now, *options))
    return [slot["start"] for day in data["days"] for hour in day["hours"] for slot in hour["slots"]], data


class PreviewTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.site, cls.driver = run.SITE, run.DRIVER

    def setUp(self):
        self.driver.execute_cdp_cmd("Emulation.setTimezoneOverride", {"timezoneId": "Asia/Shanghai"})
        self.driver.get_log("browser")

    def tearDown(self):
        # A policy that blocks anything of the page's own would be an error here.
        errors = [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]
        self.assertEqual(errors, [])

    def open(self, page):
        self.site.pages["/preview.html"] = (page, "text/html")
        self.site.requests.clear()
        self.driver.get(self.site.url + "/preview.html")
        self.assertEqual(self.site.requests, ["/preview.html"], "the page asked for more than itself")

    def js(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def wheels(self):
        return self.js(READ)

    def test_picker_list_and_calendar_show_the_slots_of_json(self):
        expected, data = starts("--place", CLINIC)
        self.open(preview("--place", CLINIC))
        self.assertEqual(self.js(LIST), expected)
        self.assertEqual(self.wheels()[0]["rows"], [day["label"] for day in data["days"]])
        dates = self.js("return [...document.querySelectorAll('.calendar .free time')].map(time => time.dateTime)")
        self.assertEqual(dates, [day["date"] for day in data["days"]])
        closed = self.js("return [...document.querySelectorAll('.calendar .none time')].map(time => time.dateTime)")
        self.assertEqual(closed, [day["date"] for day in data["closed"]])
        self.assertEqual(self.js("return document.querySelector('[aria-current] time').dateTime"), expected[0])
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.driver.save_screenshot(str(SHOTS / "preview.png"))
        self.assertEqual(axe.violations(self.driver), [])

    def test_a_choice_is_marked_in_the_list(self):
        expected, _ = starts("--place", CLINIC)
        self.open(preview("--place", CLINIC))
        self.js("""document.querySelector('slot-picker').shadowRoot.querySelectorAll('ul')[1].children[1].click()""")
        self.assertEqual(self.js("return document.querySelector('[aria-current] time').dateTime"),
                         "2026-09-28T14:00:00+08:00")

    def test_hostile_names_stay_text(self):
        with tempfile.TemporaryDirectory() as folder:
            place = pathlib.Path(folder, "place.json")
            place.write_text(json.dumps({
                "name": HOSTILE, "timeZone": "Asia/Shanghai", "locale": "zh_CN", "days": 3, "hours": "09:00-12:00",
                "bookingUrl": "https://example.com/?a=1&q='<b>\"{epoch}".replace('"', "%22").replace("<b>", "%3Cb%3E"),
                "exceptions": [{"date": "2026-09-30", "closed": True, "note": HOSTILE}]}))
            self.open(preview("--place", str(place)))
        self.assertIsNone(self.js("return window.hacked ?? null"))
        self.assertEqual(self.js("return document.querySelector('h1').textContent.trim()"), HOSTILE)
        self.assertIn(HOSTILE, self.js("return document.querySelector('.calendar').textContent"))
        self.assertEqual(self.js("return document.querySelectorAll('img').length"), 0)
        self.assertTrue(self.js("return document.querySelector('.list a').href").startswith("https://example.com/?a=1&q=%27%3Cb%3E"))

    def test_a_script_that_got_in_would_not_run(self):
        page = preview("--place", CLINIC).replace(b"<body>", b"<body><script>window.hacked = 1</script>")
        self.open(page)
        self.assertIsNone(self.js("return window.hacked ?? null"))
        self.assertTrue(any("Content Security Policy" in entry["message"] for entry in self.driver.get_log("browser")))

    def test_the_sizes_are_those_of_the_files(self):
        self.open(preview("--place", CLINIC))
        rows = dict(self.js("""return [...document.querySelectorAll('.sizes tbody tr')]
            .map(row => [row.cells[0].textContent.trim(), row.cells[1].textContent.trim()])"""))
        for name in ["json", "vant", "wechat", "plist"]:
            size = len(export(run.PROGRAM, "--format", name, "--now", NOW, "--place", CLINIC))
            self.assertEqual(rows[name], str(size))
        self.assertIn("array", rows["qf"])

    def test_services_and_locales_have_a_section_each(self):
        self.open(preview("--locale", "ar_EG,he_IL", "--time-zone", "Asia/Jerusalem", now="2026-06-01T10:16:00+03:00"))
        self.assertEqual(self.js("return [...document.querySelectorAll('section[lang]')].map(part => part.lang + part.dir)"),
                         ["ar-EGrtl", "he-ILrtl"])
        self.assertEqual(self.js("return document.querySelectorAll('slot-picker').length"), 2)
        self.driver.save_screenshot(str(SHOTS / "preview-rtl.png"))

    def test_dark_and_narrow_pages(self):
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-color-scheme", "value": "dark"}]})
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": True})
        self.open(preview("--place", CLINIC))
        self.driver.save_screenshot(str(SHOTS / "preview-dark-narrow.png"))
        width = self.js("return [document.documentElement.scrollWidth, innerWidth]")
        self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
        self.assertLessEqual(width[0], width[1])
