/* Spoils the system calls that VIPKATA_FAULT names, from the step with its number on. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static char fault[16];
static int wanted, steps, is_late;

__attribute__((constructor)) static void begin(void) {
  const char *words = getenv("VIPKATA_FAULT");
  if (words) sscanf(words, "%15s %d", fault, &wanted);
  unsetenv("LD_PRELOAD");
  unsetenv("VIPKATA_FAULT");
}

/* Called before each change of the disk; returns whether it must fail. */
static int step(int takes_space) {
  int number = __atomic_add_fetch(&steps, 1, __ATOMIC_SEQ_CST);
  if (!strcmp(fault, "kill") && number == wanted) kill(getpid(), SIGKILL);
  if (strcmp(fault, "full") || number < wanted || !takes_space) return 0;
  errno = ENOSPC;
  return 1;
}

#define REAL(name) __typeof__(&name) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

#define OPEN(name, before, pass)                        \
  int name(before const char *path, int flags, ...) {   \
    REAL(name);                                         \
    va_list rest;                                       \
    va_start(rest, flags);                              \
    mode_t mode = flags & O_CREAT ? va_arg(rest, int) : 0; \
    va_end(rest);                                       \
    if (flags & O_CREAT && step(1)) return -1;          \
    return real(pass path, flags, mode);                \
  }
#define COMMA ,
OPEN(open, , )
OPEN(open64, , )
OPEN(openat, int folder COMMA, folder COMMA)
OPEN(openat64, int folder COMMA, folder COMMA)

ssize_t write(int file, const void *bytes, size_t count) {
  REAL(write);
  return file > 2 && step(1) ? -1 : real(file, bytes, count);
}
int mkdir(const char *path, mode_t mode) {
  REAL(mkdir);
  return step(1) ? -1 : real(path, mode);
}
int fsync(int file) {
  REAL(fsync);
  return step(1) ? -1 : real(file);
}
int rename(const char *from, const char *to) {
  REAL(rename);
  return step(0) ? -1 : real(from, to);
}
int renameat2(int one, const char *from, int other, const char *to, unsigned flags) {
  REAL(renameat2);
  return step(0) ? -1 : real(one, from, other, to, flags);
}
int unlink(const char *path) {
  REAL(unlink);
  return step(0) ? -1 : real(path);
}
int rmdir(const char *path) {
  REAL(rmdir);
  return step(0) ? -1 : real(path);
}
int ftruncate(int file, off_t size) {
  REAL(ftruncate);
  return step(0) ? -1 : real(file, size);
}
int ftruncate64(int file, off_t size) {
  REAL(ftruncate64);
  return step(0) ? -1 : real(file, size);
}

int posix_spawn(pid_t *child, const char *path, const posix_spawn_file_actions_t *actions,
                const posix_spawnattr_t *attributes, char *const words[],
                char *const variables[]) {
  REAL(posix_spawn);
  is_late = 1;
  if (!strcmp(fault, "spawn")) return EAGAIN;
  return real(child, path, actions, attributes, words, variables);
}

int poll(struct pollfd *entries, nfds_t count, int milliseconds) {
  REAL(poll);
  int unknown = 0;
  for (nfds_t i = 0; i < count && !strcmp(fault, "poll"); i++)
    if (isatty(entries[i].fd)) unknown++, entries[i].revents = POLLNVAL;
  return unknown ? unknown : real(entries, count, milliseconds);
}

static time_t lag(void) { return is_late && !strcmp(fault, "clock") ? 3600 : 0; }

int clock_gettime(clockid_t clock, struct timespec *time) {
  REAL(clock_gettime);
  int status = real(clock, time);
  if (clock == CLOCK_REALTIME) time->tv_sec -= lag();
  return status;
}
int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  REAL(gettimeofday);
  int status = real(time, zone);
  time->tv_sec -= lag();
  return status;
}
time_t time(time_t *place) {
  REAL(time);
  time_t now = real(NULL) - lag();
  if (place) *place = now;
  return now;
}
