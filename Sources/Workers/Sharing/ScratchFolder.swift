import Foundation
import Scenes

/// A folder of this process's own for what is on its way.
enum ScratchFolder {
  /// - Throws: `UserError` when it cannot be made.
  static func make() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vipkata-\(UUID().uuidString)")
    do {
      // Learners' records are not for others on this machine.
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw UserError(
        "\(folder.path) cannot be made: \(error.localizedDescription)",
        mend: "Free space or permissions there, or name another folder in TMPDIR.")
    }
    return folder
  }
}
