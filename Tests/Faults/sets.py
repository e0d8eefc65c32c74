"""Several files of one run: targets that can't be replaced, publishers and readers at once, signals, power cuts."""
import contextlib
import fcntl
import os
import random
import shutil
import signal
import stat
import struct
import subprocess
import threading
import time

from harness import LATER, LOCK, NOW, OLD, Scratch, Skip, command, expect_refusal, run, state

NAMES = ("slots.csv", "slots.ics", "slots.json")
FORMATS = "csv,ics,json"


def set_command(binary, scratch, now=NOW, *more):
    return command(binary, scratch.folder + "/", now, *more, formats=FORMATS)


def expect_old(scratch, what):
    found = scratch.contents()
    old = {name: OLD for name in NAMES}
    assert found == old, f"{state(found, old, {name: None for name in NAMES})} after {what}"
    assert not scratch.strays(), f"left behind: {scratch.strays()}"


def immutable_target(binary):
    """One of three files may not be replaced, not even by root (chattr +i)."""
    with Scratch(names=NAMES) as scratch:
        for name in NAMES:
            path = os.path.join(scratch.folder, name)
            if not shutil.which("chattr") or run(["chattr", "+i", path]).returncode:
                raise Skip("no file can be made immutable here")
            try:
                expect_refusal(run(set_command(binary, scratch)), 73)
                expect_old(scratch, f"an immutable {name}")
            finally:
                run(["chattr", "-i", path])


def sticky_target(binary):
    """One of three files belongs to somebody else, in a folder where only owners replace their files."""
    if os.geteuid() != 0 or not shutil.which("setpriv"):
        raise Skip("only root can make files of two users")
    user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    with Scratch(names=NAMES) as scratch:
        copy = shutil.copy(binary, os.path.join(scratch.path, "slotexport"))
        os.chmod(scratch.folder, 0o1777)
        for name in NAMES:
            for other in NAMES:
                os.chown(os.path.join(scratch.folder, other), *([0, 0] if other == name else [65534, 65534]))
            expect_refusal(run(user + set_command(copy, scratch)), 73)
            expect_old(scratch, f"somebody else's {name}")


def without_exchange(binary, call):
    """A file system that can't exchange names: the old files are linked aside, and come back when a rename fails."""
    if not shutil.which("strace"):
        raise Skip("strace isn't installed")
    with Scratch(names=NAMES) as scratch:
        result = run(["strace", "-f", "-o", "/dev/null", "-e", "trace=renameat,renameat2", "-e",
                      "inject=renameat2:error=EINVAL", "-e", f"inject=renameat:error=EIO:when={call}"]
                     + set_command(binary, scratch))
        expect_refusal(result, 74)
        expect_old(scratch, f"rename {call} failed")


def fifo_target(binary):
    """A FIFO among the targets is refused at once, not waited for."""
    with Scratch(None) as scratch:
        os.mkfifo(os.path.join(scratch.folder, "slots.csv"))
        expect_refusal(run(set_command(binary, scratch)), 73)
        assert os.listdir(scratch.folder) == ["slots.csv"]


def interrupted(binary, number):
    """A signal comes while the run waits for the lock: nothing is shown, nothing is left."""
    with Scratch(names=NAMES) as scratch, open(os.path.join(scratch.folder, LOCK), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_SH)
        writer = subprocess.Popen(set_command(binary, scratch), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        deadline = time.monotonic() + 60
        while len(scratch.strays()) < 4 and writer.poll() is None:
            assert time.monotonic() < deadline, "no file is on its way"
            time.sleep(0.005)
        writer.send_signal(number)
        words = writer.communicate(timeout=60)[1]
        # A shell shows it as 128 and the signal's number: 130, 143.
        assert writer.returncode == -number, f"ended with {writer.returncode}: {words!r}"
        expect_old(scratch, signal.Signals(number).name)


def interrupted_anywhere(binary, tally, contents, seed):
    """Signals at any moment: the set of one run, and nothing else in the folder."""
    moments = random.Random(seed)
    with Scratch(None, NAMES) as scratch:
        for turn in range(40):
            writer = subprocess.Popen(set_command(binary, scratch, (NOW, LATER)[turn % 2]), stdout=subprocess.DEVNULL,
                                      stderr=subprocess.DEVNULL)
            time.sleep(moments.uniform(0, 0.15))
            writer.send_signal(moments.choice([signal.SIGTERM, signal.SIGINT, signal.SIGALRM, signal.SIGUSR1]))
            writer.wait(timeout=60)
            found = scratch.contents()
            is_empty = not any(found.values())
            tally.count("three files: a signal at any moment", "old" if is_empty or found == contents[1] else
                        "new" if found == contents[0] else state(found, *contents))
            assert is_empty or found in contents, "not the set of one run"
            assert not scratch.strays(), f"left behind: {scratch.strays()}"


def locked(binary):
    """Somebody holds the lock: 75 after the time to wait, and the old files."""
    with Scratch(names=NAMES) as scratch, open(os.path.join(scratch.folder, LOCK), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_SH)
        expect_refusal(run(set_command(binary, scratch, NOW, "--wait", "1")), 75)
        expect_old(scratch, "a lock that is held")


def two_publishers(binary, tally, contents, rounds):
    """Two runs at once, and a reader who holds the lock shared: nobody ever sees files of two runs."""
    with Scratch(None, NAMES) as scratch:
        assert run(set_command(binary, scratch)).returncode == 0
        done, mixed, reads = threading.Event(), [], [0]

        def read():
            with open(os.path.join(scratch.folder, LOCK), "rb") as lock:
                while not done.is_set():
                    fcntl.flock(lock, fcntl.LOCK_SH)
                    found = scratch.contents()
                    fcntl.flock(lock, fcntl.LOCK_UN)
                    reads[0] += 1
                    if found not in contents:
                        mixed.append(state(found, *contents))
                    time.sleep(0.002)

        reader = threading.Thread(target=read)
        reader.start()
        try:
            for turn in range(rounds):
                writers = [subprocess.Popen(set_command(binary, scratch, now), stdout=subprocess.DEVNULL,
                                            stderr=subprocess.PIPE) for now in ((NOW, LATER), (LATER, NOW))[turn % 2]]
                for writer in writers:
                    words = writer.communicate(timeout=60)[1]
                    assert writer.returncode == 0, words
                found = scratch.contents()
                seen = state(found, *contents)
                tally.count("three files: two publishers at once", seen)
                assert seen in ("old", "new"), f"round {turn} ended {seen}"
        finally:
            done.set()
            reader.join()
        assert not mixed, f"{len(mixed)} of {reads[0]} reads saw files of two runs: {sorted(set(mixed))}"
        assert reads[0] > 10, f"the reader read only {reads[0]} times"
        assert not scratch.strays()


# linux/ext4.h: EXT4_IOC_SHUTDOWN; 2 leaves the journal unwritten, as a power cut does.
SHUTDOWN, NO_LOG_FLUSH = 0x8004587D, 2


# Loop devices are found by asking for a free one: two tests at once could get the same.
DISKS = threading.Lock()


@contextlib.contextmanager
def disk():
    """An ext4 file system in a file: (folder, a function that cuts its power, one that mounts it again)."""
    if os.geteuid() != 0 or not shutil.which("mkfs.ext4"):
        raise Skip("only root may cut the power of a disk, and mkfs.ext4 is needed")
    with DISKS, Scratch(None) as scratch:
        image, folder = os.path.join(scratch.path, "image"), os.path.join(scratch.path, "disk")
        os.mkdir(folder)
        with open(image, "wb") as file:
            file.truncate(32 << 20)
        subprocess.run(["mkfs.ext4", "-q", image], check=True)

        def mount():
            # A device that was just given back may take a moment.
            for _ in range(20):
                if not run(["mount", "-o", "loop", image, folder]).returncode:
                    return
                time.sleep(0.1)
            raise Skip("no loop device can be mounted here")

        def unmount():
            # Processes that other tests start meanwhile hold our descriptors until they run their programs, and those with
            # mounts of their own hold this one until they end. Until then the disk is still the one without power.
            deadline = time.monotonic() + 30
            while time.monotonic() < deadline:
                if os.path.ismount(folder):
                    run(["umount", folder])
                elif not run(["losetup", "--associated", image]).stdout:
                    return
                time.sleep(0.01)
            raise Skip("a disk stays mounted")

        def restart():
            unmount()
            mount()

        def cut():
            descriptor = os.open(folder, os.O_RDONLY)
            try:
                fcntl.ioctl(descriptor, SHUTDOWN, struct.pack("I", NO_LOG_FLUSH))
            except OSError:
                raise Skip("this kernel can't shut ext4 down") from None
            finally:
                os.close(descriptor)

        mount()
        try:
            yield folder, cut, restart
        finally:
            unmount()


def power_cuts(binary, tally, contents, cycles):
    """The power goes after a run or in its middle: what a run has reported is there, and no file is torn."""
    moments = random.Random(cycles)
    with disk() as (folder, cut, restart):
        site = os.path.join(folder, "site")
        os.mkdir(site)
        os.sync()
        last = None
        for turn in range(cycles):
            now = turn % 2
            arguments = command(binary, site + "/", (NOW, LATER)[now], formats=FORMATS)
            writer = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            if turn % 3:
                time.sleep(moments.uniform(0, 0.05))
            else:
                writer.wait(timeout=60)
            cut()
            writer.wait(timeout=60)
            restart()
            found = {}
            for name in NAMES:
                with contextlib.suppress(FileNotFoundError), open(os.path.join(site, name), "rb") as file:
                    found[name] = file.read()
            whole = [content for content in contents if found == content]
            known = all(content in (contents[0][name], contents[1][name]) for name, content in found.items())
            tally.count("three files: power cut", "torn" if not known else "mixed" if not whole and found else
                        "new" if whole == [contents[now]] else "old")
            assert known, f"cycle {turn}: a torn file"
            if writer.returncode == 0:
                assert found == contents[now], f"cycle {turn}: the run said that it was done"
                last = contents[now]
            elif last is not None:
                assert len(found) == len(NAMES), f"cycle {turn}: files are gone"
        assert run(arguments).returncode == 0
        assert sorted(set(os.listdir(site)) - {LOCK}) == sorted(NAMES), os.listdir(site)


def modes(binary):
    """A new file gets what the umask leaves, an old one keeps its mode, and so does a file on its way: 0600."""
    with Scratch(None, NAMES) as scratch:
        assert run(["sh", "-c", 'umask 027; exec "$@"', "sh", *set_command(binary, scratch)]).returncode == 0
        path = os.path.join(scratch.folder, NAMES[0])
        assert stat.S_IMODE(os.stat(path).st_mode) == 0o640
        os.chmod(path, 0o600)
        assert run(set_command(binary, scratch, LATER)).returncode == 0
        assert stat.S_IMODE(os.stat(path).st_mode) == 0o600
        assert stat.S_IMODE(os.stat(os.path.join(scratch.folder, LOCK)).st_mode) == 0o640


def every_locale(binary, locales):
    """A file for each locale in one run, with few descriptors."""
    with Scratch(None) as scratch:
        words = command(binary, scratch.folder + "/", NOW, "--days", "1", formats="text")
        words[words.index("--locale") + 1] = ",".join(locales)
        result = run(["sh", "-c", 'ulimit -n 256; exec "$@"', "sh", *words])
        assert result.returncode == 0, result.stderr[-300:]
        assert len(os.listdir(scratch.folder)) == len(locales) + 1


def stream(binary, path, expected):
    """--output /dev/stdout and its like: the bytes go where the descriptor goes, and a log stays what it was."""
    with Scratch(None) as scratch:
        log = os.path.join(scratch.folder, "log")
        with open(log, "ab") as file:
            file.write(b"before\n")
            file.flush()
            words = ["sh", "-c", 'exec 7>&1; exec "$@"', "sh", *command(binary, path)]
            result = subprocess.run(words, stdout=file, stderr=subprocess.PIPE, check=False, timeout=60)
            assert result.returncode == 0, result.stderr
        with open(log, "rb") as file:
            assert file.read() == b"before\n" + expected
        assert os.listdir(scratch.folder) == ["log"]
