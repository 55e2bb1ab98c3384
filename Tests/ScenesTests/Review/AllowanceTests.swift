import XCTest

@testable import vipkata

/// `// vipkata:allow RULE reason` silences one finding on its line or the next.
final class AllowanceTests: XCTestCase {
  private func findings(_ imports: String) throws -> [Finding] {
    let fixture = try ReviewFixture(
      name: "allowed",
      text: "// file: CartInteractor.swift\n\(imports)\nclass CartInteractor: CartBusinessLogic {}")
    return VIPReview().findings(in: fixture.files)
  }

  func testOnItsLine() throws {
    let found = try findings("import UIKit // vipkata:allow interactor-imports-no-ui UIImage stays")
    XCTAssertEqual(found, [])
  }

  func testOnTheNextLine() throws {
    let found = try findings(
      "// vipkata:allow interactor-imports-no-ui UIImage stays\nimport UIKit")
    XCTAssertEqual(found, [])
  }

  func testOneFindingOnly() throws {
    let found = try findings(
      """
      import UIKit // vipkata:allow interactor-imports-no-ui UIImage stays
      import SwiftUI
      """)
    XCTAssertEqual(found.map(\.line), [2])
  }

  func testAnotherRuleIsNotSilenced() throws {
    XCTAssertEqual(try findings("import UIKit // vipkata:allow presenter-is-pure so").count, 1)
  }

  func testWithoutAReasonItSaysSo() throws {
    let found = try findings("import UIKit // vipkata:allow interactor-imports-no-ui")
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found[0].message.hasSuffix("the comment that allows it must say why"))
  }

  func testATextIsNoComment() throws {
    let found = try findings(
      "let a = \"vipkata:allow interactor-imports-no-ui why\"\nimport UIKit")
    XCTAssertEqual(found.count, 1)
  }

  func testALinkIsAReason() throws {
    let found = try findings(
      "import UIKit // vipkata:allow interactor-imports-no-ui https://tracker.example/1")
    XCTAssertEqual(found, [])
  }

  func testTheEndOfACommentIsNoReason() throws {
    let found = try findings("import UIKit /* vipkata:allow interactor-imports-no-ui */")
    XCTAssertEqual(found.map { $0.message.hasSuffix("must say why") }, [true])
  }
}
