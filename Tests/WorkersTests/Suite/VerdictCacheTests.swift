import Foundation
import XCTest

@testable import vipkata

/// A verdict is found again only by the content of all that it depends on.
final class VerdictCacheTests: ToolchainTestCase {
  private var memory: VerdictCache { memory() }

  private func memory(most: Int = 200, conditions: String = "") -> VerdictCache {
    VerdictCache(
      cache: DiskCache(folder: folder["runs"], maximumCount: most), finder: finder,
      conditions: conditions, program: program)
  }

  private func question(
    _ scene: String = "a", suite: String = "b", support: String = "c", bug: String = "d",
    isUntouched: Bool = false, _ change: (inout Manifest) -> Void = { _ in }
  ) -> CheckQuestion {
    var manifest = Manifest(title: "Validate", module: "Login")
    change(&manifest)
    return CheckQuestion(
      manifest: manifest,
      files: KataFiles(
        scene: ["A.swift": scene].sourceFiles, suite: ["T.swift": suite].sourceFiles),
      support: [SupportModule(name: "KataUI", files: ["K.swift": support].sourceFiles)],
      bugs: [["A.swift": bug].sourceFiles], isUntouched: isUntouched)
  }

  /// A verdict that has something in every field.
  private var verdict: Verdict {
    var verdict = Verdict(outcome: .red)
    verdict.tests = [
      TestResult(
        name: TestName(suite: "LoginTests", function: "testA"), status: .failed,
        failures: [
          Failure(
            message: "not 🎓", actual: "1", place: SourceLocation(file: "Tests/A.swift", line: 3))
        ], seconds: 0.25)
    ]
    verdict.findings = [Finding(rule: "r", file: "A.swift", line: 1, column: 2, message: "no")]
    verdict.bugs = [
      PlantedBug(name: "twice", says: "it is told twice", file: "A.swift", caught: false)
    ]
    verdict.reason = .missesBugs(1, of: 1)
    verdict.remark = .namesSuites("XCTAssert")
    verdict.missing = [Verdict.Need(requirement: .name("load()"), line: "load()")]
    verdict.looksLike = "a forgotten call"
    verdict.perhaps = "another call"
    verdict.seconds = 0.5
    return verdict
  }

  func testAnyChangeIsAnotherQuestionAndAnUndoIsTheFormerOne() {
    XCTAssertNil(memory.verdict(on: question()))
    memory.keep(verdict, on: question())

    let others = [
      question("A"), question(suite: "B"), question(support: "C"), question(bug: "D"),
      question(isUntouched: true), question { $0.rules = ["view-never-formats"] },
      question { $0.testSeconds += 1 }, question { $0.environment = ["A": "b"] },
      question { $0.mutants = [Mutant(name: "m", says: "s")] },
    ]
    for other in others { XCTAssertNil(memory.verdict(on: other), "\(other)") }
    XCTAssertNil(memory(conditions: "sandbox").verdict(on: question()))
    XCTAssertEqual(memory.verdict(on: question()), verdict)
  }

  func testAnotherToolchainOrProgramKnowsNothingOfIt() throws {
    memory.keep(verdict, on: question())
    try install("Swift version 6.4")
    XCTAssertNil(memory.verdict(on: question()), "toolchain")

    memory.keep(verdict, on: question())
    try folder.write("program of another size", to: "vipkata")
    XCTAssertNil(memory.verdict(on: question()), "program")
  }

  func testWhatWasKeptAndIsDamagedIsForgotten() throws {
    memory.keep(verdict, on: question())
    for name in folder.names(in: "runs") {
      try folder.write("{\"question\"", to: "runs/\(name)")
    }
    XCTAssertNil(memory.verdict(on: question()))

    memory.keep(verdict, on: question())
    XCTAssertEqual(memory.verdict(on: question()), verdict, "and kept again")
  }

  /// Two contents can have the same number, and so the same file name.
  func testAnotherContentsVerdictUnderTheSameNameIsNoAnswer() throws {
    memory.keep(verdict, on: question())
    let first = folder.names(in: "runs")
    let kept = Data(try folder.text("runs/\(first[0])").utf8)
    memory.keep(verdict, on: question("another"))
    for name in folder.names(in: "runs") {
      try folder.write(kept, to: "runs/\(name)")
    }

    XCTAssertNil(memory.verdict(on: question("another")))
    XCTAssertEqual(memory.verdict(on: question()), verdict)
  }

  func testWhatIsKeptDoesNotGrowWithoutEnd() throws {
    let memory = memory(most: 10)
    for number in 0..<21 { memory.keep(verdict, on: question("\(number)")) }

    XCTAssertLessThanOrEqual(folder.names(in: "runs").count, 10)
    XCTAssertEqual(memory.verdict(on: question("20")), verdict, "the newest is there")
    XCTAssertEqual(memory.verdict(on: question("19")), verdict, "and those before it")
  }
}
