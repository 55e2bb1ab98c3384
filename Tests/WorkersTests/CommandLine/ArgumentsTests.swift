import XCTest

@testable import vipkata

@MainActor
final class ArgumentsTests: XCTestCase {
  func testAnUnknownOptionIsLikenedToThoseOfItsCommandOnly() async {
    for (words, mend) in [
      (["check", "--verbose"], "`vipkata check --help` shows them all."),
      (["scene", "--purpos"], "Did you mean --purpose?"),
      (["--verbosely"], "`vipkata --help` shows them all."),
    ] {
      XCTAssertEqual(told(try Arguments(words))?.mend, mend)
    }
  }

  func testAnOptionWithoutAValueIsToldAsItsOwnCommandHasIt() async {
    for (command, usage) in [("join", "--as NAME"), ("review", "--as ARCHITECTURE")] {
      XCTAssertEqual(
        told(try Arguments([command, "--as", ""])),
        UserError("--as needs a value.", mend: "Write \(usage)."))
    }
  }
}
