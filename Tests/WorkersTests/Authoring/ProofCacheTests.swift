import Foundation
import XCTest

@testable import vipkata

/// A proof is found again only by the content of all that it depends on.
final class ProofCacheTests: ToolchainTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try folder.write("{}", to: "Course/Katas/\(kata.folder)/kata.json")
    try folder.write("let a = 1", to: "Course/Katas/\(carried.folder)/Starter/A.swift")
    try folder.write("let a = 2", to: "Course/Solutions/\(kata.folder)/A.swift")
  }

  private let kata = Seeds.kata(support: ["KataUI"])
  private let carried = Seeds.kata("first")

  private var memory: ProofCache {
    ProofCache(
      root: folder["Course/Katas"], cache: DiskCache(folder: folder["proofs"]), finder: finder,
      program: program)
  }

  private func stamp(_ katas: Kata...) throws -> UInt64 {
    try XCTUnwrap(memory.stamp(of: katas.isEmpty ? [kata, carried] : katas))
  }

  func testWhateverAProofDependsOnMakesItAnother() throws {
    var known: Set<UInt64> = [try stamp(), try stamp(kata)]
    XCTAssertEqual(known.count, 2)

    for (path, text) in [
      ("Course/Katas/\(kata.folder)/kata.json", "{ }"),
      ("Course/Katas/\(kata.folder)/README.md", "# Do it"),
      ("Course/Katas/\(kata.folder)/Tests/numbers.json", "[1]"),
      ("Course/Katas/\(kata.folder)/Mutants/twice/A.swift", "let a = 3"),
      ("Course/Katas/\(carried.folder)/Starter/A.swift", "let a = 4"),
      ("Course/Katas/Support/KataUI/View.swift", "class View {}"),
      ("Course/Solutions/\(kata.folder)/A.swift", "let a = 5"),
      ("Course/Solutions/\(kata.folder)/Sub/.swift-format", "{}"),
      ("Course/.swift-format", "{\"indentation\": {\"spaces\": 4}}"),
      ("Course/Solutions/.swift-format-ignore", "*"), ("vipkata", "another program"),
    ] {
      try folder.write(text, to: path)
      XCTAssertTrue(known.insert(try stamp()).inserted, path)
    }
    try install("Swift version 6.4")
    XCTAssertTrue(known.insert(try stamp()).inserted, "toolchain")
    let other = Seeds.kata(kind: .tests, support: ["KataUI"])
    XCTAssertTrue(
      known.insert(try stamp(other, carried)).inserted, "a manifest that was read before")
  }

  func testAnUndoIsTheFormerOneAndIsRemembered() throws {
    let before = try stamp()
    memory.keep(before)
    try folder.write("let a = 0", to: "Course/Solutions/\(kata.folder)/A.swift")
    XCTAssertFalse(memory.isProved(try stamp()))

    try folder.write("let a = 2", to: "Course/Solutions/\(kata.folder)/A.swift")
    XCTAssertTrue(memory.isProved(try stamp()))
  }

  func testWhatCannotBeReadIsNotKnown() throws {
    try folder.link("Course/Solutions/\(kata.folder)/B.swift", to: folder["vipkata"])

    XCTAssertNil(memory.stamp(of: [kata, carried]))
  }
}
