#define _GNU_SOURCE
#include "CLinux.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/vfs.h>
#include <time.h>
#include <unistd.h>

_Static_assert(EPERM == 1 && ENOENT == 2 && EINTR == 4 && EIO == 5 && ENXIO == 6 && EBADF == 9 && EAGAIN == 11, "");
_Static_assert(EACCES == 13 && EEXIST == 17 && EXDEV == 18 && ENODEV == 19 && ENOTDIR == 20 && EISDIR == 21, "");
_Static_assert(EINVAL == 22 && EFBIG == 27 && ENOSPC == 28 && EROFS == 30 && EMLINK == 31 && EPIPE == 32 && ENAMETOOLONG == 36, "");
_Static_assert(ENOLCK == 37 && ENOSYS == 38 && ELOOP == 40 && EILSEQ == 84 && ENOTSUP == 95 && AT_FDCWD == -100, "");
_Static_assert(sizeof(sigset_t) <= sizeof(struct clinux_signals), "");

// The result, or the negated error number.
#define ANSWER(call)                          \
    do {                                      \
        __typeof__(call) result = (call);     \
        return result < 0 ? -errno : result;  \
    } while (0)

int32_t clinux_open(int32_t folder, const char *path, int32_t opening, uint32_t mode) {
    static const int flags[] = {
        [clinux_reading] = O_RDONLY | O_NONBLOCK,
        [clinux_reading_no_link] = O_RDONLY | O_NONBLOCK | O_NOFOLLOW,
        [clinux_writing] = O_WRONLY,
        [clinux_appending] = O_WRONLY | O_APPEND,
        [clinux_creating] = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW,
        [clinux_replacing] = O_WRONLY | O_CREAT | O_TRUNC,
        [clinux_holding_no_link] = O_RDWR | O_NONBLOCK | O_NOFOLLOW,
        [clinux_folder] = O_RDONLY | O_DIRECTORY,
    };
    ANSWER(openat(folder, path, flags[opening] | O_CLOEXEC, (mode_t)mode));
}

int32_t clinux_close(int32_t descriptor) { ANSWER(close(descriptor)); }

int32_t clinux_duplicate(int32_t descriptor) { ANSWER(fcntl(descriptor, F_DUPFD_CLOEXEC, 3)); }

int64_t clinux_read(int32_t descriptor, uint8_t *bytes, size_t count, int64_t offset) {
    ANSWER(pread(descriptor, bytes, count, (off_t)offset));
}

int64_t clinux_write(int32_t descriptor, const uint8_t *bytes, size_t count) {
    ANSWER(write(descriptor, bytes, count));
}

int32_t clinux_synchronize(int32_t descriptor) { ANSWER(fsync(descriptor)); }

int32_t clinux_set_mode(int32_t descriptor, uint32_t mode) { ANSWER(fchmod(descriptor, (mode_t)mode)); }

int32_t clinux_lock(int32_t descriptor) { ANSWER(flock(descriptor, LOCK_EX | LOCK_NB)); }

int32_t clinux_await_room(int32_t descriptor) {
    struct pollfd request = {.fd = descriptor, .events = POLLOUT};
    ANSWER(poll(&request, 1, -1));
}

int32_t clinux_await_input(int32_t descriptor) {
    struct pollfd request = {.fd = descriptor, .events = POLLIN};
    ANSWER(poll(&request, 1, -1));
}

bool clinux_is_open(int32_t descriptor) { return fcntl(descriptor, F_GETFD) != -1; }

bool clinux_is_terminal(int32_t descriptor) { return isatty(descriptor) == 1; }

bool clinux_is_on_proc(int32_t descriptor) {
    struct statfs system;
    // PROC_SUPER_MAGIC of <linux/magic.h>.
    return fstatfs(descriptor, &system) == 0 && system.f_type == 0x9fa0;
}

static int32_t status(int folder, const char *path, int flags, struct clinux_status *status) {
    struct statx raw;
    if (statx(folder, path, flags, STATX_BASIC_STATS, &raw) < 0) return -errno;
    *status = (struct clinux_status){
        .size = (int64_t)raw.stx_size,
        .device = makedev(raw.stx_dev_major, raw.stx_dev_minor),
        .inode = raw.stx_ino,
        .modified_seconds = raw.stx_mtime.tv_sec,
        .modified_nanoseconds = raw.stx_mtime.tv_nsec,
        .changed_seconds = raw.stx_ctime.tv_sec,
        .changed_nanoseconds = raw.stx_ctime.tv_nsec,
        .links = raw.stx_nlink,
        .owner = raw.stx_uid,
        .mode = raw.stx_mode & 07777,
        .kind = S_ISREG(raw.stx_mode)   ? clinux_file
                : S_ISDIR(raw.stx_mode) ? clinux_directory
                : S_ISLNK(raw.stx_mode) ? clinux_link
                                        : clinux_other,
        .is_protected = (raw.stx_attributes & (STATX_ATTR_IMMUTABLE | STATX_ATTR_APPEND)) != 0,
    };
    return 0;
}

int32_t clinux_status_of(int32_t descriptor, struct clinux_status *result) {
    return status(descriptor, "", AT_EMPTY_PATH, result);
}

int32_t clinux_status_at(int32_t folder, const char *path, bool follows_links, struct clinux_status *result) {
    return status(folder, path, follows_links ? 0 : AT_SYMLINK_NOFOLLOW, result);
}

int64_t clinux_read_link(int32_t folder, const char *path, uint8_t *bytes, size_t count) {
    ANSWER(readlinkat(folder, path, (char *)bytes, count));
}

int32_t clinux_make_folder(const char *path, uint32_t mode) { ANSWER(mkdir(path, (mode_t)mode)); }

int32_t clinux_remove_folder(const char *path) { ANSWER(rmdir(path)); }

int32_t clinux_remove(int32_t folder, const char *name) { ANSWER(unlinkat(folder, name, 0)); }

int32_t clinux_link_name(int32_t folder, const char *name, const char *other) {
    ANSWER(linkat(folder, name, folder, other, 0));
}

int32_t clinux_rename(int32_t folder, const char *name, const char *other) {
    ANSWER(renameat(folder, name, folder, other));
}

int32_t clinux_exchange(int32_t folder, const char *name, const char *other) {
    ANSWER(renameat2(folder, name, folder, other, RENAME_EXCHANGE));
}

int32_t clinux_make_folder_at(int32_t folder, const char *path, uint32_t mode) {
    ANSWER(mkdirat(folder, path, (mode_t)mode));
}

int32_t clinux_remove_folder_at(int32_t folder, const char *path) { ANSWER(unlinkat(folder, path, AT_REMOVEDIR)); }

int32_t clinux_make_link(int32_t folder, const char *name, const char *target) {
    ANSWER(symlinkat(target, folder, name));
}

int32_t clinux_link_between(int32_t folder, const char *name, int32_t other_folder, const char *other) {
    ANSWER(linkat(folder, name, other_folder, other, 0));
}

int32_t clinux_synchronize_disk(int32_t descriptor) { ANSWER(syncfs(descriptor)); }

int32_t clinux_copy_times(int32_t from, int32_t to) {
    struct stat status;
    if (fstat(from, &status) < 0) return -errno;
    struct timespec times[2] = {status.st_atim, status.st_mtim};
    ANSWER(futimens(to, times));
}

int64_t clinux_read_next(int32_t descriptor, uint8_t *bytes, size_t count) { ANSWER(read(descriptor, bytes, count)); }

int32_t clinux_open_beneath(int32_t folder, const char *path) {
    struct open_how how = {
        .flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC,
        .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS,
    };
    ANSWER((int32_t)syscall(SYS_openat2, folder, path, &how, sizeof how));
}

int32_t clinux_space_of(int32_t descriptor, struct clinux_space *space) {
    struct statvfs raw;
    if (fstatvfs(descriptor, &raw) < 0) return -errno;
    *space = (struct clinux_space){
        .free_bytes = (uint64_t)raw.f_bavail * raw.f_frsize, .free_files = raw.f_favail, .all_files = raw.f_files};
    return 0;
}

struct clinux_monitor {
    pthread_mutex_t lock;
    pthread_cond_t condition;
};

struct clinux_monitor *clinux_monitor_make(void) {
    struct clinux_monitor *monitor = malloc(sizeof *monitor);
    if (!monitor) abort();
    pthread_mutex_init(&monitor->lock, NULL);
    pthread_cond_init(&monitor->condition, NULL);
    return monitor;
}

void clinux_monitor_free(struct clinux_monitor *monitor) {
    pthread_cond_destroy(&monitor->condition);
    pthread_mutex_destroy(&monitor->lock);
    free(monitor);
}

void clinux_monitor_lock(struct clinux_monitor *monitor) { pthread_mutex_lock(&monitor->lock); }

void clinux_monitor_unlock(struct clinux_monitor *monitor) { pthread_mutex_unlock(&monitor->lock); }

void clinux_monitor_wait(struct clinux_monitor *monitor) { pthread_cond_wait(&monitor->condition, &monitor->lock); }

void clinux_monitor_wake(struct clinux_monitor *monitor) { pthread_cond_broadcast(&monitor->condition); }

struct clinux_thread {
    pthread_t thread;
    clinux_thread_body body;
    void *context;
};

static void *run_thread(void *raw) {
    struct clinux_thread *thread = raw;
    thread->body(thread->context);
    return NULL;
}

struct clinux_thread *clinux_thread_start(clinux_thread_body body, void *context) {
    struct clinux_thread *thread = malloc(sizeof *thread);
    if (!thread) return NULL;
    thread->body = body;
    thread->context = context;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    // As much as the main thread has, whatever the C library gives by default.
    pthread_attr_setstacksize(&attributes, 8 << 20);
    int error = pthread_create(&thread->thread, &attributes, run_thread, thread);
    pthread_attr_destroy(&attributes);
    if (error) {
        free(thread);
        return NULL;
    }
    return thread;
}

void clinux_thread_join(struct clinux_thread *thread) {
    pthread_join(thread->thread, NULL);
    free(thread);
}

uint32_t clinux_core_count(void) {
    cpu_set_t set;
    int count = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
    return count > 0 ? (uint32_t)count : 1;
}

int64_t clinux_uptime_microseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

uint32_t clinux_process(void) { return (uint32_t)getpid(); }

// Only a pointer to it is ever used: it is the C library's DIR.
int32_t clinux_open_listing(int32_t folder, struct clinux_listing **listing) {
    // A descriptor of its own: the listing moves a position and closes what it was given.
    int descriptor = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return -errno;
    DIR *stream = fdopendir(descriptor);
    if (!stream) {
        int error = errno;
        close(descriptor);
        return -error;
    }
    *listing = (struct clinux_listing *)stream;
    return 0;
}

const char *clinux_next_name(struct clinux_listing *listing) {
    struct dirent *entry = readdir((DIR *)listing);
    return entry ? entry->d_name : NULL;
}

void clinux_close_listing(struct clinux_listing *listing) { closedir((DIR *)listing); }

static mode_t mask;

static void read_mask(void) {
    // The system tells the mask only when it is set. Once a process: two threads could else leave it changed.
    mask = umask(077);
    umask(mask);
}

uint32_t clinux_new_file_mode(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, read_mask);
    return 0666 & ~mask;
}

uint32_t clinux_user(void) { return geteuid(); }

uint64_t clinux_random(void) {
    uint64_t number = 0;
    // Never short for so few bytes. Before 3.17 there was no such call; the time tells runs apart then.
    if (getrandom(&number, sizeof number, 0) != sizeof number) {
        struct timespec now;
        clock_gettime(CLOCK_REALTIME, &now);
        number = (uint64_t)now.tv_nsec << 32 ^ (uint64_t)now.tv_sec ^ (uint64_t)getpid() << 20;
    }
    return number;
}

int64_t clinux_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return now.tv_sec;
}

int64_t clinux_uptime_milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

void clinux_sleep(int32_t milliseconds) {
    struct timespec time = {.tv_sec = milliseconds / 1000, .tv_nsec = milliseconds % 1000 * 1000000L};
    nanosleep(&time, NULL);
}

const char *clinux_variable(const char *name) { return getenv(name); }

// glibc's strerror is safe among threads since 2.32; English, for the program never calls setlocale.
const char *clinux_words(int32_t error) { return strerror(error); }

void clinux_exit(int32_t status) { exit(status); }

static int32_t argument_count;
static char **argument_values;

// glibc hands main's arguments to constructors too. Swift's own list comes from /proc, and is empty without it.
__attribute__((constructor)) static void keep_arguments(int count, char **values) {
    argument_count = count;
    argument_values = values;
}

int32_t clinux_argument_count(void) { return argument_count; }

const char *clinux_argument(int32_t index) {
    return index < 0 || index >= argument_count ? NULL : argument_values[index];
}

// Those that end a process by default, without the ones that a fault of its own raises.
static bool ends_process(int number) {
    switch (number) {
    case SIGHUP: case SIGINT: case SIGQUIT: case SIGTERM: case SIGALRM: case SIGUSR1: case SIGUSR2: case SIGXCPU:
    case SIGVTALRM: case SIGPROF: case SIGPOLL: case SIGPWR: case SIGSTKFLT: return true;
    default: return number >= SIGRTMIN && number <= SIGRTMAX;
    }
}

// Whether the caller wants a signal to be ignored, as a shell does for a job in the background.
static bool is_ignored(int number) {
    struct sigaction action;
    return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

void clinux_hold_signals(struct clinux_signals *former) {
    sigset_t held, before;
    sigemptyset(&held);
    for (int number = 1; number <= SIGRTMAX; number++) {
        if (ends_process(number) && !is_ignored(number)) sigaddset(&held, number);
    }
    sigemptyset(&before);
    sigprocmask(SIG_BLOCK, &held, &before);
    memcpy(former->words, &before, sizeof before);
}

void clinux_release_signals(const struct clinux_signals *former) {
    sigset_t before;
    memcpy(&before, former->words, sizeof before);
    sigprocmask(SIG_SETMASK, &before, NULL);
}

bool clinux_is_signal_waiting(void) {
    sigset_t pending;
    if (sigpending(&pending) != 0) return false;
    for (int number = 1; number <= SIGRTMAX; number++) {
        if (ends_process(number) && sigismember(&pending, number) == 1) return true;
    }
    return false;
}

void clinux_report_write_errors(void) {
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN);
}

// Two functions that the standard library asks for where Swift's runtime isn't linked; where it is, these give way.

// For `Double(text)`. The program never calls setlocale, so that strtod reads numbers as C writes them.
__attribute__((weak)) const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
    char *end;
    *number = strtod(text, &end);
    return end;
}

// For the seed of dictionaries. glibc has it since 2.36 only, which some systems don't have yet.
__attribute__((weak)) void arc4random_buf(void *bytes, size_t count) {
    uint8_t *next = bytes;
    while (count > 0) {
        uint64_t number = clinux_random();
        size_t part = count < sizeof number ? count : sizeof number;
        memcpy(next, &number, part);
        next += part;
        count -= part;
    }
}
