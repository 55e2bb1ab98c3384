import Foundation
import XCTest

@testable import vipkata

final class LearnersFolderTests: FolderTestCase {
  private static let scene = "02-interactor/01-validate/Sources/Login"

  private let kata = Seeds.kata()

  private var learners: LearnersFolder {
    LearnersFolder(
      root: folder["Class"],
      history: GitHistory(
        scratch: folder["git"], environment: ProcessInfo.processInfo.environment))
  }

  private func lastChange(
    by learner: String, timeout: Duration = .seconds(600)
  ) throws -> (date: Date, time: Grade.Time) {
    try XCTUnwrap(try learners.lastChange(of: kata, by: learner, timeout: timeout))
  }

  private func write(_ text: String = "// mine", to path: String) throws {
    try folder.write(text, to: "Class/\(path)")
  }

  private func git(_ words: String..., by learner: String, at seconds: Int = 0) throws {
    var variables = ProcessInfo.processInfo.environment
    variables["GIT_COMMITTER_DATE"] = "\(seconds) +0000"
    let result = try ChildProcess(
      "git",
      ["-C", folder["Class/\(learner)"].path]
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

    XCTAssertEqual(try learners.learners(), ["ada", "ben", "cyd"])
    XCTAssertEqual(
      try learners.files(of: kata, by: "ada"), ["A.swift": "// a"].sourceFiles)
    XCTAssertEqual(
      try learners.files(of: kata, by: "ben"), ["B.swift": "// b"].sourceFiles)
    XCTAssertNil(try learners.files(of: kata, by: "cyd"))
  }

  func testWorkThatLiesOneFolderDeeperIsSeenThere() throws {
    try write("// a", to: "class/ben/Workspace/\(Self.scene)/A.swift")
    try write("// c", to: "class/cyd/\(Self.scene)/C.swift")
    try write("none", to: "class/all/nothing.txt")
    try write("// d", to: "dan/homework/\(Self.scene)/D.swift")
    try write("none", to: "eve/homework/nothing.txt")
    XCTAssertEqual(
      ["class", "dan", "eve"].map { learners.deeperFolder(of: [kata], by: $0) },
      ["ben", "homework", nil])
  }

  func testALinkIsNotFollowedWhereverOnTheWayItIs() throws {
    try write("// secret", to: "ada/\(Self.scene)/A.swift")
    for part in ["02-interactor", "02-interactor/01-validate", Self.scene] {
      try folder.link("Class/eve-\(part.count)/\(part)", to: folder["Class/ada/\(part)"])

      XCTAssertEqual(
        told(try learners.files(of: kata, by: "eve-\(part.count)"))?.message,
        "\(part) is a symbolic link: put the folder itself there.")
    }
    try folder.link("Class/eve", to: folder["Class/ada"])
    XCTAssertTrue(try learners.learners().contains("eve"), "the others are graded")
    XCTAssertEqual(
      told(try learners.files(of: kata, by: "eve"))?.message,
      "eve is a symbolic link: put the folder itself there.")
  }

  func testArchivesAreNamedAndNothingElse() throws {
    for name in ["zoe.tar.gz", "notes.txt", ".hidden.zip", "ada/ada.zip", "folder.zip/a"] {
      try write("", to: name)
    }
    XCTAssertEqual(learners.archives(of: nil), ["zoe.tar.gz"])
    XCTAssertEqual(learners.archives(of: "ada"), ["ada.zip"])
  }

  func testNobodyIsNoClass() throws {
    let place = folder["Class"].path
    XCTAssertEqual(told(try learners.learners())?.message, "There is no folder \(place).")
    try folder.write("", to: "Class")
    XCTAssertEqual(told(try learners.learners())?.message, "\(place) is not a folder.")
    try FileManager.default.removeItem(atPath: place)
    try write(to: "README.md")
    XCTAssertEqual(
      told(try learners.learners())?.inOneLine.contains("has no learner's folder in it"), true)
  }

  func testTheWorkspaceOfOneIsNoClassAndItsParentIsNamed() throws {
    try write(to: "ada/.vipkata/journal.jsonl")
    try write(to: "ada/\(Self.scene)/A.swift")
    let place = folder["Class"].path
    let ada = LearnersFolder(root: folder["Class/ada"], history: learners.history)

    XCTAssertEqual(try learners.learners(), ["ada"])
    XCTAssertEqual(
      told(try ada.learners()),
      UserError(
        "\(place)/ada is the workspace of one learner.",
        mend: "`vipkata grade \(place.shownShellWord)` grades it, with the folders beside it."))
  }

  /// A checkout with one commit.
  private func commit(by learner: String, hash: String = "sha1") throws {
    try write(to: "\(learner)/\(Self.scene)/A.swift")
    try git("init", "--quiet", "--object-format=\(hash)", by: learner)
    try git("add", ".", by: learner)
    try git("commit", "--quiet", "-m", "a", by: learner, at: 1_700_000_000)
  }

  func testWhatHasAnotherFormIsReadOrItsFilesAreNamed() throws {
    try commit(by: "ada", hash: "sha256")
    try commit(by: "ben")
    try write("ref: refs/heads/.invalid\n", to: "ben/.git/HEAD")
    try commit(by: "cyd")
    let checkout = folder["Class/cyd/.git"]
    try FileManager.default.moveItem(at: checkout, to: folder["elsewhere"])
    try write("gitdir: ../../elsewhere\n", to: "cyd/.git")

    XCTAssertEqual(
      try ["ada", "ben", "cyd"].map { try lastChange(by: $0).time }, [.git, .files, .files])
    XCTAssertEqual(try lastChange(by: "ada").date, Date(timeIntervalSince1970: 1_700_000_000))
  }

  func testACheckoutThatLetsGitWaitIsNotWaitedFor() throws {
    try commit(by: "eve")
    let pipe = folder["Class/eve/.git/objects/info/alternates"]
    XCTAssertEqual(mkfifo(pipe.path, 0o600), 0)

    XCTAssertEqual(try lastChange(by: "eve", timeout: .milliseconds(1)).time, .files)
  }

  func testTheCommitCountsUntilTheFilesAreOthers() throws {
    try commit(by: "ada")
    try write("none", to: "ada/other.txt")
    try git("add", ".", by: "ada")
    try git("commit", "--quiet", "-m", "b", by: "ada", at: 1_800_000_000)

    let committed = try lastChange(by: "ada").date
    try git("gc", "--quiet", by: "ada")
    let packed = try lastChange(by: "ada").date
    try write("// later", to: "ada/\(Self.scene)/A.swift")
    let changed = try lastChange(by: "ada")

    XCTAssertEqual(committed, Date(timeIntervalSince1970: 1_700_000_000))
    XCTAssertEqual(packed, committed)
    XCTAssertEqual(changed.date.timeIntervalSinceNow, 0, accuracy: 600)
    XCTAssertEqual(changed.time, .files)
  }

  func testNothingThatACheckoutIsConfiguredToRunIsRun() throws {
    try commit(by: "eve")
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
      try lastChange(by: "eve").date, Date(timeIntervalSince1970: 1_700_000_000))
    XCTAssertFalse(folder.exists("sprung"))
  }
}
