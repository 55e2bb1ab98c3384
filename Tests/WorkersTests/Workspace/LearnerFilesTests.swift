import Foundation
import XCTest

@testable import vipkata

/// What a learner leaves in the folder that they edit.
final class LearnerFilesTests: FolderTestCase {
  private let kataFolder = "Workspace/02-interactor/01-validate"
  private let files = KataFiles(
    scene: ["LoginInteractor.swift": "// starter\n"].sourceFiles, suite: [])

  private var workspace: WorkspaceFolder {
    WorkspaceFolder(root: folder["Workspace"], currentFolder: folder.url)
  }

  func testAnEmptiedFolderIsSaidToBeEmptyWithTheWayBack() throws {
    try workspace.open(Seeds.kata(), files: files, brief: "", support: [])
    try folder.remove("\(kataFolder)/Sources/Login")

    XCTAssertEqual(
      told(try workspace.learnerFiles(of: Seeds.kata())),
      UserError(
        "\(kataFolder)/Sources/Login holds no Swift file any more.",
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
