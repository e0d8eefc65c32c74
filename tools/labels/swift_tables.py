"""The tables of the calendars that are observed and not computed, and of the solar terms: Swift sources of SlotTime."""
import datetime
import math

from hijridate import Hijri
from korean_lunar_calendar import KoreanLunarCalendar
from lunar_python import LunarYear, Solar
from lunar_python.util import ShouXingUtil

EPOCH = datetime.date(1970, 1, 1).toordinal()

# Years for which both the source and the rule of GB/T 33661-2017 are known.
CHINESE = range(1901, 2101)
# What Korea published, then the same rule in Korea's time zone.
DANGI, DANGI_PUBLISHED = range(1901, 2101), 2050
# Printed calendars as hijridate has them; before 1365 some printed months have 28 or 31 days.
UMM_AL_QURA = range(1365, 1501)
TERMS = range(1900, 2101)

CHINA, KOREA = 8, 9


def epoch_day(year, month, day):
    return datetime.date(year, month, day).toordinal() - EPOCH


# 2000-01-01 12:00, in days since 1970: the moment from which lunar_python counts.
J2000 = epoch_day(2000, 1, 1)


def civil_day(moment, hours):
    """The day of a moment in dynamical time, in days since J2000, where clocks are some hours ahead of UTC."""
    return math.floor(moment - ShouXingUtil.dtT(moment) + hours / 24 + 0.5) + J2000


def term_day(index, hours):
    """The day on which the sun comes to a multiple of 15 degrees: 0 is 1999-03-21."""
    return civil_day(ShouXingUtil.saLonT(index * math.pi / 12) * 36525, hours)


def new_moon(index, hours):
    """The day of a new moon: 0 is that of January 2000."""
    return civil_day(ShouXingUtil.msaLonT(index * 2 * math.pi) * 36525, hours)


def months_between(first, last, hours):
    """The new moons from one day on, up to another one."""
    index = round((first - J2000) / 29.530588) - 2
    while new_moon(index + 1, hours) <= first:
        index += 1
    found = []
    while new_moon(index, hours) <= last:
        found.append(new_moon(index, hours))
        index += 1
    return found


def sui(year, hours):
    """The months that begin from the winter solstice of the year before on: (first day, number, is leap).

    The month of the solstice is the 11th; of thirteen months up to the next one, the first without a middle term is a
    leap month (GB/T 33661-2017 section 4).
    """
    solstice = [term_day(24 * (y - 1999) + 18, hours) for y in (year - 1, year)]
    moons = months_between(solstice[0], solstice[1], hours)
    count = len(moons) - 1
    middle = [term_day(24 * (year - 2000) + 18 + 2 * k, hours) for k in range(14)]
    number, found, is_done = 11, [], count == 12
    for start, end in zip(moons, moons[1:]):
        is_leap = not is_done and not any(start <= day < end for day in middle)
        is_done = is_done or is_leap
        if not is_leap and found:
            number = number % 12 + 1
        found.append((start, number, is_leap))
    return found


def rule_year(year, hours):
    """The months of a lunar year by the rule, and the first day of the next one."""
    months = sui(year, hours) + sui(year + 1, hours)
    start = next(i for i, (_, number, leap) in enumerate(months) if number == 1 and not leap)
    end = next(i for i, (_, number, leap) in enumerate(months) if i > start and number == 1 and not leap)
    return months[start:end], months[end][0]


def chinese_year(year):
    """The months of a Chinese year as lunar_python has them."""
    months = [
        (math.floor(month.getFirstJulianDay() + 0.5) - 2_440_588, abs(month.getMonth()), month.getMonth() < 0)
        for month in LunarYear.fromYear(year).getMonthsInYear()]
    after = LunarYear.fromYear(year + 1).getMonthsInYear()[0]
    return months, math.floor(after.getFirstJulianDay() + 0.5) - 2_440_588


def dangi_year(year):
    """The months of a Korean year as published, or by the rule."""
    if year >= DANGI_PUBLISHED:
        return rule_year(year, KOREA)
    calendar, found = KoreanLunarCalendar(), []
    for month in range(1, 13):
        for leap in (False, True):
            if calendar.setLunarDate(year, month, 1, leap) and calendar.isIntercalation == leap:
                date = datetime.date.fromisoformat(calendar.SolarIsoFormat())
                if not leap or date.toordinal() - EPOCH != found[-1][0]:
                    found.append((date.toordinal() - EPOCH, month, leap))
    if year + 1 >= DANGI_PUBLISHED:
        return found, rule_year(year + 1, KOREA)[0][0][0]
    calendar.setLunarDate(year + 1, 1, 1, False)
    return found, datetime.date.fromisoformat(calendar.SolarIsoFormat()).toordinal() - EPOCH


def lunisolar_word(year, months, end):
    starts = [start for start, _, _ in months] + [end]
    word = (starts[0] - epoch_day(year, 1, 21)) << 17
    for index, (start, after) in enumerate(zip(starts, starts[1:])):
        if after - start not in (29, 30):
            raise ValueError(f"a month of {after - start} days in {year}")
        word |= (after - start - 29) << index
    return word | next((number << 13 for _, number, leap in months if leap), 0)


def lines(words, width, per_line, indent):
    texts = [f"0x{word:0{width}x}," for word in words]
    return "\n".join(
        " " * indent + " ".join(texts[index:index + per_line]) for index in range(0, len(texts), per_line))


def lunisolar(name, source, years, find):
    words = [lunisolar_word(year, *find(year)) for year in years]
    return f"""// Written by tools/labels from {source}: do not edit by hand.

extension LunisolarTable {{
    /// Years that began in {years[0]} to {years[-1]}.
    static let {name} = LunisolarTable(
        firstYear: {years[0]},
        years: [
{lines(words, 6, 9, 12)}
        ])
}}
"""


def umm_al_qura():
    def first_day(year, month):
        date = Hijri(year, month, 1).to_gregorian()
        return epoch_day(date.year, date.month, date.day)
    first, words = first_day(UMM_AL_QURA[0], 1), []
    for year in UMM_AL_QURA:
        word = (first_day(year, 1) - first) << 12
        for month in range(1, 13):
            word |= (Hijri(year, month, 1).month_length() - 29) << (month - 1)
        words.append(word)
    return f"""// Written by tools/labels from hijridate: do not edit by hand.

extension UmmAlQuraCalendar {{
    /// The first year of the table.
    static let firstYear = {UMM_AL_QURA[0]}

    /// Its first day, counted from 1970-01-01.
    static let firstDay = {first}

    /// For each year: bits 0-11 the months, 1 where a month has 30 days and 0 where it has 29; above them the
    /// days from the table's first day to the year's.
    static let table: [UInt32] = [
{lines(words, 6, 9, 8)}
    ]
}}
"""


def solar_terms():
    """Two bits for each of the 24 terms of a year: the days after the earliest day of the month that the term has."""
    dates = {year: [datetime.date.fromordinal(term_day(24 * (year - 1999) - 5 + term, CHINA) + EPOCH)
                    for term in range(24)] for year in TERMS}
    earliest = [min(dates[year][term].day for year in TERMS) for term in range(24)]
    words = []
    for year in TERMS:
        if [date.month for date in dates[year]] != [term // 2 + 1 for term in range(24)]:
            raise ValueError(f"a solar term of {year} is not in its month")
        words.append(sum((date.day - earliest[term]) << (2 * term) for term, date in enumerate(dates[year])))
    if max((word >> shift & 3) for word in words for shift in range(0, 48, 2)) > 3:
        raise ValueError("a solar term needs more than two bits")
    return f"""// Written by tools/labels from lunar_python: do not edit by hand.

extension SolarTerm {{
    /// The first year of the table.
    static let firstYear = {TERMS[0]}

    /// The earliest day of the month on which each term falls, from the first term of January on.
    static let earliestDays: [UInt8] = [
        {", ".join(map(str, earliest[:12]))},
        {", ".join(map(str, earliest[12:]))},
    ]

    /// For each year, two bits for each term: the days after the earliest one.
    static let table: [UInt64] = [
{lines(words, 12, 7, 8)}
    ]
}}
"""


def files():
    """The sources by their file names."""
    return {
        "LunisolarTable+Chinese.swift": lunisolar("chinese", "lunar_python", CHINESE, chinese_year),
        "LunisolarTable+Dangi.swift": lunisolar(
            "dangi", f"korean_lunar_calendar, from {DANGI_PUBLISHED} on by the rule in Korea's time zone", DANGI,
            dangi_year),
        "UmmAlQuraCalendar+Table.swift": umm_al_qura(),
        "SolarTerm+Table.swift": solar_terms(),
    }
