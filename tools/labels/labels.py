"""Everything the label table says about one locale: topic -> value."""
import notes
import overrides
import patterns
import source

DATES = ["MMMd", "MMMEd", "MMMEEEEd", "MMMEEEEEd", "yMMMEd", "yMMMEEEEd", "yMMMEEEEEd", "Gy"]
CLOCKS = ["H", "h", "Bh"]

# Days whose months and hours no word of the source's root locale names.
PLACEHOLDERS = {"relative": ("today", "tomorrow"), "weekdays": ("Wed", "Wednesday"), "months": ("M06",)}


def locale_labels(name):
    """The lines of a locale."""
    found = source.Patterns(name)
    topics = {skeleton: found[skeleton] for skeleton in DATES}
    topics["mm"] = "mm"
    clocks(name, found, topics)
    cycle = patterns.clock(found["jm"])[0]
    topics["cycle"] = "h12" if cycle in "hK" else "h23"
    topics["firstDay"] = str(source.first_weekday(name))
    topics["calendar"] = source.calendar(name)
    topics["glue"] = found.glue()
    overrides.apply(topics, source.maximized(name))
    used = {field for value in topics.values() for field in patterns.fields(value)} if topics else set()
    for letters in ("EEE", "EEEE", "EEEEE", "ccc", "cccc", "ccccc"):
        topics[letters] = source.Format(name, letters).days(source.WEEK)
    for letters in ("MMM", "MMMM", "MMMMM", "LLL", "LLLL", "LLLLL"):
        if letters in used:
            topics[letters] = source.Format(name, letters).days(source.MONTHS)
            plain = letters.replace("L", "M")
            topics[plain] = source.Format(name, plain).days(source.MONTHS)
    for letters in used:
        if letters[0] == "G":
            topics["G" * max(3, len(letters))] = source.Format(name, letters).days(source.WEEK[:1])
    halves = source.Format(name, "a")
    topics["a"] = source.joined([halves.minute(0), halves.minute(780)])
    topics["B"] = parts_of_day(name)
    full = source.maximized(name)
    if notes.key(full) != full.split("_")[0]:
        topics["notes"] = notes.key(full)
    topics["relative"] = source.joined(source.relative(name))
    topics["now"] = source.now(name)
    topics["direction"] = "rtl" if source.is_right_to_left(name) else "ltr"
    digits = source.digits(name)
    systems = source.numbering_systems()
    topics["numbers"] = "latn" if digits == systems["latn"] else min(s for s in systems if systems[s] == digits)
    overrides.apply(topics, source.maximized(name))
    return topics


def clocks(name, found, topics):
    """Hours, times and ranges of the three clocks, in one family of patterns each (L8)."""
    part = source.part_skeleton(name)
    separator = source.fallback_separator(name)
    for clock in CLOCKS:
        skeleton = clock.replace("B", part)
        time, hour = (found[skeleton + end].replace(part, "B") for end in ("m", ""))
        if patterns.clock(hour) != patterns.clock(time):
            hour = patterns.hour_of(time)
        topics[clock], topics[clock + "m"] = hour, time
        ranges = source.Ranges(name, skeleton + "m")
        for end, start, stop in (("m", 545, 546), ("h", 485, 546), ("a", 545, 1266)):
            has_period = patterns.clock(time)[1] is not None
            topics[f"{clock}m-{end}"] = patterns.consistent(
                ranges.pattern(start, stop), time, end == "a" and has_period, separator)


def parts_of_day(name):
    """The words for each hour, then midnight and noon; an empty one repeats the one before it."""
    # The minute tells ICU that midnight and noon are meant exactly; it is cut off again.
    words = source.Format(name, source.part_skeleton(name) + "|m")
    found = [words.minute(minute).split("|")[0] for minute in [hour * 60 + 30 for hour in range(24)] + [0, 720]]
    return source.joined(
        ["" if index and found[index] == found[index - 1] else word for index, word in enumerate(found)])


def missing(name, topics):
    """What a locale has no words of its own for."""
    if name.split("_")[0] == "en":
        return []
    def has(kind, lists):
        words = "|".join(topics.get(topic, "") for topic in lists).split("|")
        return any(word in PLACEHOLDERS[kind] for word in words)
    return [kind for kind, lists in [
        ("relative", ["relative"]), ("weekdays", ["EEE", "EEEE", "ccc", "cccc"]),
        ("months", ["MMM", "MMMM", "LLL", "LLLL"])] if has(kind, lists)]
