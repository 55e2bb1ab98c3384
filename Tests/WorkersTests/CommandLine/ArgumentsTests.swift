import XCTest

@testable import vipkata

@MainActor
final class ArgumentsTests: XCTestCase {
  func testAnOptionWithoutAValueIsToldAsItsOwnCommandHasIt() async {
    for (command, usage) in [("join", "--as NAME"), ("review", "--as ARCHITECTURE")] {
      XCTAssertThrowsError(try Arguments([command, "--as", ""])) { error in
        XCTAssertEqual(
          UserError(error), UserError("--as needs a value.", mend: "Write \(usage)."))
      }
    }
  }
}
