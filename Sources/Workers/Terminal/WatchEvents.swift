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
  private let input: TerminalInput
  private var hasSaved = false
  /// Told of keys and of a new size while a check runs; says whether it goes on for nothing.
  package var duringCheck: ((Watch.Event) -> Bool)?

  /// - Parameters:
  ///   - readsKeys: whether standard input is a terminal whose keys are read.
  ///   - polls: whether to look for saves now and then instead of being told by the system.
  package init(workspace: WorkspaceFolder, readsKeys: Bool, polls: Bool) {
    self.workspace = workspace
    self.readsKeys = readsKeys
    input = TerminalInput(readsKeys: readsKeys)
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
      if !input.keys.isEmpty { return .key(input.keys.removeFirst()) }
      if input.isClosed { return .closed }
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
    while !isUseless, !input.keys.isEmpty {
      isUseless = duringCheck?(.key(input.keys.removeFirst())) ?? false
    }
    return hasSaved || input.isClosed || isUseless
  }

  private func look(for milliseconds: Int32) {
    let isReported = input.wait(milliseconds: milliseconds, or: saves?.descriptor)
    if saves?.hasChanged(isReported: isReported) == true { hasSaved = true }
  }
}
