import Foundation
import XCTest

@testable import vipkata

/// `plan.json` as a stranger may have written it, and its kept copy.
final class WrittenPlanTests: FolderTestCase {
  private func flaw(_ content: String) -> String? {
    do {
      return try WrittenPlan(Data(content.utf8)).mistakes.first
    } catch {
      return UserError(error).message
    }
  }

  func testEveryMemberMayBeLeftOut() throws {
    XCTAssertEqual(try WrittenPlan(Data("{}".utf8)), WrittenPlan())
    let plan = try WrittenPlan(Data(#"{"katas": [{"kata": "a/b"}], "text": "Hi"}"#.utf8))
    XCTAssertEqual(plan, WrittenPlan(text: "Hi", katas: [WrittenPlan.Item(kata: "a/b", line: 1)]))
  }

  func testWhatHasAnotherFormIsToldWithItsLineAndTheRestIsHeeded() throws {
    let plan = try WrittenPlan(
      Data(
        """
        {
          "text": 7,
          "katas": [
            { "kata": "a/b", "minutes": 5 },
            { "kata": "a/c", "minuts": 5 },
            { "kata": "a/d",
              "minutes": "ten" },
            { "minutes": 3 }, 8, { "kata": "a/e",
              "minutes": 0 }
          ],
          "hintOpen": "2026-11-30T10:30",
          "solutionsOpen": "2026-11-30T16:00",
          "solutionsOpen": "2026-11-30T17:00"
        }
        """.utf8))

    XCTAssertEqual(
      plan.mistakes,
      [
        "in line 11 it has the unknown key \"hintOpen\" (did you mean \"hintsOpen\"?)",
        "in line 2 \"text\" must be a text",
        "in line 5 it has the unknown key \"minuts\" (did you mean \"minutes\"?)",
        "in line 7 \"minutes\" must be a whole number",
        "in line 8 \"kata\" is missing: every kata of a plan needs it, with a text",
        "in line 3 \"katas\" must be a list such as [{ \"kata\": \"models/use-cases\" }]",
        "in line 9 \"minutes\" must be from 1 to 600",
        "in line 13 it has the key \"solutionsOpen\" a second time",
      ])
    XCTAssertEqual(plan.katas?.map(\.kata), ["a/b", "a/c", "a/d", "a/e"])
    XCTAssertEqual(plan.katas?.map(\.minutes), [5, nil, nil, nil])
    XCTAssertEqual(plan.katas?.map(\.line), [4, 5, 6, 8])
    XCTAssertNotNil(plan.solutionsOpen)
  }

  func testATimeOfAnotherFormIsToldWithItsKeyAndTheRightForm() {
    for time in ["10:30", "2026-11-30 10:30", "soon"] {
      XCTAssertEqual(
        flaw("{\n  \"hintsOpen\": \"\(time)\"\n}"),
        "in line 2 \"hintsOpen\" must be a time such as 2026-11-30T10:30, not \"\(time)\"")
    }
  }

  func testWhatIsNoPlanIsSaidWithItsPlace() {
    XCTAssertEqual(flaw("[1]"), "it is not an object")
    XCTAssertEqual(
      flaw(#"{"katas": {}}"#),
      "in line 1 \"katas\" must be a list such as [{ \"kata\": \"models/use-cases\" }]")
    XCTAssertEqual(flaw("{\n  \"text\": \"Hi\",\n]"), "it is not JSON: see line 3, column 1")
    XCTAssertEqual(flaw(String(repeating: " ", count: 65_537)), "it is larger than 64 KB")
    for content in [
      "\u{0}", "\u{1b}[2J", #"{"katas": [{"kata": "a/b", "minutes": 1e400}]}"#,
      String(repeating: "[", count: 65_000), #"{"\ud800": 1, "text": "\ud800"}"#,
    ] {
      XCTAssertNotNil(flaw(content), String(content.prefix(30)))
    }
    XCTAssertThrowsError(try WrittenPlan(Data([0xff, 0xfe, 0x00])))
  }

  func testWhyItCouldNotBeHadIsSaid() {
    XCTAssertEqual(
      flaw(#"{"problem": "/srv/room/plan.json cannot be read."}"#),
      "/srv/room/plan.json cannot be read.")
  }

  func testCodeGoesWithTheRecordInItsFirstLine() throws {
    let event = #"{"at":"2026-01-01T12:00:00Z","event":"asked","kata":"a/b","question":"?"}"# + "\n"
    let code = [SentFile(name: "A.swift", text: "let a = \"\\\"\"\n// ü\n")]
    let record = RecordDelivery.record(
      of: LearnerName("Ada")!, journal: Data("{\"journal\":1}\n\(event)".utf8), code: code)
    let read = LearnerRecord(file: "Ada.jsonl", content: record)

    XCTAssertEqual(read.code, code)
    XCTAssertEqual(read.events.map(\.what), [.asked("?")])
    XCTAssertEqual(read.flaws, [])
  }

  func testTheCopyIsForItsOwnerAndGoesWithTheMembership() throws {
    let file = SharingFolder(url: folder.url)
    XCTAssertNil(file.plan)
    try file.keepPlan(Data("{}".utf8))
    try file.keep([SentFile(name: "A.swift", text: "")])

    XCTAssertEqual(file.plan?.content, Data("{}".utf8))
    XCTAssertLessThan(abs(file.plan?.fetched.timeIntervalSinceNow ?? .infinity), 60)
    XCTAssertEqual(file.code?.map(\.name), ["A.swift"])
    XCTAssertEqual(try folder.rights(of: "code.json"), 0o600)
    file.forget()
    XCTAssertNil(file.plan)
    XCTAssertNil(file.code)
  }
}
