import Foundation

/// Delivers in a background process, so that no command waits for a place or fails because of it;
/// tries again for a while. A lock allows only one delivery at a time.
struct BackgroundDelivery {
  let delivery: RecordDelivery
  let program: URL

  var folder: SharingFolder { delivery.folder }
  private var workspace: WorkspaceFolder { delivery.workspace }

  /// The argument that tells the program to deliver; the workspace's path follows.
  static let argument = "__publish"

  /// The environment variable of a background delivery and of its children; its value is the
  /// folder of the membership.
  static let mark = "VIPKATA_PUBLISHER"

  /// Seconds after the last event during which a place is tried.
  private static let retryPeriod = 600.0
  /// The most seconds between two tries.
  private static let longestPause = 30.0
  /// Seconds that a server may take while nobody waits for it.
  private static let longTimeout = 60

  /// Begins to deliver, unless nothing is shared or a delivery is running: that one looks for new
  /// events once more at its end. `doctor` tells what went wrong.
  func begin() {
    guard folder.status != nil, (try? folder.isBusy()) == false else { return }
    _ = try? ChildProcess(
      program.path, [Self.argument, workspace.root.path],
      environment: delivery.environment.merging([Self.mark: folder.url.path]) { $1 }
    ).detach()
  }

  /// Delivers until the place has every event, or until it gives up.
  func run() {
    // The learner's command may have been started by a program that waits for a pipe to close.
    Libc.closeInherited()
    // Another process may hold the lock for a moment, only to see whether it is free.
    while let lock = try? FileLock(file: folder.lockFile, timeout: 0.2) {
      // A curl that outlives this process keeps the lock, so that no older record replaces a newer.
      _ = fcntl(lock.descriptor, F_SETFD, 0)
      let isDone = deliverAll()
      lock.release()
      // An event may have come after the last look, while its command still found the lock held.
      guard isDone, (try? folder.membership())?.isLeaving == false, !delivery.isDelivered else {
        return
      }
    }
  }

  /// Runs `body` while nothing is delivered in the background. Delivery begins again at the end,
  /// also for what another terminal appended meanwhile.
  /// - Parameter timeout: seconds that a running delivery gets to finish.
  func paused<Value>(after timeout: Double = 0, _ body: () throws -> Value) throws -> Value {
    var lock = try FileLock(ifFree: folder.lockFile, timeout: timeout)
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
    var limit = SuspendingClock.now + .seconds(Self.retryPeriod)
    // When the learner joins or leaves, that command takes over.
    while !Interrupts.haveCome, SuspendingClock.now < limit, folder.status == membership {
      let known = FileStatus(path: workspace.journal.path)
      do {
        guard try delivery.deliver(timeout: Self.longTimeout) else {
          delivery.fetchPlan(timeout: Self.longTimeout)
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
        limit = SuspendingClock.now + .seconds(Self.retryPeriod)
      }
    }
    return false
  }

  /// Waits, but no longer than until something is new.
  private func rest(_ seconds: Double) {
    var state: [FileStatus?] { [FileStatus(path: workspace.journal.path), folder.status] }
    let known = state
    let end = SuspendingClock.now + .seconds(seconds)
    while SuspendingClock.now < end, !Interrupts.haveCome, state == known { usleep(200_000) }
  }
}
