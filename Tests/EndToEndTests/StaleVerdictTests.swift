import Foundation
import TestSupport
import XCTest

/// Quick saves: the build system ignores an edit of equal length within the second of the previous
/// build, and so does anybody who relies on a file's time.
final class StaleVerdictTests: XCTestCase {
  func testEditsAtOnceAfterTheVerdictEachGetTheirOwn() throws {
    let program = try PreparedProgram.checked()
    let file = program.workspace(BuiltProgram.presenter)
    let first = try XCTUnwrap(time(of: file))

    for edit in 0..<Sample.count(3, whole: 40) {
      // Every tenth edit goes back to a text that already had its verdict.
      let number = edit % 10 == 9 ? edit / 2 : edit
      let text = String(100 + number)
      try program.writeBody(
        "viewController?.displaySay(viewModel: .init(text: \"\(text)\"))")
      let older = first.addingTimeInterval(-Double(edit))
      try FileManager.default.setAttributes(
        [.modificationDate: edit % 2 == 0 ? first : older], ofItemAtPath: file.path)

      let verdict = try program.object("check")
      let tests = try XCTUnwrap(verdict["tests"] as? [[String: Any]])
      let cycle = tests.first {
        $0["name"] as? String == "GreetingCycleTests.testTheCycleEndsOnTheView"
      }
      XCTAssertEqual(cycle?["actual"] as? String, text, "edit \(edit)")
    }
  }

  private func time(of file: URL) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
  }
}
