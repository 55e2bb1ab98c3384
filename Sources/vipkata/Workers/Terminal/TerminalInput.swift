import Foundation

/// Waits for keys on standard input, or without a terminal for the end of the program that reads
/// standard output, and for another descriptor at the same time.
final class TerminalInput {
  private(set) var isClosed = false
  private var keys: [TerminalEvent.Key] = []
  /// Standard input for its keys; else standard output, if its reader can go away.
  private let watched: Int32?

  init(readsKeys: Bool) {
    var output = stat()
    let isRead =
      fstat(STDOUT_FILENO, &output) == 0
      && [S_IFIFO, S_IFSOCK].contains(output.st_mode & S_IFMT)
    watched = readsKeys ? STDIN_FILENO : isRead ? STDOUT_FILENO : nil
  }

  /// The next event that came and was not taken yet.
  /// - Throws: `Interrupted` after Ctrl-C.
  func event() throws -> TerminalEvent? {
    try Interrupts.check()
    if watched == STDIN_FILENO, TerminalMode.takeNeedsDrawing() { return .resized }
    if !keys.isEmpty { return .key(keys.removeFirst()) }
    return isClosed ? .closed : nil
  }

  /// - Parameter descriptor: another one to wait for, if there is one.
  /// - Returns: whether that one can be read.
  func wait(milliseconds: Int32, or descriptor: Int32?) -> Bool {
    let own = isClosed ? nil : watched
    let readable = Self.readable(
      of: [own, descriptor].compactMap { $0 }, within: milliseconds)
    if readable.isEmpty, let own, fcntl(own, F_GETFD) < 0 { isClosed = true }
    if let own, readable.contains(own) {
      // Standard output becomes readable only when its reader ends.
      if own == STDIN_FILENO { readKeys() } else { isClosed = true }
    }
    return descriptor.map { readable.contains($0) } ?? false
  }

  /// The descriptors that can be read, as soon as one can. Uses `select`, because on macOS `poll`
  /// does not support terminals.
  static func readable(of descriptors: [Int32], within milliseconds: Int32) -> Set<Int32> {
    var set = fd_set()
    for number in descriptors { set.insert(number) }
    var time = timeval(
      tv_sec: .init(milliseconds / 1000), tv_usec: .init(milliseconds % 1000 * 1000))
    guard select((descriptors.max() ?? 0) + 1, &set, nil, nil, &time) > 0 else { return [] }
    return Set(descriptors.filter { set.contains($0) })
  }

  private func readKeys() {
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    if count > 0 {
      keys += KeyReader.keys(in: Array(buffer.prefix(count)))
    } else if count == 0 || errno != EINTR {
      isClosed = true
    }
  }
}

extension fd_set {
  // Like C's macros, on little-endian machines.
  fileprivate mutating func insert(_ descriptor: Int32) {
    withUnsafeMutableBytes(of: &self) { $0[Int(descriptor) / 8] |= 1 << (descriptor % 8) }
  }

  fileprivate mutating func contains(_ descriptor: Int32) -> Bool {
    withUnsafeMutableBytes(of: &self) { $0[Int(descriptor) / 8] & 1 << (descriptor % 8) != 0 }
  }
}
