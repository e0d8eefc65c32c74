"""<slot-picker> in Chromium: what the wheels show is what the json says, whatever the clock, the zone and the hands do."""
import datetime
import json
import time
import unittest
import zoneinfo

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

import axe
import run
from site_ import SHOTS, export

SCRIPT = '<script type="module" src="/web/slot-picker.js"></script>'
NOW = "2026-06-01T10:16:00+08:00"


def epoch(text):
    return int(datetime.datetime.fromisoformat(text).timestamp())


def slots(*options, now=NOW, zone="Asia/Shanghai", locale="zh_CN"):
    return json.loads(export(run.PROGRAM, "--format", "json", "--now", now, "--time-zone", zone, "--locale", locale,
                             *options))


READ = """
const picker = document.querySelector('slot-picker'), root = picker.shadowRoot
return [...root.querySelectorAll('ul')].map(list => ({
  rows: [...list.children].map(item => item.textContent),
  disabled: [...list.children].flatMap((item, index) => item.ariaDisabled === 'true' ? [index] : []),
  selected: [...list.children].findIndex(item => item.ariaSelected === 'true'),
  active: list.getAttribute('aria-activedescendant'), name: list.ariaLabel, role: list.role,
  middle: list.firstChild && Math.round(list.scrollTop / list.firstChild.getBoundingClientRect().height)}))
"""


class PickerTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.site, cls.driver = run.SITE, run.DRIVER

    def setUp(self):
        self.zone("Asia/Shanghai")

    def tearDown(self):
        errors = [entry["message"] for entry in self.driver.get_log("browser")
                  if entry["level"] == "SEVERE" and "404" not in entry["message"]]
        self.assertEqual(errors, [])

    def zone(self, zone):
        self.driver.execute_cdp_cmd("Emulation.setTimezoneOverride", {"timezoneId": zone})

    def media(self, **features):
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]})

    def open(self, data, body='<slot-picker src="/slots.json"></slot-picker>', now=NOW, **page):
        if data is not None:
            self.site.data("/slots.json", data)
        self.site.page("/", body, SCRIPT, **page)
        self.driver.get(f"{self.site.url}/?now={epoch(now)}")
        if data is not None:
            self.until(lambda: self.js("return document.querySelector('slot-picker').data != null"))

    def js(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def until(self, test, seconds=5):
        end = time.monotonic() + seconds
        while not test():
            self.assertLess(time.monotonic(), end, "nothing happened")
            time.sleep(0.02)

    def wheels(self):
        return self.js(READ)

    def rows(self, column):
        return self.wheels()[column]["rows"]

    @property
    def value(self):
        return self.js("return document.querySelector('slot-picker').value")

    def note(self, part="note"):
        return self.js("return document.querySelector('slot-picker').shadowRoot.getElementById(arguments[0]).textContent", part)

    def click(self, column, row):
        self.js("document.querySelector('slot-picker').shadowRoot.querySelectorAll('ul')[arguments[0]]"
                ".children[arguments[1]].click()", column, row)

    def key(self, column, *keys):
        self.js("document.querySelector('slot-picker').shadowRoot.querySelectorAll('ul')[arguments[0]].focus()", column)
        ActionChains(self.driver).send_keys(*keys).perform()

    def shot(self, name):
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.driver.save_screenshot(str(SHOTS / f"{name}.png"))

    def move(self, text):
        self.js("moveClock(arguments[0])", epoch(text))

    # What it shows.

    def test_every_row_is_that_of_the_file(self):
        data = slots("--days", "3")
        self.open(data)
        seen = []
        for row, day in enumerate(data["days"]):
            self.click(0, row)
            for column, hour in enumerate(day["hours"]):
                self.click(1, column)
                wheels = self.wheels()
                self.assertEqual(wheels[0]["rows"], [day["label"] for day in data["days"]])
                self.assertEqual(wheels[1]["rows"], [hour["label"] for hour in day["hours"]])
                self.assertEqual(wheels[2]["rows"], [slot["label"] for slot in hour["slots"]])
                for minute, slot in enumerate(hour["slots"]):
                    self.click(2, minute)
                    seen.append(self.value)
        self.assertEqual(seen, [slot["start"] for day in data["days"] for hour in day["hours"] for slot in hour["slots"]])

    def test_a_new_date_or_hour_begins_at_its_first_row(self):
        self.open(slots())
        self.assertEqual(self.value, "2026-06-01T10:40:00+08:00")
        self.click(1, 3)
        self.click(2, 4)
        self.assertEqual(self.value, "2026-06-01T13:40:00+08:00")
        self.click(1, 5)
        self.assertEqual(self.value, "2026-06-01T15:00:00+08:00")
        self.click(0, 2)
        self.assertEqual(self.value, "2026-06-03T00:00:00+08:00")
        self.until(lambda: [wheel["middle"] for wheel in self.wheels()] == [2, 0, 0])
        self.shot("zh-wednesday")

    def test_scrolling_selects_the_row_in_the_middle(self):
        self.open(slots())
        self.js("""const list = document.querySelector('slot-picker').shadowRoot.querySelectorAll('ul')[1]
            list.scrollTop = 4 * list.firstChild.getBoundingClientRect().height""")
        self.until(lambda: self.value == "2026-06-01T14:00:00+08:00")

    def test_the_mouse_wheel_turns_row_by_row(self):
        self.open(slots())
        list_ = self.js("return document.querySelector('slot-picker').shadowRoot.querySelectorAll('ul')[1]")
        from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
        origin = ScrollOrigin.from_element(list_)
        ActionChains(self.driver).scroll_from_origin(origin, 0, 100).scroll_from_origin(origin, 0, 100).perform()
        self.until(lambda: self.value == "2026-06-01T12:00:00+08:00")
        ActionChains(self.driver).scroll_from_origin(origin, 0, -100).perform()
        self.until(lambda: self.value == "2026-06-01T11:00:00+08:00")

    def test_touch_scrolls_a_wheel(self):
        self.open(slots())
        box = self.js("""return document.querySelector('slot-picker').shadowRoot.querySelectorAll('ul')[1]
            .getBoundingClientRect().toJSON()""")
        x, y = int(box["x"] + box["width"] / 2), int(box["y"] + box["height"] / 2)
        self.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
        for kind, distance in [("Start", 0), *(("Move", 10 * step) for step in range(1, 14)), ("End", None)]:
            points = [] if distance is None else [{"x": x, "y": y - distance}]
            self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touch" + kind, "touchPoints": points})
        self.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
        self.until(lambda: self.wheels()[1]["selected"] > 0)
        self.until(lambda: self.wheels()[1]["selected"] == self.wheels()[1]["middle"])
        self.assertIn("T1", self.value)

    # The keyboard, names and roles.

    def test_the_keyboard_alone(self):
        data = slots()
        self.open(data, '<button>before</button><slot-picker src="/slots.json"></slot-picker>')
        self.js("document.querySelector('button').focus()")
        ActionChains(self.driver).send_keys(Keys.TAB, Keys.ARROW_DOWN, Keys.TAB, Keys.END, Keys.TAB, Keys.END).perform()
        self.assertEqual(self.value, "2026-06-02T23:50:00+08:00")
        ActionChains(self.driver).send_keys(Keys.ARROW_DOWN, Keys.ARROW_UP, Keys.ARROW_UP).perform()
        self.assertEqual(self.value, "2026-06-02T23:30:00+08:00")
        ActionChains(self.driver).send_keys(Keys.HOME).perform()
        self.assertEqual(self.value, "2026-06-02T23:00:00+08:00")
        self.key(1, Keys.PAGE_UP)
        self.assertEqual(self.value, "2026-06-02T18:00:00+08:00")
        self.key(1, "7")
        self.assertEqual(self.value, "2026-06-02T07:00:00+08:00")
        time.sleep(1.1)
        self.key(1, "1", "3")
        self.assertEqual(self.value, "2026-06-02T13:00:00+08:00")

    def test_listboxes_have_names_and_rules_of_aria_hold(self):
        self.open(slots("--days", "8"), '<h1>Slots</h1><slot-picker src="/slots.json"></slot-picker>')
        wheels = self.wheels()
        self.assertEqual([wheel["role"] for wheel in wheels], ["listbox"] * 3)
        self.assertEqual([wheel["name"] for wheel in wheels], ["日", "小时", "分钟"])
        self.assertEqual([wheel["active"] for wheel in wheels], ["day0", "hour0", "minute0"])
        self.assertEqual(axe.violations(self.driver), [])

    # Forms.

    def test_a_form_sends_the_start_and_resets(self):
        self.open(slots(), '<form><slot-picker src="/slots.json" name="at" required></slot-picker></form>')
        read = "return new FormData(document.forms[0]).get('at')"
        self.assertEqual(self.js(read), "2026-06-01T10:40:00+08:00")
        self.click(0, 1)
        self.assertEqual(self.js(read), "2026-06-02T00:00:00+08:00")
        self.js("document.forms[0].reset()")
        self.assertEqual(self.js(read), "2026-06-01T10:40:00+08:00")
        self.assertTrue(self.js("return document.forms[0].checkValidity()"))
        self.js("document.querySelector('slot-picker').disabled = true")
        self.assertIsNone(self.js(read))
        self.click(0, 1)
        self.assertEqual(self.value, "2026-06-01T10:40:00+08:00")

    def test_a_form_without_slots_is_invalid_where_one_is_required(self):
        data = dict(slots(), days=[])
        self.open(data, '<form><slot-picker src="/slots.json" name="at" required></slot-picker></form>')
        self.assertFalse(self.js("return document.forms[0].checkValidity()"))
        self.assertIsNone(self.js("return new FormData(document.forms[0]).get('at')"))

    def test_a_start_is_restored(self):
        self.open(slots(), '<slot-picker src="/slots.json" value="2026-06-02T01:20:00Z"></slot-picker>')
        self.assertEqual(self.value, "2026-06-02T09:20:00+08:00")
        self.js("document.querySelector('slot-picker').value = '2026-06-03T09:30:00+08:00'")
        self.assertEqual(self.value, "2026-06-03T09:30:00+08:00")
        self.js("document.querySelector('slot-picker').value = '2030-06-03T09:30:00+08:00'")
        self.assertEqual(self.value, "2026-06-01T10:40:00+08:00")

    def test_without_a_form_it_links_to_the_booking_page(self):
        data = slots()
        for day in data["days"]:
            for hour in day["hours"]:
                for slot in hour["slots"]:
                    slot["bookingUrl"] = f"https://example.com/book?at={slot['startEpoch']}"
        self.open(data)
        href = "return document.querySelector('slot-picker').shadowRoot.querySelector('a:not([hidden])')?.href"
        self.assertEqual(self.js(href), "https://example.com/book?at=1780281600")
        self.click(0, 1)
        self.assertEqual(self.js(href), "https://example.com/book?at=1780329600")
        data["days"][0]["hours"][0]["slots"][0]["bookingUrl"] = "javascript:alert(1)"
        self.open(data)
        self.assertIsNone(self.js(href))

    def test_change_is_heard_once_a_choice(self):
        self.open(slots())
        self.js("window.heard = []; document.addEventListener('change', e => heard.push(e.target.value))")
        self.click(0, 1)
        self.click(0, 1)
        self.click(2, 3)
        self.assertEqual(self.js("return heard"), ["2026-06-02T00:00:00+08:00", "2026-06-02T00:30:00+08:00"])

    # Time passes.

    def test_rows_go_when_they_can_no_longer_be_booked(self):
        self.open(slots())
        self.js("window.heard = []; document.addEventListener('change', e => heard.push(e.target.value))")
        self.move("2026-06-01T10:20:00+08:00")
        self.assertEqual(self.value, "2026-06-01T10:40:00+08:00")
        self.move("2026-06-01T10:20:01+08:00")
        self.assertEqual(self.value, "2026-06-01T10:50:00+08:00")
        self.move("2026-06-01T22:00:01+08:00")
        self.assertEqual(self.rows(1), ["22点", "23点"])
        self.move("2026-06-01T23:31:00+08:00")
        self.assertEqual(self.rows(0), ["明天", "周三"])
        self.assertEqual(self.js("return heard"), [
            "2026-06-01T10:50:00+08:00", "2026-06-01T22:30:00+08:00", "2026-06-02T00:00:00+08:00"])

    def test_a_row_goes_by_itself_while_the_page_is_open(self):
        self.open(slots(), now="2026-06-01T10:20:00+08:00")
        self.js("moveClock(Date.now() / 1000 - Date.now() / 1000 % 1 + 0.5)")
        self.until(lambda: self.value == "2026-06-01T10:50:00+08:00")

    def test_a_chosen_row_stays_while_others_pass(self):
        self.open(slots())
        self.click(1, 2)
        self.move("2026-06-01T11:00:00+08:00")
        self.assertEqual(self.value, "2026-06-01T12:00:00+08:00")
        self.assertEqual(self.wheels()[1]["selected"], 1)

    def test_the_file_is_fetched_again_when_its_day_ends(self):
        self.open(slots(), now="2026-06-01T23:00:00+08:00")
        self.site.data("/slots.json", slots(now="2026-06-02T00:00:30+08:00"))
        self.move("2026-06-02T00:01:00+08:00")
        self.until(lambda: self.rows(0) == ["今天", "明天", "周四"])
        self.assertEqual(self.note(), "")

    def test_an_old_file_says_so_and_calls_no_day_today(self):
        self.open(slots(), now="2026-06-02T09:00:00+08:00")
        self.assertEqual(self.rows(0), ["6月2日 周二", "周三"])
        self.assertEqual(self.note(), "时间可能已过期")
        self.shot("stale")

    # Bad files.

    def test_html_404_and_no_days_leave_words(self):
        self.open(None, '<slot-picker src="/none.json"></slot-picker>')
        self.until(lambda: self.note() == "Times can’t be loaded")
        self.site.pages["/html.json"] = (b"<!doctype html><p>log in", "text/html")
        self.open(None, '<slot-picker src="/html.json"></slot-picker>', lang="de")
        self.until(lambda: self.note() == "Termine nicht verfügbar")
        self.site.data("/other.json", {"version": 2})
        self.open(None, '<slot-picker src="/other.json" text-error="weg"></slot-picker>')
        self.until(lambda: self.note() == "weg")
        self.open(dict(slots(), days=[]))
        self.assertEqual(self.note(), "暂无可预约时间")
        self.assertEqual(self.value, "")
        self.open(dict(slots(), days=[], next={"start": "2026-10-09T13:30:00+08:00", "label": "10月9日 周五 13:30"}))
        self.assertEqual(self.note(), "暂无可预约时间 · 最近可预约: 10月9日 周五 13:30")

    def test_what_was_there_stays_when_a_later_fetch_fails(self):
        self.open(slots(), now="2026-06-01T23:00:00+08:00")
        del self.site.pages["/slots.json"]
        self.move("2026-06-02T00:01:00+08:00")
        self.until(lambda: "无法加载时间" in self.note())
        self.assertEqual(self.rows(0), ["6月2日 周二", "周三"])

    # Sold out.

    def test_a_sold_out_first_day_is_shown_and_passed_over(self):
        data = slots()
        for hour in data["days"][0]["hours"]:
            for slot in hour["slots"]:
                slot["soldOut"] = True
        data["days"][1]["hours"][0]["slots"][1]["soldOut"] = True
        self.open(data)
        self.assertEqual(self.value, "2026-06-02T00:00:00+08:00")
        self.assertEqual(self.wheels()[0]["disabled"], [0])
        self.assertEqual(self.wheels()[2]["disabled"], [1])
        self.click(0, 0)
        self.click(2, 1)
        self.assertEqual(self.value, "2026-06-02T00:00:00+08:00")
        self.key(2, Keys.ARROW_DOWN)
        self.assertEqual(self.value, "2026-06-02T00:20:00+08:00")
        self.key(0, Keys.HOME)
        self.assertEqual(self.value, "2026-06-02T00:20:00+08:00")
        self.shot("sold-out")

    # Zones.

    def regrouped(self, data, zone):
        """What the dates, hours and minutes are in a zone, by Python's own reading of the epochs."""
        zone = zoneinfo.ZoneInfo(zone)
        days = {}
        for day in data["days"]:
            for hour in day["hours"]:
                for slot in hour["slots"]:
                    at = datetime.datetime.fromtimestamp(slot["startEpoch"], zone)
                    key = (at.hour, at.utcoffset())
                    days.setdefault(at.date(), {}).setdefault(key, []).append(f"{at.minute:02}")
        return days

    def test_visitor_zones_over_a_clock_change(self):
        for place, now in [("America/New_York", "2026-10-31T21:30:00-04:00"),
                           ("America/New_York", "2026-03-07T21:30:00-05:00"),
                           ("Europe/Berlin", "2026-10-24T20:00:00+02:00")]:
            data = slots("--days", "3", "--step", "30", now=now, zone=place, locale="en_US")
            for visitor in ["Asia/Tokyo", "America/New_York", "Pacific/Apia", "Australia/Lord_Howe"]:
                with self.subTest(place=place, visitor=visitor, now=now):
                    self.zone(visitor)
                    self.open(data, '<slot-picker src="/slots.json" time-zone="visitor"></slot-picker>', now=now)
                    expected = self.regrouped(data, visitor)
                    self.assertEqual(len(self.rows(0)), len(expected))
                    starts = []
                    for row, hours in enumerate(expected.values()):
                        self.click(0, row)
                        self.assertEqual(len(self.rows(1)), len(hours))
                        self.assertEqual(len(set(self.rows(1))), len(hours))
                        for column, minutes in enumerate(hours.values()):
                            self.click(1, column)
                            self.assertEqual(self.rows(2), minutes)
                            starts.append(self.value)
                    self.assertEqual(len(set(starts)), len(starts))
                    isElsewhere = visitor != place
                    self.assertEqual(bool(self.note("zone")), isElsewhere)
                    if isElsewhere:
                        self.assertIn(visitor, self.note("zone"))

    def test_the_place_is_named_to_a_visitor_elsewhere(self):
        self.zone("America/New_York")
        self.open(slots())
        self.assertEqual(self.note("zone"), "中国标准时间 (Asia/Shanghai)")
        self.assertEqual(self.rows(1)[0], "10点")
        self.js("document.querySelector('slot-picker').setAttribute('time-zone', 'Asia/Tokyo')")
        self.assertEqual(self.note("zone"), "日本标准时间 (Asia/Tokyo)")
        self.assertEqual(self.value, "2026-06-01T10:40:00+08:00")
        self.js("document.querySelector('slot-picker').setAttribute('time-zone', 'Mars/Base')")
        self.assertEqual(self.note("zone"), "中国标准时间 (Asia/Shanghai)")

    def test_both_hours_of_a_repeated_one_can_be_chosen(self):
        now = "2026-11-01T00:10:00-04:00"
        data = slots("--days", "1", now=now, zone="America/New_York", locale="en_US")
        self.zone("America/New_York")
        self.open(data, now=now)
        rows = [row.replace("\u202f", " ") for row in self.rows(1)]
        self.assertEqual(rows[1:3], ["1 AM (UTC-04:00)", "1 AM (UTC-05:00)"])
        self.click(1, 1)
        self.assertEqual(self.value, "2026-11-01T01:00:00-04:00")
        self.click(1, 2)
        self.assertEqual(self.value, "2026-11-01T01:00:00-05:00")

    # Looks.

    def test_arabic_and_hebrew_run_from_the_right(self):
        for locale, zone in [("ar_EG", "Africa/Cairo"), ("he_IL", "Asia/Jerusalem")]:
            self.open(slots(locale=locale, zone=zone), lang=locale[:2], dir="rtl")
            lefts = self.js("""return [...document.querySelector('slot-picker').shadowRoot.querySelectorAll('ul')]
                .map(list => list.getBoundingClientRect().left)""")
            self.assertEqual(lefts, sorted(lefts, reverse=True))
            self.shot(locale)

    def test_dark_pages_forced_colours_and_reduced_motion(self):
        head = "<style>:root { color-scheme: light dark }</style>"
        self.media(prefers_color_scheme="dark")
        self.open(slots(), head + '<slot-picker src="/slots.json"></slot-picker>')
        self.shot("dark")
        self.assertEqual(axe.violations(self.driver, "color-contrast"), [])
        self.media(forced_colors="active", prefers_reduced_motion="reduce")
        self.shot("forced-colours")
        colours = self.js("""const items = document.querySelector('slot-picker').shadowRoot.querySelectorAll('ul')[0].children
            return [...items].slice(0, 2).map(item => getComputedStyle(item).backgroundColor)""")
        self.assertNotEqual(*colours)
        self.key(0, Keys.ARROW_DOWN)
        self.assertEqual(self.js("""return getComputedStyle(document.querySelector('slot-picker').shadowRoot
            .querySelector('ul')).scrollBehavior"""), "auto")
        self.media()

    def test_zoomed_to_400_percent_nothing_is_cut_off(self):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": 320, "height": 200, "deviceScaleFactor": 4, "mobile": False})
        self.open(slots("--days", "9"))
        self.click(0, 8)
        self.shot("zoom-400")
        sizes = self.js("""const lists = [...document.querySelector('slot-picker').shadowRoot.querySelectorAll('ul')]
            return [document.documentElement.scrollWidth, innerWidth, lists[0].getBoundingClientRect().height,
                lists.every(list => [...list.children].every(item => item.scrollWidth <= item.clientWidth + 1
                    && item.scrollHeight <= item.clientHeight + 1))]""")
        self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        self.assertLessEqual(sizes[0], sizes[1])
        self.assertLess(sizes[2], 200)
        self.assertTrue(sizes[3])

    def test_it_is_small(self):
        from site_ import ROOT
        self.assertLess((ROOT / "templates/web/slot-picker.js").stat().st_size, 20_000)
