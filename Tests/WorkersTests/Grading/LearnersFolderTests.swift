import Entities
import Foundation
import Scenes
import XCTest

@testable import Workers

final class LearnersFolderTests: XCTestCase {
  private static let scene = "02-interactor/01-validate/Sources/Login"

  private let folder = Result { try TemporaryFolder() }
  private let kata = Seeds.kata()

  private func learners() throws -> LearnersFolder {
    let folder = try folder.get()
    return LearnersFolder(
      root: folder["Class"], environment: ProcessInfo.processInfo.environment,
      scratch: folder["git"])
  }

  private func write(_ text: String = "// mine", to path: String) throws {
    try folder.get().write(text, to: "Class/\(path)")
  }

  private func git(_ words: String..., by learner: String, at seconds: Int = 0) throws {
    var variables = ProcessInfo.processInfo.environment
    variables["GIT_COMMITTER_DATE"] = "\(seconds) +0000"
    let result = try ChildProcess(
      executable: URL(fileURLWithPath: "/usr/bin/env"),
      arguments: ["git", "-C", try folder.get()["Class/\(learner)"].path]
        + ["-c", "user.name=x", "-c", "user.email=x@example.org"] + words,
      environment: variables
    ).run()
    XCTAssertEqual(result.ending, .exited(0), result.errors)
  }

  func testAWorkspaceIsTheFolderOrInIt() throws {
    try write("// a", to: "ada/\(Self.scene)/A.swift")
    try write("// b", to: "ben/Workspace/\(Self.scene)/B.swift")
    try write("# Notes", to: "README.md")
    try write("none", to: "cyd/nothing.txt")

    let learners = try learners()

    XCTAssertEqual(try learners.learners(), ["ada", "ben", "cyd"])
    XCTAssertEqual(
      try learners.files(of: kata, by: "ada"), ["A.swift": "// a"].sourceFiles)
    XCTAssertEqual(
      try learners.files(of: kata, by: "ben"), ["B.swift": "// b"].sourceFiles)
    XCTAssertNil(try learners.files(of: kata, by: "cyd"))
  }

  func testALinkIsNotFollowedWhereverOnTheWayItIs() throws {
    try write("// secret", to: "ada/\(Self.scene)/A.swift")
    let folder = try folder.get()
    for part in ["02-interactor", "02-interactor/01-validate", Self.scene] {
      let link = folder["Class/eve-\(part.count)/\(part)"]
      try FileManager.default.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: folder["Class/ada/\(part)"])

      XCTAssertThrowsError(try learners().files(of: kata, by: "eve-\(part.count)")) {
        XCTAssertEqual("\($0)", "\(part) is a symbolic link: put the folder itself there.")
      }
    }
    try FileManager.default.createSymbolicLink(
      at: folder["Class/eve"], withDestinationURL: folder["Class/ada"])
    XCTAssertThrowsError(try learners().learners()) {
      XCTAssertTrue("\($0)".contains("is a symbolic link"), "\($0)")
    }
  }

  func testNobodyIsNoClass() throws {
    XCTAssertThrowsError(try learners().learners())
    try write(to: "README.md")
    XCTAssertThrowsError(try learners().learners()) {
      XCTAssertTrue("\($0)".contains("has no folder of a learner in it"), "\($0)")
    }
  }

  func testTheCommitCountsUntilTheFilesAreOthers() throws {
    try write(to: "ada/\(Self.scene)/A.swift")
    try git("init", "--quiet", by: "ada")
    try git("add", ".", by: "ada")
    try git("commit", "--quiet", "-m", "a", by: "ada", at: 1_700_000_000)
    try write("none", to: "ada/other.txt")
    try git("add", ".", by: "ada")
    try git("commit", "--quiet", "-m", "b", by: "ada", at: 1_800_000_000)

    let committed = try learners().lastChange(of: kata, by: "ada")
    try git("gc", "--quiet", by: "ada")
    let packed = try learners().lastChange(of: kata, by: "ada")
    try write("// later", to: "ada/\(Self.scene)/A.swift")
    let changed = try learners().lastChange(of: kata, by: "ada")

    XCTAssertEqual(committed, Date(timeIntervalSince1970: 1_700_000_000))
    XCTAssertEqual(packed, committed)
    XCTAssertEqual(try XCTUnwrap(changed).timeIntervalSinceNow, 0, accuracy: 600)
  }

  func testNothingThatACheckoutIsConfiguredToRunIsRun() throws {
    try write(to: "eve/\(Self.scene)/A.swift")
    try git("init", "--quiet", by: "eve")
    try git("add", ".", by: "eve")
    try git("commit", "--quiet", "-m", "a", by: "eve", at: 1_700_000_000)
    let folder = try folder.get()
    let trap = try folder.script("touch \"$(dirname \"$0\")/sprung\"", at: "trap.sh").path
    try write(
      """
      [core]
      \trepositoryformatversion = 0
      \tfsmonitor = \(trap.swiftLiteral)
      \tpager = \(trap.swiftLiteral)
      \tsshCommand = \(trap.swiftLiteral)
      [gpg]
      \tprogram = \(trap.swiftLiteral)
      [log]
      \tshowSignature = true
      [filter "x"]
      \tclean = \(trap.swiftLiteral)
      """, to: "eve/.git/config")
    try write("* filter=x\n", to: "eve/.gitattributes")

    XCTAssertEqual(
      try learners().lastChange(of: kata, by: "eve"), Date(timeIntervalSince1970: 1_700_000_000))
    XCTAssertFalse(folder.exists("sprung"))
  }
}
