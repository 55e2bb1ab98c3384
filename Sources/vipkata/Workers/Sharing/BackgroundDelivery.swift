import Foundation

/// Delivers in a process of its own, in the background, so that no command waits for a place or
/// fails with it; tries again while there is hope. A lock lets one deliver at a time.
struct BackgroundDelivery {
  let delivery: RecordDelivery
  let program: URL

  var folder: SharingFolder { delivery.folder }
  private var workspace: WorkspaceFolder { delivery.workspace }

  /// The word by which the program knows that it is to deliver; the workspace's path follows.
  static let word = "__publish"

  /// What delivers in the background, and what that has started, has this variable, with the
  /// folder of the membership.
  static let mark = "VIPKATA_PUBLISHER"

  /// Seconds that a place is tried for after the last event.
  private static let endurance = 600.0
  /// Seconds between two tries, at the most.
  private static let longestPause = 30.0
  /// Seconds that a server may take while nobody waits.
  private static let longPatience = 60

  /// Begins to deliver, unless nothing is shared or somebody is at it: that one looks for new
  /// events once more when it has ended. What goes wrong is `doctor`'s to tell.
  func begin() {
    guard folder.status != nil, (try? folder.isBusy()) == false else { return }
    _ = try? ChildProcess(
      program.path, [Self.word, workspace.root.path],
      environment: delivery.environment.merging([Self.mark: folder.url.path]) { $1 }
    ).detach()
  }

  /// Delivers until the place has every event, or for as long as there is hope.
  func run() {
    // Whoever began the learner's command may wait for the last holder of a pipe to end.
    Libc.closeInherited()
    // Somebody may just be looking whether the lock is free.
    while let lock = try? FileLock(file: folder.lockFile, patience: 0.2) {
      // A curl that outlives this process keeps it, so that no older record comes after a newer.
      _ = fcntl(lock.descriptor, F_SETFD, 0)
      let isDone = deliverAll()
      lock.release()
      // An event may have come after the last look, when its command still found somebody at it.
      guard isDone, (try? folder.membership())?.isLeaving == false, !delivery.isDelivered else {
        return
      }
    }
  }

  /// Does something while nothing is delivered in the background. That begins again at the end,
  /// also for what another terminal appended meanwhile.
  /// - Parameter patience: seconds in which what is being delivered may come to its end.
  func paused<Value>(after patience: Double = 0, _ body: () throws -> Value) throws -> Value {
    var lock = try FileLock(ifFree: folder.lockFile, patience: patience)
    if lock == nil {
      ProcessFamily(mark: "\(Self.mark)=\(folder.url.path)").end()
      lock = try FileLock(file: folder.lockFile)
    }
    defer {
      lock?.release()
      begin()
    }
    return try body()
  }

  /// - Returns: whether everything was delivered.
  private func deliverAll() -> Bool {
    let membership = folder.status
    var pause = 0.5
    var limit = SuspendingClock.now + .seconds(Self.endurance)
    // When the learner joins or leaves, that command goes on.
    while !Interrupts.haveCome, SuspendingClock.now < limit, folder.status == membership {
      let known = FileStatus(path: workspace.journal.path)
      do {
        guard try delivery.deliver(patience: Self.longPatience) else {
          delivery.fetchPlan(patience: Self.longPatience)
          return true
        }
        pause = 0.5
      } catch is PlaceFailure {
        rest(pause)
        pause = min(2 * pause, Self.longestPause)
      } catch {
        return false
      }
      if FileStatus(path: workspace.journal.path) != known {
        limit = SuspendingClock.now + .seconds(Self.endurance)
      }
    }
    return false
  }

  /// Waits, but no longer than until there is something new.
  private func rest(_ seconds: Double) {
    var state: [FileStatus?] { [FileStatus(path: workspace.journal.path), folder.status] }
    let known = state
    let end = SuspendingClock.now + .seconds(seconds)
    while SuspendingClock.now < end, !Interrupts.haveCome, state == known { usleep(200_000) }
  }
}
