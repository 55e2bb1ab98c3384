import Entities
import Foundation
import Scenes

/// What a workspace keeps of its membership, in `Workspace/.vipkata/sharing`. No secret is
/// among it, but perhaps a signed address: the files are for their owner only.
struct SharingFolder {
  let folder: URL

  init(workspace: WorkspaceFolder) {
    folder = workspace.ownFolder.appendingPathComponent("sharing")
  }

  /// What was delivered.
  struct Delivery: Codable, Equatable {
    /// Bytes of the journal that the place has.
    var bytes: Int
    /// Why it has no more.
    var problem: String?
  }

  private struct Record: Codable {
    let place: String
    let name: String
    let tokenFile: String?
    let authority: String?
    let isLeaving: Bool
  }

  private var membershipFile: URL { folder.appendingPathComponent("membership.json") }
  private var deliveryFile: URL { folder.appendingPathComponent("delivery.json") }
  var lockFile: URL { folder.appendingPathComponent("lock") }

  /// Known by it: what delivers in the background, and what that has started.
  var mark: (name: String, value: String) { ("VIPKATA_PUBLISHER", folder.path) }

  /// Nil where nothing is shared; another one when that was changed.
  var state: FileStatus? { FileStatus(path: membershipFile.path) }

  /// Whether somebody delivers at the moment.
  var isBusy: Bool {
    guard let lock = try? FileLock(file: lockFile, patience: 0) else { return true }
    lock.release()
    return false
  }

  /// - Throws: `UserError` when it cannot be read.
  func membership() throws -> Membership? {
    guard let status = state else { return nil }
    guard status.kind == .file, status.size < 100_000,
      let record = try? JSONDecoder().decode(
        Record.self, from: Data(contentsOf: membershipFile)),
      let name = LearnerName(record.name),
      let place = try? SharedPlace(record.place, in: folder)
    else {
      throw UserError(
        "\(membershipFile.path) cannot be read, so that nothing is shared.",
        mend: "Remove it, and join again.")
    }
    var membership = Membership(place: place, name: name)
    membership.tokenFile = record.tokenFile.map { URL(fileURLWithPath: $0) }
    membership.authority = record.authority.map { URL(fileURLWithPath: $0) }
    membership.isLeaving = record.isLeaving
    return membership
  }

  func keep(_ membership: Membership) throws {
    let record = Record(
      place: membership.place.word, name: membership.name.description,
      tokenFile: membership.tokenFile?.path, authority: membership.authority?.path,
      isLeaving: membership.isLeaving)
    try write(record, to: membershipFile)
  }

  func forget() {
    for name in ["membership.json", "delivery.json", "outgoing"] {
      unlink(folder.appendingPathComponent(name).path)
    }
  }

  /// Nil where nothing was delivered yet.
  func delivery() -> Delivery? {
    guard let data = try? Data(contentsOf: deliveryFile) else { return nil }
    return try? JSONDecoder().decode(Delivery.self, from: data)
  }

  func note(_ delivery: Delivery?) throws {
    if let delivery { return try write(delivery, to: deliveryFile) }
    unlink(deliveryFile.path)
  }

  private func write(_ value: some Encodable, to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let isWritten = WholeFile.write(
      try encoder.encode(value), to: file.path, draft: file.path + ".new", mode: 0o600)
    guard isWritten else {
      throw UserError(
        "\(file.path) cannot be written: \(String(cString: strerror(errno)))",
        mend: "Free space or permissions there, or choose another place with --workspace DIR.")
    }
  }
}
