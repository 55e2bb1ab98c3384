import Foundation

/// Events while the board is watched: the place or the window changes, time passes, keys.
@MainActor
final class BoardEvents {
  private let input: TerminalInput
  private let notifier: FolderNotifier?
  /// Seconds between two looks when nothing is reported.
  private let pause: Double
  private var nextLook = Date()

  /// Seconds from a change until the next look: more changes may come with it.
  private var calm = 0.5
  private var lookBegan: Date?

  /// - Parameter folder: the place, if it can report changes; nil for a server.
  init(folder: URL?, readsKeys: Bool) {
    input = TerminalInput(readsKeys: readsKeys)
    pause = folder == nil ? 15 : 5
    notifier = folder == nil ? nil : FolderNotifier()
    if let folder { notifier?.watch(folders: [folder.path]) }
  }

  /// Waits for the next event; `due` when it is time to look at the place.
  /// - Throws: `Interrupted` after Ctrl-C.
  func next() throws -> TerminalEvent {
    if let began = lookBegan {
      // A large place takes long to look at, so it is looked at less often.
      calm = max(0.5, Date().timeIntervalSince(began) * 2)
      nextLook = Date().addingTimeInterval(max(pause, calm))
      lookBegan = nil
    }
    while true {
      let event = try input.event()
      if let event, event != .resized { return event }
      if event == .resized { nextLook = Date() }
      if Date() >= nextLook {
        notifier?.drain()
        lookBegan = Date()
        return .due
      }
      if input.wait(milliseconds: 200, or: notifier?.descriptor) {
        notifier?.drain()
        nextLook = min(nextLook, Date().addingTimeInterval(calm))
      }
    }
  }
}
