"""The text of CLDR patterns (UTS 35 part 4, section 8)."""
import re

HOURS = "HhKk"
PERIODS = "abB"


def runs(pattern):
    """The pattern cut into (text, is_field): a field is a run of one letter, a text keeps its quotes."""
    found, quoted, last = [], False, None
    for char in pattern:
        if char == "'":
            quoted = not quoted
        is_field = not quoted and char.isascii() and char.isalpha()
        if found and found[-1][1] == is_field and (not is_field or char == last):
            found[-1] = (found[-1][0] + char, is_field)
        else:
            found.append((char, is_field))
        last = char
    return found


def fields(pattern):
    """The fields of a pattern: `M月d日 EEE` -> `M`, `d`, `EEE`."""
    return [text for text, is_field in runs(pattern) if is_field]


def with_weekday(pattern, count):
    """The pattern with its weekday in another width."""
    return "".join(
        text[0] * count if is_field and text[0] in "Ec" else text for text, is_field in runs(pattern))


def without(pattern, letters):
    """The pattern without a field, and without the space or the brackets around it."""
    parts = [list(run) for run in runs(pattern)]
    index = next((i for i, (text, is_field) in enumerate(parts) if is_field and text[0] in letters), None)
    if index is None:
        return pattern
    before = parts[index - 1] if index > 0 else None
    after = parts[index + 1] if index + 1 < len(parts) else None
    if before and after and before[0].endswith("(") and after[0].startswith(")"):
        before[0], after[0] = before[0][:-1], after[0][1:]
    if before:
        before[0] = before[0].rstrip()
    elif after:
        after[0] = after[0].lstrip()
    del parts[index]
    return "".join(text for text, _ in parts)


def quote(text):
    """A text as a pattern shows it."""
    if not any(c == "'" or c.isascii() and c.isalpha() for c in text):
        return text
    return "'" + text.replace("'", "''") + "'"


def unquote(text):
    """The text that a pattern without fields shows."""
    return re.sub(r"'([^']*)'", r"\1", text.replace("''", "\0")).replace("\0", "'")


def canonical(pattern):
    """The pattern with its texts quoted as `quote` does it."""
    return "".join(text if is_field else quote(unquote(text)) for text, is_field in runs(pattern))


def clock(pattern):
    """The first letter of the hour and of the word for the part of the day, and whether that word comes first."""
    letters = [field[0] for field in fields(pattern)]
    hour = next((c for c in letters if c in HOURS), None)
    period = next((c for c in letters if c in PERIODS), None)
    return hour, period, period is not None and letters.index(period) < letters.index(hour)


def hour_of(time):
    """A time pattern without its minutes and what separates these from the hour: `a h:mm` -> `a h`."""
    parts = runs(time)
    hour = next(i for i, (text, is_field) in enumerate(parts) if is_field and text[0] in HOURS)
    minute = next(i for i, (text, is_field) in enumerate(parts) if is_field and text[0] == "m")
    return "".join(text for text, _ in parts[:hour + 1] + parts[minute + 1:])


def middle(pattern):
    """Where the second half of a range's pattern begins: at the first field that the first half has too."""
    seen, place = set(), 0
    for text, is_field in runs(pattern):
        if is_field:
            kind = "h" if text[0] in HOURS else "a" if text[0] in PERIODS else text[0]
            if kind in seen:
                return place
            seen.add(kind)
        place += len(text)
    return place


def separator(pattern):
    """What a range's pattern has between its two times, without what follows both of them; None where that is unclear."""
    parts, place, cut = runs(pattern), 0, middle(pattern)
    for index, (text, is_field) in enumerate(parts):
        if place == cut and index > 0:
            between = parts[index - 1][0] if not parts[index - 1][1] else ""
            tail = parts[-1][0] if not parts[-1][1] else ""
            if tail and between.startswith(tail):
                between = between[len(tail):]
            return between or None
        place += len(text)
    return None


def pieces(pattern):
    """The fields of a pattern and the letters of its texts, however these are quoted."""
    return [
        piece for text, is_field in runs(pattern)
        for piece in ([(text, True)] if is_field else [(letter, False) for letter in unquote(text)])]


def agrees(range_pattern, time, needs_both):
    """Whether a range shows its times as the pattern of a time does; both may share a word for the part of the day."""
    whole, full, bare = pieces(range_pattern), pieces(time), pieces(without(time, PERIODS))
    halves = [(full, full)] if needs_both else [(full, full), (bare, full), (full, bare)]
    return any(
        whole[:len(start)] == start and whole[-len(end):] == end and len(start) + len(end) < len(whole)
        and not any(is_field for _, is_field in whole[len(start):len(whole) - len(end)])
        for start, end in halves)


def is_at_edge(time):
    """Whether the part of the day is the first or the last of a time, with nothing but a space beside it."""
    parts = runs(time)
    place = [is_field and text[0] in PERIODS for text, is_field in parts].index(True)
    beside = parts[1] if place == 0 else parts[-2]
    return place in (0, len(parts) - 1) and (beside[1] or not beside[0].strip())


def consistent(range_pattern, time, needs_both, fallback):
    """The pattern of a range in the words and the order of the time's pattern."""
    range_pattern, time = canonical(range_pattern), canonical(time)
    if agrees(range_pattern, time, needs_both):
        return range_pattern
    between = separator(range_pattern) or fallback
    comes_first = clock(time)[2]
    bare = without(time, PERIODS)
    is_shared = not needs_both and sum(field[0] in PERIODS for field in fields(range_pattern)) == 1
    if not (is_shared and is_at_edge(time)):
        return time + between + time
    return time + between + bare if comes_first else bare + between + time
