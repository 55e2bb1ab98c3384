import Foundation
import XCTest

@testable import vipkata

/// A workspace in a folder whose path has a space, a quote and an emoji.
final class WorkspaceFolderTests: FolderTestCase {
  private var workspace: WorkspaceFolder {
    WorkspaceFolder(root: folder["Workspace"], currentFolder: folder.url)
  }

  private let files = KataFiles(
    scene: ["LoginInteractor.swift": "// starter\n", "Models/Login.swift": "// models\n"]
      .sourceFiles,
    suite: ["LoginTests.swift": "// suite\n"].sourceFiles)
  private let kataFolder = "Workspace/02-interactor/01-validate"

  private func paths(below path: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: folder[path].path)?.allObjects
    return (found as? [String] ?? []).filter { $0.contains(".") && $0 != ".vipkata" }.sorted()
  }

  func testAKataIsLaidOutWithoutItsHiddenSuite() throws {
    let kata = Seeds.kata(support: ["KataUI"])
    XCTAssertFalse(workspace.isOpened(kata))

    try workspace.open(kata, files: files, brief: "# Brief\n", support: [Seeds.kataUI])

    XCTAssertTrue(workspace.isOpened(kata))
    XCTAssertEqual(
      paths(below: "Workspace"),
      [
        "02-interactor/01-validate/Package.swift", "02-interactor/01-validate/README.md",
        "02-interactor/01-validate/Sources/Login/LoginInteractor.swift",
        "02-interactor/01-validate/Sources/Login/Models/Login.swift",
        "Support/Package.swift", "Support/Sources/KataUI/View.swift",
      ])
    XCTAssertEqual(try workspace.learnerFiles(of: kata), files.scene)
  }

  func testAKataOfTestsIsLaidOutWithTheLearnersSuite() throws {
    let kata = Seeds.kata(kind: .tests)

    try workspace.open(kata, files: files, brief: "", support: [])

    XCTAssertTrue(folder.exists("\(kataFolder)/Tests/LoginTests/LoginTests.swift"))
    XCTAssertTrue(folder.exists("\(kataFolder)/Sources/Login/LoginInteractor.swift"))
    XCTAssertEqual(try workspace.learnerFiles(of: kata), files.suite)
  }

  func testTestsOfTheLearnersOwnAreListedByThePackageAndStay() throws {
    let kata = Seeds.kata()
    let package = "\(kataFolder)/Package.swift"
    try workspace.open(kata, files: files, brief: "", support: [])
    XCTAssertEqual(try workspace.ownTests(of: kata), [])
    let without = try folder.text(package)

    try workspace.beginTests(of: kata)

    let first = try workspace.ownTests(of: kata)
    XCTAssertEqual(first.map(\.path), ["LoginOwnTests.swift"])
    XCTAssertFalse(without.contains("testTarget"))
    XCTAssertTrue(try folder.text(package).contains("testTarget(name: \"LoginTests\""))
    let mine = ["LoginOwnTests.swift": "// mine"].sourceFiles
    try folder.write("// mine", to: "\(kataFolder)/Tests/LoginTests/LoginOwnTests.swift")
    try workspace.beginTests(of: kata)
    try workspace.open(kata, files: files, brief: "", support: [])
    XCTAssertEqual(try workspace.ownTests(of: kata), mine)
    XCTAssertTrue(try folder.text(package).contains("testTarget"))
    _ = try workspace.setAside(kata, for: files)
    XCTAssertEqual(try workspace.ownTests(of: kata), mine, "a reset is of the scene")
    try folder.remove("\(kataFolder)/Tests")
    try workspace.open(kata, files: files, brief: "", support: [])
    XCTAssertEqual(try folder.text(package), without, "a target without a folder is an error")
  }

  func testAGreenListsTestsOfTheLearnersOwnInAPackageThatIsAsItWasGiven() throws {
    let kata = Seeds.kata()
    let package = "\(kataFolder)/Package.swift"
    try workspace.open(kata, files: files, brief: "", support: [])
    try folder.write("// mine", to: "\(kataFolder)/Tests/LoginTests/MyTests.swift")

    try workspace.keepGreen(files.scene, of: kata)
    XCTAssertTrue(try folder.text(package).contains("testTarget"))
    try folder.write("// my own", to: package)
    try workspace.keepGreen(files.scene, of: kata)
    XCTAssertEqual(try folder.text(package), "// my own")
  }

  func testATestFileInAnotherFolderThanTheSuitesIsMisplaced() throws {
    let kata = Seeds.kata()
    try workspace.open(kata, files: files, brief: "", support: [])
    XCTAssertNil(try workspace.misplacedTest(of: kata))
    try folder.write("// mine", to: "\(kataFolder)/Tests/LoginTests/Deep/MyTests.swift")
    XCTAssertNil(try workspace.misplacedTest(of: kata))
    try folder.write("// mine", to: "\(kataFolder)/Tests/MyTests.swift")
    XCTAssertEqual(try workspace.misplacedTest(of: kata), "Tests/MyTests.swift")
  }

  func testOpeningAgainRestoresWhatIsMissingAndOverwritesNothingOfTheLearners() throws {
    try workspace.open(Seeds.kata(), files: files, brief: "old brief", support: [])
    try folder.write("// mine", to: "\(kataFolder)/Sources/Login/LoginInteractor.swift")
    try folder.write("// my own", to: "\(kataFolder)/Sources/Login/Mine.swift")
    try folder.remove("\(kataFolder)/Sources/Login/Models")
    try folder.remove("\(kataFolder)/Package.swift")

    try workspace.open(Seeds.kata(), files: files, brief: "new brief", support: [])

    XCTAssertEqual(
      try workspace.learnerFiles(of: Seeds.kata()),
      [
        "LoginInteractor.swift": "// mine", "Mine.swift": "// my own",
        "Models/Login.swift": "// models\n",
      ].sourceFiles)
    XCTAssertEqual(try folder.text("\(kataFolder)/README.md"), "new brief")
    XCTAssertTrue(workspace.isOpened(Seeds.kata()))
  }

  func testWhatIsSetAsideIsKeptEachTimeAnew() throws {
    let kata = Seeds.kata()
    try workspace.open(kata, files: files, brief: "", support: [])
    try folder.write("// first", to: "\(kataFolder)/Sources/Login/LoginInteractor.swift")
    let first = try workspace.setAside(kata, for: files)
    XCTAssertEqual(try workspace.learnerFiles(of: kata), files.scene)
    try folder.write("// second", to: "\(kataFolder)/Sources/Login/LoginInteractor.swift")
    let second = try workspace.setAside(kata, for: files)

    XCTAssertTrue(first.hasPrefix("Workspace/.vipkata/backups/02-interactor/01-validate/"), first)
    XCTAssertEqual(try folder.text("\(first)/LoginInteractor.swift"), "// first")
    XCTAssertEqual(try folder.text("\(first)/Models/Login.swift"), "// models\n")
    XCTAssertEqual(try folder.text("\(second)/LoginInteractor.swift"), "// second")
  }

  func testOneFileIsPutBackAndTheLearnersVersionKept() throws {
    let kata = Seeds.kata()
    try workspace.open(kata, files: files, brief: "", support: [])
    let path = "Sources/Login/Models/Login.swift"
    try folder.write("// mine", to: "\(kataFolder)/\(path)")
    try folder.write("// mine, too", to: "\(kataFolder)/Sources/Login/LoginInteractor.swift")
    let file = SourceFile(path: path, content: Data("// models\n".utf8))

    let kept = try XCTUnwrap(try workspace.restore(file, of: kata))
    XCTAssertEqual(try folder.text("\(kept)/Login.swift"), "// mine")
    XCTAssertEqual(try folder.text("\(kataFolder)/\(path)"), "// models\n")
    XCTAssertEqual(
      try folder.text("\(kataFolder)/Sources/Login/LoginInteractor.swift"), "// mine, too")

    try folder.remove("\(kataFolder)/\(path)")
    XCTAssertNil(try workspace.restore(file, of: kata))
    XCTAssertEqual(try folder.text("\(kataFolder)/\(path)"), "// models\n")
  }

  func testTheLastSaveIsThatOfASwiftFileOfTheLearners() throws {
    XCTAssertNil(workspace.lastSave(in: Seeds.kata()))
    try workspace.open(Seeds.kata(), files: files, brief: "", support: [])
    for (seconds, name) in [
      (50.0, "Models/Login.swift"), (60, ".hidden.swift"), (70, "notes.txt"),
    ] {
      let path = "\(kataFolder)/Sources/Login/\(name)"
      try folder.write("", to: path)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: seconds)], ofItemAtPath: folder[path].path)
    }
    let save = workspace.lastSave(in: Seeds.kata())

    XCTAssertEqual(save?.file, "\(kataFolder)/Sources/Login/Models/Login.swift")
    XCTAssertGreaterThan(try XCTUnwrap(save).time, Date())
  }

  func testSettingAsideOfADeletedFolderNamesAPlaceThatIsThere() throws {
    try workspace.open(Seeds.kata(), files: files, brief: "", support: [])
    try folder.remove("\(kataFolder)/Sources")

    XCTAssertTrue(folder.exists(try workspace.setAside(Seeds.kata(), for: files)))
  }

  func testOnlyTheSuiteOfAKataOfTestsIsSetAside() throws {
    let kata = Seeds.kata(kind: .tests)
    try workspace.open(kata, files: files, brief: "", support: [])

    let kept = try workspace.setAside(kata, for: files)

    XCTAssertEqual(try folder.text("\(kept)/LoginTests.swift"), "// suite\n")
    XCTAssertTrue(folder.exists("\(kataFolder)/Sources/Login/LoginInteractor.swift"))
  }

  /// A kill or a full disk may leave this.
  func testGreenFilesAreKeptWhereTheFirstTimeWasCutOff() throws {
    let kata = Seeds.kata()
    let place = workspace.greenFolder(of: kata.id)
    try place.appendingPathExtension("former.new").makeFolder()

    try workspace.keepGreen(files.scene, of: kata)

    XCTAssertEqual(try workspace.greenFiles(of: kata.id), files.scene)
  }

  func testGreenFilesAreThoseOfTheLastTime() throws {
    let id = Seeds.kata().id
    XCTAssertNil(try workspace.greenFiles(of: id))

    try workspace.keepGreen(files.scene, of: Seeds.kata())
    XCTAssertEqual(try workspace.greenFiles(of: id), files.scene)
    let later = ["LoginInteractor.swift": "// later"].sourceFiles
    try workspace.keepGreen(later, of: Seeds.kata())

    XCTAssertEqual(try workspace.greenFiles(of: id), later)
    XCTAssertNil(try workspace.greenFiles(of: KataID(stage: "interactor", name: "other")))
  }

  func testAWorkspaceThatCannotBeWrittenIsNamedWithTheMend() throws {
    let workspace = workspace
    let attempts: [() throws -> Void] = [
      { try workspace.open(Seeds.kata(), files: self.files, brief: "", support: []) },
      { _ = try workspace.setAside(Seeds.kata(), for: self.files) }, { try workspace.lock {} },
    ]
    try folder.write("a file in the way", to: "Workspace/.vipkata")
    for attempt in attempts {
      let said = told(try attempt())
      XCTAssertEqual(said?.message.hasPrefix("The workspace Workspace cannot be "), true)
      XCTAssertEqual(said?.mend, UserError.wayToWrite)
    }

    try FileManager.default.removeItem(at: folder["Workspace"])
    try folder.write("a file in the way", to: "Workspace")
    for attempt in attempts {
      XCTAssertEqual(
        told(try attempt())?.message, "The workspace Workspace is a file, not a folder.")
    }
    XCTAssertEqual(try folder.text("Workspace"), "a file in the way")
  }

  func testTheLockIsLetGoOfAlsoAfterAFailure() throws {
    XCTAssertThrowsError(try workspace.lock { throw UserError("no") })

    XCTAssertEqual(try workspace.lock { 7 }, 7)
  }

  func testPathsAreShownAsTheLearnerCanOpenThem() throws {
    let outside = WorkspaceFolder(root: folder["Workspace"], currentFolder: folder["elsewhere"])

    XCTAssertEqual(
      workspace.path(of: "Sources/Login/A.swift", in: Seeds.kata()),
      "\(kataFolder)/Sources/Login/A.swift")
    XCTAssertEqual(
      outside.path(of: "Sources/Login/A.swift", in: Seeds.kata()),
      folder["\(kataFolder)/Sources/Login/A.swift"].path)
  }

  func testAnEmptiedFolderIsSaidToBeEmptyWithTheWayBack() throws {
    try workspace.open(Seeds.kata(), files: files, brief: "", support: [])
    try folder.remove("\(kataFolder)/Sources/Login")

    XCTAssertEqual(
      told(try workspace.learnerFiles(of: Seeds.kata())),
      UserError(
        "\(kataFolder)/Sources/Login no longer holds a Swift file.",
        mend: "`vipkata reset interactor/validate` brings the starter back."))
  }

  func testAKataThatBeginsEmptyHasItsFolderToMakeFilesIn() throws {
    let kata = Seeds.kata(edit: [])

    try workspace.open(kata, files: KataFiles(scene: [], suite: []), brief: "", support: [])

    XCTAssertEqual(workspace.editPaths(of: kata), ["\(kataFolder)/Sources/Login"])
    XCTAssertTrue(folder.exists("\(kataFolder)/Sources/Login"))
    XCTAssertEqual(try workspace.learnerFiles(of: kata), [])
  }

  func testAFileThatCannotBeReadIsNamed() throws {
    try workspace.open(Seeds.kata(), files: files, brief: "", support: [])
    let source = "\(kataFolder)/Sources/Login"
    try folder.write(Data([0x66, 0xfc, 0x72]), to: "\(source)/Latin.swift")

    XCTAssertEqual(
      told(try workspace.learnerFiles(of: Seeds.kata())),
      UserError("In \(source): Latin.swift is not UTF-8: save it as UTF-8."))
  }

  func testFilesAreReadByteForByte() throws {
    let kata = Seeds.kata()
    let text = "\u{feff}// ü\r\nlet a = 1\r\n"
    try folder.write(text, to: "\(kataFolder)/Sources/Login/CRLF.swift")
    try folder.write("notes", to: "\(kataFolder)/Sources/Login/notes.txt")
    try folder.write("// editor's", to: "\(kataFolder)/Sources/Login/.#CRLF.swift")

    XCTAssertEqual(
      try workspace.learnerFiles(of: kata), ["CRLF.swift": text].sourceFiles)
  }
}
