"""Faults put under the command by strace: each system call that touches our files, each error, each moment to die."""
import collections
import os
import re
import shutil

from harness import OLD, Scratch, Skip, command, expect_refusal, run, state

# The calls that publishing is made of. Errors of calls that only look are in the list too.
CALLS = (
    "openat write pwrite64 pread64 fsync fdatasync rename renameat renameat2 close flock fchmod fcntl fstat newfstatat "
    "statx getdents64 readlinkat unlinkat link linkat mkdir mkdirat ftruncate"
).split()
ERRORS = {
    "openat": "EACCES ENOENT EROFS ENOSPC EMFILE EIO EINTR",
    "write": "ENOSPC EIO EDQUOT EFBIG EINTR",
    "fsync": "EIO ENOSPC EINTR",
    "close": "EIO ENOSPC EDQUOT EINTR",
    "rename": "EACCES EIO ENOSPC EXDEV EINVAL",
    "flock": "ENOLCK EIO",
}
# Calls that only look: what they fail with makes no difference.
LOOKING = {"statx", "newfstatat", "fstat", "fcntl", "getdents64", "pread64", "readlinkat"}
MEMORY = "/dev/shm"
# Names stand in the way: the output can't be created. Everything else is an error of reading or writing.
CANNOT_CREATE = {"EACCES", "ENOENT", "EROFS"}

Point = collections.namedtuple("Point", "call count line")


class Scenario:
    """One file or a set of three, with or without old ones, and what an undisturbed run makes of it."""

    def __init__(self, title, binary, names, old, new):
        self.title, self.binary, self.names, self.content = title, binary, names, old
        self.old = {name: old for name in names}
        self.new = {name: new[name] for name in names}

    def scratch(self):
        # In memory where there is such a folder: it isn't the disk that fails here.
        return Scratch(self.content, self.names, MEMORY if os.access(MEMORY, os.W_OK) else None)

    def command(self, scratch):
        formats = ",".join(name.split(".")[1] for name in self.names)
        output = scratch.target if len(self.names) == 1 else scratch.folder + "/"
        return command(self.binary, output, formats=formats)

    def inject(self, scratch, point, what):
        # With the filter only the call in question stops the program; a signal wouldn't reach it then.
        fast = [] if what.startswith("signal") else ["--seccomp-bpf"]
        return run(["strace", "-f", *fast, "-o", "/dev/null", "-e", f"trace={point.call}", "-e",
                    f"inject={point.call}:{what}"] + self.command(scratch))

    def points(self):
        """The calls of one undisturbed run that touch the folder."""
        with self.scratch() as scratch:
            return traced(self.command(scratch), CALLS, scratch.path, scratch.folder)


def traced(arguments, calls, path, folder):
    """The calls of a run that touch a folder, each with its number among the calls of that name; the log goes to `path`."""
    log = os.path.join(path, "log")
    run(["strace", "-f", "-y", "-s", "300", "-o", log, "-e", "trace=" + ",".join("?" + c for c in calls)] + arguments)
    counts = collections.Counter()
    found = []
    with open(log, errors="replace") as lines:
        for line in lines:
            match = re.match(r"\d+ +(\w+)\(", line)
            if not match:
                continue
            counts[match[1]] += 1
            # The words to the user name the file too.
            if folder in line and not re.match(r"write\([12]<", line.split(maxsplit=1)[1]):
                found.append(Point(match[1], counts[match[1]], line.strip()))
    return found


def family(call):
    """One name for a call's variants."""
    return {"renameat": "rename", "renameat2": "rename", "pwrite64": "write", "fdatasync": "fsync"}.get(call, call)


def error_at(tally, scenario, point, error, is_sticky):
    """One call fails, once or from then on. Old or new, whole; the status fits; nothing else in the folder."""
    with scenario.scratch() as scratch:
        result = scenario.inject(scratch, point, f"error={error}:when={point.count}{'+' if is_sticky else ''}")
        seen = state(scratch.contents(), scenario.old, scenario.new)
        strays = scratch.strays()
        tally.count(f"{scenario.title}: {family(point.call)} fails {'for good' if is_sticky else 'once'}", seen,
                    *["strays"] * bool(strays))
        assert seen in ("old", "new"), f"{seen} after {point.line}"
        # Who can't remove a name leaves it; the next run does it.
        if point.call != "unlinkat":
            assert not strays, f"left behind: {strays} after {point.line}"
        if result.returncode == 0:
            assert seen == "new", f"exit status 0, but the old files, after {point.line}"
        else:
            assert result.returncode in (73, 74), \
                f"exit status {result.returncode} after {point.line}: {result.stderr!r}"
            # Where every write fails, so does the one of the words.
            if not (is_sticky and point.call == "write"):
                expect_refusal(result, result.returncode)
        expected = expected_status(scenario, point, error, is_sticky)
        assert expected in (None, result.returncode), \
            f"exit status {result.returncode}, not {expected}, after {point.line}"
        # The folder's own flush is the last step: the new files are in place by then.
        is_folder = point.call == "fsync" and point.line.split(")")[0].endswith("site>")
        if result.returncode and not is_folder:
            assert seen == "old", f"refused, but not the old files, after {point.line}"


def expected_status(scenario, point, error, is_sticky):
    """What the command must answer; None where the failed call doesn't decide about the result."""
    call = family(point.call)
    if call == "write" or call == "fsync":
        return 0 if error == "EINTR" else 74
    if call == "rename":
        # File systems that can't exchange names say EINVAL: then the old file is linked aside.
        if error == "EINVAL":
            return 0 if point.call == "renameat2" else None
        return 73 if error in CANNOT_CREATE else 74
    if call == "openat" and "O_CREAT" in point.line and not is_sticky:
        return 0 if error == "EINTR" else 73 if error in CANNOT_CREATE else 74
    return None


def closes_after_flush(found):
    """The closes that may still report a lost write: one after each file's flush, before the first rename."""
    closes, was_flushed = [], False
    for point in found:
        if family(point.call) == "rename":
            break
        if point.call == "close" and was_flushed:
            closes.append(point)
        if family(point.call) in ("fsync", "close"):
            was_flushed = point.call != "close"
    return closes


def close_reports(scenario, point, error):
    with scenario.scratch() as scratch:
        expect_refusal(scenario.inject(scratch, point, f"error={error}:when={point.count}"), 74)
        assert scratch.contents() == scenario.old and not scratch.strays()


def killed(tally, scenario, point):
    """The process dies at one call. Each file is old or new, whole; the next run publishes all and cleans up."""
    with scenario.scratch() as scratch:
        scenario.inject(scratch, point, f"signal=KILL:when={point.count}")
        seen = state(scratch.contents(), scenario.old, scenario.new)
        tally.count(f"{scenario.title}: killed at {family(point.call)}", seen, *["strays"] * bool(scratch.strays()))
        assert seen != "torn", f"a torn file after {point.line}"
        if family(point.call) not in ("rename", "linkat"):
            assert seen != "mixed", f"mixed after {point.line}, which is no rename"
        again = run(scenario.command(scratch))
        assert again.returncode == 0, f"the next run: {again.stderr!r}"
        assert scratch.contents() == scenario.new, "the next run doesn't publish all"
        assert not scratch.strays(), f"after the next run: {scratch.strays()}"


def every_error(tally, binary, new):
    """All points, all errors, once and for good; and a kill at each point."""
    three = ("slots.csv", "slots.ics", "slots.json")
    scenarios = [
        Scenario("one file", binary, ("slots.ics",), OLD, new),
        Scenario("three files", binary, three, OLD, new),
        Scenario("three new files", binary, three, None, new),
    ]
    if not shutil.which("strace") or run(["strace", "-e", "trace=none", "true"]).returncode:
        tally.check("injected errors, and a kill at every system call", skip, "strace isn't installed or allowed")
        return
    tests = []
    for scenario in scenarios:
        found = scenario.points()
        names = {family(point.call) for point in found}
        tally.check("the trace shows how files are published", publishes, names)
        for point in found:
            title = f"{scenario.title}: {point.call} {point.count}"
            errors = "EIO EACCES" if point.call in LOOKING else "EIO ENOSPC EACCES"
            for error in ERRORS.get(family(point.call), errors).split():
                tests.append((f"{title} {error}", error_at, tally, scenario, point, error, False))
                # A call that is interrupted for ever is tried for ever.
                if error != "EINTR":
                    tests.append((f"{title} {error} for good", error_at, tally, scenario, point, error, True))
            tests.append((f"{title} killed", killed, tally, scenario, point))
        closes = closes_after_flush(found)
        tally.check(f"{scenario.title}: each file is flushed and closed before the first rename", has, closes,
                    len(scenario.names))
        for point in closes:
            for error in "EIO ENOSPC EDQUOT".split():
                tests.append((f"{scenario.title}: close {point.count} {error}", close_reports, scenario, point, error))
    tally.check_all(tests)


def publishes(names):
    missing = {"openat", "write", "fsync", "close", "rename"} - names
    assert not missing, f"never called on our files: {missing}"


def has(found, count):
    assert len(found) == count, f"{len(found)} of {count}"


def skip(reason):
    raise Skip(reason)
