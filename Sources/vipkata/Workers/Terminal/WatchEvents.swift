import Foundation

/// Events while watching, from all sources: keys, saves, the window.
@MainActor
final class WatchEvents: SaveWatchWorkerLogic {
  private let workspace: WorkspaceFolder
  private let polls: Bool
  private var saves: SaveWatch?
  /// Saves in the other katas: the learner may have the wrong file open.
  private var elsewhere: SaveWatch?
  private let input: TerminalInput
  private var hasSaved = false
  /// Gets keys and a new size while a check runs; returns whether the check is in vain.
  var duringCheck: ((TerminalEvent) -> Bool)?

  /// - Parameter polls: whether to poll for saves instead of being told of them.
  init(workspace: WorkspaceFolder, readsKeys: Bool, polls: Bool) {
    self.workspace = workspace
    input = TerminalInput(readsKeys: readsKeys)
    self.polls = polls
  }

  func watch(_ kata: Kata) {
    let folder = workspace.folder(of: kata)
    saves = SaveWatch(folder: folder, polls: polls)
    elsewhere = SaveWatch(folder: workspace.root, besides: folder, polls: true)
    hasSaved = false
  }

  /// - Throws: `Interrupted` after Ctrl-C.
  func next() throws -> TerminalEvent {
    while true {
      if let event = try input.event() { return event }
      if hasSaved {
        saves?.settle()
        hasSaved = false
        return .saved
      }
      if let elsewhere, elsewhere.hasChanged(isReported: false) {
        elsewhere.settle()
        return .saved
      }
      look(for: 200)
    }
  }

  /// Whether a running check is no longer wanted: a file was saved, or a key says so.
  func supersedesCheck() -> Bool {
    look(for: 0)
    // Ctrl-C ends the check by itself.
    while let event = try? input.event(), event != .closed {
      if duringCheck?(event) == true { return true }
    }
    return hasSaved || input.isClosed
  }

  private func look(for milliseconds: Int32) {
    let isReported = input.wait(milliseconds: milliseconds, or: saves?.descriptor)
    if saves?.hasChanged(isReported: isReported) == true { hasSaved = true }
  }
}
