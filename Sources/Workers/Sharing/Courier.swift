import Entities
import Foundation
import Scenes

/// Brings a workspace's record into its place, or takes it away.
struct Courier {
  let sharing: SharingFolder
  let journal: URL
  let environment: [String: String]
  /// Seconds that one call of a server may take.
  let patience: Int

  /// Does what is to be done, if anything is.
  /// - Returns: whether the record was delivered; there may be more of it by now.
  /// - Throws: `PlaceFailure`; it is noted for `doctor`.
  func deliver() throws -> Bool {
    guard let membership = try sharing.membership() else { return false }
    let former = sharing.delivery()
    do {
      let name = membership.name.file
      let place = place(of: membership, scratch: sharing.folder)
      if membership.isLeaving {
        try place.remove(name)
        sharing.forget()
        return false
      }
      let record = try OutgoingRecord(journal: journal, name: membership.name)
      guard former?.bytes != record.bytes else { return false }
      try place.put(record.content, as: name)
      try sharing.note(SharingFolder.Delivery(bytes: record.bytes))
      return true
    } catch let failure as PlaceFailure {
      try sharing.note(
        SharingFolder.Delivery(bytes: former?.bytes ?? -1, problem: failure.said.message))
      throw failure
    }
  }

  /// - Parameter scratch: an existing folder for what is on its way.
  func place(of membership: Membership, scratch: URL) -> any RecordPlace {
    if case .folder(let folder) = membership.place { return FolderPlace(folder: folder) }
    let access = WebAccess(
      tokenFile: membership.tokenFile, authority: membership.authority, environment: environment)
    return WebFolder(
      membership.place, access: access, scratch: scratch, patience: patience)
  }
}
