import Foundation

/// The channel for the events of a test program in a sandbox: a pair of sockets, one of which is
/// its standard input. Events can be neither read back nor changed, and no path leads there. Each
/// begins with a word that the test program is told before any test begins; whatever else is
/// written there, by whomever, is left out.
final class EventLine {
  /// The end that the test program gets.
  let farEnd: Int32
  private let nearEnd: Int32
  private let word = "\(UInt64.random(in: .min ... .max))\(UInt64.random(in: .min ... .max))"
  private let file: Int32
  private var rest = Data()
  /// Bytes; no event is that long.
  private static let longest = 4_194_304

  /// - Parameter events: the file that gets the events as they come.
  /// - Throws: `WorkerFailure` if the file or the sockets cannot be opened.
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

  /// Takes the events that have come since the last call.
  func listen() {
    rest += Files.available(in: nearEnd)
    let mark = Data((word + " ").utf8)
    for line in Files.takeLines(of: &rest) where line.starts(with: mark) {
      _ = Files.write(line.dropFirst(mark.count) + [UInt8(ascii: "\n")], to: file)
    }
    if rest.count > Self.longest { rest = Data() }
  }
}
