import Foundation
import XCTest

@testable import vipkata

/// Which changes count as a save.
final class SaveWatchTests: FolderTestCase {
  private let file = "Sources/Login/A.swift"

  override func setUpWithError() throws {
    try super.setUpWithError()
    try folder.write("one", to: file)
  }

  private func watch(besides other: URL? = nil, polls: Bool = false) -> SaveWatch {
    SaveWatch(folder: folder.url, besides: other, polls: polls)
  }

  /// Whether the system reports something in this time, if it reports changes at all.
  private func isReported(_ watch: SaveWatch, milliseconds: Int32 = 5000) throws -> Bool {
    #if canImport(Darwin)
      return watch.descriptor == nil
    #else
      let descriptor = try XCTUnwrap(watch.descriptor)
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&entry, 1, milliseconds) > 0
    #endif
  }

  func testASaveInPlaceOrByRenamingIsReportedAtOnce() throws {
    for options in [[], Data.WritingOptions.atomic] {
      let watch = watch()
      XCTAssertFalse(watch.hasChanged(isReported: true))
      try Data("longer".utf8).write(to: folder[file], options: options)

      XCTAssertTrue(try isReported(watch))
      XCTAssertTrue(watch.hasChanged(isReported: true))
    }
  }

  func testAFileThatIsAddedOrRemovedIsOne() throws {
    let watch = watch(polls: true)
    try folder.write("two", to: "Sources/Login/B.swift")
    XCTAssertTrue(watch.hasChanged(isReported: true))
    watch.settle()
    try folder.remove("Sources/Login/B.swift")
    XCTAssertTrue(watch.hasChanged(isReported: true))
  }

  func testQuickSavesAreOneAndAfterThemNothingIsNew() throws {
    let watch = watch()
    for number in 0..<50 { try folder.write(String(repeating: "x", count: number), to: file) }
    XCTAssertTrue(watch.hasChanged(isReported: true))
    watch.settle()

    XCTAssertFalse(watch.hasChanged(isReported: true))
  }

  func testWhatEditorsAndBuildsLeaveIsNone() throws {
    let watch = watch(polls: true)
    for path in ["Sources/Login/.A.swift.swp", "Sources/Login/4913", ".build/A.swift"] {
      try folder.write("", to: path)
    }

    XCTAssertFalse(watch.hasChanged(isReported: true))
  }

  func testOneFolderMayBeLeftOut() throws {
    let watch = watch(besides: folder["Sources/Login"], polls: true)
    try folder.write("longer", to: file)
    XCTAssertFalse(watch.hasChanged(isReported: true))
    try folder.write("two", to: "Sources/B.swift")
    XCTAssertTrue(watch.hasChanged(isReported: true))
    watch.settle()
    XCTAssertFalse(watch.hasChanged(isReported: true))
  }

  func testAFolderThatIsAddedIsListenedTo() throws {
    let watch = watch()
    try folder.write("b", to: "Sources/Other/B.swift")
    XCTAssertTrue(watch.hasChanged(isReported: true))
    watch.settle()
    XCTAssertFalse(watch.hasChanged(isReported: true))
    try folder.write("c", to: "Sources/Other/C.swift")

    XCTAssertTrue(try isReported(watch))
  }
}
