import Entities
import XCTest

@testable import Scenes

/// What `verify` finds in a suite without running it.
final class FormProofSuiteTests: XCTestCase {
  private let bench = FormBench()
  private let folder = "Katas/01-interactor/01-validate"

  func testAnEmptySuiteIsFoundWhereItShouldStand() throws {
    try bench.assert(
      ProofBench.code(), tests: [], finds: ["suite \(folder)/Tests: the suite has no test."])
    try bench.assert(
      ProofBench.tests(), tests: [],
      finds: ["suite Solutions/01-spies/01-first: the suite has no test."])
  }

  func testAssertionsThatAreNotHeardAreFound() throws {
    let place = "suite \(folder)/Tests/LoginTests.swift:7: LoginTests.testA"
    for call in ["XCTAssertTrue", "XCTFail"] {
      try bench.assert(
        FormBench.test("testA", .swiftTesting, calls: [call]),
        finds: [
          "\(place) uses XCTest's assertions in a test of Swift Testing, "
            + "where they are not heard: use #expect."
        ])
    }
    for calls: Set<String> in [["expect"], ["require"], ["Issue", "record"]] {
      try bench.assert(
        FormBench.test("testA", .xctest, calls: calls),
        finds: [
          "\(place) uses #expect or Issue in a test of XCTest, where they are not heard: "
            + "use XCTAssert."
        ])
    }
  }

  func testEachLibraryMayUseItsOwnAssertions() throws {
    try bench.assert(
      FormBench.test("testA"),
      FormBench.test("testB", .swiftTesting, calls: ["expect", "Issue", "record"]),
      FormBench.test("testC", calls: ["record", "XCTAssertEqual"]), finds: [])
  }

  func testASuiteThatSleepsIsTold() throws {
    for call in ["sleep", "usleep", "nanosleep"] {
      try bench.assert(
        FormBench.test("testA", calls: ["XCTAssertEqual", call]),
        finds: [
          "suite \(folder)/Tests/LoginTests.swift:7: LoginTests.testA sleeps: "
            + "wait for what happens instead, and every learner waits less."
        ])
    }
  }

  func testTheSuiteOfAKataOfKindTestsIsNamedWhereItStands() throws {
    try bench.assert(
      ProofBench.tests(), tests: [FormBench.test("testA", calls: ["sleep"])],
      finds: [
        "suite Solutions/01-spies/01-first/LoginTests.swift:7: LoginTests.testA sleeps: "
          + "wait for what happens instead, and every learner waits less."
      ])
  }

  func testNothingIsRunWhereThereIsNoTest() {
    let bench = ProofBench()
    var parts = ProofBench.code()
    parts.suite = [Seeds.file("LoginTests.swift", "import XCTest")]

    XCTAssertEqual(bench.prove(parts).problems.map(\.message), ["the suite has no test."])
    XCTAssertEqual(bench.suites.jobs, [], "one mistake is one finding")
  }
}
