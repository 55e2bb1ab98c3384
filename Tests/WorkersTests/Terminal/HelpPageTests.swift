import XCTest

@testable import vipkata

@MainActor
final class HelpPageTests: XCTestCase {
  private let help = HelpPage(program: "swift run vipkata")

  func testEveryPageIsEightyColumnsWide() async {
    for command in [nil] + CommandTable.commands.map(Optional.some) {
      let lines = help.page(for: command).lines
      XCTAssertEqual(
        lines.filter { $0.columns > 80 }.map(\.text), [], command?.name ?? "the program's")
    }
  }
}
