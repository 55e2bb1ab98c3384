import Foundation
import XCTest

@testable import vipkata

final class CompileAdviceTests: XCTestCase {
  private func advice(_ message: String, support: [String] = []) -> String? {
    CompileAdvice(kata: Seeds.kata { $0.support = support }).words(for: message)
  }

  private func assert(
    _ message: String, support: [String] = [], tells part: String, line: UInt = #line
  ) {
    let advice = advice(message, support: support)
    XCTAssertTrue(advice?.contains(part) == true, advice ?? "no advice", line: line)
  }

  func testWhatNewcomersMeetIsExplained() {
    for message in [
      "cannot find 'Date' in scope", "cannot find type 'URL' in scope",
      "value of type 'String' has no member 'trimmingCharacters'",
    ] { assert(message, tells: "`import Foundation`") }
    assert(
      "cannot assign to value: 'user' is a 'let' constant", tells: "write `self.user`")
    assert(
      "value of optional type '(any ADisplayLogic)?' must be unwrapped to refer to member 'a' of "
        + "wrapped base type 'any ADisplayLogic'", tells: "write `?.` instead of `.`")
    XCTAssertNil(
      advice(
        "value of optional type 'User?' must be unwrapped to refer to member 'name' of wrapped "
          + "base type 'User'"), "a value that is missing is not passed over")
    assert(
      "errors thrown from here are not handled because the enclosing catch is not exhaustive",
      tells: "plain `catch")
    assert(
      "no exact matches in call to initializer ",
      tells: "`Task`: its body still throws. Give it a `do` that ends with a plain `catch")
  }

  func testOtherArgumentsThanTheSuitesAreNamed() {
    let sut = CompileAdvice(kata: Seeds.kata())
    func need(_ message: String, _ line: String) -> Verdict.Need {
      Verdict.Need(requirement: .other(message), line: line)
    }
    XCTAssertEqual(
      sut.words(for: need("missing arguments for parameters 'b', 'c' in call", "R('a')")),
      "Yours asks for `b`, `c`, which the suite does not give: the brief says what it takes.")
    XCTAssertEqual(
      sut.words(for: need("extra argument 'd' in call", "R(1)")),
      "The suite gives `d`, which yours does not take: the brief says what it takes.")
    XCTAssertEqual(
      sut.words(
        for: need("incorrect argument label in call (have 'a:', expected 'b:')", "R(a: 1)")),
      "The suite gives `a:` where yours takes `b:`: the brief says what it takes.")
    XCTAssertNil(sut.words(for: "missing argument for parameter 'b' in call"), "of one's own call")
  }

  func testANameOfUIKitLeadsToWhatKataUIHas() {
    for message in [
      "cannot find 'UISegmentedControl' in scope", "cannot find type 'UITableView' in scope",
      "value of type 'UILabel' has no member 'attributedText'",
      "value of type 'LoginViewController' has no member 'storyboard'",
    ] {
      assert(message, support: ["KataUI"], tells: "KataUI is a small stand-in for UIKit")
      XCTAssertNil(advice(message))
    }
    assert("no such module 'UIKit'", support: ["KataUI"], tells: "`import KataUI`")
    assert("no such module 'UIKit'", tells: "does not use it")
    assert(
      "value of type 'UIButton' has no member 'addTarget'", support: ["KataUI"],
      tells: "addAction(UIAction")
    assert(
      "argument passed to call that takes no arguments", support: ["KataUI"],
      tells: "`super.init()`")
  }

  func testANameOfSwiftUILeadsToWhatKataSwiftUIHas() {
    for (message, name) in [
      ("cannot find 'DatePicker' in scope", "DatePicker"),
      ("value of type 'some View' has no member 'searchable'", "searchable"),
      (
        "value of type 'List<ForEach<[Row], Int, Text>>' has no member 'refreshable'", "refreshable"
      ),
      ("unknown attribute 'StateObject'", "StateObject"),
      ("no macro named 'Preview'", "Preview"),
    ] {
      assert(
        message, support: ["KataSwiftUI"],
        tells: "KataSwiftUI is a small stand-in for SwiftUI and has no `\(name)`")
      XCTAssertNil(advice(message))
    }
    assert("no such module 'SwiftUI'", support: ["KataSwiftUI"], tells: "`import KataSwiftUI`")
    for message in [
      "cannot find 'LoginScreen' in scope", "value of type 'LoginView' has no member 'interactr'",
    ] { XCTAssertNil(advice(message, support: ["KataSwiftUI"]), message) }
  }

  func testWhatSaysItItselfHasNoAdvice() {
    for message in [
      "expected '}'", "cannot find 'presenter' in scope",
      "value of type 'String' has no member 'titel'",
      "cannot assign to property: 'user' is a 'let' constant",
    ] { XCTAssertNil(advice(message, support: ["KataUI"]), message) }
  }

  func testACountInPlaceOfADoubleIsAdvisedWhereADoubleIsWhatIsThere() throws {
    let hints = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Katas/01-models/06-change-in-vip/HINTS.md")
      .standardizedFileURL
    let own = Hints(markdown: try String(contentsOf: hints, encoding: .utf8)).forErrors
    let advice = ["Double", "String"].map { type in
      CompileAdvice(kata: Seeds.kata(), own: own).words(
        for: "cannot convert value of type '\(type)' to expected argument type 'Int'")
    }
    XCTAssertEqual(advice[0]?.contains("Count with `Int` only"), true, advice[0] ?? "no advice")
    XCTAssertNil(advice[1])
  }
}
