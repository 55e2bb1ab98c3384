import Foundation

/// Brings a workspace's record into its place, and takes it away again. A lock lets one do so at
/// a time.
struct RecordDelivery: SharingWorkerLogic {
  let workspace: WorkspaceFolder
  /// This program's executable.
  let program: URL
  let environment: [String: String]

  /// Seconds that a server may take while the learner waits.
  private static let patience = 5

  var file: MembershipFile {
    MembershipFile(folder: workspace.ownFolder.appendingPathComponent("sharing"))
  }

  func membership() throws -> Membership? { try file.membership() }

  func published(under membership: Membership) throws -> [JournalEvent]? {
    do {
      // What cannot be read is somebody's all the same.
      return try store(of: membership, patience: Self.patience).get(membership.name.file)
        .map { JournalContent($0).events }
    } catch let failure as PlaceFailure where failure.isPassing {
      return nil
    }
  }

  func join(_ membership: Membership) throws -> UserError? {
    try alone {
      let former = try file.membership()
      do {
        try file.note(MembershipFile.Delivery())
        try file.keep(membership)
        _ = try deliver(patience: Self.patience)
        fetchPlan(patience: Self.patience)
        return nil
      } catch let failure as PlaceFailure where failure.isPassing {
        return failure.said
      } catch {
        if let former { try? file.keep(former) } else { file.forget() }
        throw error
      }
    }
  }

  func leave() throws -> Departure? {
    guard var membership = try file.membership() else { return nil }
    let isSecondTime = membership.isLeaving
    membership.isLeaving = true
    try file.keep(membership)
    let problem: UserError? = try alone(patience: Double(Self.patience)) {
      do {
        _ = try deliver(patience: Self.patience)
        return nil
      } catch let failure as PlaceFailure {
        if isSecondTime { file.forget() }
        return failure.said
      }
    }
    return Departure(
      membership: membership, problem: problem, isLastTry: isSecondTime)
  }

  /// Does what is to be done, if anything is.
  /// - Parameter patience: seconds that one call of a server may take.
  /// - Returns: whether the record was delivered; there may be more of it by now.
  /// - Throws: `PlaceFailure`; it is noted for `doctor`.
  func deliver(patience: Int) throws -> Bool {
    guard let membership = try file.membership() else { return false }
    var delivery = file.delivery
    do {
      let store = try store(of: membership, scratch: file.folder, patience: patience)
      if membership.isLeaving {
        try store.remove(membership.name.file)
        file.forget()
        return false
      }
      guard let content = try? JournalFile(file: workspace.journal).content() else {
        throw PlaceFailure("The journal \(workspace.journal.path) cannot be read.")
      }
      guard delivery.bytes != content.count else { return false }
      let record = Self.record(of: membership.name, journal: content, code: code(with: content))
      try store.put(record, as: membership.name.file)
      try file.note(MembershipFile.Delivery(bytes: content.count))
      return true
    } catch let failure as PlaceFailure {
      delivery.problem = failure.said.message
      try file.note(delivery)
      throw failure
    }
  }

  func attach(_ code: [SentFile]) throws { try file.keep(code) }

  /// What goes with the learner's question, for as long as the hand is up.
  private func code(with journal: Data) -> [SentFile]? {
    guard let code = file.code else { return nil }
    if Progress(events: JournalContent(journal).events).hand != nil { return code }
    try? file.keep([])
    return nil
  }

  /// Whether the place has the whole journal.
  var isDelivered: Bool {
    let size = FileStatus(path: workspace.journal.resolvingSymlinksInPath().path)?.size ?? 0
    return file.delivery.bytes == size
  }

  /// What is shared of a journal: the learner's name, what they sent, and every line that is whole.
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

  /// - Parameter scratch: an existing folder for what is on its way; another where nil.
  func store(
    of membership: Membership, scratch: URL? = nil, patience: Int
  ) throws -> any RecordStore {
    let access = WebAccess(
      tokenFile: membership.tokenFile, authority: membership.authority, environment: environment)
    return try membership.place.store(access: access, scratch: scratch, patience: patience)
  }

  /// Does something while nothing is delivered in the background. That begins again at the end,
  /// also for what another terminal appended meanwhile.
  /// - Parameter patience: seconds in which what is being delivered may come to its end.
  private func alone<Value>(patience: Double = 0, _ body: () throws -> Value) throws -> Value {
    var lock = try FileLock(ifFree: file.lockFile, patience: patience)
    if lock == nil {
      ProcessFamily(mark: "\(Self.mark)=\(file.folder.path)").end()
      lock = try FileLock(file: file.lockFile)
    }
    defer {
      lock?.release()
      deliverInBackground()
    }
    return try body()
  }
}
