import Foundation
import XCTest

@testable import vipkata

/// Changes according to the real git.
final class GitChangesTests: FolderTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try git("init", "--quiet", "--initial-branch=main")
    try folder.write("class A {\n  let one = 1\n}\n", to: "App/A.swift")
    try folder.write("class B {\n  let two = 2\n}\n", to: "App/B.swift")
    try commit()
  }

  @discardableResult
  private func git(_ words: String...) throws -> String {
    let name = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"]
    let result = try ChildProcess("git", ["-C", folder.url.path] + name + words).run()
    XCTAssertEqual(result.ending, .exited(0), "git \(words): \(result.errors)")
    return result.output
  }

  private func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "Change it")
  }

  private func code(
    _ part: ReviewedPart, at path: String = "App", _ told: [String: String] = [:]
  ) throws -> CodeToReview {
    let environment = ProcessInfo.processInfo.environment.merging(told) { $1 }
    return try ReviewFolder(
      currentFolder: folder.url, environment: environment, libraries: SourceKitTests.libraries
    ).code(at: [path], part: part)
  }

  /// Git sets these variables for a hook.
  func testAHookIsToldWhereTheRepositoryIsAndPathsStayTheSame() throws {
    try folder.write("class A {\n  let one = 3\n}\n", to: "App/A.swift")
    try git("add", "--all")

    let code = try code(.staged, at: "App", ["GIT_DIR": folder[".git"].path, "GIT_PREFIX": ""])

    XCTAssertEqual(code.part?.files, ["App/A.swift": [2...2]])
  }

  func testTheLinesOfAChangeAreTheOnesAskedAboutAndAllIsRead() throws {
    try folder.write("class A {\n  let one = 1\n  let ten = 10\n}\n", to: "App/A.swift")
    try folder.write("class C {}\n", to: "App/C.swift")

    let code = try code(.since("main"))

    XCTAssertEqual(
      code.part?.files, ["App/A.swift": [3...3], "App/C.swift": ReviewedLines.whole],
      "a line more, and a file that git does not know yet")
    XCTAssertEqual(code.files.map(\.path), ["App/A.swift", "App/B.swift", "App/C.swift"])
  }

  func testLinesOfAFileThatIsNotToBeShownAreToldToo() throws {
    for attribute in ["-diff", "binary"] {
      try folder.write("*.swift \(attribute)\n", to: ".gitattributes")
      try folder.write("class A {\n  let one = 3\n}\n", to: "App/A.swift")
      XCTAssertEqual(try code(.since("HEAD")).part?.files, ["App/A.swift": [2...2]], attribute)
    }
  }

  func testAMergeWithConflictsIsToBeFinishedFirst() throws {
    try git("checkout", "--quiet", "-b", "mine")
    try folder.write("class A {\n  let one = 2\n}\n", to: "App/A.swift")
    try commit()
    try git("checkout", "--quiet", "main")
    try folder.write("class A {\n  let one = 3\n}\n", to: "App/A.swift")
    try commit()
    _ = try ChildProcess("git", ["-C", folder.url.path, "merge", "--quiet", "mine"]).run()

    let said = told(try code(.staged))?.inOneLine ?? "nothing"
    XCTAssertTrue(said.contains("has conflicts, so nothing can be committed yet."), said)
    XCTAssertTrue(said.contains("Finish the merge first"), said)
  }

  func testARenamedFileHasChangedOnlyWhereItsLinesHave() throws {
    try git("mv", "App/A.swift", "App/New \"name\".swift")
    try commit()

    XCTAssertEqual(try code(.since("HEAD~")).part?.files, ["App/New \"name\".swift": []])
  }

  func testABranchIsComparedWithWhereItBegan() throws {
    try git("checkout", "--quiet", "-b", "mine")
    try folder.write("class B {\n  let two = 3\n}\n", to: "App/B.swift")
    try commit()
    try git("checkout", "--quiet", "main")
    try folder.write("class A {\n  let one = 100\n}\n", to: "App/A.swift")
    try commit()
    try git("checkout", "--quiet", "mine")

    XCTAssertEqual(try code(.since("main")).part?.files, ["App/B.swift": [2...2]])
  }

  func testWhatIsStagedIsReadAndNotWhatLiesInTheFolder() throws {
    try folder.write("class A {\n  let staged = 1\n}\n", to: "App/A.swift")
    try git("add", "--all")
    try folder.write("class A {\n  let later = 1\n}\n", to: "App/A.swift")
    try folder.write("class C {}\n", to: "App/C.swift")

    let code = try code(.staged)

    XCTAssertEqual(code.files.map(\.path), ["App/A.swift", "App/B.swift"])
    XCTAssertTrue(try XCTUnwrap(code.files.first).text.contains("staged"))
    XCTAssertEqual(code.part?.files, ["App/A.swift": [2...2]])
  }

  /// A hook stops no commit without files that it reviews.
  func testNothingStagedIsNothingToReview() throws {
    try folder.write("class A {}", to: "Later/A.swift")
    XCTAssertEqual(try code(.staged, at: "Later").files.map(\.path), [])
    XCTAssertThrowsError(try code(.staged, at: "Latre"))
  }

  func testAShallowCloneIsRefusedInWords() throws {
    try folder.write("class A {}\n", to: "App/A.swift")
    try commit()
    let clone = folder["clone"]
    try git("clone", "--quiet", "--depth=1", "file://\(folder.url.path)", clone.path)

    let said = told(try code(.since("HEAD~"), at: "clone/App"))?.inOneLine ?? "nothing"
    XCTAssertTrue(said.contains("shallow"), said)
    XCTAssertTrue(said.contains("fetch-depth: 0"), said)
  }

  func testWhatGitDoesNotKnowIsRefusedInWords() throws {
    for reference in ["nowhere", "--output=x"] {
      XCTAssertEqual(
        told(try code(.since(reference)))?.message,
        "git knows no commit \"\(reference)\" that shares history with this one.")
    }
    try FileManager.default.removeItem(at: folder[".git"])
    XCTAssertEqual(told(try code(.staged))?.inOneLine.contains("is not in a git repository"), true)
  }

  func testAFolderOrAFileIsAPart() throws {
    try folder.write("class C {}\n", to: "App/More/C.swift")

    XCTAssertEqual(
      try code(.paths(["App/More", "./App/A.swift"])).part?.files,
      ["App/A.swift": ReviewedLines.whole, "App/More/C.swift": ReviewedLines.whole])
    XCTAssertThrowsError(try code(.paths(["App/Mor"])), "a part of a name is no part")
  }
}
