import XCTest

@testable import vipkata

/// Breaks of values that are held, passed on and shown.
extension BreakFinderTests {
  func testWhatIsHeldWeaklyIsHeldOtherwise() throws {
    try assert(
      """
      final class A {
        weak var viewController: (any D)?
        private unowned let owner: B
        func a() { work { [weak self] in self?.b } }
      }
      """, about: "strongly",
      breaks: "2: the view controller is held strongly, not weakly -> var viewController: (any D)?",
      "3: the owner is held strongly, not unowned -> private  let owner: B",
      "4: in a(), the closure holds self strongly, not weakly -> "
        + "func a() { work { [self = self as Optional] in self?.b } }")
    try assert(
      """
      final class A {
        weak var view: (any D)?
        func a() { work { [weak self] in self?.b } }
      }
      """, about: "unowned",
      breaks: "2: the view is held unowned, not weakly -> unowned var view: (any D)?",
      "3: in a(), the closure holds self unowned, not weakly -> "
        + "func a() { work { [unowned self = self as Optional] in self?.b } }")
  }

  func testAShownValueIsThatOfItsNeighbour() throws {
    try assert(
      """
      func display(viewModel: V) {
        titleLabel.text = viewModel.title
        button.isEnabled = viewModel.isOn
        messageLabel.text = viewModel.message
        hintLabel.text = other.hint
      }
      """, about: "value of",
      breaks: "2: in display(viewModel:), titleLabel.text has the value of messageLabel.text -> "
        + "titleLabel.text = viewModel.message",
      "4: in display(viewModel:), messageLabel.text has the value of titleLabel.text -> "
        + "messageLabel.text = viewModel.title")
  }

  func testAnArgumentHasTheValueOfItsNeighbour() throws {
    try assert(
      """
      func a() {
        let model = V(title: "A", message: text, isOn: isOn) { }
        let same = V(title: text, message: text)
        let one = V(1, 2, title: text)
      }
      """,
      breaks: #"2: in a(), title has the value of message -> "#
        + "let model = V(title: text, message: text, isOn: isOn) { }",
      #"2: in a(), message has the value of isOn -> "#
        + #"let model = V(title: "A", message: isOn, isOn: isOn) { }"#,
      #"2: in a(), isOn has the value of message -> "#
        + #"let model = V(title: "A", message: text, isOn: text) { }"#)
  }

  func testACaseAndAFlagAreReplacedWhereTheyAreValues() throws {
    try assert(
      """
      final class A {
        var isOn = true
        func a() {
          fail(E.offline, other: .unknown, .plain)
          if case .offline = error, b == true { }
          switch error { case .offline, .unknown: c }
          do { } catch E.offline { }
        }
      }
      """, in: "enum E { case unknown, offline; case bad(Int) }", about: " is ",
      breaks: "4: in a(), `fail(E.offline, other: .unknown, .plain)` is not called -> ()",
      "4: in a(), `fail(E.offline, other: .unknown, .plain)` is called twice -> "
        + "fail(E.offline, other: .unknown, .plain); fail(E.offline, other: .unknown, .plain)",
      "4: in a(), .offline is .unknown -> fail(E.unknown, other: .unknown, .plain)",
      "4: in a(), .unknown is .offline -> fail(E.offline, other: .offline, .plain)",
      "5: in a(), the condition `b == true` is turned round -> "
        + "if case .offline = error, !(b == true) { }",
      "5: in a(), `true` is `false` -> if case .offline = error, b == false { }")
  }
}
