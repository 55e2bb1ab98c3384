import XCTest

@testable import Scene

struct Issue: Equatable {
  let title: String

  static func record(_ title: String) -> Issue {
    Issue(title: title)
  }
}

final class IssueTests: XCTestCase {
  func testTitle() {
    XCTAssertEqual(Issue.record("leak").title, "leak")
  }

  func testWrongTitle() {
    XCTAssertEqual(Issue.record("leak"), Issue(title: "leaks"))
  }
}
