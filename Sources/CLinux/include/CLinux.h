// Every system call that the product uses, in a form that Swift can call with or without its C library overlay: no
// macros, no variable arguments, no errno. A call that fails answers with the negated error number, as the kernel does.
//
// The header includes nothing of the system's, so that the names below are all that reaches Swift.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Error numbers that the program tells apart. CLinux.c holds them against <errno.h>.
static const int32_t clinux_eperm = 1, clinux_enoent = 2, clinux_eintr = 4, clinux_eio = 5, clinux_enxio = 6,
                     clinux_ebadf = 9, clinux_eagain = 11, clinux_eacces = 13, clinux_eexist = 17, clinux_exdev = 18,
                     clinux_enodev = 19, clinux_enotdir = 20, clinux_eisdir = 21, clinux_einval = 22, clinux_efbig = 27,
                     clinux_enospc = 28, clinux_erofs = 30, clinux_emlink = 31, clinux_epipe = 32, clinux_enametoolong = 36,
                     clinux_enolck = 37, clinux_enosys = 38, clinux_eloop = 40, clinux_eilseq = 84, clinux_enotsup = 95;

// The working folder, where a call asks for an open one.
static const int32_t clinux_working_folder = -100;

// How to open a path. No descriptor is handed on to child processes.
enum clinux_opening {
    clinux_reading,          // a file, without waiting for the writer of a FIFO
    clinux_reading_no_link,  // the same, unless the path is a symbolic link
    clinux_writing,          // a device or FIFO that takes bytes
    clinux_appending,        // the same, at its end
    clinux_creating,         // a new file, to read and to write; it must not exist
    clinux_replacing,        // a file to write from its beginning, made where it is missing
    clinux_holding_no_link,  // a lock file, to read and to write, unless it is a symbolic link
    clinux_folder,           // a folder, to reach what is in it
};

enum clinux_kind { clinux_file, clinux_directory, clinux_link, clinux_other };

struct clinux_status {
    int64_t size;
    uint64_t device, inode;
    int64_t modified_seconds, modified_nanoseconds, changed_seconds, changed_nanoseconds;
    uint32_t links, owner, mode;
    int32_t kind;       // clinux_kind
    bool is_protected;  // immutable or append-only: its name can't be replaced
};

// A set of signals, as the C library has it.
struct clinux_signals {
    uint64_t words[16];
};

// Files. `folder` is where relative paths start.
int32_t clinux_open(int32_t folder, const char *path, int32_t opening, uint32_t mode);
int32_t clinux_close(int32_t descriptor);
int32_t clinux_duplicate(int32_t descriptor);
int64_t clinux_read(int32_t descriptor, uint8_t *bytes, size_t count, int64_t offset);
// The next bytes of a pipe, waiting for them even where it was opened not to.
int64_t clinux_read_next(int32_t descriptor, uint8_t *bytes, size_t count);
int64_t clinux_write(int32_t descriptor, const uint8_t *bytes, size_t count);
int32_t clinux_synchronize(int32_t descriptor);
int32_t clinux_set_mode(int32_t descriptor, uint32_t mode);
int32_t clinux_lock(int32_t descriptor);
int32_t clinux_await_room(int32_t descriptor);
int32_t clinux_await_input(int32_t descriptor);
bool clinux_is_open(int32_t descriptor);
bool clinux_is_terminal(int32_t descriptor);
bool clinux_is_on_proc(int32_t descriptor);
int32_t clinux_status_of(int32_t descriptor, struct clinux_status *status);
int32_t clinux_status_at(int32_t folder, const char *path, bool follows_links, struct clinux_status *status);
int64_t clinux_read_link(int32_t folder, const char *path, uint8_t *bytes, size_t count);
int32_t clinux_make_folder(const char *path, uint32_t mode);
int32_t clinux_remove_folder(const char *path);
int32_t clinux_remove(int32_t folder, const char *name);
int32_t clinux_link_name(int32_t folder, const char *name, const char *other);
int32_t clinux_rename(int32_t folder, const char *name, const char *other);
int32_t clinux_exchange(int32_t folder, const char *name, const char *other);
int32_t clinux_make_folder_at(int32_t folder, const char *path, uint32_t mode);
int32_t clinux_remove_folder_at(int32_t folder, const char *path);
int32_t clinux_make_link(int32_t folder, const char *name, const char *target);
int32_t clinux_link_between(int32_t folder, const char *name, int32_t other_folder, const char *other);
int32_t clinux_synchronize_disk(int32_t descriptor);
int32_t clinux_copy_times(int32_t from, int32_t to);
// A file below a folder, to read: no part of the path leads out of it or through a symbolic link.
int32_t clinux_open_beneath(int32_t folder, const char *path);

// What is left on the disk of an open folder. Zero files in all: the file system doesn't count them.
struct clinux_space {
    uint64_t free_bytes, free_files, all_files;
};
int32_t clinux_space_of(int32_t descriptor, struct clinux_space *space);

// Threads. A monitor is a lock with one condition; it must outlive those who use it.
struct clinux_monitor;
struct clinux_monitor *clinux_monitor_make(void);
void clinux_monitor_free(struct clinux_monitor *monitor);
void clinux_monitor_lock(struct clinux_monitor *monitor);
void clinux_monitor_unlock(struct clinux_monitor *monitor);
void clinux_monitor_wait(struct clinux_monitor *monitor);
void clinux_monitor_wake(struct clinux_monitor *monitor);
// Starts a thread with a stack of 8 MiB, which runs `body` once; a handle to join, or nil where there is no room for one.
typedef void (*clinux_thread_body)(void *context);
struct clinux_thread;
struct clinux_thread *clinux_thread_start(clinux_thread_body body, void *context);
void clinux_thread_join(struct clinux_thread *thread);
uint32_t clinux_core_count(void);
int64_t clinux_uptime_microseconds(void);
uint32_t clinux_process(void);

// The names in a folder, one after the other, each ending in a NUL; nil at the end. `clinux_close_listing` frees it.
struct clinux_listing;
int32_t clinux_open_listing(int32_t folder, struct clinux_listing **listing);
const char *clinux_next_name(struct clinux_listing *listing);
void clinux_close_listing(struct clinux_listing *listing);

// The process. The permissions that its umask leaves of a new file's 0666.
uint32_t clinux_new_file_mode(void);
uint32_t clinux_user(void);
uint64_t clinux_random(void);
int64_t clinux_seconds(void);
int64_t clinux_uptime_milliseconds(void);
void clinux_sleep(int32_t milliseconds);
const char *clinux_variable(const char *name);
const char *clinux_words(int32_t error);
void clinux_exit(int32_t status);

// The arguments as C's main got them. 0 and nil where they are not known.
int32_t clinux_argument_count(void);
const char *clinux_argument(int32_t index);

// Signals. Holding back answers with the set that was held before.
void clinux_hold_signals(struct clinux_signals *former);
void clinux_release_signals(const struct clinux_signals *former);
bool clinux_is_signal_waiting(void);
void clinux_report_write_errors(void);
