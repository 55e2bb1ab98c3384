import XCTest

@testable import Workers

final class ComparisonTests: XCTestCase {
  func testBothSidesAreTold() {
    let comparison = Comparison("(view.count → 2) == 1")
    XCTAssertEqual(comparison?.actual, "2")
    XCTAssertEqual(comparison?.expected, "1")
    XCTAssertEqual(Comparison("(a → [1, 2]) == (b → [])")?.expected, "[]")
  }

  func testTwoTextsAreToldWithoutTheirQuotes() {
    let texts = Comparison(#"(failure.message → "offline") == (message → "You are offline.")"#)
    XCTAssertEqual(texts?.actual, "offline")
    XCTAssertEqual(texts?.expected, "You are offline.")
    XCTAssertEqual(Comparison(#"(name → nil) == "Ada""#)?.expected, #""Ada""#)
  }

  func testWhatCannotBeToldApartIsLeftAsItIs() {
    for expression in [
      "(number → 2) != 2", #"Int("x") → nil"#, "view.isShown → false",
      #"(arrow → "a → b") == "c""#, #"(sign → "a == b") == "c""#,
      "(view.failures → []).last → nil == nil", "",
    ] { XCTAssertNil(Comparison(expression), expression) }
  }
}
