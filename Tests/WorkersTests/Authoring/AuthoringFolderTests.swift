import Foundation
import XCTest

@testable import vipkata

final class AuthoringFolderTests: FolderTestCase {
  private var authoring: AuthoringFolder {
    AuthoringFolder(
      root: folder["Katas"], currentFolder: folder.url, templates: folder["Templates"],
      ownFolder: folder["Workspace/.vipkata"],
      finder: ToolchainFinder(environment: ProcessInfo.processInfo.environment, cache: nil))
  }

  func testFoldersAreListedWithoutFiles() throws {
    let kata = Seeds.kata()
    for name in ["b/A.swift", "a/A.swift", ".hidden/A.swift", "README.md"] {
      try folder.write("", to: "Katas/\(kata.folder)/Mutants/\(name)")
    }
    for path in [
      "Katas/README.md", "Solutions/02-interactor/01-validate/A.swift", "Solutions/README.md",
    ] { try folder.write("", to: path) }

    XCTAssertEqual(authoring.solutionFolders(), ["02-interactor/01-validate"])
    XCTAssertEqual(authoring.mutantFolders(of: kata), ["a", "b"])
    XCTAssertEqual(authoring.folders(in: nil), ["02-interactor"])
    XCTAssertEqual(authoring.folders(in: "02-interactor"), ["01-validate"])
    XCTAssertEqual(authoring.folders(in: "none"), [])
  }

  func testWhatExistsIsNeverOverwrittenAndNothingElseWritten() throws {
    try folder.write("mine", to: "Katas/01-a/01-b/README.md")

    XCTAssertEqual(
      told(
        try authoring.create([
          "Katas/01-a/01-b/README.md": "new", "Katas/01-a/01-b/HINTS.md": "new",
        ])),
      UserError(
        "Katas/01-a/01-b/README.md exists already; nothing was written.",
        mend: "Choose another name."))
    XCTAssertEqual(try folder.text("Katas/01-a/01-b/README.md"), "mine")
    XCTAssertFalse(folder.exists("Katas/01-a/01-b/HINTS.md"))
  }

  func testACourseThatCannotBeWrittenIsSaidToBeSo() throws {
    try folder.write("a file in the way", to: "Katas")

    XCTAssertEqual(
      told(try authoring.create(["Katas/01-a/01-b/kata.json": "{}"]))?.message.hasPrefix(
        "Katas/01-a/01-b/kata.json cannot be written: "),
      true)
    let file = folder["Katas/02-interactor/01-validate/kata.json"].path
    let manifest = Manifest(title: "T", module: "M")
    XCTAssertEqual(
      told(try authoring.write(manifest, of: Seeds.kata()))?.message.hasPrefix(
        "\(file) cannot be written: "),
      true)
  }

  func testAStyleThatCouldNotBeLookedAtIsNoGoodStyle() throws {
    let kata = Seeds.kata()
    try folder.write("let a = 1\n", to: "Solutions/\(kata.folder)/Fine.swift")
    try folder.write(
      "{ \"version\": 1, \"rules\": 3 }", to: "Solutions/\(kata.folder)/.swift-format")

    XCTAssertEqual(
      told(try authoring.complaints(aboutSolutionOf: kata))?.inOneLine.contains(
        "`swift format lint` failed on Solutions/\(kata.folder)"),
      true)
  }

  /// Uses the real `swift format`.
  func testStyleMistakesOfASolutionAreToldWithTheirPlaces() throws {
    let kata = Seeds.kata()
    XCTAssertEqual(try authoring.complaints(aboutSolutionOf: kata), [])
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
      let complaints = try authoring.complaints(aboutSolutionOf: kata)
      XCTAssertEqual(complaints.map(\.message), ["[DoNotUseSemicolons] remove ';'"], place)
      XCTAssertEqual(
        complaints.map(\.place),
        [SourceLocation(file: "Solutions/\(kata.folder)/Sub/É b.swift", line: 2, column: 10)])
    }
  }
}
