"""Writes the label table: the lines that a reader needs, each value once where locales share it."""
import collections
import multiprocessing

import calendars
import icu
import labels
import notes
import patterns
import source

# Topics that others default to come first.
ORDER = ["EEE", "EEEE", "EEEEE", "MMM", "MMMM", "MMMMM", "MMMEd", "yMMMEd", "Hm-h", "hm-h", "Bhm-h"]

DEFAULTS = {
    "H": "HH", "Hm": "HH:mm", "h": "h\u202fa", "hm": "h:mm\u202fa", "Bh": "h B", "Bhm": "h:mm B", "mm": "mm",
    "cycle": "h23", "firstDay": "1", "numbers": "latn", "direction": "ltr", "calendar": "gregorian",
    "glue": "{1}, {0}", "now": "",
}


def stand_in(topic, value):
    """What a reader takes for a topic without a line."""
    if topic.startswith("ccc"):
        return value("E" * len(topic))
    if topic.startswith("LLL"):
        return value("M" * len(topic))
    for count in (4, 5):
        for start in ("MMM", "yMMM"):
            if topic == f"{start}{'E' * count}d":
                pattern = value(start + "Ed")
                return pattern and patterns.with_weekday(pattern, count)
    if topic in ("Hm-a", "Hm-m", "hm-a", "hm-m", "Bhm-a", "Bhm-m"):
        return value(topic[:-1] + "h")
    return DEFAULTS.get(topic)


def needed(topics, base):
    """The topics that need a line: all but those for which a reader would find the same value elsewhere."""
    lines = {}
    for topic in ORDER + sorted(set(topics) - set(ORDER)):
        def value(topic):
            return lines.get(topic, base.get(topic))
        found = value(topic)
        if found is None:
            found = stand_in(topic, value)
        if topic in topics and topics[topic] != found:
            lines[topic] = topics[topic]
    return lines


def identifier(name):
    """How outputs name a locale: language and region, with the script only where it is not the likely one."""
    parts = name.split("_")
    if len(parts) == 3 and len(parts[1]) == 4:
        short = f"{parts[0]}_{parts[2]}"
        return short if source.maximized(short) == name else name
    return name


def has_region(name):
    return any(len(part) != 4 for part in name.split("_")[1:])


def base(name):
    """The main locale of the same language and script, whose lines may be shared."""
    full = source.maximized(name).split("_")
    return identifier(source.maximized("_".join(full[:2]))) if len(full) >= 3 else None


# The topics whose words begin labels.
CAPITALIZED = ["EEE", "EEEE", "EEEEE", "ccc", "cccc", "ccccc", "MMM", "MMMM", "LLL", "LLLL", "relative", "now"]


class Table:
    """All locales, with their lines."""

    def __init__(self):
        self.locales, self.names, self.aliases = {}, {}, {}
        # Norwegian without a form is Bokmål (nb).
        names = [name for name in source.locales() if name != "no"]
        with multiprocessing.Pool() as pool:
            found = dict(zip(names, pool.map(labels.locale_labels, names, chunksize=16)))
        # A script is no region: `az_Latn` is another name of `az_AZ`.
        for name in names:
            if has_region(name):
                self.locales[identifier(name)], self.names[identifier(name)] = found[name], name
        for name in names:
            self.add_aliases(name, found)
        self.lacking = {
            name: kinds for name, topics in self.locales.items() if (kinds := labels.missing(name, topics))}

    def add_aliases(self, name, found):
        """Other names of a locale: its full form, and those without region whose labels are the same.

        A language stands for its likely region only where both have the same labels (not so for Arabic); the others
        become locales of their own.
        """
        full, own = source.maximized(name), identifier(name)
        if own in self.locales:
            if full != own:
                self.aliases[full] = own
            return
        likely = identifier(full)
        if likely in self.locales and found[name] == self.locales[likely]:
            for other in (name, "_".join(full.split("_")[:2])):
                if source.maximized(other) == full:
                    self.aliases[other] = likely
        else:
            if likely not in self.locales:
                self.aliases[full] = name
            self.locales[name], self.names[name] = found[name], name

    def nearest(self, name):
        """The complete locale that most people of a locale's region read."""
        full = source.maximized(name).split("_")
        region, script = full[-1], full[1]
        main = identifier(source.maximized(f"und_{region}"))
        candidates = [other for other in self.locales if other not in self.lacking and other.endswith("_" + region)]
        same = [other for other in candidates if source.maximized(other).split("_")[1] == script]
        for other in [main, f"en_{region}", f"fr_{region}"] + same + candidates:
            if other in candidates:
                return other
        return "en_001"

    def text(self):
        """The table's bytes."""
        lines = [f"* version {source.version()}", f"* icu {icu.ICU_VERSION}", "* capitals " + self.capitals()]
        lines += [f"* digits-{system} {digits}" for system, digits in source.numbering_systems().items()]
        lines += self.shared_aliases() + notes.lines()
        lines += [f"* clock-{region} {clock}" for region, clock in source.region_clocks().items()]
        lines += [f"{name} alias {target}" for name, target in self.aliases.items()]
        own = {}
        for name in sorted(self.locales):
            if name in self.lacking:
                lines.append(f"{name} lacks {'|'.join(self.lacking[name])}")
                lines.append(f"{name} near {self.nearest(name)}")
                continue
            main = base(name)
            chosen = needed(self.locales[name], {})
            if main and main != name and main in self.locales and main not in self.lacking:
                shared = needed(self.locales[name], needed(self.locales[main], {}))
                shared["like"] = main
                chosen = min(chosen, shared, key=len)
            lines += [f"{name} {topic} {value}" for topic, value in chosen.items()]
            own[name] = dict(chosen)
            if "like" in chosen:
                own[name] = needed(self.locales[main], {}) | own[name]
        lines += calendar_lines([(name, self.names[name], own[name]) for name in own])
        lines.sort(key=lambda line: line.encode())
        return HEADER + "".join(line + "\n" for line in lines)

    def capitals(self):
        """The small letters that labels begin with, and their capitals; Turkish i gets a line of its own."""
        counts = collections.defaultdict(collections.Counter)
        pairs = {
            name: {
                pair for topic in CAPITALIZED for word in topics.get(topic, "").split("|")
                if (pair := source.capital(word, name))}
            for name, topics in self.locales.items()}
        for small, large in (pair for of in pairs.values() for pair in of):
            counts[small][large] += 1
        shared = {small: large.most_common(1)[0][0] for small, large in counts.items()}
        for name, of in pairs.items():
            own = sorted(small + large for small, large in of if shared[small] != large)
            if own:
                self.locales[name]["capitals"] = "|".join(own)
        return "|".join(small + shared[small] for small in sorted(shared))

    def shared_aliases(self):
        """Old codes of the languages and regions in the table."""
        known = {part for name in [*self.locales, *self.aliases] for part in name.split("_")}
        # Bokmål is the table's name of what CLDR calls no.
        languages = {old: "nb" if new == "no" else new for old, new in source.aliases("language").items()}
        regions = source.aliases("territory")
        return [
            f"* language-{old} {new}" for old, new in languages.items() if new in known and 2 <= len(old) <= 3
        ] + [f"* region-{old} {new}" for old, new in regions.items() if new in known and len(old) == 2]


def all_calendars(name):
    return {calendar: calendars.calendar_labels(name, calendar) for calendar in calendars.NAMES}


def most_frequent(all_topics, is_wanted):
    """For each of some topics the value that most have, the first of several."""
    counts = collections.defaultdict(collections.Counter)
    for topics in all_topics:
        for topic, value in topics.items():
            if is_wanted(topic):
                counts[topic][value] += 1
    return {topic: min(values, key=lambda value: (-values[value], value)) for topic, values in counts.items()}


def shortest_first(topics):
    """Topics that others default to before those."""
    return sorted(topics.items(), key=lambda item: (len(item[0]), item[0]))


def calendar_lines(locales):
    """The lines about calendars other than the Gregorian one.

    A reader looks for a topic in a locale's calendar and in the calendar that this one is akin to, then in those of the
    locale that it is like, in the lines for all of these locales' other calendars, in those of the calendar for all
    locales, and at last in the locale's own lines.
    """
    with multiprocessing.Pool() as pool:
        found = pool.map(all_calendars, [name for _, name, _ in locales], chunksize=8)
    lines = collections.defaultdict(dict)
    for calendar in calendars.NAMES:
        # Names of Gregorian months and weekdays are the locale's own, and names of days those of a few.
        lines[f"*/{calendar}"] = most_frequent(
            [labels_of[calendar] for labels_of in found],
            lambda topic: topic not in labels.DATES and topic != "d" and topic[0] not in "Ec"
            and not (calendar in calendars.GREGORIAN_MONTHS and topic[0] in "ML"))

    def find(topic, keys, own):
        def value(topic):
            return next((lines[key][topic] for key in keys if topic in lines.get(key, {})), own.get(topic))
        value_found = value(topic)
        return stand_in(topic, value) if value_found is None else value_found

    # Locales that others are like come first.
    for index in sorted(range(len(locales)), key=lambda index: locales[index][2].get("like", "")):
        name, _, own = locales[index]
        names = [name] + ([own["like"]] if "like" in own else [])
        shared = most_frequent(list(found[index].values()), lambda topic: topic in labels.DATES)
        for topic, value in shortest_first(shared):
            if value != find(topic, [f"{name}/other" for name in names], own):
                lines[f"{name}/other"][topic] = value
        # A calendar that others are akin to comes before them.
        for calendar in sorted(calendars.NAMES, key=lambda name: (calendars.FALLBACKS.get(name, ""), name)):
            kin = [calendar] + ([calendars.FALLBACKS[calendar]] if calendar in calendars.FALLBACKS else [])
            keys = [f"{name}/{calendar}" for name in names for calendar in kin]
            keys += [f"{name}/other" for name in names] + [f"*/{calendar}" for calendar in kin]
            for topic, value in shortest_first(found[index][calendar]):
                if value != find(topic, keys, own):
                    lines[f"{name}/{calendar}"][topic] = value
    return [f"{key} {topic} {value}" for key, topics in lines.items() for topic, value in topics.items()]


HEADER = """\
# Words, patterns and digits of slotexport's labels. Written by tools/labels: do not edit by hand.
# From the Unicode CLDR by way of ICU (versions below). SPDX-License-Identifier: Unicode-3.0; see LICENSE-UNICODE.
#
# Lines are sorted by their bytes: <locale> <topic> <value>. Lists are separated by "|".
# *                  what all locales share: versions, digits of the numbering systems, old language and region codes,
#                    clock-US (how hours are counted in a region, and the day that begins its week),
#                    capitals (a small letter and what begins a sentence in its place), names of solar terms and festivals
# X/chinese          dates of locale X in the Chinese calendar, and so on; then X/other: in all calendars but the
#                    Gregorian one; then */chinese: in all locales; then the lines of locale X itself
# alias X            only another name of locale X
# lacks              what the language has no words for: the locale has no labels; near: a complete locale instead
# like X             topics without a line here are those of locale X
# calendar           the calendar that dates are in (default: gregorian)
# EEE EEEE EEEEE     weekdays Monday to Sunday: abbreviated, wide, narrow; ccc cccc ccccc: by themselves (default: E)
# MMM MMMM MMMMM     months, as far as patterns need them; LLL LLLL LLLLL: by themselves (default: M); leap months
#                    after the others, of Hebrew ones Adar II at the end; M: numbers of lunar months
# GGG GGGG GGGGG     eras, the oldest first, of the Gregorian calendar the present one alone; U: the years of the cycle
#                    of sixty; d: names of the days of a month
# MMMd MMMEd yMMMEd  patterns of dates; MMMEEEEd and so on: for other widths of the weekday (default: E replaced)
# Gy                 the pattern of a year with its era
# a                  before noon, after noon; B: parts of the day for the hours 0 to 23, then midnight and noon,
#                    where an empty word repeats the one before it
# cycle              how hours are counted: h11, h12, h23 (default), h24
# direction          ltr (default) or rtl
# firstDay           the day that begins a week: 1 (default) is Monday
# glue               how a date {1} and a time {0} follow each other (default: {1}, {0})
# H h Bh             patterns of an hour: of 24, of 12, with the part of the day (default: HH, h a, h B)
# Hm hm Bhm          the same for a time; mm: for a minute (default: HH:mm, h:mm a, h:mm B; mm)
# Hm-a -h -m         patterns of a range of times, whose halves of the day, hours or only minutes differ
#                    (default: -h); hm-, Bhm-: the same on the other clocks
# now                the word for this moment (default: the language has none)
# numbers            the numbering system (default: latn)
# notes              the names of solar terms and festivals (default: those of the language)
# relative           days -2 to 2 from today; empty where the language has no word

"""
