import Foundation

/// A pipe whose reading end never blocks and whose ends no other child inherits.
struct Pipe {
  let readEnd: Int32
  let writeEnd: Int32

  static func open() throws -> Pipe {
    var ends: [Int32] = [0, 0]
    // The lock keeps other threads from starting a child in between.
    let answer = Orphans.starting.withLock { () -> Int32 in
      let answer = pipe(&ends)
      for end in ends where answer == 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return answer
    }
    guard answer == 0 else {
      throw WorkerFailure("no pipe could be opened: \(Libc.reason())")
    }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return Pipe(readEnd: ends[0], writeEnd: ends[1])
  }

  /// - Returns: the end from which the text is read.
  /// - Throws: `WorkerFailure` if the pipe does not take it at once; all pipes take 16 KB.
  static func holding(_ text: String) throws -> Int32 {
    let pipe = try open()
    defer { close(pipe.writeEnd) }
    _ = fcntl(pipe.writeEnd, F_SETFL, O_NONBLOCK)
    let bytes = Array(text.utf8)
    guard write(pipe.writeEnd, bytes, bytes.count) == bytes.count else {
      close(pipe.readEnd)
      throw WorkerFailure("a pipe does not hold \(bytes.count) bytes")
    }
    return pipe.readEnd
  }

  /// Returns when one of the pipes has something to read or has ended, or time is up.
  static func wait(for pipes: [Pipe], milliseconds: Int32) {
    var entries = pipes.map { pollfd(fd: $0.readEnd, events: Int16(POLLIN), revents: 0) }
    poll(&entries, nfds_t(entries.count), milliseconds)
    // A pipe that has ended is reported at once, again and again: wait for the rest by the clock.
    let silent = !entries.contains { Int32($0.revents) & POLLIN != 0 }
    if silent, entries.contains(where: { $0.revents != 0 }) { usleep(1_000) }
  }

  func drain(into text: inout BoundedText) { text.append(Files.available(in: readEnd)) }
}

/// The beginning and the end of a text of any length.
struct BoundedText {
  /// Bytes kept of the beginning and of the end.
  private static let limit = 262_144
  private var head: [UInt8] = []
  private var tail: [UInt8] = []
  private var dropped = 0

  init() {}

  /// The content of a file, which may be large; empty if it cannot be read.
  init(file: URL) {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return }
    defer { try? handle.close() }
    while let bytes = try? handle.read(upToCount: 65_536), !bytes.isEmpty { append(bytes) }
  }

  mutating func append(_ bytes: some Collection<UInt8>) {
    let room = Self.limit - head.count
    head.append(contentsOf: bytes.prefix(room))
    tail.append(contentsOf: bytes.dropFirst(room))
    if tail.count > 2 * Self.limit {
      dropped += tail.count - Self.limit
      tail.removeFirst(tail.count - Self.limit)
    }
  }

  var text: String {
    let gap = dropped > 0 ? "\n… \(dropped) bytes left out …\n" : ""
    return String(decoding: head, as: UTF8.self) + gap + String(decoding: tail, as: UTF8.self)
  }
}
