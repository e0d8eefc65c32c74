"""Tests of the text of patterns and of what the table leaves out."""
import unittest

import overrides
import patterns
import swift_tables
import table


class Patterns(unittest.TestCase):
    def test_fields(self):
        for pattern, fields in [
            ("M月d日 EEE", "M d EEE"), ("d 'de' MMM", "d MMM"), ("h 'o''clock' a", "h a"), ("HH 'h' mm", "HH mm"),
        ]:
            self.assertEqual(" ".join(patterns.fields(pattern)), fields)

    def test_weekdays_take_another_width(self):
        self.assertEqual(patterns.with_weekday("EEE, d 'E' MMM", 4), "EEEE, d 'E' MMM")

    def test_an_era_goes_with_its_space_or_its_brackets(self):
        for pattern, without in [("d MMM y G", "d MMM y"), ("G y-MM-dd", "y-MM-dd"), ("d MMM y (G)", "d MMM y ")]:
            self.assertEqual(patterns.without(pattern, "G").rstrip(), without.rstrip())

    def test_the_hour_of_a_time(self):
        for time, hour in [("a h:mm", "a h"), ("h:mm a", "h a"), ("HH 'h' mm", "HH"), ("HH:mm 'Uhr'", "HH 'Uhr'")]:
            self.assertEqual(patterns.hour_of(time), hour)

    def test_ranges_read_as_the_time_does(self):
        for ranges, time, needs_both, expected in [
            ("HH:mm – HH:mm", "HH:mm", False, "HH:mm – HH:mm"),
            ("H時mm分～H時mm分", "H:mm", False, "H:mm～H:mm"),
            ("HH:mm–HH:mm' Uhr'", "HH:mm", False, "HH:mm–HH:mm"),
            ("Bh:mm至Bh:mm", "ah:mm", True, "ah:mm至ah:mm"),
            ("Bh:mm至h:mm", "ah:mm", False, "ah:mm至h:mm"),
            ("h:mm – h:mm a", "a h:mm", False, "a h:mm – h:mm"),
            ("h:mm–h:mm a", "h:mm a", False, "h:mm–h:mm a"),
            ("a 'ga' h:mm' - ga 'h:mm", "a 'ga' h:mm", False, "a' ga 'h:mm' - ga 'h:mm"),
        ]:
            self.assertEqual(patterns.consistent(ranges, time, needs_both, " - "), expected)


class Table(unittest.TestCase):
    def test_what_a_reader_finds_elsewhere_has_no_line(self):
        topics = {"EEE": "Mo", "ccc": "Mo", "MMMEd": "EEE d", "MMMEEEEd": "EEEE d", "glue": "{1}, {0}", "Hm": "H:mm"}
        self.assertEqual(table.needed(topics, {}), {"EEE": "Mo", "MMMEd": "EEE d", "Hm": "H:mm"})

    def test_overrides_hold_for_whole_subtags_and_their_calendars(self):
        topics = {"mm": "mm", "MMMd": "MMMd日"}
        overrides.apply(topics, "zh_Hans_CN")
        self.assertEqual(topics, {"mm": "mm分", "MMMd": "MMMd日"})
        overrides.apply(topics, "zh_Hans_CN", "chinese")
        self.assertEqual(topics["MMMd"], "MMMd")
        other = {"mm": "mm"}
        overrides.apply(other, "zha_CN")
        self.assertEqual(other, {"mm": "mm"})


class Calendars(unittest.TestCase):
    def test_the_rule_of_the_lunar_year(self):
        for year, leap in [(2025, 6), (2026, 0), (2033, 11), (1987, 6)]:
            months, _ = swift_tables.rule_year(year, swift_tables.CHINA)
            self.assertEqual(next((number for _, number, is_leap in months if is_leap), 0), leap)
            self.assertEqual(swift_tables.chinese_year(year), swift_tables.rule_year(year, swift_tables.CHINA))


if __name__ == "__main__":
    unittest.main()
