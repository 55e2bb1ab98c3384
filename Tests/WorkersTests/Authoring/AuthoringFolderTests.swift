import Foundation
import XCTest

@testable import vipkata

final class AuthoringFolderTests: XCTestCase {
  private func authoring(_ folder: TemporaryFolder) -> AuthoringFolder {
    AuthoringFolder(
      root: folder["Katas"], currentFolder: folder.url, templates: folder["Templates"],
      ownFolder: folder["Workspace/.vipkata"],
      finder: ToolchainFinder(environment: ProcessInfo.processInfo.environment, cache: nil))
  }

  func testFoldersAreListedWithoutFiles() throws {
    let folder = try TemporaryFolder()
    let kata = Seeds.kata()
    try folder.write("", to: "Katas/\(kata.folder)/Mutants/b/A.swift")
    try folder.write("", to: "Katas/\(kata.folder)/Mutants/a/A.swift")
    try folder.write("", to: "Katas/\(kata.folder)/Mutants/.hidden/A.swift")
    try folder.write("", to: "Katas/\(kata.folder)/Mutants/README.md")
    try folder.write("", to: "Katas/README.md")
    try folder.write("", to: "Solutions/02-interactor/01-validate/A.swift")
    try folder.write("", to: "Solutions/README.md")

    XCTAssertEqual(authoring(folder).solutionFolders(), ["02-interactor/01-validate"])
    XCTAssertEqual(authoring(folder).mutantFolders(of: kata), ["a", "b"])
    XCTAssertEqual(authoring(folder).folders(in: nil), ["02-interactor"])
    XCTAssertEqual(authoring(folder).folders(in: "02-interactor"), ["01-validate"])
    XCTAssertEqual(authoring(folder).folders(in: "none"), [])
  }

  func testWhatExistsIsNeverOverwrittenAndNothingElseWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "Katas/01-a/01-b/README.md")

    XCTAssertThrowsError(
      try authoring(folder).create([
        "Katas/01-a/01-b/README.md": "new", "Katas/01-a/01-b/HINTS.md": "new",
      ])
    ) { error in
      XCTAssertEqual(
        error as? UserError,
        UserError(
          "Katas/01-a/01-b/README.md exists already; nothing was written.",
          mend: "Choose another name."))
    }
    XCTAssertEqual(try folder.text("Katas/01-a/01-b/README.md"), "mine")
    XCTAssertFalse(folder.exists("Katas/01-a/01-b/HINTS.md"))
  }

  func testACourseThatCannotBeWrittenIsSaidToBeSo() throws {
    let folder = try TemporaryFolder()
    try folder.write("a file in the way", to: "Katas")

    XCTAssertThrowsError(try authoring(folder).create(["Katas/01-a/01-b/kata.json": "{}"])) {
      XCTAssertEqual(
        ($0 as? UserError)?.message.hasPrefix("Katas/01-a/01-b/kata.json cannot be written: "),
        true, "\($0)")
    }
    XCTAssertThrowsError(
      try authoring(folder).write(Manifest(title: "T", module: "M"), of: Seeds.kata())
    ) {
      let file = folder["Katas/02-interactor/01-validate/kata.json"].path
      XCTAssertEqual(
        ($0 as? UserError)?.message.hasPrefix("\(file) cannot be written: "), true, "\($0)")
    }
  }

  func testAStyleThatCouldNotBeLookedAtIsNoGoodStyle() throws {
    let folder = try TemporaryFolder()
    let kata = Seeds.kata()
    try folder.write("let a = 1\n", to: "Solutions/\(kata.folder)/Fine.swift")
    try folder.write(
      "{ \"version\": 1, \"rules\": 3 }", to: "Solutions/\(kata.folder)/.swift-format")

    XCTAssertThrowsError(try authoring(folder).complaints(aboutSolutionOf: kata)) { error in
      XCTAssertTrue(
        "\(error)".contains("does not say whether Solutions/\(kata.folder) is formatted"),
        "\(error)")
    }
  }

  /// Through the real `swift format`.
  func testStyleMistakesOfASolutionAreToldWithTheirPlaces() throws {
    let folder = try TemporaryFolder()
    let kata = Seeds.kata()
    XCTAssertEqual(try authoring(folder).complaints(aboutSolutionOf: kata), [])
    try folder.write("let a = 1\n", to: "Solutions/\(kata.folder)/Fine.swift")
    try folder.write("let a = 1\nlet b = 2;\n", to: "Solutions/\(kata.folder)/Sub/É b.swift")
    try folder.write("", to: "Sol/a folder whose path the solutions' begins with")

    let files = FileManager.default
    let before = files.currentDirectoryPath
    defer { XCTAssertTrue(files.changeCurrentDirectoryPath(before)) }
    for place in [
      before, folder.url.path, folder["Solutions/\(kata.folder)"].path, folder["Sol"].path,
    ] {
      XCTAssertTrue(files.changeCurrentDirectoryPath(place))
      let complaints = try authoring(folder).complaints(aboutSolutionOf: kata)
      XCTAssertEqual(complaints.map(\.message), ["[DoNotUseSemicolons] remove ';'"], place)
      XCTAssertEqual(
        complaints.map(\.place),
        [SourceLocation(file: "Solutions/\(kata.folder)/Sub/É b.swift", line: 2, column: 10)])
    }
  }
}
