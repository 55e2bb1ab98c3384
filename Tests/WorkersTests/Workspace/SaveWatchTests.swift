import Foundation
import XCTest

@testable import vipkata

/// What counts as a save.
final class SaveWatchTests: XCTestCase {
  private var folder: URL!
  private var file: URL!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    file = folder.appendingPathComponent("Sources/Login/A.swift")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try write("one", to: file)
  }

  override func tearDown() {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, to file: URL, atomically: Bool = false) throws {
    try text.write(to: file, atomically: atomically, encoding: .utf8)
  }

  /// Whether the system reports something in this time, where it reports at all.
  private func isReported(_ watch: SaveWatch, milliseconds: Int32 = 5000) throws -> Bool {
    #if canImport(Darwin)
      return watch.descriptor == nil
    #else
      let descriptor = try XCTUnwrap(watch.descriptor)
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&entry, 1, milliseconds) > 0
    #endif
  }

  func testASaveInPlaceIsReportedAtOnce() throws {
    let watch = SaveWatch(folder: folder, polls: false)
    XCTAssertFalse(watch.hasChanged(isReported: true))
    try write("longer", to: file)

    XCTAssertTrue(try isReported(watch))
    XCTAssertTrue(watch.hasChanged(isReported: true))
  }

  func testASaveByRenamingIsOne() throws {
    let watch = SaveWatch(folder: folder, polls: false)
    try write("one", to: file, atomically: true)

    XCTAssertTrue(try isReported(watch))
    XCTAssertTrue(watch.hasChanged(isReported: true))
  }

  func testAFileThatIsAddedOrRemovedIsOne() throws {
    let watch = SaveWatch(folder: folder, polls: true)
    let other = folder.appendingPathComponent("Sources/Login/B.swift")
    try write("two", to: other)
    XCTAssertTrue(watch.hasChanged(isReported: true))
    watch.settle()
    try FileManager.default.removeItem(at: other)
    XCTAssertTrue(watch.hasChanged(isReported: true))
  }

  func testQuickSavesAreOneAndAfterThemNothingIsNew() throws {
    let watch = SaveWatch(folder: folder, polls: false)
    for number in 0..<50 { try write(String(repeating: "x", count: number), to: file) }
    XCTAssertTrue(watch.hasChanged(isReported: true))
    watch.settle()

    XCTAssertFalse(watch.hasChanged(isReported: true))
  }

  func testWhatEditorsAndBuildsLeaveIsNone() throws {
    let watch = SaveWatch(folder: folder, polls: true)
    try write("swap", to: folder.appendingPathComponent("Sources/Login/.A.swift.swp"))
    try write("4913", to: folder.appendingPathComponent("Sources/Login/4913"))
    let build = folder.appendingPathComponent(".build")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    try write("built", to: build.appendingPathComponent("A.swift"))

    XCTAssertFalse(watch.hasChanged(isReported: true))
  }

  func testOneFolderMayBeLeftOut() throws {
    let own = folder.appendingPathComponent("Sources/Login")
    let watch = SaveWatch(folder: folder, besides: own, polls: true)
    try write("longer", to: file)
    XCTAssertFalse(watch.hasChanged(isReported: true))
    try write("two", to: folder.appendingPathComponent("Sources/B.swift"))
    XCTAssertTrue(watch.hasChanged(isReported: true))
    watch.settle()
    XCTAssertFalse(watch.hasChanged(isReported: true))
  }

  func testAFolderThatIsAddedIsListenedTo() throws {
    let watch = SaveWatch(folder: folder, polls: false)
    let other = folder.appendingPathComponent("Sources/Other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try write("b", to: other.appendingPathComponent("B.swift"))
    XCTAssertTrue(watch.hasChanged(isReported: true))
    watch.settle()
    XCTAssertFalse(watch.hasChanged(isReported: true))
    try write("c", to: other.appendingPathComponent("C.swift"))

    XCTAssertTrue(try isReported(watch))
  }
}
