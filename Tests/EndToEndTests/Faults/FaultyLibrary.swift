import Foundation
import XCTest

/// A library that is loaded into the program and spoils its calls of the system: a kill or a
/// full disk at exactly the step that a test asks for, a clock that goes back. Linux only,
/// where libraries can be loaded so; it is built with the toolchain's own clang.
enum FaultyLibrary {
  /// What is to go wrong.
  enum Fault: CustomStringConvertible {
    /// `kill -9` just before the step with this number, counted from 1. A step changes
    /// something on disk.
    case kill(step: Int)
    /// From this step on, no space is left.
    case full(step: Int)
    /// No process can be started.
    case noProcess
    /// An hour is taken from the clock once a test program runs.
    case clockGoesBack
    /// `poll` knows no terminals, as on macOS.
    case noPoll

    var description: String {
      switch self {
      case .kill(let step): "kill \(step)"
      case .full(let step): "full \(step)"
      case .noProcess: "spawn 0"
      case .clockGoesBack: "clock 0"
      case .noPoll: "poll 0"
      }
    }
  }

  /// The environment that brings a fault into a program.
  static func environment(_ fault: Fault) throws -> [String: String] {
    ["LD_PRELOAD": try library.get().path, "VIPKATA_FAULT": fault.description]
  }

  private static let library = Result { try build() }

  /// Kept for other runs, under the name of its text.
  private static func build() throws -> URL {
    let number = source.utf8.reduce(5381) { ($0 &* 33) ^ UInt64($1) }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vipkata-faults-\(getuid())-\(number)")
    let library = folder.appendingPathComponent("faults.so")
    if FileManager.default.fileExists(atPath: library.path) { return library }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let code = folder.appendingPathComponent("faults.c")
    try source.write(to: code, atomically: true, encoding: .utf8)
    let clang = Process()
    clang.executableURL = URL(fileURLWithPath: "/bin/sh")
    clang.arguments =
      [
        "-c", #"PATH=$PATH:$(dirname "$(readlink -f "$(command -v swiftc)")"); clang "$@""#, "sh",
        "-shared", "-fPIC", "-O1", "-o", library.path, code.path, "-ldl",
      ]
    try clang.run()
    clang.waitUntilExit()
    guard clang.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return library
  }

  private static let source = #"""
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

    /* Before a change of the disk; whether it must fail. */
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
    """#
}
