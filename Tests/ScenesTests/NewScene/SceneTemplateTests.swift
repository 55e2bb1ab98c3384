import XCTest

@testable import vipkata

/// Everything that a template can contain according to its README.
@MainActor
final class SceneTemplateTests: XCTestCase {
  private func filled(
    _ text: String, path: String = "A.txt", useCases: [String] = ["Pay", "CallTaxi", "URLCheck"]
  ) throws -> (path: String, text: String)? {
    let draft = try SceneDraft(
      request: NewScene.Plan.Request(
        name: "Checkout", useCases: useCases, choices: NewSceneTests.answers))
    return try SceneTemplate(path: path, text: text).file(for: draft)
  }

  private func assertMistake(_ text: String, _ message: String, line: UInt = #line) {
    XCTAssertThrowsError(try filled(text), line: line) { error in
      XCTAssertEqual(
        UserError(error).message, "The template A.txt:\(message)", line: line)
    }
  }

  func testPlaceholdersAreFilledInNamesAndTexts() async throws {
    let file = try filled(
      "__Scene__ __Module__ __UseCase__ __useCase__\n", path: "__Scene__/x__UseCase__.swift.txt")

    XCTAssertEqual(file?.path, "Checkout/xPay.swift")
    XCTAssertEqual(file?.text, "Checkout Checkout Pay pay\n")
  }

  func testEachUseCaseHasItsLines() async throws {
    let file = try filled("//# each use-case\ncase __useCase__\n//# end\n")

    XCTAssertEqual(file?.text, "case pay\ncase callTaxi\ncase urlCheck\n")
  }

  func testLinesAreChosenByAnyOfTheWords() async throws {
    let file = try filled(
      """
      //# if form flow
      one
      //# else
      other
      //# end
        //# if not api
      away
      //# else
      api
      //# if hub
      away
      //# end
      //# end
      """)

    XCTAssertEqual(file?.text, "one\napi\n")
  }

  func testAMarkedFileIsForItsChoicesOnly() async throws {
    XCTAssertEqual(try filled("x", path: "A@api.swift.txt")?.path, "A.swift")
    XCTAssertEqual(try filled("x", path: "A@api@form.swift.txt")?.path, "A.swift")
    XCTAssertNil(try filled("x", path: "A@api@hub.swift.txt"))
    XCTAssertNil(try filled("//# if hub\nx\n//# end", path: "A.swift.txt"), "it would be empty")
  }

  func testMistakesAreToldWithTheirLine() async {
    assertMistake("a\n//# if fom\n//# end", "2: there is no choice \"fom\": did you mean form?.")
    assertMistake("//# if form\nx", "1: //# if form has no //# end.")
    assertMistake("x\n//# end", "2: //# end has no beginning.")
    assertMistake("//# each scene\n//# end", "1: //# each scene has no meaning.")
    assertMistake("__UseCas__", "1: there is no placeholder __UseCas__.")
    XCTAssertThrowsError(try filled("x", path: "A@nonsense.txt")) { error in
      XCTAssertEqual(
        UserError(error).message,
        "The template A@nonsense.txt: there is no choice \"nonsense\".")
    }
  }
}
