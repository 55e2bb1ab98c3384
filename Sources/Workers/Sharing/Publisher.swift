import Entities
package import Foundation
import Scenes

/// Delivers a workspace's record in a process of its own, in the background, so that no
/// command waits for a place or fails with it.
package struct Publisher {
  private let sharing: SharingFolder
  private let journal: URL
  private let program: URL
  private let environment: [String: String]

  /// The word by which the program knows that it is to deliver; the workspace's path follows.
  package static let word = "__publish"

  /// Seconds that a place is tried for after the last event.
  private static let endurance = 600.0
  /// Seconds between two tries, at the most.
  private static let longestPause = 30.0
  /// Seconds that a server may take.
  private static let patience = 60

  /// - Parameter program: this program's executable.
  package init(workspace: WorkspaceFolder, program: URL, environment: [String: String]) {
    sharing = SharingFolder(workspace: workspace)
    journal = workspace.journal
    self.program = program
    self.environment = environment
  }

  /// Begins to deliver, unless nothing is shared or somebody is at it: that one looks for new
  /// events once more when it has ended. What goes wrong is `doctor`'s to tell.
  package func begin() {
    guard sharing.state != nil, !sharing.isBusy else { return }
    var environment = environment
    environment[sharing.mark.name] = sharing.mark.value
    let workspace = sharing.folder.deletingLastPathComponent().deletingLastPathComponent()
    let publisher = ChildProcess(
      executable: program, arguments: [Self.word, workspace.path], environment: environment)
    _ = try? publisher.detach()
  }

  /// Delivers until the place has every event, or for as long as there is hope.
  package func run() {
    // Whoever began the learner's command may wait for the last holder of a pipe to end.
    Libc.closeInherited()
    // Somebody may just be looking whether the lock is free.
    while let lock = try? FileLock(file: sharing.lockFile, patience: 0.2) {
      // A curl that outlives this process keeps it, so that no older record comes after a newer.
      _ = fcntl(lock.descriptor, F_SETFD, 0)
      let isDone = deliverAll()
      lock.release()
      guard isDone, isBehind else { return }
    }
  }

  private var courier: Courier {
    Courier(
      sharing: sharing, journal: journal, environment: environment, patience: Self.patience)
  }

  /// - Returns: whether everything was delivered.
  private func deliverAll() -> Bool {
    var pause = 0.5
    var known = FileStatus(path: journal.path)
    var limit = SuspendingClock.now + .seconds(Self.endurance)
    let membership = sharing.state
    // When the learner joins or leaves, that command goes on.
    while Interrupts.received == nil, SuspendingClock.now < limit, sharing.state == membership {
      do {
        guard try courier.deliver() else { return true }
        pause = 0.5
      } catch is PlaceFailure {
        rest(pause)
        pause = min(2 * pause, Self.longestPause)
      } catch {
        return false
      }
      let journal = FileStatus(path: journal.path)
      if journal != known { limit = SuspendingClock.now + .seconds(Self.endurance) }
      known = journal
    }
    return false
  }

  /// An event that came after the last look, when `begin` still found somebody at it.
  private var isBehind: Bool {
    guard let membership = try? sharing.membership(), !membership.isLeaving,
      let record = try? OutgoingRecord(journal: journal, name: membership.name)
    else { return false }
    return sharing.delivery()?.bytes != record.bytes
  }

  /// Waits, but no longer than until there is something new.
  private func rest(_ seconds: Double) {
    let known = [FileStatus(path: journal.path), sharing.state]
    let end = SuspendingClock.now + .seconds(seconds)
    while SuspendingClock.now < end, Interrupts.received == nil {
      usleep(200_000)
      guard [FileStatus(path: journal.path), sharing.state] == known else { return }
    }
  }
}
