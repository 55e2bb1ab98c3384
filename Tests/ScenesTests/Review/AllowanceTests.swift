import XCTest

@testable import vipkata

/// `// vipkata:allow RULE reason` silences one finding on its line or the next.
final class AllowanceTests: XCTestCase {
  private let allow = "vipkata:allow interactor-imports-no-ui"

  private func findings(_ imports: String) throws -> [Finding] {
    let text =
      "// file: CartInteractor.swift\n\(imports)\nclass CartInteractor: CartBusinessLogic {}"
    return VIPReview().findings(in: try ReviewFixture(text: text).files)
  }

  func testACommentSilencesOneFindingOfItsRule() throws {
    for (imports, lines) in [
      ("import UIKit // \(allow) UIImage stays", []),
      ("// \(allow) UIImage stays\nimport UIKit", []),
      ("import UIKit // \(allow) UIImage stays\nimport SwiftUI", [2]),
      ("import UIKit // vipkata:allow presenter-is-pure so", [1]),
      ("let a = \"\(allow) why\"\nimport UIKit", [2]),
      ("import UIKit // \(allow) https://tracker.example/1", []),
      ("/// \(allow) UIImage stays\nimport UIKit", []),
      ("// \(allow) UIImage stays\n// as long as it must\n@_exported\nimport UIKit", []),
      ("// \(allow) UIImage stays\nlet a = 1\nimport UIKit", [3]),
    ] {
      XCTAssertEqual(try findings(imports).map(\.line), lines, imports)
    }
  }

  /// The end of a comment is no reason.
  func testWithoutAReasonItSaysSo() throws {
    for comment in ["// \(allow)", "/* \(allow) */"] {
      let messages = try findings("import UIKit \(comment)").map(\.message)
      XCTAssertEqual(messages.map { $0.hasSuffix("that allows it must say why") }, [true], comment)
    }
  }

  func testACommentThatSilencesNothingIsNoted() throws {
    for (comment, message) in [
      (
        "// \(allow) why",
        "nothing here breaks interactor-imports-no-ui; "
          + "take it out, or move it to the line that does"
      ),
      (
        "// vipkata:allow interactor-imports-no-iu why",
        "there is no rule interactor-imports-no-iu, so this allows nothing; "
          + "did you mean interactor-imports-no-ui?"
      ),
    ]
      + ["vipkata: allow", "vipkata:alow", "vipkta:allow", "vipkata-allow"].map({
        (
          "// \($0) interactor-imports-no-ui why",
          "this allows nothing; write `// vipkata:allow RULE`, and why"
        )
      })
    {
      let notes = try ReviewFixture.report(
        on: "// file: A.swift\n\(comment)\nclass CartInteractor: CartBusinessLogic {}",
        ReviewSettings(rules: ["interactor-imports-no-ui"])
      ).findings
      XCTAssertEqual(notes.map(\.message), [message])
      XCTAssertEqual(notes.map(\.severity), [.note])
    }
    XCTAssertEqual(try findings("// \(allow) why").map(\.rule), [], "a kata does not mind")
  }

  /// Only one finding a line is reported; a comment for another there silences that, and is needed.
  func testACommentForAFindingThatAnotherCoversIsNoted() throws {
    let report = try ReviewFixture.report(
      on: """
        // file: CartViewController.swift
        final class CartViewController: UIViewController, CartDisplayLogic {
          func displayCart(viewModel: Cart.Load.ViewModel) {
            // vipkata:allow view-only-displays the server words it
            label.text = viewModel.title + " now"; navigationController?.popViewController(animated: true)
          }
        }
        """)
    XCTAssertEqual(report.findings.map(\.rule), ["router-navigates"])
  }

  private let twoBreaks = "presenter?.presentCart(title: \"Please wait\", day: Date())"

  private func report(on line: String, _ settings: ReviewSettings = ReviewSettings()) throws
    -> ReviewReport
  {
    try ReviewFixture.report(
      on: """
        // file: CartInteractor.swift
        final class CartInteractor: CartBusinessLogic {
          var presenter: CartPresentationLogic?
          func load() {
            \(line)
          }
        }
        """, settings)
  }

  func testTwoBreaksOfALineAreToldAndNoneHidesTheOther() throws {
    let rules = ["interactor-asks-workers", "interactor-never-formats"]
    XCTAssertEqual(try report(on: twoBreaks).findings.map(\.rule), rules)
    for (rule, other) in [(rules[0], rules[1]), (rules[1], rules[0])] {
      let allowed = try report(on: "\(twoBreaks) // vipkata:allow \(rule) why").findings
      XCTAssertEqual(allowed.map(\.rule), [other])
      let noted = try report(on: twoBreaks, ReviewSettings(notes: [rule])).findings
      XCTAssertEqual(noted.map(\.rule), [other, rule])
      XCTAssertEqual(noted.map(\.severity), [.warning, .note])
    }
  }

  func testACommentMayNameSeveralRules() throws {
    let rules = "interactor-asks-workers, interactor-never-formats"
    XCTAssertEqual(try report(on: "\(twoBreaks) // vipkata:allow \(rules) why").findings, [])
    let messages = try report(on: "\(twoBreaks) // vipkata:allow \(rules)").findings.map(\.message)
    XCTAssertEqual(messages.map { $0.hasSuffix("must say why") }, [true, true])
  }

  /// A concrete view in a presenter: one rule reports it as a screen, one as no protocol.
  func testTwoRulesThatTellOneCauseTellItOnce() {
    func finding(_ rule: String, _ column: Int) -> Finding {
      Finding(rule: rule, file: "A.swift", line: 1, column: column, message: "")
    }
    let told = finding("presenter-knows-no-screen", 7)
    for other in [
      finding("presenter-knows-no-screen", 9), finding("collaborators-are-protocols", 9),
      finding("presenter-is-pure", 7),
    ] {
      XCTAssertEqual([told, other].folded.told, [told])
      XCTAssertEqual([told, other].folded.covered, [other])
    }
    XCTAssertEqual([told, finding("presenter-is-pure", 9)].folded.told.count, 2)
  }

  func testACommentThatWritesAboutAllowancesIsNone() throws {
    XCTAssertEqual(
      try findings("/// Heeds `// \(allow) why`.\nimport UIKit").map(\.line), [2])
    let text = "// file: A.swift\n/// Heeds `// vipkata:allow RULE`, as documented.\n"
    XCTAssertEqual(try ReviewFixture.report(on: text).findings, [])
  }
}
