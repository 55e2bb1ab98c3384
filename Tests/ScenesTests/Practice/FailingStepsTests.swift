import XCTest

@testable import vipkata

final class FailingStepsTests: XCTestCase {
  func testTheStepsEndWithTheOneThatFailed() {
    XCTAssertEqual(
      steps(
        """
        func testTheEmailIsCarried() async throws {
          // When
          let request = try sut.request(
            email: "ada")

          // Then
          XCTAssertEqual(
            request.email, "ada",
            "the request carries the email")
          XCTAssertEqual(request.password, "")
        }
        """, marked: 7),
      """
      2 // When
      3 let request = try sut.request(
      4   email: "ada")
      6 // Then
      7 XCTAssertEqual(
      8   request.email, "ada", …)
      """)
  }

  func testASentenceInTheSameLineIsLeftOut() {
    XCTAssertEqual(
      steps(
        """
        func testOnce() {
          XCTAssertEqual(view.shown, [1], "the request carries the email")
        }
        """, marked: 2),
      "2 XCTAssertEqual(view.shown, [1], …)")
  }

  func testAWordOfTheSentenceStays() {
    let excerpt = Practice.Excerpt(
      file: "T.swift", firstLine: 1,
      lines: ["{", "  XCTAssertEqual(json[\"description\"], \"a description is kept\")", "}"],
      marked: 2)
    XCTAssertEqual(
      excerpt.steps(besides: ["a description is kept"]).map(\.text),
      ["XCTAssertEqual(json[\"description\"], …)"])
  }

  func testASentenceOfSeveralLinesIsLeftOutOnce() {
    XCTAssertEqual(
      steps(
        """
        func testOnce() {
          #expect(
            shown == 1,
            "the request "
              + "carries the email"
          )
        }
        """, marked: 2),
      """
      2 #expect(
      3   shown == 1, …)
      """)
  }

  func testOtherTextsAndAnEarlierSentenceStay() {
    let code = """
      func testOnce() {
        XCTAssertEqual(view.hint, "the email is wrong", "words of another assertion")
      }
      """
    XCTAssertEqual(
      steps(code, marked: 2),
      #"2 XCTAssertEqual(view.hint, "the email is wrong", "words of another assertion")"#)
  }

  func testOfALongTestTheLastStepsAreShown() {
    let body = (1...30).map { "  step(\($0))" }.joined(separator: "\n")
    XCTAssertEqual(
      steps("func testLong() {\n\(body)\n}", marked: 21),
      (11...20).map { "\($0 + 1) step(\($0))" }.joined(separator: "\n"))
  }

  func testOfALongAssertionItsBeginningIsShown() {
    let values = (1...12).map { "    \($0)," }.joined(separator: "\n")
    XCTAssertEqual(
      steps("func testLong() {\n  one()\n  check(\n\(values)\n  )\n}", marked: 3),
      (["3 check("] + (1...9).map { "\($0 + 3)   \($0)," }).joined(separator: "\n"))
  }

  func testASentenceWithValuesInItIsLeftOut() {
    XCTAssertEqual(
      steps(
        #"""
        func testOnce() {
          XCTAssertEqual(shown, [1], "the request carries\n\(view.screen)")
          XCTAssertEqual(shown, [2], "\(text): another sentence")
        }
        """#, marked: nil),
      #"""
      2 XCTAssertEqual(shown, [1], …)
      3 XCTAssertEqual(shown, [2], "\(text): another sentence")
      """#)
  }

  func testWhereNoLineIsMarkedAllStepsAreShown() {
    XCTAssertEqual(
      steps("func testOnce() {\n  one()\n  two()\n}", marked: nil), "2 one()\n3 two()")
  }

  private func steps(_ code: String, marked: Int?) -> String {
    let excerpt = Practice.Excerpt(
      file: "T.swift", firstLine: 1, lines: code.components(separatedBy: "\n"), marked: marked)
    return excerpt.steps(besides: ["the request carries the email"])
      .map { "\($0.number) \($0.text)" }.joined(separator: "\n")
  }
}
