import Entities
import XCTest

@testable import Scenes

/// What `verify` finds by reading the reference solution.
final class KataProofReviewTests: XCTestCase {
  private let bench = ProofBench()

  private func assert(_ parts: KataParts, finds words: [String], line: UInt = #line) {
    XCTAssertEqual(bench.prove(parts).problems.map(\.words), words, line: line)
  }

  func testEveryRuleIsKeptBySolutionsAlsoThoseTheKataDoesNotName() {
    var parts = ProofBench.code()
    parts.solution = [
      Seeds.file("LoginInteractor.swift", "import UIKit\n\nfinal class LoginInteractor {}\n")
    ]
    let problems = bench.prove(parts).problems

    XCTAssertEqual(problems.map(\.check), ["review"])
    XCTAssertEqual(
      problems.map(\.file), ["Solutions/01-interactor/01-validate/LoginInteractor.swift"])
    XCTAssertEqual(problems.map(\.line), [1])
    XCTAssertEqual(
      problems.first?.message.hasSuffix(" [interactor-imports-no-ui]"), true,
      "\(problems.map(\.message))")
  }

  func testARuleThatALaterKataMendsMayBeBroken() {
    var parts = ProofBench.code { $0.postpones = ["interactor-imports-no-ui"] }
    parts.solution = [
      Seeds.file("LoginInteractor.swift", "import UIKit\n\nfinal class LoginInteractor {}\n")
    ]

    assert(parts, finds: [])
  }

  func testAFindingInAFileThatIsNotTheSolutionsNamesWhereItStands() {
    let bad = "import UIKit\n\nfinal class LoginInteractor {}\n"
    let first = KataParts(
      Seeds.kata("models/first", number: 2), starter: "", solution: bad, suite: "")
    var parts = ProofBench.code { $0.carries = first.kata.id }
    parts.starter = [
      Seeds.file("LoginWorker.swift", "// fail testA"), Seeds.file("HomeInteractor.swift", bad),
    ]
    parts.solution = [Seeds.file("LoginWorker.swift", "")]
    parts.mutants["twice"] = [Seeds.file("LoginWorker.swift", "// fail testB")]
    parts.kata = Seeds.kata {
      $0 = parts.kata.manifest
      $0.edit = ["LoginWorker.swift"]
    }

    XCTAssertEqual(
      bench.prove(parts, with: first).problems.map(\.file),
      [
        "Katas/01-interactor/01-validate/Starter/HomeInteractor.swift",
        "Solutions/01-models/02-first/LoginInteractor.swift",
      ])
  }

  func testStyleMistakesAreFindings() {
    bench.authoring.complaints = [
      Diagnostic(
        severity: .warning,
        place: Place(
          file: "Solutions/01-interactor/01-validate/LoginInteractor.swift", line: 4, column: 1),
        message: "[LineLength] line is too long")
    ]

    assert(
      ProofBench.code(),
      finds: [
        "format Solutions/01-interactor/01-validate/LoginInteractor.swift:4: "
          + "[LineLength] line is too long"
      ])
  }
}
