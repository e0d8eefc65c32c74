"""What every fault test needs: the command, a folder of its own, a tally, and the look at what was left behind."""
import os
import shutil
import subprocess
import tempfile

NOW = "2026-06-01T10:16:00+08:00"
LATER = "2026-06-01T11:16:00+08:00"
OLD = b"old line\r\n" * 5000


class Skip(Exception):
    """A test that can't run on this machine, with the reason."""


class Tally:
    """Counts, and prints one line a test that didn't simply pass."""

    def __init__(self):
        self.passed = self.failed = self.skipped = 0

    def check(self, name, test, *arguments):
        try:
            test(*arguments)
        except Skip as reason:
            self.skipped += 1
            print(f"skipped: {name}: {reason}")
        except (AssertionError, subprocess.TimeoutExpired) as fault:
            self.failed += 1
            print(f"FAILED: {name}: {fault}")
        else:
            self.passed += 1


class Scratch:
    """A fresh folder with, if wanted, an old file in it."""

    def __init__(self, old=OLD):
        self.old = old

    def __enter__(self):
        self.path = os.path.realpath(tempfile.mkdtemp(prefix="slotexport-fault-"))
        os.chmod(self.path, 0o755)
        self.folder = os.path.join(self.path, "site")
        os.mkdir(self.folder)
        self.target = os.path.join(self.folder, "slots.ics")
        if self.old is not None:
            with open(self.target, "wb") as file:
                file.write(self.old)
        return self

    def __exit__(self, *_):
        os.chmod(self.folder, 0o755)
        shutil.rmtree(self.path)

    def content(self):
        try:
            with open(self.target, "rb") as file:
                return file.read()
        except FileNotFoundError:
            return None

    def strays(self):
        return sorted(set(os.listdir(self.folder)) - {"slots.ics"})


def command(binary, output, now=NOW, *more):
    parts = [binary, "--locale", "zh_CN", "--format", "ics", "--time-zone", "Asia/Shanghai", "--now", now, *more]
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
