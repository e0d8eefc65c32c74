"""What the label table says about one calendar in one locale."""
import functools

import icu

import labels
import overrides
import patterns
import source

NAMES = [
    "buddhist", "chinese", "coptic", "dangi", "ethiopic", "hebrew", "indian", "islamic-civil", "islamic-umalqura",
    "japanese", "persian", "roc",
]

# The calendar with mostly the same names and patterns.
FALLBACKS = {
    "dangi": "chinese", "islamic-civil": "islamic-umalqura", "ethiopic": "coptic", "japanese": "buddhist",
    "roc": "buddhist",
}

# Calendars that only count years otherwise.
GREGORIAN_MONTHS = ("buddhist", "japanese", "roc")

# Days in each era, the oldest first.
ERAS = {"japanese": [-30_000, -20_000, -10_000, 10_000, 20_000], "roc": [-30_000, 20_000]}

# Days in each year of the cycle of sixty: 1984 is its first.
CYCLE = [5_265 + year * 365 + year // 4 for year in range(60)]

# From 2020 on, twelve years: they have every month, and a leap year of each kind.
SEARCH = range(18_262, 18_262 + 4_383)

FIELDS = icu.UCalendarDateFields


def is_lunisolar(name):
    return name in overrides.LUNISOLAR


class Fields:
    """The date fields of one of ICU's calendars."""

    def __init__(self, name):
        self.calendar = icu.Calendar.createInstance(icu.Locale(f"en@calendar={name}"))

    def __call__(self, day):
        """Month from 0, whether it is a leap month, and day."""
        self.calendar.setTime(day * source.DAY)
        return (self.calendar.get(FIELDS.MONTH), self.calendar.inTemporalLeapYear() and self.is_leap_month(),
                self.calendar.get(FIELDS.DATE))

    def is_leap_month(self):
        return self.calendar.getTemporalMonthCode().endswith("L")


@functools.cache
def days(name):
    """Days that show each month's name, those of a month of thirty days, and the leap month among the names."""
    fields, found, leap, thirty = Fields(name), {}, None, None
    before = (-1, False, 0)
    for day in SEARCH:
        date = fields(day)
        if date[2] == 1:
            is_leap = is_lunisolar(name) and date[1]
            is_second_adar = name == "hebrew" and date[0] == 6 and before[0] == 5
            if is_leap:
                leap = leap or (date[0], day)
            else:
                found[13 if is_second_adar else date[0]] = day
            if fields(day + 29)[2] == 30:
                thirty = day
        before = date
    months = [found[month] for month in sorted(found)] + ([leap[1]] if is_lunisolar(name) else [])
    return months, [thirty + day for day in range(30)], leap[0] if leap else None


def with_leap_months(names, leap_month):
    """All leap months after the twelve months, from the name of one of them: ICU has one pattern."""
    *months, leap = names.split("|")
    if months[leap_month] not in leap:
        raise ValueError(f"a leap month without the name of its month: {names}")
    return "|".join(months + [leap.replace(months[leap_month], month, 1) for month in months])


def calendar_labels(name, calendar):
    """The lines of a locale's calendar."""
    found = source.Patterns(name, calendar)
    topics = {
        skeleton: found[skeleton] for skeleton in labels.DATES
        if skeleton != "Gy" or calendar in GREGORIAN_MONTHS}
    months, thirty, leap_month = days(calendar)
    eras = ERAS.get(calendar, [20_000])

    def listed(pattern, of, numbers=""):
        return source.Format(name + numbers, pattern, calendar).days(of)

    # CLDR has no names for these eras: a word that says nothing is left out.
    if any(era.startswith("ERA") for era in listed("G", eras).split("|")):
        topics = {skeleton: patterns.without(pattern, "G") for skeleton, pattern in topics.items()}
    overrides.apply(topics, source.maximized(name), calendar)
    if is_lunisolar(calendar) and name.split("_")[0] in overrides.CHINESE:
        topics["d"] = listed("d", thirty, "@numbers=hanidays")
    # Indonesian has Ahad for Sunday in Islamic dates.
    for field in ("EEE", "EEEE", "EEEEE"):
        topics[field] = listed(field, source.WEEK)
    used = {field for topic in labels.DATES if topic in topics for field in patterns.fields(topics[topic])}
    for field in sorted(used):
        letter, count = field[0], len(field)
        if letter in "ML" and (count > 2 or is_lunisolar(calendar)):
            names = listed(field, months)
            topics[field] = with_leap_months(names, leap_month) if is_lunisolar(calendar) else names
        elif letter == "c":
            topics[field] = listed(field, source.WEEK)
        elif letter == "G":
            topics["G" * max(3, count)] = listed(field, eras)
        elif letter == "U":
            topics["U"] = listed("U", CYCLE)
    return topics
