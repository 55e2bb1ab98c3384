import Foundation
import XCTest

@testable import vipkata

/// What a learner leaves in the folder that they edit.
final class LearnerFilesTests: XCTestCase {
  private let kataFolder = "Workspace/02-interactor/01-validate"
  private let files = KataFiles(
    scene: ["LoginInteractor.swift": "// starter\n"].sourceFiles, suite: [])

  private func workspace(_ folder: TemporaryFolder) -> WorkspaceFolder {
    WorkspaceFolder(root: folder["Workspace"], currentFolder: folder.url)
  }

  func testAnEmptiedFolderIsSaidToBeEmptyWithTheWayBack() throws {
    let folder = try TemporaryFolder()
    try workspace(folder).open(Seeds.kata(), files: files, brief: "", support: [])
    try folder.remove("\(kataFolder)/Sources/Login")

    XCTAssertThrowsError(try workspace(folder).learnerFiles(of: Seeds.kata())) { error in
      XCTAssertEqual(
        error as? UserError,
        UserError(
          "\(kataFolder)/Sources/Login holds no Swift file any more.",
          mend: "`vipkata reset interactor/validate` brings the starter back."))
    }
  }

  func testAKataThatBeginsEmptyHasItsFolderToMakeFilesIn() throws {
    let folder = try TemporaryFolder()
    let workspace = workspace(folder)
    let kata = Seeds.kata(edit: [])

    try workspace.open(kata, files: KataFiles(scene: [], suite: []), brief: "", support: [])

    XCTAssertEqual(workspace.editPaths(of: kata), ["\(kataFolder)/Sources/Login"])
    XCTAssertTrue(folder.exists("\(kataFolder)/Sources/Login"))
    XCTAssertEqual(try workspace.learnerFiles(of: kata), [])
  }

  func testAFileThatCannotBeReadIsNamed() throws {
    let folder = try TemporaryFolder()
    try workspace(folder).open(Seeds.kata(), files: files, brief: "", support: [])
    let source = "\(kataFolder)/Sources/Login"
    try folder.write(Data([0x66, 0xfc, 0x72]), to: "\(source)/Latin.swift")

    XCTAssertThrowsError(try workspace(folder).learnerFiles(of: Seeds.kata())) { error in
      XCTAssertEqual(
        error as? UserError,
        UserError("In \(source): Latin.swift is not UTF-8: save it as UTF-8."))
    }
  }

  func testFilesAreReadByteForByte() throws {
    let folder = try TemporaryFolder()
    let kata = Seeds.kata()
    let text = "\u{feff}// ü\r\nlet a = 1\r\n"
    try folder.write(text, to: "\(kataFolder)/Sources/Login/CRLF.swift")
    try folder.write("notes", to: "\(kataFolder)/Sources/Login/notes.txt")
    try folder.write("// editor's", to: "\(kataFolder)/Sources/Login/.#CRLF.swift")

    XCTAssertEqual(
      try workspace(folder).learnerFiles(of: kata), ["CRLF.swift": text].sourceFiles)
  }
}
