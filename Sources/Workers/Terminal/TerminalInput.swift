import Foundation
import Scenes

/// The keys that come from standard input, or without a terminal the end of whoever reads
/// standard output, waited for together with something else.
final class TerminalInput {
  /// The keys that nobody took yet.
  var keys: [Watch.Key] = []
  private(set) var isClosed = false
  private let readsKeys: Bool

  /// - Parameter readsKeys: whether standard input is a terminal whose keys are read.
  init(readsKeys: Bool) {
    self.readsKeys = readsKeys
  }

  /// - Parameter descriptor: what is waited for besides, where there is something.
  /// - Returns: whether that can be read.
  func wait(milliseconds: Int32, or descriptor: Int32?) -> Bool {
    var entries: [pollfd] = []
    if readsKeys, !isClosed {
      entries.append(pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0))
    } else if !isClosed {
      // Asked for nothing, it still says when nobody reads any more.
      entries.append(pollfd(fd: STDOUT_FILENO, events: 0, revents: 0))
    }
    if let descriptor {
      entries.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
    }
    poll(&entries, nfds_t(entries.count), milliseconds)
    let ready = entries.filter { $0.revents != 0 }.map(\.fd)
    if readsKeys, ready.contains(STDIN_FILENO) { readKeys() }
    if !readsKeys, ready.contains(STDOUT_FILENO) { isClosed = true }
    return descriptor.map(ready.contains) ?? false
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
