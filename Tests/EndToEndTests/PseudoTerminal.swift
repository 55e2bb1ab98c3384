import Foundation
import TestSupport
import XCTest

/// A terminal without a window: tests read what is drawn, and press keys.
final class PseudoTerminal {
  private let master: Int32
  private let slave: Int32
  private let name: String
  private(set) var child: pid_t = 0
  /// Everything that was printed so far.
  private(set) var printed = ""
  private var searched = 0

  /// Seconds after which a missing text fails the test.
  private static let timeout = 40.0

  init(rows: UInt16 = 24, columns: UInt16 = 80) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard master >= 0, let name = Self.unlock(master) else {
      throw NotTried.skip("a pseudo-terminal (/dev/ptmx)")
    }
    self.name = name
    slave = open(name, O_RDWR | O_NOCTTY)
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    resize(rows: rows, columns: columns)
  }

  deinit {
    close(master)
    close(slave)
  }

  /// - Returns: the name of the end that programs open.
  private static func unlock(_ master: Int32) -> String? {
    #if canImport(Darwin)
      guard grantpt(master) == 0, unlockpt(master) == 0 else { return nil }
      return ptsname(master).map { String(cString: $0) }
    #else
      // TIOCSPTLCK and TIOCGPTN: Swift does not import glibc's functions for them.
      var isLocked: Int32 = 0
      var number: Int32 = 0
      guard ioctl(master, 0x4004_5431, &isLocked) == 0, ioctl(master, 0x8004_5430, &number) == 0
      else { return nil }
      return "/dev/pts/\(number)"
    #endif
  }

  /// Starts a program in a session of its own, with this as its terminal.
  func start(_ program: URL, _ arguments: [String], environment: [String: String]) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let newSession = Int16(POSIX_SPAWN_SETSID)
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let newSession = Int16(0x80)
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setflags(&attributes, newSession)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    let words = ([program.path] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    XCTAssertEqual(posix_spawn(&child, program.path, &actions, &attributes, words, variables), 0)
  }

  func press(_ keys: String) {
    _ = keys.withCString { write(master, $0, strlen($0)) }
  }

  func resize(rows: UInt16, columns: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// The terminal's settings that a program can change.
  var settings: [UInt] {
    var mode = termios()
    tcgetattr(slave, &mode)
    return [mode.c_iflag, mode.c_oflag, mode.c_cflag, mode.c_lflag].map { UInt($0) }
  }

  /// Reads until the text comes, from where the last wait ended.
  func wait(
    for text: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let limit = Date().addingTimeInterval(Self.timeout)
    while true {
      let new = printed.dropFirst(searched)
      if let found = new.range(of: text) {
        searched = printed.distance(from: printed.startIndex, to: found.upperBound)
        return
      }
      guard Date() < limit, read() else {
        XCTFail("\"\(text)\" did not come:\n\(new)", file: file, line: line)
        throw WaitedInVain()
      }
    }
  }

  /// Waits until the terminal holds back the program's output, as it does after Ctrl-S.
  /// - Throws: a skip if the system does not say where a process sleeps.
  func waitUntilItPrints() throws {
    #if os(Linux)
      // The number of `write` on Intel and on Arm.
      try eventually("it prints") {
        let call = try String(contentsOfFile: "/proc/\(child)/syscall", encoding: .utf8)
        return ["1 0x1 ", "64 0x1 "].contains(where: call.hasPrefix)
      }
    #else
      throw NotTried.skip("/proc, which says where a process sleeps")
    #endif
  }

  /// Kills a program that goes on for minutes.
  /// - Returns: the exit status, or 128 and the number of the signal.
  func waitForEnd(file: StaticString = #filePath, line: UInt = #line) -> Int32 {
    let limit = Date().addingTimeInterval(3 * Self.timeout)
    var status: Int32 = 0
    while waitpid(child, &status, WNOHANG) == 0 {
      _ = read(milliseconds: 20)
      if Date() > limit, kill(child, SIGKILL) == 0, waitpid(child, &status, 0) == child {
        XCTFail("it did not end:\n\(printed)", file: file, line: line)
        break
      }
    }
    while read(milliseconds: 0) {}
    return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
  }

  struct WaitedInVain: Error {}

  /// - Returns: false if the terminal is closed, or nothing came in this time.
  private func read(milliseconds: Int32 = 5000) -> Bool {
    var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return milliseconds == 5000 }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    printed += String(decoding: buffer.prefix(count), as: UTF8.self)
    return true
  }
}
