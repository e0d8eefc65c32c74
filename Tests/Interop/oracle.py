"""What is right, by Python's own zone arithmetic: the slots of some days, and days on which a clock changes."""
import itertools
from datetime import date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

DAYS, STEP, LEAD = 3, 10, 20


def slots(zone_name, now):
    """Epoch seconds of all starts from `now` + lead on: each wall time of the grid, none in a gap, two in an overlap."""
    zone = ZoneInfo(zone_name)
    today = datetime.fromtimestamp(now, zone).date()
    starts = set()
    days = (today + timedelta(days=offset) for offset in itertools.count())
    # A date that the zone skipped is none of the days.
    for day in itertools.islice((day for day in days if exists(day, zone)), DAYS):
        for minute in range(0, 24 * 60, STEP):
            wall = datetime(day.year, day.month, day.day, minute // 60, minute % 60)
            for fold in (0, 1):
                moment = wall.replace(tzinfo=zone, fold=fold).timestamp()
                # A time that the clock skips comes back as another one.
                if datetime.fromtimestamp(moment, zone).replace(tzinfo=None, fold=0) == wall:
                    starts.add(int(moment))
    return sorted(start for start in starts if start >= now + LEAD * 60)


def exists(day, zone):
    """Whether the zone's clocks ever showed noon of a date."""
    noon = datetime(day.year, day.month, day.day, 12)
    return datetime.fromtimestamp(noon.replace(tzinfo=zone).timestamp(), zone).date() == day


def wall(zone_name, epoch):
    """What the wall shows, with its offset."""
    return datetime.fromtimestamp(epoch, ZoneInfo(zone_name))


def changes(zone_name, year):
    """The days of a year on which the zone's offset changes."""
    zone = ZoneInfo(zone_name)
    days = []
    midnight = datetime(year, 1, 1, tzinfo=timezone.utc)
    for _ in range(366):
        later = midnight + timedelta(days=1)
        if midnight.astimezone(zone).utcoffset() != later.astimezone(zone).utcoffset():
            days.append(midnight.astimezone(zone).date())
        midnight = later
    return days


def morning(zone_name, day):
    """10:16 on a date, as epoch seconds."""
    return int(datetime(day.year, day.month, day.day, 10, 16, tzinfo=ZoneInfo(zone_name)).timestamp())


def nows(zone_name):
    """An ordinary day, the minute before midnight, and the eve of each clock change of the year."""
    ordinary = date(2026, 6, 1)
    yield morning(zone_name, ordinary)
    yield morning(zone_name, ordinary) + (13 * 60 + 43) * 60
    for day in changes(zone_name, 2026):
        yield morning(zone_name, day - timedelta(days=1))
