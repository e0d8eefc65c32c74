"""What plain ICU says: the only file that asks it about labels."""
import functools

import icu

import patterns

# Monday, 2024-01-01, in days since 1970-01-01.
MONDAY = 19_723
WEEK = [MONDAY + day for day in range(7)]
MONTHS = [MONDAY + day for day in (0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335)]
DAY = 86_400.0

# The field numbers of udat.h, as ranges name them.
LETTERS = {4: "k", 5: "H", 6: "m", 14: "a", 15: "h", 16: "K", 35: "b", 36: "B"}
DATE_CATEGORY = 1

SENTENCE = icu.UDisplayContext.CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE

icu.TimeZone.setDefault(icu.TimeZone.createTimeZone("UTC"))


def version():
    """The CLDR release of this ICU's locale data: `47`."""
    return icu.ResourceBundle("", icu.Locale("en")).getVersionNumber()


def locales():
    """The locales that ICU has data for, in its own spelling, sorted."""
    return sorted(icu.Locale.getAvailableLocales())


def maximized(name):
    """The likely full form of a locale: `zh_TW` -> `zh_Hant_TW`."""
    locale = icu.Locale(name)
    locale.addLikelySubtags()
    return locale.getName()


def with_calendar(name, calendar="gregorian"):
    """A locale with a calendar, whatever its own is."""
    return icu.Locale(f"{name}{';' if '@' in name else '@'}calendar={calendar}")


class Format:
    """Formats moments by one pattern, in UTC."""

    def __init__(self, name, pattern, calendar="gregorian", context=None):
        self.format = icu.SimpleDateFormat(pattern, with_calendar(name, calendar))
        if context is not None:
            self.format.setContext(context)

    def day(self, day):
        """The text for a day since 1970-01-01."""
        return self.format.format(day * DAY)

    def minute(self, minute):
        """The text for a minute of 1970-01-01."""
        return self.format.format(minute * 60.0)

    def days(self, days):
        """A list as the table writes it."""
        return joined([self.day(day) for day in days])


def joined(words):
    if any("|" in word or "\n" in word for word in words):
        raise ValueError(f"a name holds a separator of the table: {words}")
    return "|".join(words)


class Patterns:
    """Chooses a locale's pattern for a skeleton such as `MMMEd` or `jm`."""

    def __init__(self, name, calendar="gregorian"):
        self.generator = icu.DateTimePatternGenerator.createInstance(with_calendar(name, calendar))

    def __getitem__(self, skeleton):
        return self.generator.getBestPattern(skeleton)

    def glue(self):
        """How a date and a time follow each other: `{1}, {0}`, where {1} is the date."""
        return patterns.unquote(self.generator.getDateTimeFormat(icu.UDateFormatStyle.MEDIUM))


def part_skeleton(name):
    """The skeleton of the words for parts of the day: in full, but in Chinese, whose short ones people say (早上)."""
    return "B" if name.split("_")[0] in ("zh", "yue") else "BBBB"


class Ranges:
    """Formats ranges of times of one day, and reads their patterns back: ICU has no call that gives them."""

    def __init__(self, name, skeleton):
        self.format = icu.DateIntervalFormat.createInstance(skeleton, with_calendar(name))

    def text(self, start, end):
        return str(self.format.formatToValue(icu.DateInterval(start * 60.0, end * 60.0)))

    def pattern(self, start, end):
        value = self.format.formatToValue(icu.DateInterval(start * 60.0, end * 60.0))
        units = str(value).encode("utf-16-le")
        text = lambda low, high: units[2 * low:2 * high].decode("utf-16-le")
        parts, done, hour = [], 0, None
        for position in value:
            if position.getCategory() != DATE_CATEGORY:
                continue
            low, high = position.getStart(), position.getLimit()
            parts.append(patterns.quote(text(done, low)))
            letter = LETTERS[position.getField()]
            field = letter if letter in patterns.PERIODS else letter * len(text(low, high))
            # Hours after noon don't show whether they are padded: they are as the first one.
            if letter in patterns.HOURS:
                field = hour = hour or field
            parts.append(field)
            done = high
        return "".join(parts) + patterns.quote(text(done, len(units) // 2))


def fallback_separator(name):
    """What stands between two dates where a locale has no pattern for the range."""
    info = icu.DateIntervalInfo(with_calendar(name)).getFallbackIntervalPattern()
    return info.replace("{0}", "").replace("{1}", "")


def relative(name, context=None):
    """The words for the days -2 to 2 from today; empty where the language has none."""
    locale = icu.Locale(name)
    formatter = icu.RelativeDateTimeFormatter(locale) if context is None else icu.RelativeDateTimeFormatter(
        locale, icu.NumberFormat.createInstance(locale), icu.UDateRelativeDateTimeFormatterStyle.LONG, context)
    directions = icu.UDateDirection
    order = [directions.LAST_2, directions.LAST, directions.THIS, directions.NEXT, directions.NEXT_2]
    return [formatter.format(direction, icu.UDateAbsoluteUnit.DAY) for direction in order]


def now(name):
    """The word for this moment, or "" where the language has none: English has its own alone."""
    locale = icu.Locale(name)
    word = icu.RelativeDateTimeFormatter(locale).format(icu.UDateDirection.PLAIN, icu.UDateAbsoluteUnit.NOW)
    return "" if word == "now" and locale.getLanguage() != "en" else word


@functools.cache
def digits(name):
    """The ten digits of a locale as they come out of its formatter, joined by `|`."""
    minute = Format(name, "m")
    return joined([minute.minute(number) for number in range(10)])


@functools.cache
def numbering_systems():
    """The numbering systems that write numbers with ten digits, with these."""
    systems = {}
    for system in icu.NumberingSystem.getAvailableNames():
        found = icu.NumberingSystem.createInstanceByName(system)
        if not found.isAlgorithmic() and found.getRadix() == 10:
            systems[system] = digits(f"en_US@numbers={system}")
    return systems


def aliases(kind):
    """Codes that CLDR replaces by one other: `iw` by `he` (kind `language`), `UK` by `GB` (kind `territory`)."""
    table = icu.ResourceBundle("", icu.Locale("metadata")).get("alias").get(kind)
    return {entry.getKey(): entry.get("replacement").getString() for entry in table}


def calendar(name):
    """ICU's name of the calendar that a locale uses."""
    return icu.Calendar.createInstance(icu.Locale(name)).getType()


def first_weekday(name):
    """The day that begins a week, Monday is 1; ICU counts from Sunday, 1."""
    return (icu.Calendar.createInstance(with_calendar(name)).getFirstDayOfWeek() + 5) % 7 + 1


def region_clocks():
    """How people of each region count hours, and the day that begins their week: `US` -> `h12|7`."""
    return {
        region: f"{'h12' if patterns.clock(Patterns(f'und_{region}')['jm'])[0] in 'hK' else 'h23'}"
                f"|{first_weekday(f'und_{region}')}"
        for region in icu.Locale.getISOCountries()}


def is_right_to_left(name):
    script = maximized(name).split("_")[1]
    return script in ("Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg", "Samr", "Mand")


def capital(text, name):
    """The first letter of a text and what stands for it at the beginning of a sentence; None where it is the same."""
    first = text[:1]
    titled = icu.CaseMap.toTitle(
        icu.Locale(name), CAPITAL_OPTIONS, first) if first.islower() else first
    return (first, titled) if titled != first else None


# U_TITLECASE_NO_LOWERCASE, U_TITLECASE_NO_BREAK_ADJUSTMENT
CAPITAL_OPTIONS = 0x100 | 0x200
