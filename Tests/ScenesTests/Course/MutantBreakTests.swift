import XCTest

@testable import vipkata

/// Which mutants can be built together: those in the body of one function.
final class MutantBreakTests: XCTestCase {
  private let scene = """
    struct Login {
      var text: String { name }
      var count = 1 { didSet { show() } }
      func show() {}
      func hide() { view?.hide() }
    }

    """

  private func found(_ old: String, becomes new: String, _ more: (String, String)...) throws
    -> Break?
  {
    let mutant = ([(old, new)] + more).reduce(scene) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
    let kata = Seeds.kata { $0.mutants = [Mutant(name: "wrong", says: "it is wrong")] }
    let parts = KataParts(
      kata, starter: "", solution: scene, suite: "", mutants: ["wrong": mutant])
    return try KataMaterial(
      course: Course(katas: [kata]), worker: CourseWorkerStub(parts: [parts])
    ).breaks(in: kata, reading: SyntaxWorkerSpy())["wrong"]
  }

  func testAMutantInTheBodyOfAFunctionIsABreakOfIt() throws {
    let found = try XCTUnwrap(try found("view?.hide()", becomes: "view?.show(); view?.hide()"))

    XCTAssertEqual(found.key, "LoginInteractor.swift: wrong")
    XCTAssertEqual(found.line, 5)
    XCTAssertEqual(found.form, .statements)
    XCTAssertEqual(found.text, " view?.show(); view?.hide() ")
    let broken = found.broken([Seeds.file("LoginInteractor.swift", scene)])
    XCTAssertTrue(broken[0].text.contains("{ view?.show(); v"))
  }

  func testAnEmptyBodyAndAComputedPropertyHaveOneToo() throws {
    XCTAssertEqual(try found("show() {}", becomes: "show() { hide() }")?.text, " hide() ")
    XCTAssertEqual(try found("{ name }", becomes: "{ \"\" }")?.text, " \"\" ")
  }

  func testWhatChangesMoreThanOneBodyIsNone() throws {
    XCTAssertNil(try found("{ name }", becomes: "{ \"\" }", ("show() {}", "show() { hide() }")))
    XCTAssertNil(try found("func hide()", becomes: "private func hide()"))
    XCTAssertNil(try found("= 1", becomes: "= 2"))
    XCTAssertNil(
      try found("didSet { show() }", becomes: "didSet {}"), "an accessor is no statement")
    XCTAssertNil(try found("func show() {}\n", becomes: ""))
    XCTAssertNil(try found("nothing", becomes: "nothing"), "it is the solution itself")
  }
}
