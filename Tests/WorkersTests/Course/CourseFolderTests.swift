import Foundation
import XCTest

@testable import vipkata

/// A sound course on disk: its content, in the right order.
final class CourseFolderTests: XCTestCase {
  private var seed: CourseSeed!

  override func setUpWithError() throws { seed = try CourseSeed() }

  func testACourseMayHaveACardForEachStage() throws {
    XCTAssertEqual(try seed.course.cards(), [:])
    try seed.folder.write(
      "# Cards\n\n## hello\n\nView → [Request]\n\nYou ask.\nIt answers.\n\n## models\n",
      to: "Katas/cards.md")

    XCTAssertEqual(
      try seed.course.cards(),
      ["hello": StageCard(arrows: "View → [Request]", text: ["You ask.", "It answers."])])
  }

  func testKatasAreOrderedByTheNumbersOfTheirFolders() throws {
    for path in ["10-last/1-only", "2-middle/10-second", "2-middle/09-first", "2-middle/9-again"] {
      try seed.kata(path)
    }

    let course = try seed.course.course()

    XCTAssertEqual(
      course.katas.map { "\($0.number) \($0.id) in \($0.folder)" },
      [
        "1 sound/kata in 01-sound/01-kata", "2 middle/again in 2-middle/9-again",
        "3 middle/first in 2-middle/09-first", "4 middle/second in 2-middle/10-second",
        "5 last/only in 10-last/1-only",
      ])
    XCTAssertEqual(course.problems, [])
  }

  func testOtherFilesAndFoldersAreNoKatas() throws {
    for path in [
      "README.md", "01-notes.md", "Support/KataUI/View.swift", "drafts/01-kata/kata.json",
      "01-sound/README.md", "01-sound/02-notes.md", "01-sound/.DS_Store",
      "01-sound/draft/kata.json",
      ".git/01-x/kata.json", "02-empty/.keep",
    ] {
      try seed.folder.write("{", to: "Katas/\(path)")
    }

    let course = try seed.course.course()

    XCTAssertEqual(course.katas.map(\.id.description), ["sound/kata"])
    XCTAssertEqual(course.problems, [])
  }

  func testIdeasAreSortedAsPeopleCountOrSaidToBeNone() throws {
    XCTAssertEqual(try seed.course.ideas(), [])
    try seed.folder.write(
      "{\"R10\": \"ten\", \"R2\": \"two\", \"M1\": \"one\"}", to: "Katas/ideas.json")

    let ideas = try seed.course.ideas()
    XCTAssertEqual(ideas.map(\.row), ["M1", "R2", "R10"])
    XCTAssertEqual(ideas.map(\.text), ["one", "two", "ten"])
    for text in ["[]", "{\"R1\": 1}", "{"] {
      try seed.folder.write(text, to: "Katas/ideas.json")
      XCTAssertEqual(
        told(try seed.course.ideas()),
        UserError("ideas.json cannot be read: it must be an object of texts, { \"R1\": \"…\" }."))
    }
  }

  func testAKatasPartsAreRead() throws {
    let base = "01-sound/01-kata"
    try seed.folder.write("// models", to: "Katas/\(base)/Starter/Models/Login.swift")
    try seed.folder.write("no Swift", to: "Katas/\(base)/Starter/notes.txt")
    try seed.folder.write("// scene", to: "Katas/\(base)/Scene/Login.swift")
    try seed.folder.write("// mutant", to: "Katas/\(base)/Mutants/wrong/Login.swift")
    try seed.folder.write("[1]", to: "Katas/\(base)/Tests/Data/numbers.json")
    try seed.folder.write("-", to: "Katas/\(base)/Tests/.DS_Store")
    try seed.folder.write("// solution", to: "Solutions/\(base)/Login.swift")
    let kata = try XCTUnwrap(try seed.course.course().katas.first)

    XCTAssertEqual(try seed.course.brief(of: kata), "# Brief\n")
    XCTAssertEqual(
      try seed.course.hints(of: kata), Hints(graded: ["look"], forTests: ["testA": "here"]))
    XCTAssertEqual(
      try seed.course.files(.starter, of: kata),
      ["Login.swift": "// starter\n", "Models/Login.swift": "// models"].sourceFiles)
    XCTAssertEqual(try seed.course.files(.scene, of: kata), ["Login.swift": "// scene"].sourceFiles)
    XCTAssertEqual(
      try seed.course.files(.hiddenSuite, of: kata),
      ["LoginTests.swift": "// suite\n", "Data/numbers.json": "[1]"].sourceFiles,
      "what the suite reads comes with it")
    XCTAssertEqual(
      try seed.course.files(.mutant(Mutant(name: "wrong", says: "")), of: kata),
      ["Login.swift": "// mutant"].sourceFiles)
    XCTAssertEqual(
      try seed.course.files(.solution, of: kata), ["Login.swift": "// solution"].sourceFiles)
  }

  func testOtherSolutionsStandBesideTheReferenceAndAreNoPartOfIt() throws {
    let folder = "Solutions/01-sound/01-kata"
    let kata = try XCTUnwrap(try seed.course.course().katas.first)
    XCTAssertEqual(try seed.course.others(of: kata), [], "a course does without")
    try seed.folder.write("// reference", to: "\(folder)/Login.swift")
    try seed.folder.write("// other", to: "\(folder)/Others/with-a-switch/Login.swift")
    try seed.folder.write("Longer, and safe.\n", to: "\(folder)/Others/with-a-switch/README.md")
    try seed.folder.write("// mute", to: "\(folder)/Others/mute/Login.swift")

    let others = try seed.course.others(of: kata)

    XCTAssertEqual(
      others,
      [
        OtherSolution(name: "mute", says: ""),
        OtherSolution(name: "with-a-switch", says: "Longer, and safe."),
      ])
    XCTAssertEqual(
      try seed.course.files(.other(others[1]), of: kata), ["Login.swift": "// other"].sourceFiles)
    XCTAssertEqual(
      try seed.course.files(.solution, of: kata), ["Login.swift": "// reference"].sourceFiles)
  }

  func testSupportModulesAreRead() throws {
    try seed.kata("01-sound/02-more", manifest: "\"support\": [\"KataUI\"]")
    try seed.folder.write("// view", to: "Katas/Support/KataUI/View.swift")
    let kata = try XCTUnwrap(try seed.course.course().katas.last)

    XCTAssertEqual(
      try seed.course.support(of: kata),
      [SupportModule(name: "KataUI", files: ["View.swift": "// view"].sourceFiles)])
  }

  func testACourseBehindASymbolicLinkIsRead() throws {
    try seed.folder.link("link", to: seed.folder["Katas"])

    XCTAssertEqual(
      try CourseFolder(root: seed.folder["link"]).course().katas.map(\.id.description),
      ["sound/kata"])
  }

  func testAFileThatCannotBeUsedIsNamedWhenItIsRead() throws {
    let kata = try XCTUnwrap(try seed.course.course().katas.first)
    let base = "01-sound/01-kata"
    try seed.folder.write(Data([0x66, 0xfc, 0x72]), to: "Katas/\(base)/Starter/Latin.swift")
    try seed.folder.write(
      Data(repeating: 0x20, count: 1_000_001), to: "Katas/\(base)/Tests/Huge.swift")
    try seed.folder.link("Solutions/\(base)", to: seed.folder["Katas/\(base)/Starter"])
    let attempts: [(String, String, () throws -> Void)] = [
      (
        "Katas/\(base)/Starter", "Latin.swift is not UTF-8: save it as UTF-8.",
        { _ = try self.seed.course.files(.starter, of: kata) }
      ),
      (
        "Katas/\(base)/Tests", "Huge.swift is larger than 1000000 bytes.",
        { _ = try self.seed.course.files(.hiddenSuite, of: kata) }
      ),
      (
        "Solutions/\(base)", "01-kata is a symbolic link: put the folder itself there.",
        { _ = try self.seed.course.files(.solution, of: kata) }
      ),
    ]
    for (file, message, attempt) in attempts {
      XCTAssertThrowsError(try attempt()) { error in
        XCTAssertEqual(
          error as? CourseProblem,
          CourseProblem(check: .files, kata: base, file: file, message: message))
      }
    }
  }

  func testANumberMeansTheSameKataHoweverThoroughlyFilesAreLookedAt() throws {
    try seed.kata("01-sound/02-next")
    try seed.folder.write("", to: "Katas/01-sound/01-kata/Mutants/wrong/Login.swift")
    try seed.link("01-sound/01-kata/Mutants/wrong/Link.swift", to: "Katas/01-sound/02-next")
    func katas(isThorough: Bool) throws -> [String] {
      try seed.course.course(isThorough: isThorough).katas.map { "\($0.number) \($0.id)" }
    }

    XCTAssertEqual(try katas(isThorough: false), ["1 sound/kata", "2 sound/next"])
    XCTAssertEqual(try katas(isThorough: true), ["2 sound/next"])
  }
}
