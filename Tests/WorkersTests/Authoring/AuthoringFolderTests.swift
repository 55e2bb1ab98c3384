import Entities
import Foundation
import Scenes
import Workers
import XCTest

final class AuthoringFolderTests: XCTestCase {
  private func authoring(_ folder: TemporaryFolder) -> AuthoringFolder {
    AuthoringFolder(
      root: folder["Katas"], currentFolder: folder.url, ownFolder: folder["Workspace/.vipkata"],
      finder: ToolchainFinder(environment: ProcessInfo.processInfo.environment, cache: nil))
  }

  func testIdeasAreSortedAsPeopleCount() throws {
    let folder = try TemporaryFolder()
    XCTAssertEqual(try authoring(folder).ideas(), [])
    try folder.write(
      "{\"R10\": \"ten\", \"R2\": \"two\", \"M1\": \"one\"}", to: "Katas/ideas.json")

    XCTAssertEqual(try authoring(folder).ideas().map(\.row), ["M1", "R2", "R10"])
    XCTAssertEqual(try authoring(folder).ideas().map(\.text), ["one", "two", "ten"])
  }

  func testIdeasThatCannotBeReadAreNamed() throws {
    let folder = try TemporaryFolder()
    for text in ["[]", "{\"R1\": 1}", "{"] {
      try folder.write(text, to: "Katas/ideas.json")
      XCTAssertThrowsError(try authoring(folder).ideas()) { error in
        XCTAssertEqual(
          error as? UserError,
          UserError("ideas.json cannot be read: it must be an object of texts, { \"R1\": \"…\" }."))
      }
    }
  }

  func testFoldersAreListedWithoutFiles() throws {
    let folder = try TemporaryFolder()
    let kata = Seeds.kata()
    try folder.write("", to: "Katas/\(kata.folder)/Mutants/b/A.swift")
    try folder.write("", to: "Katas/\(kata.folder)/Mutants/a/A.swift")
    try folder.write("", to: "Katas/\(kata.folder)/Mutants/.hidden/A.swift")
    try folder.write("", to: "Katas/\(kata.folder)/Mutants/README.md")
    try folder.write("", to: "Katas/README.md")

    XCTAssertEqual(authoring(folder).mutantFolders(of: kata), ["a", "b"])
    XCTAssertEqual(authoring(folder).folders(in: nil), ["02-interactor"])
    XCTAssertEqual(authoring(folder).folders(in: "02-interactor"), ["01-validate"])
    XCTAssertEqual(authoring(folder).folders(in: "none"), [])
  }

  func testANewKatasFilesAreWrittenAndNamed() throws {
    let folder = try TemporaryFolder()

    let paths = try authoring(folder).create([
      "Katas/01-a/01-b/kata.json": "{}", "Solutions/01-a/01-b/A.swift": "// é",
    ])

    XCTAssertEqual(paths, ["Katas/01-a/01-b/kata.json", "Solutions/01-a/01-b/A.swift"])
    XCTAssertEqual(try folder.text("Solutions/01-a/01-b/A.swift"), "// é")
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

  func testAManifestIsWrittenWhereTheCourseReadsIt() throws {
    let seed = try CourseSeed()
    var kata = try XCTUnwrap(try seed.course.course().katas.first)
    var manifest = kata.manifest
    manifest.mutants = [Mutant(name: "wrong", says: "being wrong", fails: ["testA"])]

    try authoring(seed.folder).write(manifest, of: kata)

    kata = try XCTUnwrap(try seed.course.course().katas.first)
    XCTAssertEqual(kata.manifest, manifest)
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

    XCTAssertEqual(
      try authoring(folder).complaints(aboutSolutionOf: kata),
      [
        Diagnostic(
          severity: .error,
          place: Place(file: "Solutions/\(kata.folder)/Sub/É b.swift", line: 2, column: 10),
          message: "[DoNotUseSemicolons] remove ';'")
      ])
  }
}
