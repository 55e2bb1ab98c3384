import Entities
import Scenes
import XCTest

/// Which files a kata starts with, is solved with and is broken with.
final class KataMaterialTests: XCTestCase {
  private let first = KataParts(
    Seeds.kata("interactor/first"), starter: "first start", solution: "first solution",
    suite: "first suite", mutants: ["twice": "first mutant"])

  private func material(
    _ parts: KataParts..., green: [KataID: [SourceFile]] = [:]
  ) -> KataMaterial {
    KataMaterial(
      course: Course(katas: parts.map(\.kata)), worker: CourseWorkerStub(parts: parts),
      green: { green[$0] })
  }

  private func carrying(_ id: String, number: Int = 2, _ from: KataParts) -> Kata {
    Seeds.kata(id, number: number) { $0.carries = from.kata.id }
  }

  func testAKataStartsWithItsStarterAndItsHiddenSuite() throws {
    XCTAssertEqual(
      try material(first).start(of: first.kata),
      KataFiles(
        scene: [Seeds.file("LoginInteractor.swift", "first start")],
        suite: [Seeds.file("LoginTests.swift", "first suite")]))
  }

  func testTheSolutionIsLaidOverTheStartAndTheMutantOverTheSolution() throws {
    var first = first
    first.starter.append(Seeds.file("LoginModels.swift", "models"))
    let material = material(first)
    let models = Seeds.file("LoginModels.swift", "models")

    XCTAssertEqual(
      try material.solution(of: first.kata).scene,
      [Seeds.file("LoginInteractor.swift", "first solution"), models])
    XCTAssertEqual(
      try material.mutant(Mutant(name: "twice", says: ""), of: first.kata).scene,
      [Seeds.file("LoginInteractor.swift", "first mutant"), models])
  }

  func testAKataThatCarriesGoesOnWithTheLearnersOwnGreenCode() throws {
    var second = KataParts(kata: carrying("interactor/second", first))
    second.starter = [Seeds.file("LoginWorker.swift", "second start")]
    let own = [
      Seeds.file("LoginInteractor.swift", "own"), Seeds.file("Helper.swift", "own helper"),
    ]
    let material = material(first, second, green: [first.kata.id: own])

    XCTAssertEqual(
      try material.start(of: second.kata).scene,
      [
        Seeds.file("Helper.swift", "own helper"), Seeds.file("LoginInteractor.swift", "own"),
        Seeds.file("LoginWorker.swift", "second start"),
      ])
  }

  func testTheReferenceSolutionStandsInForASkippedKata() throws {
    var second = KataParts(kata: carrying("interactor/second", first))
    second.starter = [Seeds.file("LoginWorker.swift", "second start")]

    XCTAssertEqual(
      try material(first, second).start(of: second.kata).scene,
      [
        Seeds.file("LoginInteractor.swift", "first solution"),
        Seeds.file("LoginWorker.swift", "second start"),
      ])
  }

  func testTheReferenceOfASkippedKataIsNotLaidOverTheLearnersCodeOfTheOneBefore() throws {
    var second = KataParts(kata: carrying("interactor/second", first))
    second.solution = [Seeds.file("LoginWorker.swift", "second solution")]
    let third = KataParts(kata: carrying("interactor/third", number: 3, second))
    let own = [Seeds.file("Everything.swift", "own, all in one file")]
    let material = material(first, second, third, green: [first.kata.id: own])

    XCTAssertEqual(
      try material.start(of: third.kata).scene,
      [
        Seeds.file("LoginInteractor.swift", "first solution"),
        Seeds.file("LoginWorker.swift", "second solution"),
      ], "both together would declare the interactor twice")
  }

  func testTheStarterTakesThePlaceOfACarriedFile() throws {
    let second = KataParts(
      carrying("interactor/second", first), starter: "second start", solution: "", suite: "")

    XCTAssertEqual(
      try material(first, second).start(of: second.kata).scene,
      [Seeds.file("LoginInteractor.swift", "second start")])
  }

  func testInAKataOfKindTestsTheSceneIsGivenAndTheSuiteIsWritten() throws {
    let tests = KataParts(
      Seeds.kata("spies/first") { $0.kind = .tests }, scene: "scene", starterSuite: "starter",
      solutionSuite: "solution", bugs: ["twice": "bug"])
    let material = material(tests)
    let scene = [Seeds.file("LoginInteractor.swift", "scene")]

    XCTAssertEqual(
      try material.start(of: tests.kata),
      KataFiles(scene: scene, suite: [Seeds.file("LoginTests.swift", "starter")]))
    XCTAssertEqual(
      try material.solution(of: tests.kata),
      KataFiles(scene: scene, suite: [Seeds.file("LoginTests.swift", "solution")]))
    XCTAssertEqual(
      try material.mutant(Mutant(name: "twice", says: ""), of: tests.kata),
      KataFiles(
        scene: [Seeds.file("LoginInteractor.swift", "bug")],
        suite: [Seeds.file("LoginTests.swift", "solution")]))
  }

  func testAKataOfKindTestsTestsTheReferenceOfTheCarriedScene() throws {
    var tests = KataParts(
      kata: Seeds.kata("spies/own", number: 2) {
        $0.kind = .tests
        $0.carries = first.kata.id
      })
    tests.starter = [Seeds.file("LoginTests.swift", "starter")]
    let own = [Seeds.file("LoginInteractor.swift", "own")]

    XCTAssertEqual(
      try material(first, tests, green: [first.kata.id: own]).start(of: tests.kata),
      KataFiles(
        scene: [Seeds.file("LoginInteractor.swift", "first solution")],
        suite: [Seeds.file("LoginTests.swift", "starter")]),
      "the bugs are planted in it, and the learner's may be another")
  }

  func testFromAKataOfKindTestsItsSceneIsCarriedNotItsSuite() throws {
    let tests = KataParts(
      Seeds.kata("spies/first") { $0.kind = .tests }, scene: "scene", starterSuite: "starter",
      solutionSuite: "solution")
    var second = KataParts(kata: carrying("spies/second", tests))
    second.suite = [Seeds.file("OtherTests.swift", "hidden")]
    let suite = [Seeds.file("LoginTests.swift", "the learner's suite")]

    XCTAssertEqual(
      try material(tests, second, green: [tests.kata.id: suite]).start(of: second.kata),
      KataFiles(
        scene: [Seeds.file("LoginInteractor.swift", "scene")],
        suite: [Seeds.file("OtherTests.swift", "hidden")]))
  }

  func testTheLearnersFilesTakeTheirSide() throws {
    let mine = [Seeds.file("Mine.swift", "mine")]
    let tests = KataParts(
      Seeds.kata("spies/first", number: 2) { $0.kind = .tests }, scene: "scene",
      starterSuite: "starter", solutionSuite: "")
    let material = material(first, tests)

    XCTAssertEqual(
      try material.start(of: first.kata).holding(mine, for: .code),
      KataFiles(scene: mine, suite: [Seeds.file("LoginTests.swift", "first suite")]),
      "a file that the learner removed stays away")
    XCTAssertEqual(
      try material.start(of: tests.kata).holding(mine, for: .tests),
      KataFiles(scene: [Seeds.file("LoginInteractor.swift", "scene")], suite: mine))
  }

  func testAJobNamesWhatTheSuiteRunsIn() throws {
    let kata = Seeds.kata("interactor/first") {
      $0.support = ["KataUI"]
      $0.testSeconds = 3
    }
    let files = KataFiles(scene: [Seeds.file("A.swift")], suite: [Seeds.file("T.swift")])
    let material = material(KataParts(kata: kata))

    XCTAssertEqual(
      try material.job(for: kata, files: files),
      SuiteJob(
        package: "01-interactor/01-first", module: "Login", sources: files.scene,
        suite: files.suite,
        support: [SupportModule(name: "KataUI", files: [Seeds.file("KataUI.swift")])],
        testSeconds: 3))
    XCTAssertEqual(
      try material.job(for: kata, files: files, package: "verify-1").package, "verify-1")
  }
}
