"""What differs from plain ICU, each with its reason: all of it is here."""
import patterns


class Override:
    """Replaces the value of some topics for the locales whose full name (`zh_Hant_TW`) begins so.

    `calendars` are those whose dates it is about; None is the Gregorian one and the clock, `*` every one.
    """

    def __init__(self, locales, topics, change, source, calendars=None):
        self.locales, self.topics, self.change = locales, topics, change
        self.source, self.calendars = source, calendars

    def holds(self, full, topic, calendar):
        if topic not in self.topics:
            return False
        if self.calendars != "*" and (calendar not in self.calendars if self.calendars else calendar):
            return False
        return any(full == name or full.startswith(name + "_") for name in self.locales)


def replacing(old, new):
    return lambda value: value.replace(old, new)


def constant(value):
    return lambda _: value


HOURS = ("H", "h", "Bh")
DATES = ("MMMd", "MMMEd", "MMMEEEEd", "MMMEEEEEd", "yMMMEd", "yMMMEEEEd", "yMMMEEEEEd")
LUNISOLAR = ("chinese", "dangi")
CHINESE = ("zh", "yue")

OVERRIDES = [
    Override(("zh_Hans",), HOURS, replacing("时", "点"),
             "spoken Chinese says 10点; CLDR 47 has 10时, the word of timetables"),
    Override(("zh_Hant",), HOURS, replacing("時", "點"),
             "spoken Chinese says 10點; CLDR 47 has 10時, the word of timetables"),
    Override(("zh", "yue_Hans"), ("mm",), constant("mm分"),
             "unit/minute of CLDR 47 in short form, 分; a bare number says nothing"),
    Override(("ja", "yue_Hant"), ("mm",), constant("mm分"), "unit/minute of CLDR 47 in short form, 分"),
    Override(("ko",), ("mm",), constant("mm분"), "unit/minute of CLDR 47 in short form, 분"),
    Override(("zh", "yue"), DATES, replacing("日E", "日 E"),
             "zh_Hant_TW of CLDR 47 has the space: 6月3日 周三 reads as two words", "*"),
    Override(("zh_Hans",), ("Hm-h", "Hm-m", "Hm-a"), lambda value: value.replace("m–H", "m\u2009–\u2009H"),
             "root of CLDR 47 has the thin spaces, without which two times run together"),
    Override(CHINESE, DATES, replacing("d日", "d"),
             "days of lunar months are counted by names (GB/T 33661-2017): 九月初一", LUNISOLAR),
    Override(CHINESE, DATES, replacing("dE", "d E"), "四月二十五 would be the 20th, a Friday, without a space", LUNISOLAR),
    Override(CHINESE, DATES, replacing("rU", "U"),
             "GB/T 33661-2017 section 5: a lunar year has a name and no number, 丙午年四月十八", LUNISOLAR),
    Override(("fa",), DATES, lambda value: "EEE d MMM y" if value == "y MMM d, EEE" else
             "EEEE d MMM y" if value == "y MMM d, EEEE" else "EEEEE d MMM y" if value == "y MMM d, EEEEE" else value,
             "the order of the Gregorian dates of fa in CLDR 47", "*"),
    Override(("de",), ("Bh",), constant("h 'Uhr' B"),
             "the hour of 12 of de in CLDR 47, h 'Uhr' a: a number needs its Uhr"),
    Override(("ko",), ("B",), replacing("아침", "새벽"),
             "Standard Korean Dictionary: 새벽 is before daybreak, 아침 after; CLDR 47 says 아침 from 03:00 to 06:00"),
    Override(("yue_Hant",), ("a",), constant("上晝|下晝"), "CLDR 48, yue dayPeriods"),
]


def apply(topics, full, calendar=None):
    """Changes the topics of a locale, and returns which of the list were used."""
    used = set()
    for index, override in enumerate(OVERRIDES):
        for topic, value in list(topics.items()):
            if override.holds(full, topic, calendar):
                changed = override.change(value)
                if changed != value:
                    used.add(index)
                topics[topic] = changed
    return used
