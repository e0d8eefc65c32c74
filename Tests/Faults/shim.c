// Loaded before the C library: a kernel that takes few bytes at a time and is interrupted again and again.
#define _GNU_SOURCE
#include <errno.h>
#include <sys/syscall.h>
#include <unistd.h>

static int calls;

ssize_t write(int fd, const void *bytes, size_t count) {
    if (calls++ % 3 == 2) {
        errno = EINTR;
        return -1;
    }
    return syscall(SYS_write, fd, bytes, count > 1000 ? 997 : count);
}

int fsync(int fd) {
    if (calls++ % 2 == 0) {
        errno = EINTR;
        return -1;
    }
    return syscall(SYS_fsync, fd);
}
