import Foundation

/// The line on which a test program in a sandbox tells its events: a pair of sockets, of which it
/// has one end as its standard input. What was said there can be neither read back nor changed,
/// and no path leads to it. Each event begins with a word that the test program is told before
/// any test begins; what else is written there, by whomever, is left out.
final class EventLine {
  /// What the test program is given.
  let farEnd: Int32
  private let nearEnd: Int32
  private let word = "\(UInt64.random(in: .min ... .max))\(UInt64.random(in: .min ... .max))"
  private let file: Int32
  private var rest = Data()
  /// Bytes; no event is as long.
  private static let longest = 4_194_304

  /// - Parameter events: where the events go, as they come.
  /// - Throws: `WorkerFailure` where there can be no such file or line.
  init(events: URL) throws {
    // Not a `FileHandle`: children inherit what that opens.
    file = open(events.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0, let (near, far) = Libc.socketPair() else {
      let reason = Libc.reason()
      close(file)
      throw WorkerFailure("no line for events could be opened: \(reason)")
    }
    nearEnd = near
    farEnd = far
    _ = word.withCString { write(nearEnd, $0, strlen($0)) }
  }

  deinit {
    for descriptor in [nearEnd, farEnd, file] { close(descriptor) }
  }

  /// Takes what was said since.
  func listen() {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    for _ in 0..<64 {
      let count = read(nearEnd, &bytes, bytes.count)
      guard count > 0 else { break }
      rest += bytes.prefix(count)
    }
    let mark = Data((word + " ").utf8)
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = rest[...end]
      if line.starts(with: mark) {
        line.dropFirst(mark.count).withUnsafeBytes { _ = write(file, $0.baseAddress, $0.count) }
      }
      rest = rest[(end + 1)...]
    }
    rest = rest.count > Self.longest ? Data() : Data(rest)
  }
}
