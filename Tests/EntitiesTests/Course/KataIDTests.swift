import Entities
import XCTest

final class KataIDTests: XCTestCase {
  func testStageAndKataAreReadAndWritten() throws {
    let id = try XCTUnwrap(KataID("interactor/validate-then-ask"))

    XCTAssertEqual(id.stage, "interactor")
    XCTAssertEqual(id.name, "validate-then-ask")
    XCTAssertEqual("\(id)", "interactor/validate-then-ask")
  }

  func testAnythingElseIsNoId() {
    for text in ["", "interactor", "/", "interactor/", "/validate", "a/b/c", "a//b", "../a/b"] {
      XCTAssertNil(KataID(text), text)
    }
  }
}
