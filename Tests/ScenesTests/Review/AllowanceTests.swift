import XCTest

@testable import vipkata

/// `// vipkata:allow RULE reason` silences one finding on its line or the next.
final class AllowanceTests: XCTestCase {
  private let allow = "vipkata:allow interactor-imports-no-ui"

  private func findings(_ imports: String) throws -> [Finding] {
    let fixture = try ReviewFixture(
      name: "allowed",
      text: "// file: CartInteractor.swift\n\(imports)\nclass CartInteractor: CartBusinessLogic {}")
    return VIPReview().findings(in: fixture.files)
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

  /// The end of a comment is none.
  func testWithoutAReasonItSaysSo() throws {
    for comment in ["// \(allow)", "/* \(allow) */"] {
      let messages = try findings("import UIKit \(comment)").map(\.message)
      XCTAssertEqual(messages.map { $0.hasSuffix("that allows it must say why") }, [true], comment)
    }
  }

  func testACommentThatSilencesNothingIsNoted() throws {
    for (comment, message) in [
      ("// \(allow) why", "nothing here breaks interactor-imports-no-ui; take the comment out"),
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
      let fixture = try ReviewFixture(
        name: "noted",
        text: "// file: A.swift\n\(comment)\nclass CartInteractor: CartBusinessLogic {}")
      let notes = VIPReview(settings: ReviewSettings(rules: ["interactor-imports-no-ui"]))
        .report(on: fixture.files).findings
      XCTAssertEqual(notes.map(\.message), [message])
      XCTAssertEqual(notes.map(\.severity), [.note])
    }
    XCTAssertEqual(try findings("// \(allow) why").map(\.rule), [], "a kata does not mind")
  }

  /// One finding a line is told; a comment for another one there silences that, and is needed.
  func testACommentForAFindingThatAnotherCoversIsNoted() throws {
    let fixture = try ReviewFixture(
      name: "covered",
      text: """
        // file: CartViewController.swift
        final class CartViewController: UIViewController, CartDisplayLogic {
          func displayCart(viewModel: Cart.Load.ViewModel) {
            // vipkata:allow view-only-displays the server words it
            label.text = viewModel.title + " now"; navigationController?.popViewController(animated: true)
          }
        }
        """)
    XCTAssertEqual(
      VIPReview().report(on: fixture.files).findings.map(\.rule), ["router-navigates"])
  }

  func testACommentThatWritesAboutAllowancesIsNone() throws {
    XCTAssertEqual(
      try findings("/// Heeds `// \(allow) why`.\nimport UIKit").map(\.line), [2])
    let fixture = try ReviewFixture(
      name: "about", text: "// file: A.swift\n/// Heeds `// vipkata:allow RULE`, as documented.\n")
    XCTAssertEqual(VIPReview().report(on: fixture.files).findings, [])
  }
}
