"""Writes what independent packages say about the dates of calendars, for a test of SlotTime to read.

usage: calendars.py ORACLE

A line: calendar, days since 1970-01-01, year, month, 1 for a leap month, day. Months as CalendarDate counts them.
"""
import datetime
import multiprocessing
import sys

from convertdate import coptic, indian_civil, islamic, persian
from hijridate import Gregorian
from korean_lunar_calendar import KoreanLunarCalendar
from lunar_python import Solar
from pyluach.dates import GregorianDate

EPOCH = datetime.date(1970, 1, 1).toordinal()


def chinese(date):
    lunar = Solar.fromYmd(date.year, date.month, date.day).getLunar()
    return lunar.getYear(), abs(lunar.getMonth()), lunar.getMonth() < 0, lunar.getDay()


def dangi(date):
    calendar = KoreanLunarCalendar()
    calendar.setSolarDate(date.year, date.month, date.day)
    return calendar.lunarYear, calendar.lunarMonth, calendar.isIntercalation, calendar.lunarDay


def hebrew(date):
    found = GregorianDate(date.year, date.month, date.day).to_heb()
    is_leap = (7 * found.year + 1) % 19 < 7
    # From Nisan to Tishri; the 12th month of a leap year is Adar I, inserted after Shevat.
    if found.month >= 12:
        month, leap = (5, True) if is_leap and found.month == 12 else (6, False)
    else:
        month, leap = (found.month - 6 if found.month >= 7 else found.month + 6), False
    return found.year, month, leap, found.day


def umalqura(date):
    return plain(Gregorian(date.year, date.month, date.day).to_hijri().datetuple())


def plain(found):
    return found[0], found[1], False, found[2]


def fields(module):
    return lambda date: plain(module.from_gregorian(date.year, date.month, date.day))


def ethiopic(date):
    year, month, leap, day = fields(coptic)(date)
    # The same months and days, counted from another year.
    return year + 276, month, leap, day


# The ranges are ours, cut to what a package knows. Umm al-Qura is hijridate's table: ICU has another one from 2029 on.
CALENDARS = {
    "chinese": (chinese, "1901-02-19", "2101-01-28"),
    "dangi": (dangi, "1901-02-19", "2050-01-22"),
    "persian": (fields(persian), "1925-03-21", "2123-03-20"),
    "islamic-umalqura": (umalqura, "1945-12-05", "2077-11-16"),
    "islamic-civil": (fields(islamic), "1900-01-01", "2100-12-31"),
    "hebrew": (hebrew, "1900-01-01", "2200-12-31"),
    "indian": (fields(indian_civil), "1957-03-22", "2200-12-31"),
    "coptic": (fields(coptic), "1900-01-01", "2200-12-31"),
    "ethiopic": (ethiopic, "1900-01-01", "2200-12-31"),
}

# The equinox is computed anew for each date: the days around new year are enough, for months have fixed lengths.
SLOW = {"persian": lambda date: date.month == 3 and 19 <= date.day <= 23}



def lines(name):
    """The lines of a calendar, and what to say about them."""
    convert, first, last = CALENDARS[name]
    start, end = (datetime.date.fromisoformat(text).toordinal() for text in (first, last))
    days = [day for day in range(start, end + 1) if name not in SLOW or SLOW[name](datetime.date.fromordinal(day))]
    found = []
    for day in days:
        year, month, leap, number = convert(datetime.date.fromordinal(day))
        found.append(f"{name} {day - EPOCH} {year} {month} {int(leap)} {number}\n")
    return "".join(found), f"{name}: {len(days)} days of {end - start + 1}"


with open(sys.argv[1], "w") as oracle, multiprocessing.Pool() as pool:
    for text, words in pool.imap(lines, CALENDARS):
        oracle.write(text)
        print(words)
