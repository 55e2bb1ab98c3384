import XCTest

@testable import vipkata

@MainActor
final class ArgumentsTests: XCTestCase {
  func testAnOptionWithoutAValueIsToldAsItsOwnCommandHasIt() async {
    for (command, usage) in [("join", "--as NAME"), ("review", "--as ARCHITECTURE")] {
      XCTAssertEqual(
        told(try Arguments([command, "--as", ""])),
        UserError("--as needs a value.", mend: "Write \(usage)."))
    }
  }
}
