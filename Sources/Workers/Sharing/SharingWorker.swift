package import Entities
import Foundation
package import Scenes

/// Joins a workspace to a place, and takes it out again.
package struct SharingWorker: SharingWorkerLogic {
  private let workspace: WorkspaceFolder
  private let sharing: SharingFolder
  private let publisher: Publisher
  private let courier: Courier

  /// Seconds that a server may take while the learner waits.
  private static let patience = 5

  package init(
    workspace: WorkspaceFolder, publisher: Publisher, environment: [String: String]
  ) {
    self.workspace = workspace
    self.publisher = publisher
    sharing = SharingFolder(workspace: workspace)
    courier = Courier(
      sharing: sharing, journal: workspace.journal, environment: environment,
      patience: Self.patience)
  }

  package func place(_ word: String) throws -> SharedPlace {
    try SharedPlace(word, in: workspace.currentFolder)
  }

  package func membership() throws -> Membership? { try sharing.membership() }

  package func published(under membership: Membership) throws -> [JournalEvent]? {
    if case .signed = membership.place { return nil }
    let scratch = try ScratchFolder.make()
    defer { try? FileManager.default.removeItem(at: scratch) }
    do {
      let place = courier.place(of: membership, scratch: scratch)
      // What cannot be read is somebody's all the same.
      return try place.get(membership.name.file).map { JournalContent($0).events }
    } catch let failure as PlaceFailure where failure.isPassing {
      return nil
    }
  }

  package func join(_ membership: Membership) throws -> UserError? {
    let delay: UserError? = try alone {
      let former = try sharing.membership()
      do {
        try sharing.note(nil)
        try sharing.keep(membership)
        _ = try courier.deliver()
        return nil
      } catch let failure as PlaceFailure where failure.isPassing {
        return failure.said
      } catch {
        if let former { try? sharing.keep(former) } else { sharing.forget() }
        throw error
      }
    }
    // Also for what another terminal appended meanwhile.
    publisher.begin()
    return delay
  }

  package func leave() throws -> Sharing.Departure? {
    guard var membership = try sharing.membership() else { return nil }
    let isSecondTime = membership.isLeaving
    membership.isLeaving = true
    try sharing.keep(membership)
    let record: Sharing.Departure.Record = try alone(patience: Self.patience) {
      do {
        _ = try courier.deliver()
        return .removed
      } catch let failure as PlaceFailure {
        guard isSecondTime else { return .removedLater(failure.said) }
        sharing.forget()
        return .leftThere(failure.said)
      }
    }
    publisher.begin()
    return Sharing.Departure(membership: membership, record: record)
  }

  /// Does something while nothing is delivered in the background.
  /// - Parameter patience: seconds in which what is being delivered may come to its end.
  private func alone<Value>(
    patience: Int = 0, _ body: () throws -> Value
  ) throws -> Value {
    do {
      try FileManager.default.createDirectory(
        at: sharing.folder, withIntermediateDirectories: true)
    } catch {
      throw UserError(
        "\(sharing.folder.path) cannot be made: \(error.localizedDescription)",
        mend: "Free space or permissions there, or choose another place with --workspace DIR.")
    }
    let lock = try freeLock(patience: Double(patience))
    defer { lock.release() }
    return try body()
  }

  private func freeLock(patience: Double) throws -> FileLock {
    if let lock = try? FileLock(file: sharing.lockFile, patience: patience) { return lock }
    ProcessFamily(mark: "\(sharing.mark.name)=\(sharing.mark.value)").end()
    return try FileLock(file: sharing.lockFile)
  }
}
