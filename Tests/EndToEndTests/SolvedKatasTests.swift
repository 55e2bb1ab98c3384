import XCTest

/// Solved katas some time later, when course and journal have changed.
final class SolvedKatasTests: XCTestCase {
  private var program: BuiltProgram!
  private let katas = [
    "00-hello/01-hello-cycle", "01-models/01-first-request", "01-models/03-use-cases",
  ]

  override func setUpWithError() throws {
    program = try PreparedProgram.of(Self.self) { program in
      try program.useCourse(of: katas)
      for kata in katas.prefix(2) {
        _ = try program.run("open", kata)
        try program.solve(kata)
        XCTAssertEqual(try program.run("next").status, 0)
      }
    }
  }

  /// Makes the journal look as if everything had been done some days earlier.
  private func turnBack(days: Double) throws {
    let before = Date().addingTimeInterval(-days * 86_400).ISO8601Format().prefix(11)
    try program.workspace(".vipkata/journal.jsonl").edit {
      $0.replacing(/"at":"\d{4}-\d\d-\d\dT/, with: "\"at\":\"\(before)")
    }
  }

  private func change(_ path: String, _ change: (String) -> String) throws {
    try program.folder.appendingPathComponent("course/Katas/\(path)").edit(change)
  }

  func testASolvedKataComesAgainAndShowsBothSolutions() throws {
    try turnBack(days: 5)
    let next = try program.run("next")
    XCTAssertTrue(next.output.contains("Due again: hello/hello-cycle and 1 more"), next.output)
    XCTAssertFalse(try program.run("next").output.contains("Due again"), "once a day")

    let again = try program.run("again")
    XCTAssertTrue(again.output.contains("You solved it 5 days ago."), again.output)
    XCTAssertEqual(try program.run("check").status, 1, "it begins with its starter")
    try program.solve(katas[0])
    try program.workspace(BuiltProgram.presenter).edit { $0 + "// done again\n" }

    let green = try program.run("next")
    XCTAssertEqual(green.status, 0)
    XCTAssertTrue(green.output.contains("--- last-time/GreetingPresenter.swift"), green.output)
    XCTAssertTrue(green.output.contains("+// done again"), green.output)
    XCTAssertTrue(
      try program.run("next").output.contains("models/use-cases"), "where the learner was")
    XCTAssertTrue(try program.run("again").output.contains("models/first-request"))
  }

  func testAReminderCanBeTurnedOff() throws {
    try turnBack(days: 5)
    XCTAssertFalse(try program.run("next", "--quiet").output.contains("Due again"))
    program.environment["VIPKATA_AGAIN"] = "off"
    XCTAssertFalse(try program.run("next").output.contains("Due again"))
    program.environment["VIPKATA_AGAIN"] = nil
    XCTAssertTrue(try program.run("next").output.contains("Due again"))
  }

  func testAKataThatWasChangedIsSaidByListAndNextAndAskedAgain() throws {
    try change("\(katas[0])/README.md") { $0 + "\nOne thing more.\n" }
    let suite = "\(katas[1])/Tests/LoginRequestTests.swift"
    let first = "  func testTheRequestIsAValue()"
    try change(suite) {
      $0.replacing(first, with: "  func testANewOne() { XCTFail(\"New.\") }\n\n" + first)
    }
    let list = try program.run("list").output
    XCTAssertTrue(list.contains("changed since you solved it: a new brief"), list)
    XCTAssertTrue(list.contains("changed since you solved it: 1 more test"), list)

    try program.solve(katas[2])
    let next = try program.run("next")
    XCTAssertTrue(next.output.contains("Changed since you solved them:"), next.output)
    XCTAssertTrue(next.output.contains("models/first-request  1 more test"), next.output)
    XCTAssertFalse(try program.run("next").output.contains("Changed since"), "once")

    let all = try program.run("check", "--all")
    XCTAssertEqual(all.status, 1)
    XCTAssertEqual(
      Set(all.output.split(separator: "\n").map(String.init)),
      [
        "✔ hello/hello-cycle", "✔ models/use-cases",
        "✘ models/first-request  1 of 12 tests fails: testANewOne",
        "2 of 3 solved katas are green.",
      ])
    let after = try program.run("list").output
    XCTAssertFalse(after.contains("a new brief"), "its green is of the new brief now")
    XCTAssertTrue(after.contains("1 more test"))
  }

  func testAJournalOfBeforeIsReadWithoutLoss() throws {
    let journal = program.workspace(".vipkata/journal.jsonl")
    XCTAssertTrue(try String(contentsOf: journal, encoding: .utf8).contains("\"content\":"))
    try journal.edit { $0.replacing(/"content":"[^"]*",/, with: "") }
    try change("\(katas[0])/README.md") { $0 + "\nOne thing more.\n" }
    let list = try program.run("list").output
    XCTAssertTrue(list.contains("2 of 3"), list)
    XCTAssertFalse(list.contains("changed since"), "nobody knows what was proved")
  }
}
