import Foundation
import XCTest

@testable import Workers

/// What counts as a save, and that the system reports it.
final class SaveWatchTests: XCTestCase {
  private let file = "kata/Sources/Login/A.swift"

  private func watching(_ folder: TemporaryFolder, polls: Bool = true) throws -> SaveWatch {
    try folder.write("let a = 1\n", to: file)
    return SaveWatch(folder: folder["kata"], polls: polls)
  }

  func testEachWayToChangeTheCodeCountsOnce() throws {
    let folder = try TemporaryFolder()
    let watch = try watching(folder)
    let changes: [(String, () throws -> Void)] = [
      ("written", { try folder.write("let a = 22\n", to: self.file) }),
      ("written at once", { try folder.write("let a = 33\n", to: self.file) }),
      (
        "replaced, as editors do",
        {
          try folder.write("let a = 44\n", to: "kata/Sources/Login/A.swift~")
          try folder.remove(self.file)
          try FileManager.default.moveItem(
            at: folder["kata/Sources/Login/A.swift~"], to: folder[self.file])
        }
      ), ("added", { try folder.write("", to: "kata/Sources/Login/New/B.swift") }),
      (
        "renamed",
        {
          try FileManager.default.moveItem(
            at: folder["kata/Sources/Login/New/B.swift"], to: folder["kata/Sources/Login/C.swift"])
        }
      ), ("removed", { try folder.remove("kata/Sources/Login/C.swift") }),
      ("all removed", { try folder.remove("kata") }),
    ]
    for (name, change) in changes {
      XCTAssertFalse(watch.hasChanged(isReported: true), "before it was \(name)")
      try change()
      XCTAssertTrue(watch.hasChanged(isReported: true), name)
      watch.settle()
    }
  }

  func testWhatIsNoCodeDoesNotCount() throws {
    let folder = try TemporaryFolder()
    let watch = try watching(folder)

    try folder.write("notes", to: "kata/README.md")
    try folder.write("swap", to: "kata/Sources/Login/.A.swift.swp")
    try folder.write("object", to: "kata/.build/A.swift")

    XCTAssertFalse(watch.hasChanged(isReported: true))
  }

  func testTheSystemReportsASaveAlsoInANewFolder() throws {
    let folder = try TemporaryFolder()
    let watch = try watching(folder, polls: false)
    let descriptor = try XCTUnwrap(watch.descriptor)
    func isReported() -> Bool {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&entry, 1, 10_000) == 1
    }

    try folder.write("", to: "kata/Sources/Login/New/B.swift")
    XCTAssertTrue(isReported())
    XCTAssertTrue(watch.hasChanged(isReported: true))
    watch.settle()
    XCTAssertFalse(watch.hasChanged(isReported: true))
    try folder.write("let b = 1\n", to: "kata/Sources/Login/New/B.swift")

    XCTAssertTrue(isReported())
    XCTAssertTrue(watch.hasChanged(isReported: true))
  }
}
