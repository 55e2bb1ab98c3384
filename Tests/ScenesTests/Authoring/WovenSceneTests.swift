import XCTest

@testable import vipkata

/// Many breaks in one text, each behind its number.
final class WovenSceneTests: XCTestCase {
  private let code = "func a() {\n  b(x)\n  c()\n}\n"

  private func found(
    _ text: String, as other: String, _ form: Break.Form? = .statements, what: String = ""
  ) throws -> Break {
    let start = try XCTUnwrap(code.range(of: text)?.lowerBound.utf16Offset(in: code))
    return Break(
      file: "A.swift", line: 1, what: "\(text) as \(other)", range: start..<start + text.count,
      text: other, form: form)
  }

  private func weave(_ breaks: [Break]) -> WovenScene {
    WovenScene(of: breaks, in: [Seeds.file("A.swift", code), Seeds.file("B.swift", "")])
  }

  private func text(_ scene: WovenScene) -> String {
    scene.files[0].text
  }

  func testEachBreakStandsBehindItsNumberAndInnerOnesWhereNoneOfTheOuterIsChosen() throws {
    let woven = weave([
      try found("b(x)", as: "()"), try found("b(x)", as: "b(x); b(x)"),
      try found("x", as: "y", .expression),
    ])

    XCTAssertEqual(
      text(woven),
      """
      func a() {
        if vipkataBreaks(1) {
      ()
      } else if vipkataBreaks(2) {
      b(x); b(x)
      } else {
      b((vipkataBreaks(3) ? (
      y
      ) : (
      x
      )))
      }
        c()
      }

      """)
    XCTAssertEqual(woven.breaks.map(\.text), ["()", "b(x); b(x)", "y"])
  }

  func testWhatHasNoFormOrOverlapsIsLeftOut() throws {
    let woven = weave([
      try found("b(x)", as: "()"), try found("x)\n  c()", as: "1"), try found("c", as: "d", nil),
    ])

    XCTAssertEqual(woven.breaks.map(\.text), ["()"])
  }

  func testTheBreakToBlameIsTheInnermostAtAnErrorOrTheOneBeforeIt() throws {
    let woven = weave([try found("b(x)", as: "()"), try found("x", as: "y", .expression)])

    XCTAssertEqual(woven.breaks(at: 3, of: "A.swift").map(\.text), ["()"])
    XCTAssertEqual(woven.breaks(at: 6, of: "A.swift").map(\.text), ["y"])
    XCTAssertEqual(woven.breaks(at: 12, of: "A.swift").map(\.text), ["()"])
    XCTAssertEqual(woven.breaks(at: 1, of: "A.swift").map(\.text), [])
    XCTAssertEqual(woven.breaks(at: 3, of: "B.swift").map(\.text), [])
  }
}
