import Foundation

/// A terminal that a test holds the other end of. Linux does not offer the functions
/// that make one to Swift, so they are looked up.
final class PseudoTerminal {
  /// What the program writes to.
  let descriptor: Int32
  private let reader: Int32

  struct Unavailable: Error {}

  init() throws {
    let library = dlopen(nil, RTLD_NOW)
    func function<Function>(_ name: String, _ type: Function.Type) throws -> Function {
      guard let found = dlsym(library, name) else { throw Unavailable() }
      return unsafeBitCast(found, to: type)
    }
    typealias Number = @convention(c) (Int32) -> Int32
    typealias Name = @convention(c) (Int32) -> UnsafePointer<CChar>?
    reader = try function("posix_openpt", Number.self)(O_RDWR | O_NOCTTY)
    guard try function("grantpt", Number.self)(reader) == 0,
      try function("unlockpt", Number.self)(reader) == 0,
      let name = try function("ptsname", Name.self)(reader)
    else { throw Unavailable() }
    descriptor = open(name, O_RDWR | O_NOCTTY)
  }

  deinit {
    close(descriptor)
    close(reader)
  }

  /// What was written up to an end, which may take the system a moment to hand over.
  func read(until end: String) -> String {
    var text = ""
    var bytes = [UInt8](repeating: 0, count: 4_096)
    var entry = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    while !text.hasSuffix(end), poll(&entry, 1, 10_000) == 1 {
      let count = Foundation.read(reader, &bytes, bytes.count)
      guard count > 0 else { break }
      text += String(decoding: bytes.prefix(count), as: UTF8.self)
    }
    return text
  }
}
