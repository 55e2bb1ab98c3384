import Foundation

/// Where learners' records lie, each a file. Whatever goes wrong is a `PlaceFailure`; Ctrl-C is
/// `Interrupted`.
protocol RecordStore: PlaceWorkerLogic {
  /// Puts a file in the place of the one with that name, in one step.
  func put(_ content: Data, as name: String) throws
  /// - Returns: nil where there is no such file, or where the place does not tell; no more than one
  ///   byte more than a record may have.
  func get(_ name: String) throws -> Data?
  /// A file that is not there is as good as removed.
  func remove(_ name: String) throws
}

extension RecordStore {
  func plan() throws -> WrittenPlan? {
    guard let content = try get(WrittenPlan.file), !content.isEmpty else { return nil }
    return try WrittenPlan(content)
  }
}

extension WorkshopAddress {
  /// - Parameters:
  ///   - scratch: an existing folder for what is on its way; one that is made where nil.
  ///   - patience: seconds that one call of a server may take.
  func store(
    access: WebAccess, scratch: URL? = nil, patience: Int = 60
  ) throws -> any RecordStore {
    if case .folder(let folder) = self { return RecordFolder(folder: folder) }
    return try WebDAV(self, access: access, scratch: scratch, patience: patience)
  }
}
