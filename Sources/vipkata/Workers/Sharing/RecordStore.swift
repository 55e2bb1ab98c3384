import Foundation

/// A place that holds learners' records, one file each. All failures are `PlaceFailure`; Ctrl-C
/// throws `Interrupted`.
protocol RecordStore: PlaceWorkerLogic {
  /// Adds a file, or replaces the one with that name, in one step.
  func put(_ content: Data, as name: String) throws
  /// - Returns: at most one byte more than a record may have; nil if there is no such file, or the
  ///   place does not tell.
  func get(_ name: String) throws -> Data?
  /// A file that is not there counts as removed.
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
  ///   - scratch: an existing folder for files in transit; nil for a temporary one.
  ///   - timeout: seconds that one call of a server may take.
  func store(
    access: WebAccess, scratch: URL? = nil, timeout: Int = 60
  ) throws -> any RecordStore {
    if case .folder(let folder) = self { return RecordFolder(folder: folder) }
    return try WebDAV(self, access: access, scratch: scratch, timeout: timeout)
  }
}
