import Foundation

/// All folders of tests are in one, which is removed only when the test program ends: a file
/// system that has just lost thousands of files makes new ones slowly. (Linux's ext4 passes over
/// each number of a file that was freed within the last minutes, one after the other.)
package enum TestFolders {
  /// Creates an empty folder.
  package static func make(_ name: String) throws -> URL {
    let folder = try all.get().appendingPathComponent("\(name) \(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Moves a folder away.
  package static func takeAway(_ folder: URL) throws {
    try FileManager.default.moveItem(at: folder, to: make("gone").appendingPathComponent("it"))
  }

  private static let all: Result<URL, any Error> = Result {
    let place = FileManager.default.temporaryDirectory
    // Left by a test program that was killed.
    for name in try FileManager.default.contentsOfDirectory(atPath: place.path) {
      let words = name.split(separator: " ")
      if words.count == 2, words[0] == "vipkata", let owner = Int32(words[1]), kill(owner, 0) != 0 {
        try? FileManager.default.removeItem(at: place.appendingPathComponent(name))
      }
    }
    atexit { try? FileManager.default.removeItem(at: TestFolders.all.get()) }
    return place.appendingPathComponent("vipkata \(getpid())")
  }
}
