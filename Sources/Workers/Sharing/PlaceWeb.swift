package import Entities
import Foundation
package import Scenes

/// The records in a folder of a web server. What did not change since it was looked at last
/// is not fetched again.
package final class PlaceWeb: PlaceWorkerLogic {
  private let web: WebFolder
  private let scratch: URL
  /// Of the copies.
  private var versions: [String: String] = [:]

  package init(_ place: SharedPlace, access: WebAccess) throws {
    scratch = try ScratchFolder.make()
    web = WebFolder(place, access: access, scratch: scratch)
  }

  deinit {
    try? FileManager.default.removeItem(at: scratch)
  }

  package func records<Value: Sendable>(
    _ body: @escaping @Sendable (LearnerRecord) -> Value
  ) throws -> [Value] {
    do {
      let files = try web.list().prefix(PlaceFolder.mostFiles)
      let changed = files.filter { $0.version.isEmpty || versions[$0.name] != $0.version }
      for file in changed {
        versions[file.name] = nil
        unlink(scratch.appendingPathComponent(file.name).path)
      }
      if !changed.isEmpty { try web.get(changed, into: scratch) }
      let folder = PlaceFolder(folder: scratch)
      for file in changed where folder.has(file.name) { versions[file.name] = file.version }
      return try folder.records(in: files.map(\.name), body)
    } catch let failure as PlaceFailure {
      throw failure.said
    }
  }
}
