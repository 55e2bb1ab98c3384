import Foundation

/// The files about sharing that a workspace keeps in `Workspace/.vipkata/sharing`: each method
/// reads or writes one. They hold no secret except perhaps a signed address: they are for their
/// owner only.
struct SharingFolder {
  let url: URL

  /// How much was delivered.
  struct Delivery: Codable, Sendable {
    /// Bytes of the journal that the place has; -1 if it may have none of them.
    var bytes = -1
    /// Why it has no more.
    var problem: String?
  }

  private var membershipFile: URL { url.appendingPathComponent("membership.json") }
  private var deliveryFile: URL { url.appendingPathComponent("delivery.json") }
  private var codeFile: URL { url.appendingPathComponent("code.json") }
  private var planFile: URL { url.appendingPathComponent("plan.json") }
  /// Held during a delivery.
  var lockFile: URL { url.appendingPathComponent("lock") }

  /// Nil if nothing is shared; differs when the membership has changed.
  var status: FileStatus? { FileStatus(path: membershipFile.path) }

  /// Whether a delivery is running.
  /// - Throws: `UserError` if none can run.
  func isBusy() throws -> Bool {
    guard let lock = try FileLock(ifFree: lockFile) else { return true }
    lock.release()
    return false
  }

  /// Nil if nothing is shared.
  /// - Throws: `UserError` if it cannot be read.
  func membership() throws -> Membership? {
    guard status != nil else { return nil }
    do {
      let content = try FolderReader.content(of: membershipFile)
      return try JSONDecoder().read(Membership.self, from: content)
    } catch {
      throw UserError(
        "\(membershipFile.path) cannot be read, so nothing is shared.",
        mend: "Remove it, and join again.")
    }
  }

  func keep(_ membership: Membership) throws { try write(membership, to: membershipFile) }

  func forget() {
    let scratch = ["outgoing", "incoming"].map(url.appendingPathComponent)
    for file in [membershipFile, deliveryFile, codeFile, planFile] + scratch { unlink(file.path) }
  }

  var delivery: Delivery {
    let delivery = try? JSONDecoder().read(Delivery.self, from: Data(contentsOf: deliveryFile))
    return delivery ?? Delivery()
  }

  func note(_ delivery: Delivery) throws { try write(delivery, to: deliveryFile) }

  var code: [SentFile]? {
    try? JSONDecoder().read([SentFile].self, from: Data(contentsOf: codeFile))
  }

  /// - Parameter code: empty to send none any longer.
  func keep(_ code: [SentFile]) throws {
    if code.isEmpty { unlink(codeFile.path) } else { try write(code, to: codeFile) }
  }

  /// The last copy of the host's plan, empty if there was no plan, and when it was fetched.
  var plan: (content: Data, fetched: Date)? {
    guard let status = FileStatus(path: planFile.path),
      let content = try? FolderReader.content(of: planFile)
    else { return nil }
    return (content, status.time)
  }

  func keepPlan(_ content: Data) throws { try content.write(to: planFile, options: .atomic) }

  private func write(_ value: JSONObject.Member, to file: URL) throws {
    let content = Data(JSONObject(value).json.utf8)
    try UserError.telling("\(file.path) cannot be written", mend: UserError.wayToWrite) {
      try Files.replace(file.path, with: content, draft: "\(file.path).new", mode: 0o600)
    }
  }
}
