import Foundation
import XCTest

@testable import vipkata

/// `plan.json` as a stranger may have written it, and the copy that is kept of it.
final class WrittenPlanTests: XCTestCase {
  private func flaw(_ content: String) -> String? {
    do {
      _ = try WrittenPlan(Data(content.utf8))
      return nil
    } catch {
      return UserError(error).message
    }
  }

  func testEveryMemberMayBeLeftOutAndAMoreIsNoHindrance() throws {
    XCTAssertEqual(try WrittenPlan(Data("{}".utf8)), WrittenPlan())
    let plan = try WrittenPlan(
      Data(#"{"katas": [{"kata": "a/b"}], "text": "Hi", "host": {"name": "Ada"}}"#.utf8))
    XCTAssertEqual(plan, WrittenPlan(text: "Hi", katas: [WrittenPlan.Item(kata: "a/b")]))
  }

  func testWhatIsNoPlanIsSaidWithItsPlace() {
    XCTAssertEqual(flaw("[1]"), "it is no object")
    XCTAssertEqual(flaw(#"{"text": 7}"#), "\"text\" has another form")
    XCTAssertEqual(
      flaw(#"{"katas": [{"kata": "a/b"}, {"kata": "a/b", "minutes": "ten"}]}"#),
      "\"katas.Index 1.minutes\" has another form")
    XCTAssertEqual(flaw(#"{"katas": [{"minutes": 3}]}"#), "\"katas.Index 0\" has another form")
    XCTAssertEqual(flaw("{\n  \"text\": \"Hi\",\n]"), "it is no JSON: see line 3, column 1")
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
    let folder = try TemporaryFolder()
    let file = MembershipFile(folder: folder.url)
    XCTAssertNil(file.plan)
    try file.keepPlan(Data("{}".utf8))
    try file.keep([SentFile(name: "A.swift", text: "")])

    XCTAssertEqual(file.plan?.content, Data("{}".utf8))
    XCTAssertLessThan(abs(file.plan?.fetched.timeIntervalSinceNow ?? .infinity), 60)
    XCTAssertEqual(file.code?.map(\.name), ["A.swift"])
    let rights = try FileManager.default.attributesOfItem(
      atPath: folder["code.json"].path)[.posixPermissions]
    XCTAssertEqual(rights as? Int, 0o600)
    file.forget()
    XCTAssertNil(file.plan)
    XCTAssertNil(file.code)
  }
}
