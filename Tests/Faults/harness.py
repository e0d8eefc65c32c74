"""What every fault test needs: the command, a folder of its own, a tally, and the look at what was left behind."""
import collections
import concurrent.futures
import os
import shutil
import signal
import subprocess
import tempfile
import threading

NOW = "2026-06-01T10:16:00+08:00"
LATER = "2026-06-01T11:16:00+08:00"
OLD = b"old line\r\n" * 5000
LOCK = ".slotexport.lock"

# A job that a shell started in the background ignores these, and so would every program that is tested here.
for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP):
    if signal.getsignal(number) == signal.SIG_IGN:
        signal.signal(number, signal.SIG_DFL)


class Skip(Exception):
    """A test that can't run on this machine, with the reason."""


class Tally:
    """Counts, and prints one line a test that didn't simply pass."""

    def __init__(self):
        self.passed = self.failed = self.skipped = 0
        self.lock = threading.Lock()
        self.rows = collections.OrderedDict()

    def check(self, name, test, *arguments):
        try:
            result = test(*arguments)
        except Skip as reason:
            with self.lock:
                self.skipped += 1
            print(f"skipped: {name}: {reason}", flush=True)
        except (AssertionError, OSError, subprocess.TimeoutExpired) as fault:
            with self.lock:
                self.failed += 1
            print(f"FAILED: {name}: {fault}", flush=True)
        else:
            with self.lock:
                self.passed += 1
            return result
        return None

    def check_all(self, tests):
        """Runs tests side by side: most of their time goes to waiting for the disk. A test is (name, function, ...)."""
        with concurrent.futures.ThreadPoolExecutor(max_workers=4) as pool:
            return [future.result() for future in [pool.submit(self.check, *test) for test in tests]]

    def count(self, row, *columns):
        """Adds one to columns of a row of the closing table."""
        with self.lock:
            counts = self.rows.setdefault(row, collections.Counter())
            counts["runs"] += 1
            for column in columns:
                counts[column] += 1

    def print_table(self):
        """What was injected, and how the folder looked after it."""
        columns = ["runs", "old", "new", "mixed", "torn", "strays"]
        width = max(len(row) for row in self.rows)
        print(f"{'injected':{width}}  " + "  ".join(f"{column:>6}" for column in columns))
        for row, counts in self.rows.items():
            print(f"{row:{width}}  " + "  ".join(f"{counts[column]:6}" for column in columns))
        print("old, new: all files of the run before or of this one; mixed: whole files of both; torn: a file of neither")


class Scratch:
    """A fresh folder with, if wanted, old files in it."""

    def __init__(self, old=OLD, names=("slots.ics",), within=None):
        self.old, self.names, self.within = old, names, within

    def __enter__(self):
        self.path = os.path.realpath(tempfile.mkdtemp(prefix="slotexport-fault-", dir=self.within))
        os.chmod(self.path, 0o755)
        self.folder = os.path.join(self.path, "site")
        os.mkdir(self.folder)
        self.target = os.path.join(self.folder, self.names[0])
        if self.old is not None:
            for name in self.names:
                with open(os.path.join(self.folder, name), "wb") as file:
                    file.write(self.old)
        return self

    def __exit__(self, *_):
        os.chmod(self.folder, 0o755)
        shutil.rmtree(self.path)

    def content(self, name=None):
        try:
            with open(os.path.join(self.folder, name) if name else self.target, "rb") as file:
                return file.read()
        except FileNotFoundError:
            return None

    def contents(self):
        return {name: self.content(name) for name in self.names}

    def strays(self):
        return sorted(set(os.listdir(self.folder)) - set(self.names) - {LOCK})


def state(contents, old, new):
    """`old`, `new`, `mixed` or `torn`: of which run the files are."""
    if contents == new:
        return "new"
    if contents == old:
        return "old"
    return "mixed" if all(content in (old[name], new[name]) for name, content in contents.items()) else "torn"


def command(binary, output, now=NOW, *more, formats="ics"):
    parts = [binary, "--locale", "zh_CN", "--format", formats, "--time-zone", "Asia/Shanghai", "--now", now, *more]
    return parts + (["--output", output] if output else [])


def run(arguments, **options):
    """Runs to the end, within a minute, with nothing on standard input."""
    environment = dict(os.environ, SWIFT_BACKTRACE="enable=no", **options.pop("env", {}))
    options.setdefault("stdout", subprocess.PIPE)
    return subprocess.run(
        arguments, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=60, env=environment, **options)


def expect_refusal(result, status):
    """The exit status, and one line of words for people."""
    assert result.returncode == status, f"exit status {result.returncode}, not {status}: {result.stderr!r}"
    words = result.stderr.decode()
    assert words.startswith("slotexport: error: ") and words.count("\n") == 1, f"words: {words!r}"
    assert not result.stdout, "data on standard output"
