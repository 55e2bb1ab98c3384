package import Entities
import Foundation
package import Scenes

/// What happens while watching, from wherever it comes: keys, saves, the window.
@MainActor
package final class WatchEvents: SaveWatchWorkerLogic {
  private let workspace: WorkspaceFolder
  private let readsKeys: Bool
  private let polls: Bool
  private var saves: SaveWatch?
  private var keys: [Watch.Key] = []
  private var isClosed = false
  private var hasSaved = false
  /// Told of keys and of a new size while a check runs; says whether it goes on for nothing.
  package var duringCheck: ((Watch.Event) -> Bool)?

  /// - Parameters:
  ///   - readsKeys: whether standard input is a terminal whose keys are read.
  ///   - polls: whether to look for saves now and then instead of being told by the system.
  package init(workspace: WorkspaceFolder, readsKeys: Bool, polls: Bool) {
    self.workspace = workspace
    self.readsKeys = readsKeys
    self.polls = polls
  }

  package func watch(_ kata: Kata) {
    saves = SaveWatch(folder: workspace.folder(of: kata), polls: polls)
    hasSaved = false
  }

  /// Waits for the next event.
  /// - Throws: `Interrupted` after Ctrl-C.
  package func next() throws -> Watch.Event {
    while true {
      if Interrupts.received != nil { throw Interrupted() }
      if readsKeys, TerminalMode.takeNeedsDrawing() { return .resized }
      if !keys.isEmpty { return .key(keys.removeFirst()) }
      if isClosed { return .closed }
      if hasSaved {
        saves?.settle()
        hasSaved = false
        return .saved
      }
      look(for: 200)
    }
  }

  /// Whether a running check is not wanted any more: a file was saved, or a key says so.
  package func supersedesCheck() -> Bool {
    look(for: 0)
    var isUseless = false
    if readsKeys, TerminalMode.takeNeedsDrawing() { isUseless = duringCheck?(.resized) ?? false }
    while !isUseless, !keys.isEmpty {
      isUseless = duringCheck?(.key(keys.removeFirst())) ?? false
    }
    return hasSaved || isClosed || isUseless
  }

  private func look(for milliseconds: Int32) {
    var entries: [pollfd] = []
    if readsKeys, !isClosed {
      entries.append(pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0))
    } else if !isClosed {
      // Asked for nothing, it still says when nobody reads any more.
      entries.append(pollfd(fd: STDOUT_FILENO, events: 0, revents: 0))
    }
    if let descriptor = saves?.descriptor {
      entries.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
    }
    poll(&entries, nfds_t(entries.count), milliseconds)
    let ready = entries.filter { $0.revents != 0 }.map(\.fd)
    if readsKeys, ready.contains(STDIN_FILENO) { readKeys() }
    if !readsKeys, ready.contains(STDOUT_FILENO) { isClosed = true }
    let isReported = saves?.descriptor.map(ready.contains) ?? false
    if saves?.hasChanged(isReported: isReported) == true { hasSaved = true }
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
