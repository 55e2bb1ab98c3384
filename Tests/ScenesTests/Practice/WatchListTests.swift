import XCTest

@testable import vipkata

/// The list of katas to choose from.
final class WatchListTests: XCTestCase {
  private let katas = [
    Seeds.kata("hello/one"), Seeds.kata("models/two", number: 2),
    Seeds.kata("models/three", number: 3),
  ]

  private func press(_ keys: TerminalEvent.Key..., in choice: inout KataChoice)
    -> KataChoice.Decision
  {
    keys.map { choice.press($0) }.last ?? .stay
  }

  func testArrowsStopAtTheEnds() {
    var choice = KataChoice(katas: katas, selected: katas[1].id)
    _ = press(.down, .down, .pageDown, in: &choice)
    XCTAssertEqual(choice.selected, katas[2].id)
    _ = press(.home, .up, in: &choice)
    XCTAssertEqual(choice.selected, katas[0].id)
  }

  func testASearchKeepsWhatFitsAndSelectsTheFirst() {
    var choice = KataChoice(katas: katas, selected: katas[0].id)
    let decision = press(
      .character("/"), .character("M"), .character("o"), .character("d"), .enter, in: &choice)

    XCTAssertEqual(choice.katas.map(\.id.name), ["two", "three"])
    XCTAssertEqual(decision, .open(katas[1].id))
  }

  func testLettersAreSearchedForNotObeyed() {
    var choice = KataChoice(katas: katas, selected: nil)
    XCTAssertEqual(press(.character("/"), .character("q"), in: &choice), .stay)
    XCTAssertEqual(choice.katas, [])
    XCTAssertEqual(press(.enter, in: &choice), .stay, "nothing is selected")
    _ = press(.backspace, in: &choice)
    XCTAssertEqual(choice.selected, katas[0].id)
  }

  func testEscapeEndsTheSearchAndThenTheList() {
    var choice = KataChoice(katas: katas, selected: nil)
    XCTAssertEqual(press(.character("/"), .character("t"), .escape, in: &choice), .stay)
    XCTAssertEqual(choice.katas, katas)
    XCTAssertEqual(press(.escape, in: &choice), .leave)
  }
}
