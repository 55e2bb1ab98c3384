import XCTest

@testable import vipkata

final class ComparisonTests: XCTestCase {
  private func assert(
    _ expression: String, is source: String, got actual: String?, expected: String? = nil,
    line: UInt = #line
  ) {
    let comparison = Comparison(expression)
    XCTAssertEqual(comparison?.source, source, line: line)
    XCTAssertEqual(comparison?.actual, actual, line: line)
    XCTAssertEqual(comparison?.expected, expected, line: line)
  }

  func testBothSidesAreTold() {
    assert("(view.count → 2) == 1", is: "view.count == 1", got: "2", expected: "1")
    assert("(a → [1, 2]) == (b → [])", is: "a == b", got: "[1, 2]", expected: "[]")
    assert(
      "((a + b) * f(1) → -3) == .none", is: "(a + b) * f(1) == .none", got: "-3",
      expected: ".none")
  }

  func testTwoTextsAreToldWithoutTheirQuotes() {
    assert(
      #"(failure.message → "offline") == (message → "You are offline.")"#,
      is: "failure.message == message", got: "offline", expected: "You are offline.")
    assert(#"(name → nil) == "Ada""#, is: #"name == "Ada""#, got: "nil", expected: #""Ada""#)
  }

  func testMarksInsideOfValuesAndClosuresAreNoMarks() {
    assert(
      "[1].allSatisfy { f($0) == 2 }", is: "[1].allSatisfy { f($0) == 2 }", got: "false")
    assert(#"(arrow → "a → b") == "c""#, is: #"arrow == "c""#, got: "a → b", expected: "c")
    assert(#"(sign → "a == \"b") == "c""#, is: #"sign == "c""#, got: #"a == \"b"#, expected: "c")
    assert(
      "(all(where: { $0 == 1 }) → [1: 2]) == [:]", is: "all(where: { $0 == 1 }) == [:]",
      got: "[1: 2]", expected: "[:]")
  }

  func testBracketsThatTheTestHasAreKept() {
    assert(
      "!((i == 2 → true) && (j == 3 → true) → true)", is: "!(i == 2 && j == 3)", got: "true")
    assert("!(isTwo → true)", is: "!isTwo", got: "true")
    assert(
      "((a.map { $0 * 2 }) → [2, 4]).contains(half(2) → 0) → false",
      is: "(a.map { $0 * 2 }).contains(half(2))", got: "false")
  }

  func testNilIsToldAsNil() {
    assert("Int(text) → nil", is: "Int(text)", got: "nil")
    assert("(view.failures → []).last → nil → nil", is: "view.failures.last", got: "nil")
    assert("(text → nil) != nil", is: "text != nil", got: "nil")
  }

  func testABoolIsTheOneThatWasNotExpected() {
    assert("isTwo", is: "isTwo", got: "false")
    assert("!isTwo", is: "!isTwo", got: "true")
    assert("(view → View).isShown → false", is: "view.isShown", got: "false")
  }

  func testAValueThatIsNotToldIsNotGuessed() {
    assert("load() == 2", is: "load() == 2", got: nil, expected: "2")
    assert("(number → 2) > 3", is: "number > 3", got: "(number → 2) > 3")
  }

  func testASentenceIsNoExpression() {
    for sentence in [
      "an error was expected but none was thrown", "Caught error: Boom()", "(a → 1",
    ] { XCTAssertNil(Comparison(sentence), sentence) }
  }
}
