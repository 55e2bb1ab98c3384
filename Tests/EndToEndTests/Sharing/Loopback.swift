import Foundation

/// Ports of this machine that only it can reach.
enum Loopback {
  static func freePort() throws -> Int {
    let listener = try SilentServer(port: 0)
    return listener.port
  }

  static func answers(_ port: Int) -> Bool {
    let client = socket(AF_INET, Self.stream, 0)
    defer { close(client) }
    return withAddress(port) { connect(client, $0, $1) } == 0
  }

  fileprivate static func withAddress<Value>(
    _ port: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Value
  ) -> Value {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  #if canImport(Darwin)
    fileprivate static let stream = SOCK_STREAM
  #else
    fileprivate static let stream = Int32(SOCK_STREAM.rawValue)
  #endif
}

/// A server that takes connections, and says nothing for as long as it lives.
final class SilentServer {
  private(set) var port = 0
  private let listener: Int32

  /// - Parameter port: 0 for any free one.
  init(port: Int) throws {
    listener = socket(AF_INET, Loopback.stream, 0)
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard Loopback.withAddress(port, { bind(listener, $0, $1) }) == 0, listen(listener, 64) == 0
    else { throw CocoaError(.featureUnsupported) }
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(listener, $0, &size) }
    }
    self.port = Int(in_port_t(bigEndian: address.sin_port))
  }

  deinit {
    close(listener)
  }

  /// Waits until somebody has connected.
  func waitForGuest() {
    var entry = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
    poll(&entry, 1, 60_000)
  }
}
