import Foundation
import XCTest

@testable import vipkata

@MainActor
final class GradingInteractorTests: XCTestCase {
  private static let suite = "// test testA\n// test testB"
  private static let file = "LoginInteractor.swift"

  private nonisolated let suites = SuiteWorkerSpy()
  private let began = SuspendingClock.now
  private let memory = VerdictMemorySpy(remembers: true)
  private let presenter = GradingPresenterSpy()
  private var learners = LearnersStub()
  private var course = CourseWorkerStub(parts: [
    KataParts(
      Seeds.kata { $0.points = 10 }, starter: "// fail testA", solution: "", suite: suite)
  ])

  private func learner(_ name: String, _ text: String, also: [SourceFile] = []) {
    learners.works[ByteKey(name)] = ["interactor/validate": [Seeds.file(Self.file, text)] + also]
  }

  private func grade(shard: Shard? = nil) -> GradeSheet? {
    let interactor = GradingInteractor(
      presenter: presenter,
      workers: GradingWorkers(
        course: course, learners: learners, grading: GradingStub(),
        suites: suites, syntax: SyntaxWorkerSpy(), memory: memory,
        parallel: ParallelWorkerStub()), now: { [suites, began] in began + suites.busy })
    interactor.grade(request: Grading.Grade.Request(shard: shard))
    return presenter.sheets.last?.sheet
  }

  private func only(_ sheet: GradeSheet?, _ learner: String = "ada") throws -> Grade {
    try XCTUnwrap(sheet?.learners.first { $0.learner == learner }?.katas.first)
  }

  func testTwoSpellingsOfANameAreTwoLearners() async throws {
    learner("zo\u{eb}", "// mine")
    learner("zoe\u{308}", "// fail testB")

    XCTAssertEqual(grade()?.learners.map { $0.katas.map(\.state) }, [[.red], [.green]])
  }

  /// If they were built together, the suite could ask for the number that chooses one.
  func testPlantedBugsAreBuiltAloneWhereASuiteIsGraded() async throws {
    func scene(_ body: String) -> String { "func present() {\n\(body)\n}\n" }
    let bugs = Dictionary(
      uniqueKeysWithValues: (1...6).map { ("bug\($0)", scene("// fail testA\nlet bug = \($0)")) })
    let kata = Seeds.kata("spies/first") {
      $0.kind = .tests
      $0.edit = ["LoginTests.swift"]
      $0.mutants = bugs.keys.sorted().map { Mutant(name: $0, says: "\($0)!") }
    }
    course = CourseWorkerStub(parts: [
      KataParts(
        kata, scene: scene("// right"), starterSuite: "", solutionSuite: "// test testA", bugs: bugs
      )
    ])
    learners.works[ByteKey("ada")] = [
      "spies/first": [Seeds.file("LoginTests.swift", "// test testA")]
    ]

    XCTAssertEqual(try only(grade()).state, .green)
    XCTAssertEqual(suites.jobs.count, 7, "the correct scene, and each bug")
    XCTAssertEqual(suites.jobs.flatMap(\.breaks), [])
    XCTAssertEqual(Set(suites.jobs.map(\.sources)).count, 7)
  }

  func testOneLearnersSlownessIsNotTheOthers() async throws {
    var next = course.parts[0]
    next.kata = Seeds.kata("interactor/next", number: 2) { $0.points = 10 }
    course.parts.append(next)
    for (name, first, second) in [
      ("ada", "// same", "// slow"), ("ben", "// same", "// mine"), ("eve", "// other", "// slow"),
    ] {
      learners.works[ByteKey(name)] = [
        "interactor/validate": [Seeds.file(Self.file, first)],
        "interactor/next": [Seeds.file(Self.file, second)],
      ]
    }

    // The stub runs the last one first.
    let sheet = grade()

    XCTAssertEqual(
      sheet?.learners.map { $0.katas.map(\.state) },
      [[.green, .green], [.green, .green], [.unreadable, .green]])
    XCTAssertEqual(
      sheet?.learners.last?.katas.first?.problem?.words,
      "this learner's work has taken 140 seconds, which is the limit: grade again to go on from "
        + "here")
    XCTAssertEqual(grade()?.learners.last?.katas.first?.state, .green)
  }

  func testWhatIsAbsentOrUntouchedIsNotRun() async throws {
    learner("ada", "// fail testA")
    learners.works["ben"] = [:]

    let sheet = grade()

    XCTAssertEqual(try only(sheet).state, .notBegun)
    XCTAssertEqual(sheet?.learners.last?.katas.map(\.state), [.notBegun])
    XCTAssertEqual(suites.jobs, [])
  }

  func testWhoHasNoKataOfTheCourseIsToldFromWhoHasNotBegun() async throws {
    learner("ada", "// fail testA")
    learners.works["ben"] = [:]
    learners.works["class"] = [:]
    learners.deeper = ["class": "cyd"]

    XCTAssertEqual(
      grade()?.learners.map(\.absence),
      [nil, GradedLearner.Absence(deeper: nil), GradedLearner.Absence(deeper: "cyd")])
  }

  func testAnArchiveIsNamedBesideTheLearnersAndInTheFolderOfOne() async throws {
    learner("ada", "// mine")
    learners.works["ben"] = [:]
    learners.archives = [nil: ["zoe.tar.gz"], "ada": ["old.zip"], "ben": ["ben.zip"]]

    XCTAssertEqual(
      grade()?.learners.map(\.absence),
      [nil, GradedLearner.Absence(deeper: nil, archive: "ben.zip")])
    XCTAssertEqual(presenter.archives, ["zoe.tar.gz"])
  }

  func testIdenticalWorkIsRunOnceAndWhatWasRunIsNotRunAgain() async throws {
    learner("ada", "// mine")
    learner("ben", "// mine")
    let first = grade()
    let second = grade()

    XCTAssertEqual(suites.jobs.count, 1)
    XCTAssertEqual(first, second)
    XCTAssertEqual(first?.learners.map(\.points), [10, 10])
    XCTAssertEqual(presenter.progress.last, .init(done: 2, total: 2))
  }

  func testFilesThatAreNotTheirsToEditAreTheCourses() async throws {
    course.parts[0].starter.append(Seeds.file("Given.swift", "// given"))
    learner(
      "ada", "// mine",
      also: [Seeds.file("Given.swift", "// bent"), Seeds.file("New.swift", "// new")])

    let grade = try only(self.grade())

    XCTAssertEqual(grade.replaced, ["Given.swift"])
    XCTAssertEqual(
      suites.jobs.first?.sources,
      [
        Seeds.file("Given.swift", "// given"), Seeds.file(Self.file, "// mine"),
        Seeds.file("New.swift", "// new"),
      ])
  }

  func testCodeThatWasCarriedIsTheLearnersOwn() async throws {
    let next = Seeds.kata("interactor/next", number: 2) {
      $0.edit = ["Next.swift"]
      $0.carries = KataID(stage: "interactor", name: "validate")
    }
    var parts = KataParts(kata: next)
    parts.starter = [Seeds.file("Next.swift", "// fail testA")]
    parts.suite = [Seeds.file("LoginTests.swift", Self.suite)]
    course.parts.append(parts)
    let own = Seeds.file(Self.file, "// own words")
    let start = Seeds.file("Next.swift", "// fail testA")
    learners.works = [
      "ada": [
        "interactor/validate": [own],
        "interactor/next": [own, Seeds.file("Next.swift", "// done")],
      ], "ben": ["interactor/validate": [own], "interactor/next": [own, start]],
    ]

    let sheet = grade()

    XCTAssertEqual(sheet?.learners.first?.katas.map(\.state), [.green, .green])
    XCTAssertEqual(sheet?.learners.first?.katas.map(\.replaced), [[], []])
    XCTAssertEqual(sheet?.learners.last?.katas.map(\.state), [.green, .notBegun])
  }

  func testAHangIsTriedTwiceBeforeItIsBelieved() async throws {
    learner("ada", "// hang testA")

    let grade = try only(self.grade())

    XCTAssertEqual(grade.check?.verdict, .timedOut)
    XCTAssertEqual(suites.jobs.count, 2)
  }

  func testWordsThatACheatNeedsAreShownToTheTeacher() async throws {
    learner("ada", "func end() { exit (0) }\n@_silgen_name(\"a\") func f() { \"/proc/self\" }")
    learner("ben", "// exit(0)\nlet text = \"exit(0)\"")

    let sheet = grade()

    XCTAssertEqual(try only(sheet).suspicious, ["@_silgen_name", "exit", "/proc/"])
    XCTAssertEqual(try only(sheet, "ben").suspicious, [])
  }

  func testWhatASceneDeclaresInTheStandardLibrarysPlaceIsShownToTheTeacher() async throws {
    learner(
      "ada",
      """
      enum Login { struct `String` {} }
      typealias StringLiteralType = Login
      func == (one: Login, other: Login) -> Bool { true }
      @_implements(Equatable, ==(_:_:)) func same(_ one: Login, _ other: Login) -> Bool { true }
      @freestanding(expression) macro expect() = #externalMacro(module: "A", type: "B")
      struct Response { let value: Result<String, Never> }
      """)

    XCTAssertEqual(
      try only(grade()).suspicious,
      [
        "struct String", "typealias StringLiteralType", "func ==", "@_implements", "externalMacro",
      ])
  }

  func testASceneThatBringsAssertionsOfItsOwnIsNotRun() async throws {
    learner("ada", "#if true\nfunc `XCTAssertEqual`(_: String, _: String) {}\n#endif")
    learner("ben", "// as XCTAssertEqual wants it, and Testing")
    learner("eve", "import Testing")

    let sheet = grade()

    XCTAssertEqual(try only(sheet).state, .unreadable)
    XCTAssertEqual(try only(sheet).points, 0)
    XCTAssertEqual(try only(sheet, "ben").state, .green)
    XCTAssertEqual(try only(sheet, "eve").state, .unreadable, "its test could be cancelled")
  }

  func testTheNextHintIsTheOneForTheFailingTest() async throws {
    course.parts[0].hints = Hints(graded: ["look"], forTests: ["testB": "look at B"])
    learner("ada", "// fail testB")

    XCTAssertEqual(try only(grade()).hint, "look at B")
  }

  func testShardsAreParts() async throws {
    for number in 0..<40 { learner("learner \(number)", "// \(number)") }

    let shards = (1...3).compactMap { number in
      grade(shard: Shard("\(number)/3"))?.learners.map(\.learner)
    }

    XCTAssertEqual(shards.joined().sorted(), learners.learners())
    XCTAssertTrue(shards.allSatisfy { $0.count > 5 }, "\(shards.map(\.count))")
  }

  func testACourseWithAMistakeGradesNobody() async throws {
    course.problems = [Seeds.problem("no JSON")]
    learner("ada", "// mine")

    XCTAssertNil(grade())
    XCTAssertEqual(
      presenter.failures.first?.message,
      "This course has a mistake, so nobody can be graded: "
        + "Katas/02-presenter/03-dates/kata.json: no JSON")
  }
}
