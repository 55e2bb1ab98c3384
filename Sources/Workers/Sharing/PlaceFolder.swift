package import Entities
package import Foundation
import Scenes

/// The records in a folder that learners share. Whatever strangers put there is looked at
/// only if it is a plain file of a reasonable size.
package struct PlaceFolder: PlaceWorkerLogic {
  private let folder: URL

  /// Files in the folder at most.
  static let mostFiles = 20_000

  package init(folder: URL) {
    self.folder = folder
  }

  package func records<Value: Sendable>(
    _ body: @escaping @Sendable (LearnerRecord) -> Value
  ) throws -> [Value] {
    guard FileStatus(path: folder.resolvingSymlinksInPath().path)?.kind == .folder else {
      throw UserError(
        "There is no folder \(folder.path).",
        mend: "PLACE is the folder or the URL that learners gave to `vipkata join`.")
    }
    guard access(folder.path, R_OK | X_OK) == 0 else {
      throw UserError(
        "The folder \(folder.path) cannot be read.", mend: "Give yourself the right to read it.")
    }
    let files = Libc.names(in: folder.path, atMost: Self.mostFiles)
      .filter { $0.hasSuffix(LearnerName.ending) && !$0.hasPrefix(".") }
    return try records(in: files, body)
  }

  func has(_ file: String) -> Bool {
    FileStatus(path: "\(folder.path)/\(file)")?.kind == .file
  }

  func records<Value: Sendable>(
    in files: [String], _ body: @escaping @Sendable (LearnerRecord) -> Value
  ) throws -> [Value] {
    var values: [String: Value] = [:]
    try ParallelWorker().run(files) { file, _ in
      (file, body(record(file)))
    } each: { file, value in
      values[file] = value
    }
    return values.sorted { $0.key < $1.key }.map(\.value)
  }

  private func record(_ file: String) -> LearnerRecord {
    // A pipe would be waited for without end, were it not opened like this.
    let flags = O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC
    let descriptor = open("\(folder.path)/\(file)", flags)
    var status = stat()
    guard descriptor >= 0 else { return LearnerRecord(file: file, flaw: .unreadable) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let content = try? handle.read(upToCount: LearnerRecord.largest + 1) ?? Data()
    else { return LearnerRecord(file: file, flaw: .unreadable) }
    guard content.count <= LearnerRecord.largest else {
      return LearnerRecord(file: file, flaw: .tooLarge(LearnerRecord.largest))
    }
    return LearnerRecord(file: file, content: content)
  }
}
