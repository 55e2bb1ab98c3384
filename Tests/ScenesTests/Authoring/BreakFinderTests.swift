import Foundation
import XCTest

@testable import vipkata

/// Which breaks are found in code, and the code that they make.
final class BreakFinderTests: XCTestCase {
  private func breaks(_ code: String, in other: String = "") throws -> [Break] {
    let files = [Seeds.file("Scene.swift", code), Seeds.file("Other.swift", other)]
    let kata = Seeds.kata { $0.edit = ["Scene.swift"] }
    return try BreakFinder.breaks(in: files, of: kata, and: [], reading: SyntaxWorkerSpy())
  }

  /// - Parameter broken: the lines that change, as `line: what -> line, line`.
  func assert(
    _ code: String, in other: String = "", about word: String = "", breaks broken: String...,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let scene = [Seeds.file("Scene.swift", code)]
    let found = try breaks(code, in: other).filter { word.isEmpty || $0.what.contains(word) }.map {
      found in
      let text = found.broken(scene)[0].text
      let lines = text.lines.map(\.trimmed).filter { !code.lines.map(\.trimmed).contains($0) }
      return "\(found.line): \(found.what) -> \(lines.joined(separator: ", "))"
    }
    XCTAssertEqual(found, broken, file: file, line: line)
  }

  func testACallIsLeftOutAndMadeTwice() throws {
    try assert(
      """
      final class A {
        func load() {
          presenter?.presentLoading(response: .init())
        }
      }
      """,
      breaks: "3: in load(), the presenter is not called (presentLoading) -> ()",
      "3: in load(), the presenter is called twice (presentLoading) -> "
        + "presenter?.presentLoading(response: .init()); presenter?.presentLoading(response: "
        + ".init())")
  }

  /// Chooses from eight calls, two flags and one condition.
  func testAFewAreChosenOfEachKindFromAllOfTheCode() throws {
    let calls = (1...8).map { "  button\($0).addSubview(a)" }.joined(separator: "\n")
    let all = try breaks("func a() {\n\(calls)\n  if x { b = true }\n  c = [true: 1]\n}")
    XCTAssertEqual(all.count { $0.kind == .calls }, 8)

    let chosen = all.spread(atMost: 7)

    XCTAssertEqual(
      chosen.map { "\($0.line) \($0.kind)" },
      [
        "3 calls", "6 calls", "10 conditions", "10 assignments", "10 values", "11 assignments",
        "11 values",
      ])
    XCTAssertEqual(all.spread(atMost: 100), all)
    XCTAssertEqual([Break]().spread(atMost: 3), [])
  }

  func testWhatSetsAScreenUpIsOnlyLeftOut() throws {
    try assert(
      """
      func viewDidLoad() {
        button.setTitle("Log in", for: .normal)
        view.addSubview(button)
        interactor?.load()
      }
      """, about: "called",
      breaks: "2: in viewDidLoad(), the button is not called (setTitle) -> ()",
      "3: in viewDidLoad(), the view is not called (addSubview) -> ()",
      "4: in viewDidLoad(), the interactor is not called (load) -> ()",
      "4: in viewDidLoad(), the interactor is called twice (load) -> "
        + "interactor?.load(); interactor?.load()")
  }

  func testACallIsFoundWithTryAndAwaitInClosuresAndCases() throws {
    try assert(
      """
      func a() {
        Task { try await worker.one() }
        defer { self.viewController?.two() }
        switch x { case .a: router?.three() }
        work { [weak self] _ in self?.finish(4) }
        _ = try? store.five()
      }
      """, about: "not called",
      breaks: "2: in a(), the worker is not called (one) -> Task { () }",
      "3: in a(), the view controller is not called (two) -> defer { () }",
      "4: in a(), the router is not called (three) -> switch x { case .a: () }",
      "5: in a(), `work { [weak self] _ in self?.finish(4) }` is not called -> ()",
      "5: in a(), `self?.finish(4)` is not called -> work { [weak self] _ in () }",
      "6: in a(), the store is not called (five) -> ()")
  }

  func testWhetherAWayIsAnimatedOnlyAUserSees() throws {
    try assert(
      """
      func close() {
        source.dismiss(animated: true)
        source.isDone(true)
      }
      """, about: "`true`", breaks: "3: in close(), `true` is `false` -> source.isDone(false)")
  }

  func testACallThatIsPartOfAStatementIsLeft() throws {
    try assert(
      """
      func a() -> Int {
        let one = worker.one()
        let two =
          worker.two()
        three = flag ? worker.one() : worker.two()
        if worker.isReady() { }
        view(title: worker.title(),
          rows: worker.rows())
        super.viewDidLoad()
        return worker.four()
      }
      """, about: "called",
      breaks: "7: in a(), `view` is not called -> ()",
      "7: in a(), `view` is called twice -> rows: worker.rows()); view(title: worker.title(),")
  }

  func testWhatStandsInTextsAndCommentsIsNoCode() throws {
    try assert(
      """
      func a() {
        // presenter?.present(a < b)
        let text = "presenter?.present(true == false)"
      }
      """)
  }

  func testTwoCallsInARowChangePlaces() throws {
    try assert(
      """
      func a() {
        presenter?.one()
        presenter?.two()

        if flag { presenter?.three() }
        presenter?.three()
      }
      """, about: "before",
      breaks: "2: in a(), two is called before one -> presenter?.two(); presenter?.one()")
  }

  func testACaseIsAnsweredAsTheNextOne() throws {
    try assert(
      """
      func text(_ error: E) -> String {
        switch error {
        case .a(let b): "A: \\(b)"
        case .c,
          .d: "C"
        default: "?"
        }
      }
      """,
      breaks: #"3: in text(_:), case .a(let b) is answered as case .c, .d -> case .a(let b): "C""#,
      #"5: in text(_:), case .c, .d is answered as default -> .d: "?""#,
      #"6: in text(_:), default is answered as case .c, .d -> default: "C""#)
  }

  func testAConditionIsTurnedRoundAndABoundMoved() throws {
    try assert(
      """
      func a() {
        guard let user, !name.isEmpty, max(a, b) > 3 else { fatalError() }
        while row < 7 { }
        for row in 0..<3 { rows = all.filter { $0.id == row } }
      }
      """, about: "`",
      breaks: "2: in a(), the condition `!name.isEmpty` is turned round -> "
        + "guard let user, !(!name.isEmpty), max(a, b) > 3 else { fatalError() }",
      "2: in a(), the condition `max(a, b) > 3` is turned round -> "
        + "guard let user, !name.isEmpty, !(max(a, b) > 3) else { fatalError() }",
      "2: in a(), `>` is `>=` -> "
        + "guard let user, !name.isEmpty, max(a, b) >= 3 else { fatalError() }",
      "3: in a(), the condition `row < 7` is turned round -> while !(row < 7) { }",
      "3: in a(), `<` is `<=` -> while row <= 7 { }",
      "4: in a(), `..<` is `...` -> for row in 0...3 { rows = all.filter { $0.id == row } }",
      "4: in a(), `==` is `!=` -> for row in 0..<3 { rows = all.filter { $0.id != row } }")
  }

  func testItGoesOnWhereItEndedEarly() throws {
    try assert(
      """
      func a() -> Int? {
        guard !name.isEmpty, row > 3 else { return nil }
        guard let user else { return nil }
        if let error {
          fail(error)
          return 2
        }
        if flag { throw E.a }
        if flag { work { return } }
        return 1
      }
      """, about: "goes on",
      breaks: "2: in a(), it goes on after `!name.isEmpty, row > 3` -> "
        + "if !((!name.isEmpty) && (row > 3)) { () }",
      "6: in a(), it goes on after `let error` -> ()",
      "8: in a(), it goes on after `flag` -> if flag { () }")
  }

  func testAnAssignmentIsLeftOut() throws {
    try assert(
      """
      final class A {
        var title = ""
        func display(viewModel: V) {
          self.title = viewModel.title
          rows = viewModel.rows.map { row in
            row.text
          }
          destination.user = user; count += 1
          let text = title
        }
      }
      """, about: "not set",
      breaks: "4: in display(viewModel:), title is not set -> ()",
      "5: in display(viewModel:), rows is not set -> ()",
      "8: in display(viewModel:), destination.user is not set -> (); count += 1",
      "8: in display(viewModel:), count is not set -> destination.user = user; ()")
  }

  func testABreaksKeyStaysWhereItsLineMovesAndIsItsOwn() throws {
    let code = "func a() {\n  view?.show()\n  view?.hide()\n  view?.show()\n}"
    let keys = try breaks(code).map(\.key).filter { $0.contains("not called") }

    XCTAssertEqual(
      keys,
      [
        "Scene.swift: in a(), the view is not called (show)",
        "Scene.swift: in a(), the view is not called (hide)",
        "Scene.swift: in a(), the view is not called (show) (2)",
      ])
    XCTAssertEqual(try breaks("// Words.\n\n\(code)").map(\.key), try breaks(code).map(\.key))
  }

  func testOnlyTheFilesThatAreNamedAreBroken() throws {
    XCTAssertEqual(try breaks("", in: "func a() { presenter?.show() }"), [])
  }
}
