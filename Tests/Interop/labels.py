"""Compares every label of every locale with plain ICU, and lists what the second reader (Node's Intl) has otherwise.

usage: labels.py BINARY

Dates of a year, 24 hours, 60 minutes, three widths and all calendars; what tools/labels/overrides.py changes on purpose is
applied to ICU's patterns, and ranges must show ICU's own times.
"""
import datetime
import json
import multiprocessing
import pathlib
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(root / "tools" / "labels"))

import overrides  # noqa: E402
import patterns  # noqa: E402
import source  # noqa: E402

binary = sys.argv[1]
EPOCH = datetime.date(1970, 1, 1)

# A year of dates, 31 days apart: every month and every weekday.
DATES = [datetime.date(2026, 1, 15) + datetime.timedelta(days=31 * index) for index in range(12)]
WIDTHS = [("EEEE", 0), ("EEE", 1), ("EEEEE", 2)]


def labels(locales, date):
    """What the program prints for some locales, by the names of the labels."""
    names = ",".join(f"{locale}@calendar=gregorian" for locale in locales)
    found = subprocess.run(
        [binary, "labels", "--locale", names, "--now", f"{date}T00:00:00Z", "--today", str(date), "--json"],
        capture_output=True, check=True)
    return json.loads(found.stdout)


def expected(locale, topic, pattern):
    topics = {topic: pattern}
    overrides.apply(topics, source.maximized(locale))
    return topics[topic]


def sentence(locale, text):
    """The text with the capital that begins a sentence, as ICU gives it."""
    pair = source.capital(text, locale)
    return pair[1] + text[1:] if pair else text


def compare_all(locales):
    """The differences of some locales and how many labels were compared."""
    own = [labels(locales, date) for date in DATES]
    return [compare(locale, [day[index] for day in own]) for index, locale in enumerate(locales)]


def compare(locale, days):
    """The differences of a locale and how many labels were compared."""
    found, faults, count = source.Patterns(locale), [], 0

    def check(what, label, wanted):
        nonlocal count
        count += 1
        if label != wanted:
            faults.append(f"{locale} {what}: {label!r}, ICU: {wanted!r}")

    for index, date in enumerate(DATES):
        own, day = days[index], (date - EPOCH).days
        for name, topic, skeleton in [("dateAndWeekday", "MMMEd", "MMM{}d"), ("fullDate", "yMMMEd", "yMMM{}d")]:
            for letters, place in WIDTHS:
                width = "E" if letters == "EEE" else letters
                pattern = expected(locale, topic, found[skeleton.format(width)])
                check(f"{name} {date}", own[name][place],
                      sentence(locale, source.Format(locale, pattern).day(day)))
        pattern = expected(locale, "MMMd", found["MMMd"])
        check(f"date {date}", own["date"][0], sentence(locale, source.Format(locale, pattern).day(day)))
        if index:
            continue
        clock = patterns.clock(found["jm"])[0]
        letter = "h" if clock in "hK" else "H"
        hour = found[letter]
        if patterns.clock(hour) != patterns.clock(found[letter + "m"]):
            hour = patterns.hour_of(found[letter + "m"])
        format_hour = source.Format(locale, expected(locale, letter, hour))
        words = {"a": "|".join(source.Format(locale, "a").minute(m) for m in (0, 780))}
        halves = words["a"].split("|")
        overrides.apply(words, source.maximized(locale))

        def changed(text):
            for old, new in zip(halves, words["a"].split("|")):
                text = text.replace(old, new)
            return text
        for number in range(24):
            check(f"hour {number}", own["hour"][number], changed(format_hour.minute(number * 60)))
        format_minute = source.Format(locale, expected(locale, "mm", "mm"))
        for number in range(60):
            check(f"minute {number}", own["minute"][number], format_minute.minute(number))
        names = ["dayBeforeYesterday", "yesterday", "today", "tomorrow", "dayAfterTomorrow"]
        for name, word in zip(names, source.relative(locale, source.SENTENCE)):
            check(name, (own.get(name) or [""])[0], word)
        for letters, name in [("cccc", "wide"), ("ccc", "abbreviated"), ("ccccc", "narrow")]:
            week = source.Format(locale, letters, context=source.SENTENCE).days(source.WEEK).split("|")
            check(f"weekdays.{name}", own[f"weekdays.{name}"], week)
    return faults, count


def intl(locales):
    """How many locales have another date or time in Node's Intl, by kind."""
    script = """
      const kinds = {date: {month: 'short', day: 'numeric', weekday: 'short'}, time: {hour: 'numeric', minute: 'numeric'}}
      const read = name => name.replace(/_/g, '-')
      const out = {icu: process.versions.icu, cldr: process.versions.cldr, labels: {}}
      for (const name of JSON.parse(process.argv[1])) {
        out.labels[name] = {}
        for (const kind in kinds)
          out.labels[name][kind] = new Intl.DateTimeFormat(read(name) + '-u-ca-gregory', {timeZone: 'UTC', ...kinds[kind]})
            .format(Date.UTC(2026, 5, 3, 10, 40))
      }
      console.log(JSON.stringify(out))"""
    try:
        found = subprocess.run(["node", "-e", script, json.dumps(locales)], capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "skipped: there is no Node"
    other, kinds = json.loads(found.stdout), {"date": [], "time": []}
    for name, own in other["labels"].items():
        table = source.Patterns(name)
        for kind, skeleton in [("date", "MMMEd"), ("time", "jm")]:
            moment = (datetime.date(2026, 6, 3) - EPOCH).days * 1440 + 640
            if source.Format(name, table[skeleton]).minute(moment) != own[kind]:
                kinds[kind].append(name)
    return "\n".join(
        f"CLDR {other['cldr']} (Intl) has another {kind} in {len(names)} of {len(locales)} locales: {' '.join(names[:12])}"
        for kind, names in kinds.items())


def main():
    listed = json.loads(subprocess.run([binary, "list", "locales", "--json"], capture_output=True, check=True).stdout)
    locales = [row["name"] for row in listed if row["grade"] == "complete"]
    with multiprocessing.Pool() as pool:
        chunks = [locales[start:start + 40] for start in range(0, len(locales), 40)]
        results = [result for chunk in pool.map(compare_all, chunks, chunksize=1) for result in chunk]
    faults = [fault for found, _ in results for fault in found]
    for fault in faults[:40]:
        print(fault)
    print(f"labels: {sum(count for _, count in results)} of {len(locales)} locales compared with ICU {source.icu.ICU_VERSION}, "
          f"{len(faults)} differences")
    print(intl(locales))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
