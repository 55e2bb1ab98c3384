import XCTest

@testable import vipkata

/// Which files a kata starts with, is solved with and is broken with.
final class KataMaterialTests: XCTestCase {
  private let first = KataParts(
    Seeds.kata("interactor/first"), starter: "first start", solution: "first solution",
    suite: "first suite", mutants: ["twice": "first mutant"])
  /// Carries the first kata's code.
  private lazy var second: KataParts = {
    var second = KataParts(kata: carrying("interactor/second", first))
    second.starter = [Seeds.file("LoginWorker.swift", "second start")]
    return second
  }()
  private let tests = KataParts(
    Seeds.kata("spies/first") { $0.kind = .tests }, scene: "scene", starterSuite: "starter",
    solutionSuite: "solution", bugs: ["twice": "bug"])
  private let mutant = Mutant(name: "twice", says: "")

  private func carrying(_ id: String, number: Int = 2, _ from: KataParts) -> Kata {
    Seeds.kata(id, number: number) { $0.carries = from.kata.id }
  }

  /// - Parameter green: the learner's own code of the first of these katas.
  private func material(_ parts: KataParts..., green: [String: String]? = nil) -> KataMaterial {
    KataMaterial(
      course: Course(katas: parts.map(\.kata)), worker: CourseWorkerStub(parts: parts),
      green: { id in
        id == parts[0].kata.id ? green?.map { Seeds.file($0.key, $0.value) } : nil
      })
  }

  private func assert(
    _ files: KataFiles, scene: [String], suite: [String]? = nil, _ why: String = "",
    line: UInt = #line
  ) {
    func shown(_ files: [SourceFile]) -> [String] {
      files.map { "\($0.path.dropLast(6)): \($0.text)" }
    }
    XCTAssertEqual(shown(files.scene), scene, why, line: line)
    if let suite { XCTAssertEqual(shown(files.suite), suite, why, line: line) }
  }

  func testTheSolutionIsLaidOverTheStartAndTheMutantOverTheSolution() throws {
    var first = first
    first.starter.append(Seeds.file("LoginModels.swift", "models"))
    let material = material(first)

    assert(
      try material.solution(of: first.kata),
      scene: ["LoginInteractor: first solution", "LoginModels: models"])
    assert(
      try material.mutant(mutant, of: first.kata),
      scene: ["LoginInteractor: first mutant", "LoginModels: models"])
  }

  func testAKataThatCarriesGoesOnWithTheLearnersOwnGreenCode() throws {
    let own = ["LoginInteractor.swift": "own", "Helper.swift": "own helper"]

    assert(
      try material(first, second, green: own).start(of: second.kata),
      scene: ["Helper: own helper", "LoginInteractor: own", "LoginWorker: second start"])
  }

  func testTheReferenceSolutionStandsInForASkippedKata() throws {
    assert(
      try material(first, second).start(of: second.kata),
      scene: ["LoginInteractor: first solution", "LoginWorker: second start"])
  }

  func testTheReferenceOfASkippedKataIsNotLaidOverTheLearnersCodeOfTheOneBefore() throws {
    second.solution = [Seeds.file("LoginWorker.swift", "second solution")]
    let third = KataParts(kata: carrying("interactor/third", number: 3, second))

    assert(
      try material(first, second, third, green: ["Everything.swift": "own, all in one file"])
        .start(of: third.kata),
      scene: ["LoginInteractor: first solution", "LoginWorker: second solution"],
      "both together would declare the interactor twice")
  }

  func testTheStarterTakesThePlaceOfACarriedFile() throws {
    second.starter = [Seeds.file("LoginInteractor.swift", "second start")]

    assert(
      try material(first, second).start(of: second.kata), scene: ["LoginInteractor: second start"])
  }

  func testInAKataOfKindTestsTheSceneIsGivenAndTheSuiteIsWritten() throws {
    let material = material(tests)
    let scene = ["LoginInteractor: scene"]

    assert(try material.start(of: tests.kata), scene: scene, suite: ["LoginTests: starter"])
    assert(try material.solution(of: tests.kata), scene: scene, suite: ["LoginTests: solution"])
    assert(
      try material.mutant(mutant, of: tests.kata), scene: ["LoginInteractor: bug"],
      suite: ["LoginTests: solution"])
  }

  func testAKataOfKindTestsTestsTheReferenceOfTheCarriedScene() throws {
    var tests = KataParts(
      kata: Seeds.kata("spies/own", number: 2) {
        $0.kind = .tests
        $0.carries = first.kata.id
      })
    tests.starter = [Seeds.file("LoginTests.swift", "starter")]

    assert(
      try material(first, tests, green: ["LoginInteractor.swift": "own"]).start(of: tests.kata),
      scene: ["LoginInteractor: first solution"], suite: ["LoginTests: starter"],
      "the bugs are planted in it, and the learner's may be another")
  }

  func testFromAKataOfKindTestsItsSceneIsCarriedAndTheReferenceSuite() throws {
    var second = KataParts(kata: carrying("spies/second", tests))
    second.suite = [Seeds.file("OtherTests.swift", "hidden")]

    assert(
      try material(tests, second, green: ["LoginTests.swift": "own"]).start(of: second.kata),
      scene: ["LoginInteractor: scene"], suite: ["OtherTests: hidden", "LoginTests: solution"],
      "the learner's own may hold on to less")
  }

  func testTheSuiteOfTheCarriedKataStaysButForFilesOfTheSameName() throws {
    var first = first
    first.suite += [Seeds.file("Scene.swift", "first scene")]
    second.suite = [Seeds.file("Scene.swift", "second scene")]
    var third = KataParts(kata: carrying("interactor/third", number: 3, second))
    third.suite = [Seeds.file("ThirdTests.swift", "third suite")]
    let material = material(first, second, third)

    XCTAssertEqual(
      try material.suite(of: third.kata).map { "\($0.from.id) \($0.file.path)" },
      [
        "interactor/third ThirdTests.swift", "interactor/second Scene.swift",
        "interactor/first LoginTests.swift",
      ])
    assert(
      try material.start(of: third.kata),
      scene: ["LoginInteractor: first solution", "LoginWorker: second start"],
      suite: ["ThirdTests: third suite", "Scene: second scene", "LoginTests: first suite"])
  }

  func testAKataThatSaysWhyLeavesTheSuiteBehind() throws {
    second.kata.manifest.carriesTests = "the worker answers in another way"
    second.suite = [Seeds.file("SecondTests.swift", "second suite")]

    assert(
      try material(first, second).start(of: second.kata),
      scene: ["LoginInteractor: first solution", "LoginWorker: second start"],
      suite: ["SecondTests: second suite"])
  }

  func testTheLearnersFilesTakeTheirSide() throws {
    let mine = [Seeds.file("Mine.swift", "mine")]

    assert(
      try material(first).start(of: first.kata).holding(mine, for: .code), scene: ["Mine: mine"],
      suite: ["LoginTests: first suite"], "a file that the learner removed stays away")
    assert(
      try material(tests).start(of: tests.kata).holding(mine, for: .tests),
      scene: ["LoginInteractor: scene"], suite: ["Mine: mine"])
  }

  func testAJobNamesWhatTheSuiteRunsIn() throws {
    let kata = Seeds.kata("interactor/first") {
      $0.support = ["KataUI"]
      $0.testSeconds = 3
      $0.environment = ["RUNALL": "true"]
    }
    let files = KataFiles(scene: [Seeds.file("A.swift")], suite: [Seeds.file("T.swift")])
    let material = material(KataParts(kata: kata))

    XCTAssertEqual(
      try material.job(for: kata, files: files),
      SuiteJob(
        package: "01-interactor/01-first", module: "Login", sources: files.scene,
        suite: files.suite,
        support: [SupportModule(name: "KataUI", files: [Seeds.file("KataUI.swift")])],
        testSeconds: 3, environment: ["RUNALL": "true"]))
    XCTAssertEqual(
      try material.job(for: kata, files: files, package: "verify-1").package, "verify-1")
    let empty = try material.job(for: kata, files: KataFiles(scene: [], suite: files.suite))
    XCTAssertEqual(empty.sources.count, 1, "without a file there is no module to import")
  }
}
