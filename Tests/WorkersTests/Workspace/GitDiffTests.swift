import Foundation
import XCTest

@testable import vipkata

/// Diffs by the real git, whatever the user's settings are.
final class GitDiffTests: XCTestCase {
  private func diff(_ old: [String: String], _ new: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      [color]
        ui = always
      [diff]
        noprefix = false
        mnemonicPrefix = true
        external = /bin/false
      """, to: "home/.gitconfig")
    var environment = ProcessInfo.processInfo.environment
    environment["HOME"] = folder["home"].path
    environment["XDG_CONFIG_HOME"] = folder["home"].path
    environment["GIT_EXTERNAL_DIFF"] = nil
    let lines = try GitDiff(environment: environment, scratch: folder["scratch"])
      .diff(from: old.sourceFiles, to: new.sourceFiles, names: ("yours", "reference"))
    XCTAssertFalse(folder.exists("scratch"), "the two versions are left behind")
    return lines
  }

  func testALineThatDiffersIsShownWithItsFile() throws {
    XCTAssertEqual(
      try diff(
        ["Übung 🎓.swift": "let a = 1\nlet b = 2\n", "Same.swift": "same\n"],
        ["Übung 🎓.swift": "let a = 1\nlet b = 3\n", "Same.swift": "same\n"]),
      [
        "--- yours/Übung 🎓.swift\t", "+++ reference/Übung 🎓.swift\t", "@@ -1,2 +1,2 @@",
        " let a = 1", "-let b = 2", "+let b = 3",
      ])
  }

  func testAFileThatOnlyOneSideHasIsShown() throws {
    XCTAssertEqual(try diff(["A.swift": "a\n"], ["A.swift": "a\n"]), [])
    XCTAssertEqual(
      try diff([:], ["A.swift": "a\n"]).suffix(3), ["+++ reference/A.swift", "@@ -0,0 +1 @@", "+a"])
  }

  func testLinesThatEndInCRLFAreLines() throws {
    XCTAssertEqual(
      try diff(["A.swift": "let a = 1\r\nlet b = 2\r\n"], ["A.swift": "let a = 1\nlet b = 2\n"])
        .suffix(5),
      ["@@ -1,2 +1,2 @@", "-let a = 1", "-let b = 2", "+let a = 1", "+let b = 2"])
  }
}
