import XCTest

@testable import vipkata

/// The calls with which a played scene notes its messages.
final class NotedMessagesTests: XCTestCase {
  private func noted(_ text: String) throws -> String {
    ReviewedFile(path: "A.swift", text: text, tree: try ReviewFixture.kit().tree(of: text))
      .notingMessages
  }

  func testEachMethodThatAMessageReachesNotesItAndNoLineMoves() throws {
    let text = """
      final class Ä: L {
        func present(response: Login.Load.Response) {
          view?.show(viewModel: .init())
        }
      }
      extension Ä { func show(viewModel model: Login.Load.ViewModel) { x = model } }
      """

    XCTAssertEqual(
      try noted(text),
      """
      final class Ä: L {
        func present(response: Login.Load.Response) { vipkataNote(self, #function, "Response", response); 
          view?.show(viewModel: .init())
        }
      }
      extension Ä { func show(viewModel model: Login.Load.ViewModel) { vipkataNote(self, #function, "ViewModel", model);  x = model } }
      """)
  }

  func testABodyOfOneExpressionKeepsItsResult() throws {
    XCTAssertEqual(
      try noted(
        "final class A { func load(request: Load.Request) -> Task<Void, Never> { Task {} } }"),
      "final class A { func load(request: Load.Request) -> Task<Void, Never> "
        + "{ vipkataNoted(self, #function, \"Request\", request) { Task {}  }} }")
  }

  func testNothingElseIsTouched() throws {
    for text in [
      "protocol P { func load(request: Load.Request) }",
      "struct S { func f(request: URLRequest) {} }",
      "struct S { private func words(for response: Load.Response) {} }",
      "struct S { func f(request: Load.Request, and: Int) {} }",
      "struct S { func f(request: Load.Request) async throws -> Int { 1 } }",
    ] {
      XCTAssertEqual(try noted(text), text)
    }
  }
}
