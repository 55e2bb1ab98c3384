import Entities
import Scenes
import XCTest

/// `verify --fix`.
@MainActor
final class AuthoringFixTests: XCTestCase {
  private let bench = AuthoringBench()

  func testAFixWritesWhatTheMutantFailedAndEndsThatFinding() async {
    bench.course.parts[0] = bench.parts("hello/one", 1, mutantFails: ["testA"])
    _ = bench.verify("hello", fix: true)

    XCTAssertEqual(
      bench.authoring.written.mapValues(\.mutants),
      [
        bench.course.parts[0].kata.id: [
          Mutant(name: "twice", says: "telling twice", fails: ["testB"])
        ]
      ], "hello/two is right as it is")
    XCTAssertEqual(bench.authoring.written.values.map(\.teaches), [["R1"]], "the rest is kept")
    XCTAssertEqual(bench.presenter.verifies.first?.proofs.flatMap(\.problems), [])
  }

  func testAFixEndsNoOtherFinding() async {
    bench.course.parts[0] = bench.parts("hello/one", 1, mutantFails: ["testA"])
    bench.course.parts[0].hints = Hints()
    bench.authoring.strayMutants = ["thrice"]
    _ = bench.verify("hello/one", fix: true)

    XCTAssertEqual(
      bench.presenter.verifies.first?.proofs.first?.problems.map(\.check), ["hints", "mutant"])
  }

  func testAGreenMutantCannotBeFixed() async {
    bench.course.parts[0].mutants["twice"] = [Seeds.file("LoginInteractor.swift", "")]
    _ = bench.verify("hello/one", fix: true)

    XCTAssertEqual(bench.authoring.written, [:])
    XCTAssertEqual(
      bench.presenter.verifies.first?.proofs.first?.problems.first?.message,
      "the mutant is green: no test notices telling twice.")
  }

  func testWithoutAFixNothingIsWritten() async {
    bench.course.parts[0] = bench.parts("hello/one", 1, mutantFails: ["testA"])
    _ = bench.verify("hello/one")

    XCTAssertEqual(bench.authoring.written, [:])
    XCTAssertEqual(bench.presenter.verifies.first?.proofs.first?.problems.map(\.check), ["mutant"])
  }
}
