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
    rest += Files.available(in: nearEnd)
    let mark = Data((word + " ").utf8)
    for line in Files.takeLines(of: &rest) where line.starts(with: mark) {
      _ = Files.write(line.dropFirst(mark.count) + [UInt8(ascii: "\n")], to: file)
    }
    if rest.count > Self.longest { rest = Data() }
  }
}
