"""Batches: whatever fails while a set is written, readers see the old set or the new one, whole."""
import json
import os
import random
import re
import shutil
import signal
import subprocess
import threading
import time

from harness import Skip, run
from injection import LOOKING, MEMORY, family, traced
from sets import disk

CALLS = (
    "openat openat2 write pread64 read fsync fdatasync syncfs renameat renameat2 close flock unlinkat linkat symlinkat "
    "mkdir mkdirat statx getdents64 readlinkat fstatfs ftruncate"
).split()
NOW, LATER = "2026-06-01T02:16:00Z", "2026-06-02T02:16:00Z"
FORMATS = ("csv", "json")


def record(number):
    return json.dumps({"id": f"place-{number}", "timeZone": "Asia/Shanghai", "locale": "zh_CN", "days": 2, "step": 60,
                       "hours": "Mo-Su 09:00-18:00"})


class Site:
    """A site in a fresh folder, with an old set if wanted."""

    def __init__(self, binary, old=True, places=2, within=None):
        self.binary, self.old, self.places, self.within = binary, old, places, within

    def __enter__(self):
        import tempfile
        self.path = os.path.realpath(tempfile.mkdtemp(prefix="slotexport-batch-", dir=self.within))
        self.folder = os.path.join(self.path, "site")
        self.input = os.path.join(self.path, "places.jsonl")
        with open(self.input, "w", encoding="utf-8") as file:
            file.write("".join(record(number) + "\n" for number in range(self.places)))
        if self.old:
            result = run(self.command(NOW))
            assert result.returncode == 0, result.stderr
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)

    def command(self, now, *more):
        return [self.binary, "batch", self.input, "--format", ",".join(FORMATS), "--now", now, "--jobs", "1",
                "--output", self.folder, "--report", os.path.join(self.path, "report"), *more]

    def contents(self):
        """What readers see; None before the first set."""
        current = os.path.join(self.folder, "current")
        found = {}
        try:
            # One look at the link, as a server does for one request.
            folder = os.path.join(self.folder, os.readlink(current))
            for name in sorted(os.listdir(folder)):
                if name != "manifest.jsonl":
                    with open(os.path.join(folder, name), "rb") as file:
                        found[name] = file.read()
        except FileNotFoundError:
            return None
        return found

    def strays(self):
        return [name for name in os.listdir(self.folder)
                if name not in (".lock", "current") and not re.fullmatch(r"gen-\d+-\w+", name)]

    def expect_clean(self, new):
        """The next run publishes the new set, and leaves nothing else."""
        again = run(self.command(LATER))
        assert again.returncode == 0, f"the next run: {again.stderr!r}"
        assert self.contents() == new, "the next run doesn't publish the new set"
        assert not self.strays(), f"after the next run: {self.strays()}"
        sets = [name for name in os.listdir(self.folder) if name.startswith("gen-")]
        assert len(sets) <= 3, sets
        whole = [os.path.exists(os.path.join(self.folder, name, "manifest.jsonl")) for name in sets]
        assert all(whole), "a set without its manifest is left"


def both(binary, places=2):
    """The old and the new set of undisturbed runs."""
    with Site(binary, places=places) as site:
        old = site.contents()
        assert run(site.command(LATER)).returncode == 0
        new = site.contents()
    assert old != new and len(old) == len(new) == places * len(FORMATS)
    return old, new


def inject(site, point, what):
    fast = [] if what.startswith("signal") else ["--seccomp-bpf"]
    return run(["strace", "-f", *fast, "-o", "/dev/null", "-e", f"trace={point.call}", "-e",
                f"inject={point.call}:{what}"] + site.command(LATER))


def points(binary):
    """The calls of one undisturbed run that touch the site's folder."""
    with Site(binary, within=memory()) as site:
        return traced(site.command(LATER), CALLS, site.path, site.folder)


def memory():
    return MEMORY if os.access(MEMORY, os.W_OK) else None


def seen(contents, old, new):
    return "new" if contents == new else "old" if contents == old else "torn"


def error_at(tally, binary, sets, point, error, is_sticky):
    with Site(binary, within=memory()) as site:
        result = inject(site, point, f"error={error}:when={point.count}{'+' if is_sticky else ''}")
        state = seen(site.contents(), *sets)
        tally.count(f"batch: {family(point.call)} fails {'for good' if is_sticky else 'once'}", state)
        assert state != "torn", f"torn after {point.line}"
        if result.returncode == 0:
            assert state == "new", f"exit status 0, but the old set, after {point.line}"
        else:
            assert result.returncode in (66, 69, 73, 74, 75), \
                f"exit status {result.returncode} after {point.line}: {result.stderr!r}"
        if error == "EINTR":
            assert result.returncode == 0, f"exit status {result.returncode} after {point.line}"
        site.expect_clean(sets[1])


def killed(tally, binary, sets, point):
    with Site(binary, within=memory()) as site:
        inject(site, point, f"signal=KILL:when={point.count}")
        state = seen(site.contents(), *sets)
        tally.count(f"batch: killed at {family(point.call)}", state)
        assert state != "torn", f"torn after {point.line}"
        site.expect_clean(sets[1])


def killed_at_random(tally, binary, sets, turns, seed):
    moments = random.Random(seed)
    with Site(binary, within=memory()) as site:
        shown = sets[0]
        for turn in range(turns):
            now = (LATER, NOW)[turn % 2]
            writer = subprocess.Popen(site.command(now, "--wait", "1"), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(moments.uniform(0, 0.06))
            writer.send_signal(signal.SIGKILL)
            writer.wait(timeout=60)
            found = site.contents()
            tally.count("batch: killed at any moment", seen(found, *sets))
            assert found in sets, f"turn {turn}: a torn set"
            shown = found
        assert shown in sets
        site.expect_clean(sets[1])


def two_writers(binary, sets):
    with Site(binary) as site:
        for _ in range(10):
            writers = [subprocess.Popen(site.command(LATER), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
                       for _ in range(3)]
            codes = []
            for writer in writers:
                writer.communicate(timeout=60)
                codes.append(writer.returncode)
            assert 0 in codes and set(codes) <= {0, 75}, codes
        assert site.contents() == sets[1]


def reader_during_swaps(binary, sets, swaps):
    """Somebody reads whole sets while they are swapped as fast as can be: each is the set of one run."""
    with Site(binary, within=memory()) as site:
        assert run(site.command(LATER)).returncode == 0
        torn, reads, done = [], [0], threading.Event()

        def read():
            while not done.is_set():
                found = site.contents()
                reads[0] += 1
                if found not in sets:
                    torn.append(found and sorted(found))

        reader = threading.Thread(target=read)
        reader.start()
        try:
            for turn in range(swaps):
                assert run(site.command((NOW, LATER)[turn % 2], "--verify", "none")).returncode == 0
        finally:
            done.set()
            reader.join()
        assert not torn, f"{len(torn)} of {reads[0]} reads saw no whole set: {torn[:2]}"
        assert reads[0] > 20


def small_disk(binary, options):
    """A disk without room or inodes: 69 or 74, and the old set."""
    if os.geteuid() != 0 or not shutil.which("unshare"):
        raise Skip("only root may mount a small disk")
    script = """
        mount -t tmpfs -o "$1" none "$2" 2>/dev/null || exit 99
        folder=$2; shift 2
        "$@" >&2; status=$?
        ls -A "$folder/site"; readlink "$folder/site/current"; exit $status
    """
    with Site(binary, old=False, places=30) as site:
        folder = os.path.join(site.path, "disk")
        os.mkdir(folder)
        command = site.command(LATER)
        command[command.index(site.folder)] = folder + "/site"
        result = run(["unshare", "-m", "sh", "-c", script, "sh", options, folder] + command)
        if result.returncode == 99:
            raise Skip("mounting isn't allowed here")
        assert result.returncode in (69, 74), f"{result.returncode}: {result.stderr!r}"
        assert b"gen-" not in result.stdout and b"current" not in result.stdout, result.stdout


def few_descriptors(binary, sets):
    with Site(binary) as site:
        result = run(["sh", "-c", 'ulimit -n 24; exec "$@"', "sh", *site.command(LATER)])
        assert result.returncode == 0 and site.contents() == sets[1], result.stderr
        result = run(["sh", "-c", 'ulimit -n 6; exec "$@"', "sh", *site.command(NOW)])
        assert result.returncode in (66, 73, 74, 78), f"{result.returncode}: {result.stderr!r}"
        assert site.contents() == sets[1]


def terminated(binary):
    """SIGTERM finishes the record at hand; the report and --resume go on from there."""
    with Site(binary, old=False, places=400) as site:
        writer = subprocess.Popen(site.command(NOW), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        report = os.path.join(site.path, "report")
        deadline = time.monotonic() + 30
        while not (os.path.exists(report) and os.path.getsize(report) > 5000) and writer.poll() is None:
            assert time.monotonic() < deadline
            time.sleep(0.002)
        writer.send_signal(signal.SIGTERM)
        words = writer.communicate(timeout=60)[1]
        if writer.returncode == 0:
            raise Skip("the run was faster than the signal")
        assert writer.returncode == -signal.SIGTERM, f"{writer.returncode}: {words!r}"
        with open(report, encoding="utf-8") as file:
            lines = [json.loads(line) for line in file]
        assert 0 < len(lines) < 400 and site.contents() is None
        first = os.path.join(site.path, "first")
        shutil.move(report, first)
        result = run(site.command(NOW, "--resume", first))
        assert result.returncode == 0, result.stderr
        with open(report, encoding="utf-8") as file:
            assert len(file.readlines()) == 400
        assert len(site.contents()) == 400 * len(FORMATS) and not site.strays()


def power_cuts(binary, tally, cycles):
    """The power goes in the middle of a run, or after it."""
    sets = both(binary)
    moments = random.Random(cycles)
    with disk() as (folder, cut, restart):
        with Site(binary, old=False) as site:
            site.folder = os.path.join(folder, "site")
            last = None
            for turn in range(cycles):
                now = turn % 2
                writer = subprocess.Popen(site.command((NOW, LATER)[now]), stdout=subprocess.DEVNULL,
                                          stderr=subprocess.DEVNULL)
                if turn % 3:
                    time.sleep(moments.uniform(0, 0.08))
                else:
                    writer.wait(timeout=60)
                cut()
                writer.wait(timeout=60)
                restart()
                found = site.contents() if os.path.isdir(site.folder) else None
                tally.count("batch: power cut", "none yet" if found is None else seen(found, *sets))
                assert found is None or found in sets, f"cycle {turn}: a torn set"
                if writer.returncode == 0:
                    assert found == sets[now], f"cycle {turn}: the run said that it was done"
                assert last is None or found is not None, f"cycle {turn}: the set is gone"
                last = found or last
            assert run(site.command(LATER)).returncode == 0
            assert site.contents() == sets[1] and not site.strays()


def tests(binary, tally):
    """All of a batch's tests, for `Tally.check_all`."""
    sets = both(binary)
    found = [
        ("batch: two writers at once", two_writers, binary, sets),
        ("batch: a reader while sets are swapped", reader_during_swaps, binary, sets, 500),
        ("batch: a disk without room", small_disk, binary, "size=100k"),
        ("batch: a disk without inodes", small_disk, binary, "nr_inodes=20"),
        ("batch: few descriptors", few_descriptors, binary, sets),
        ("batch: SIGTERM, and resumed", terminated, binary),
        ("batch: killed at any moment", killed_at_random, tally, binary, sets, 200, 18),
        ("batch: power cuts", power_cuts, binary, tally, 50),
    ]
    if shutil.which("strace") and run(["strace", "-e", "trace=none", "true"]).returncode == 0:
        reads = 0
        for point in points(binary):
            if point.call in LOOKING | {"read", "fstatfs"}:
                # A sample of the calls that only look: they can't leave anything half done.
                reads += 1
                if reads % 6:
                    continue
            title = f"batch: {point.call} {point.count}"
            errors = "EIO" if point.call in LOOKING | {"read", "fstatfs"} else "EIO ENOSPC EDQUOT EINTR EACCES"
            if point.call == "close":
                errors = "EIO"
            for error in errors.split():
                found.append((f"{title} {error}", error_at, tally, binary, sets, point, error, False))
                if error != "EINTR":
                    found.append((f"{title} {error} for good", error_at, tally, binary, sets, point, error, True))
            if point.call not in LOOKING | {"read", "fstatfs"}:
                found.append((f"{title} killed", killed, tally, binary, sets, point))
    return found
