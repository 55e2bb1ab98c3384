import Foundation
import XCTest

@testable import vipkata

/// The folders, numbers and names that `new` writes. The end-to-end tests show that the result
/// verifies.
final class ScaffoldTests: XCTestCase {
  private let stages = ["00-hello": ["01-cycle"], "02-presenter": ["01-dates", "07-money"]]

  private func scaffold(
    _ name: String, kind: Manifest.Kind = .code, carries: String? = nil,
    katas: [Kata] = []
  ) throws -> Scaffold {
    try Scaffold(
      request: Authoring.New.Request(name: name, kind: kind, carries: carries),
      course: Course(katas: katas), stages: stages.keys.sorted() + ["Support"],
      katas: { self.stages[$0] ?? [] }, templates: try templates(kind))
  }

  /// The course's own templates.
  private func templates(_ kind: Manifest.Kind) throws -> [SourceFile] {
    let course = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Katas/Templates/Kata/\(kind.rawValue)")
    return try FolderReader.files(in: course, endingWith: ".txt")
  }

  private func assertRefused(
    _ name: String, _ message: String, mend: String, line: UInt = #line
  ) {
    XCTAssertThrowsError(try scaffold(name), line: line) { error in
      XCTAssertEqual(UserError(error), UserError(message, mend: mend), line: line)
    }
  }

  func testAKataOfKindCodeIsCompleteInForm() throws {
    let scaffold = try scaffold("presenter/say-goodbye")

    XCTAssertEqual(scaffold.id, KataID(stage: "presenter", name: "say-goodbye"))
    XCTAssertEqual(
      scaffold.files.keys.sorted(),
      [
        "Katas/02-presenter/08-say-goodbye/HINTS.md",
        "Katas/02-presenter/08-say-goodbye/Mutants/displays-twice/SayGoodbyePresenter.swift",
        "Katas/02-presenter/08-say-goodbye/README.md",
        "Katas/02-presenter/08-say-goodbye/Starter/SayGoodbyeModels.swift",
        "Katas/02-presenter/08-say-goodbye/Starter/SayGoodbyePresenter.swift",
        "Katas/02-presenter/08-say-goodbye/Tests/SayGoodbyePresenterTests.swift",
        "Katas/02-presenter/08-say-goodbye/kata.json",
        "Solutions/02-presenter/08-say-goodbye/SayGoodbyePresenter.swift",
      ], "the number after the highest")
  }

  /// `.ci/run` lints the course with lines of 76 characters.
  func testTheCodeOfALongNameFitsTheCoursesLines() throws {
    for kind in [Manifest.Kind.code, .tests] {
      let files = try scaffold("presenter/refund-policy", kind: kind).files
      for (path, text) in files where path.hasSuffix(".swift") {
        XCTAssertEqual(text.lines.filter { $0.count > 76 }, [], path)
      }
    }
  }

  func testANewStageComesAfterTheOthers() throws {
    XCTAssertEqual(
      try scaffold("router/first").files.keys.filter { $0.hasSuffix("kata.json") },
      ["Katas/03-router/01-first/kata.json"])
  }

  func testAKataThatCarriesLivesInTheCarriedModule() throws {
    let carried = Seeds.kata("models/login") { $0.support = ["KataUI", "Clock"] }
    let files = try scaffold("presenter/plurals", kind: .tests, carries: "login", katas: [carried])
      .files
    let text = try XCTUnwrap(files["Katas/02-presenter/08-plurals/kata.json"])
    let manifest = try ManifestFile.manifest(from: Data(text.utf8), of: "02-presenter/08-plurals")

    XCTAssertEqual(manifest.module, "Login")
    XCTAssertEqual(manifest.kind, .tests)
    XCTAssertEqual(manifest.support, ["KataUI", "Clock"])
    XCTAssertEqual(manifest.carries, carried.id)
    XCTAssertEqual(manifest.edit, ["PluralsPresenterTests.swift"])
    XCTAssertEqual(manifest.mutants.map(\.name), ["displays-twice"])
  }

  func testTheSuiteTellsOneFromManyAndImportsTheModule() throws {
    let carried = Seeds.kata("models/login")
    let suite = try scaffold("presenter/plurals", carries: "login", katas: [carried])
      .files["Katas/02-presenter/08-plurals/Tests/PluralsPresenterTests.swift"]

    XCTAssertEqual(suite?.matches(of: /text: "([^"]*)"/).map(\.output.1), ["2 things", "1 thing"])
    XCTAssertEqual(suite?.lines[2], "@testable import Login")
  }

  func testAKataThatExistsIsRefusedButNotItsNameInAnotherStage() throws {
    assertRefused(
      "presenter/money",
      "presenter/money exists already, in Katas/02-presenter/07-money; nothing was written.",
      mend: "Choose another name.")
    XCTAssertEqual(
      try scaffold("hello/money").files.keys.filter { $0.hasSuffix("kata.json") },
      ["Katas/00-hello/02-money/kata.json"])
  }

  func testOnlyPlainNamesAreFolders() {
    for name in [
      "plurals", "a/b/c", "../etc", "presenter/..", "presenter/Plurals", "presenter/02-plurals",
      "presenter/pl urals", "presenter/plurals-", "presenter/ümlaut", "presenter/", "/plurals",
      "presenter/pl\"urals", "-x/plurals", "presenter/a.b",
    ] {
      assertRefused(
        name, "\"\(name)\" is not a kata's id.",
        mend: "Write STAGE/KATA in small letters, digits and hyphens, such as presenter/plurals.")
    }
  }

  func testANameThatSwiftOrFoundationHasIsRefused() {
    for (name, scene) in [("string", "String"), ("date", "Date"), ("foundation", "Foundation")] {
      assertRefused(
        "presenter/\(name)",
        "presenter/\(name) would make a scene \(scene), a name that Swift or Foundation has; nothing "
          + "was written.", mend: "Choose another name, such as presenter/\(name)-scene.")
    }
  }

  func testTheHintsAreReadAsThreeAndOneForTheTest() throws {
    let text = try XCTUnwrap(
      try scaffold("presenter/plurals").files["Katas/02-presenter/08-plurals/HINTS.md"])
    let hints = Hints(markdown: text)

    XCTAssertEqual(hints.graded.count, 3)
    XCTAssertEqual(Array(hints.forTests.keys), ["testTheViewIsToldOnce"])
  }

  func testEveryTextMarksWhatTheAuthorHasToWrite() throws {
    for (path, text) in try scaffold("presenter/plurals").files
    where path.hasSuffix(".md") || path.hasSuffix(".json") {
      XCTAssertTrue(text.contains("TODO(author):"), "\(path) would be verified as it is")
    }
  }

  func testACarriedKataThatDoesNotExistIsRefused() {
    XCTAssertThrowsError(
      try scaffold("presenter/plurals", carries: "lgin", katas: [Seeds.kata("models/login")])
    ) { error in
      XCTAssertEqual(
        UserError(error),
        UserError("There is no kata \"lgin\".", mend: "Did you mean login?"))
    }
  }
}
