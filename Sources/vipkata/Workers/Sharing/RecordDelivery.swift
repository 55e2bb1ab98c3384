import Foundation

/// Brings a workspace's record to its place once, removes it again, and fetches the host's plan.
/// The caller holds the folder's lock: see `BackgroundDelivery`.
struct RecordDelivery {
  let workspace: WorkspaceFolder
  let environment: [String: String]

  var folder: SharingFolder {
    SharingFolder(url: workspace.ownFolder.appendingPathComponent("sharing"))
  }

  /// Whether the place has the whole journal.
  var isDelivered: Bool {
    let size = FileStatus(path: workspace.journal.resolvingSymlinksInPath().path)?.size ?? 0
    return folder.delivery.bytes == size
  }

  /// Delivers the record or removes it, if either is due.
  /// - Parameter timeout: seconds that one call of a server may take.
  /// - Returns: whether the record was delivered; the journal may have grown meanwhile.
  /// - Throws: `PlaceFailure`; it is noted for `doctor`.
  func deliver(timeout: Int) throws -> Bool {
    guard let membership = try folder.membership() else { return false }
    var delivery = folder.delivery
    do {
      let store = try store(of: membership, scratch: folder.url, timeout: timeout)
      if membership.isLeaving {
        try store.remove(membership.name.file)
        folder.forget()
        return false
      }
      guard let content = try? JournalFile(file: workspace.journal).content() else {
        throw PlaceFailure("The journal \(workspace.journal.path) cannot be read.")
      }
      guard delivery.bytes != content.count else { return false }
      let record = Self.record(of: membership.name, journal: content, code: code(with: content))
      try store.put(record, as: membership.name.file)
      try folder.note(SharingFolder.Delivery(bytes: content.count))
      return true
    } catch let failure as PlaceFailure {
      delivery.problem = failure.said.message
      try folder.note(delivery)
      throw failure
    }
  }

  /// Keeps a copy of the host's plan. If the place cannot be reached, the previous copy stays.
  /// - Parameter timeout: seconds that the server may take.
  func fetchPlan(timeout: Int) {
    guard let membership = try? folder.membership(), !membership.isLeaving else { return }
    do {
      let store = try store(of: membership, scratch: folder.url, timeout: timeout)
      let content = try store.get(WrittenPlan.file) ?? Data()
      try folder.keepPlan(content.prefix(WrittenPlan.largest + 1))
    } catch let failure as PlaceFailure where !failure.isPassing {
      let problem: JSONObject = ["problem": failure.said.message]
      try? folder.keepPlan(Data(problem.json.utf8))
    } catch {}
  }

  /// - Parameter scratch: an existing folder for files in transit; nil for a temporary one.
  func store(
    of membership: Membership, scratch: URL? = nil, timeout: Int
  ) throws -> any RecordStore {
    let access = WebAccess(
      tokenFile: membership.tokenFile, authority: membership.authority, environment: environment)
    return try membership.place.store(access: access, scratch: scratch, timeout: timeout)
  }

  /// The record of a journal: the learner's name, the code that they sent, and every complete line.
  static func record(of learner: LearnerName, journal: Data, code: [SentFile]? = nil) -> Data {
    let end = UInt8(ascii: "\n")
    let header: JSONObject = [
      "journal": JournalFile.version, "learner": learner.description, "code": code,
    ]
    var record = Data("\(header.json)\n".utf8)
    let whole = journal.prefix(upTo: journal.lastIndex(of: end) ?? journal.startIndex)
    for line in whole.split(separator: end) where !line.starts(with: #"{"journal":"#.utf8) {
      record += line + [end]
    }
    return record
  }

  /// The code that goes with the learner's question; it is dropped once the hand is down.
  private func code(with journal: Data) -> [SentFile]? {
    guard let code = folder.code else { return nil }
    if Progress(events: JournalContent(journal).events).hand != nil { return code }
    try? folder.keep([])
    return nil
  }
}
