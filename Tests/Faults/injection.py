"""Faults put under the command by strace: each system call that touches our files, each error, each moment to die."""
import collections
import os
import re
import shutil

from harness import OLD, Scratch, Skip, command, expect_refusal, run

# The calls that publishing is made of. Errors of calls that only look are in the list too.
CALLS = (
    "openat write pwrite64 pread64 fsync fdatasync rename renameat renameat2 close flock fchmod fcntl fstat newfstatat "
    "getdents64 readlinkat unlinkat link linkat mkdir mkdirat ftruncate"
).split()
ERRORS = {
    "openat": "EACCES ENOENT EROFS ENOSPC EMFILE EIO EINTR",
    "write": "ENOSPC EIO EDQUOT EFBIG EINTR",
    "fsync": "EIO ENOSPC EINTR",
    "close": "EIO ENOSPC EDQUOT EINTR",
    "rename": "EACCES EIO ENOSPC EXDEV",
}
# Names stand in the way: the output can't be created. Everything else is an error of reading or writing.
CANNOT_CREATE = {"EACCES", "ENOENT", "EROFS"}

Point = collections.namedtuple("Point", "call count line")


def family(call):
    """One name for a call's variants."""
    return {"renameat": "rename", "renameat2": "rename", "pwrite64": "write", "fdatasync": "fsync"}.get(call, call)


def points(binary, old=OLD):
    """The calls of one undisturbed run that touch the folder, each with its number among the calls of that name."""
    if not shutil.which("strace"):
        raise Skip("strace isn't installed")
    with Scratch(old) as scratch:
        log = os.path.join(scratch.path, "log")
        known = run(["strace", "-e", "trace=none", "true"])
        if known.returncode:
            raise Skip("strace isn't allowed here")
        run(["strace", "-f", "-y", "-s", "300", "-o", log, "-e", "trace=" + ",".join("?" + c for c in CALLS)]
            + command(binary, scratch.target))
        counts = collections.Counter()
        found = []
        with open(log, errors="replace") as lines:
            for line in lines:
                match = re.match(r"\d+ +(\w+)\(", line)
                if not match:
                    continue
                counts[match[1]] += 1
                # The words to the user name the file too.
                if scratch.folder in line and not re.match(r"write\([12]<", line.split(maxsplit=1)[1]):
                    found.append(Point(match[1], counts[match[1]], line.strip()))
    return found


def inject(binary, scratch, point, what):
    return run(["strace", "-f", "-o", "/dev/null", "-e", f"trace={point.call}", "-e",
                f"inject={point.call}:{what}:when={point.count}"] + command(binary, scratch.target))


def error_once(binary, point, error, new):
    """One call fails once. Old or new, whole; the status fits; nothing else in the folder."""
    with Scratch() as scratch:
        result = inject(binary, scratch, point, f"error={error}")
        content = scratch.content()
        assert content in (OLD, new), f"{len(content or b'')} bytes, neither old nor new, after {point.line}"
        if point.call != "unlinkat":
            assert not scratch.strays(), f"left behind: {scratch.strays()} after {point.line}"
        if result.returncode == 0:
            assert content == new, f"exit status 0, but the old file, after {point.line}"
        else:
            expect_refusal(result, result.returncode)
            assert result.returncode in (73, 74), f"exit status {result.returncode} after {point.line}"
        expected = expected_status(point, error)
        assert expected in (None, result.returncode), \
            f"exit status {result.returncode}, not {expected}, after {point.line}"
        # The folder's own flush is the last step: the new file is in place by then.
        is_folder = point.call == "fsync" and point.line.split(")")[0].endswith("site>")
        if result.returncode and not is_folder:
            assert content == OLD, f"refused, but not the old file, after {point.line}"


def expected_status(point, error):
    """What the command must answer; None where the failed call doesn't decide about the result."""
    call = family(point.call)
    if call == "write" or call == "fsync":
        return 0 if error == "EINTR" else 74
    if call == "rename":
        return 73 if error in CANNOT_CREATE else 74
    if call == "openat" and "O_CREAT" in point.line:
        return 0 if error == "EINTR" else 73 if error in CANNOT_CREATE else 74
    return None


def first_close_after_flush(found):
    """The close that may still report a lost write: the one between the file's flush and its rename."""
    calls = [family(point.call) for point in found]
    if not {"fsync", "rename"} <= set(calls):
        return None
    between = found[calls.index("fsync"):calls.index("rename")]
    return next((point for point in between if point.call == "close"), None)


def close_reports(binary, found, error):
    point = first_close_after_flush(found)
    assert point, "the file isn't flushed and closed before its rename"
    with Scratch() as scratch:
        expect_refusal(inject(binary, scratch, point, f"error={error}"), 74)
        assert scratch.content() == OLD and not scratch.strays()


def killed(binary, point, old, new):
    """The process dies at one call. Old or new, whole; the next run publishes and cleans up."""
    with Scratch(old) as scratch:
        inject(binary, scratch, point, "signal=KILL")
        content = scratch.content()
        assert content in (old, new), f"{len(content or b'')} bytes, neither old nor new, after {point.line}"
        again = run(command(binary, scratch.target))
        assert again.returncode == 0, f"the next run: {again.stderr!r}"
        assert scratch.content() == new and not scratch.strays(), f"after the next run: {scratch.strays()}"


def every_error(tally, binary, new):
    """All points, all errors; and a kill at each point, with and without an old file."""
    try:
        found = points(binary)
        fresh = points(binary, None)
    except Skip as reason:
        tally.check("injected errors", fail_with, reason)
        tally.check("a kill at every system call", fail_with, reason)
        return
    names = {family(point.call) for point in found}
    tally.check("the trace shows how files are published", publishes, names)
    for point in found:
        for error in ERRORS.get(family(point.call), "EIO ENOSPC EACCES").split():
            tally.check(f"{point.call} {point.count} {error}", error_once, binary, point, error, new)
    for error in "EIO ENOSPC EDQUOT".split():
        tally.check(f"close before rename {error}", close_reports, binary, found, error)
    for old, trace in ((OLD, found), (None, fresh)):
        for point in trace:
            tally.check(f"killed at {point.call} {point.count}", killed, binary, point, old, new)


def publishes(names):
    missing = {"openat", "write", "fsync", "close", "rename"} - names
    assert not missing, f"never called on our files: {missing}"


def fail_with(reason):
    raise reason
