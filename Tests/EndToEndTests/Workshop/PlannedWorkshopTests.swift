import Foundation
import TestSupport
import XCTest

/// Thirty learners, a real nginx, and a host who plans, sees hands, and makes mistakes.
final class PlannedWorkshopTests: XCTestCase {
  private var workshop: Workshop!
  private let participants = (1...30).map(Participant.init)

  override func setUpWithError() throws {
    workshop = try Workshop()
    workshop.program.environment["no_proxy"] = "127.0.0.1"
    try workshop.server.serveRoom()
  }

  func testLearnersFollowThePlanAskAndGoOnWithoutIt() throws {
    try Sample.requireWhole()
    let tomorrow = Date(timeIntervalSinceNow: 86_400).ISO8601Format()
    try plan(
      """
      {"text": "Welcome, everybody.", "hintsOpen": "\(tomorrow)", "solutionsOpen": "\(tomorrow)",
       "katas": [{"kata": "models/first-request", "minutes": 20}, {"kata": "hello-cycle"}]}
      """)
    for participant in participants { try workshop.arrive(participant) }
    for participant in participants { try assertFollowsThePlan(participant) }

    let asking = participants.filter { $0.number % 2 == 0 }
    for participant in asking.reversed() {
      let code = participant.number % 4 == 0 ? ["--with-code", "--yes"] : []
      let asked = try workshop.run(
        ["ask", "Question \(participant.number)?"] + code, by: participant)
      XCTAssertEqual(asked.status, 0, asked.errors)
    }
    try assertHands(are: asking)

    let solving = asking.filter { $0.number % 3 == 0 }
    for participant in solving {
      try workshop.solve(1, for: participant)
      let next = try workshop.run("next", by: participant)
      XCTAssertEqual(next.status, 0, next.output)
      assertContains(next.output, "Today: 1 of 2 katas done, 3 minutes to go.")
      XCTAssertEqual(
        try workshop.list(of: participant)["current"] as? String, "hello/hello-cycle")
    }
    let stuck = asking.filter { $0.number % 3 != 0 }
    XCTAssertEqual(try workshop.run("ask", "--done", by: stuck[0]).status, 0)
    let waiting = Array(stuck.dropFirst())
    try assertHands(are: waiting)

    try plan(#"{"katas": "\u001b[2J", "#)
    for participant in participants.prefix(5) {
      try workshop.run("check", by: participant)
      try eventually("\(participant.name) is told") {
        try self.plan(of: participant)["mistakes"] != nil
      }
      XCTAssertEqual(try workshop.run("hint", by: participant).status, 0, "nothing is closed")
    }

    try plan(#"{"text": "Good bye."}"#)
    let last = participants[participants.count - 1]
    try workshop.run("check", by: last)
    try eventually("the last plan is known") {
      try self.plan(of: last)["text"] as? String == "Good bye."
    }
    workshop.server.stop()
    for participant in participants {
      let check = try workshop.run("check", by: participant)
      XCTAssertEqual(check.errors, "", participant.name)
    }
    XCTAssertEqual(try plan(of: last)["text"] as? String, "Good bye.")
    try workshop.server.serveRoom()
    for participant in participants { try workshop.run("hint", by: participant) }
    try assertHands(are: waiting)
  }

  private func plan(_ text: String) throws {
    try text.write(
      to: workshop.server.room.appendingPathComponent("plan.json"), atomically: true,
      encoding: .utf8)
  }

  private func plan(of participant: Participant) throws -> [String: Any] {
    try workshop.list(of: participant)["plan"] as? [String: Any] ?? [:]
  }

  private func assertFollowsThePlan(_ participant: Participant) throws {
    XCTAssertEqual(
      try workshop.list(of: participant)["current"] as? String, "models/first-request")
    XCTAssertEqual(try plan(of: participant)["minutesLeft"] as? Int, 23)
    let check = try workshop.run("check", by: participant)
    assertContains(check.output, "Your host says: Welcome, everybody.")
    for words in [["hint"], ["solution", "--spoil"]] {
      let refused = try workshop.run(words, by: participant)
      XCTAssertEqual(refused.status, 2)
      assertContains(refused.errors, "by the plan of your workshop.")
    }
  }

  /// The board shows exactly these, in the order of their own journals' times.
  private func assertHands(are participants: [Participant]) throws {
    let asked = try participants.map { participant -> (time: String, participant: Participant) in
      let journal = workshop.workspace(of: participant, ".vipkata/journal.jsonl")
      let event = try String(contentsOf: journal, encoding: .utf8).split(separator: "\n")
        .first { $0.contains(#""event":"asked""#) }
      return (String(try XCTUnwrap(event).prefix(27)), participant)
    }
    let expected = asked.sorted { ($0.time, $0.participant.name) < ($1.time, $1.participant.name) }
      .map(\.participant)
    var hands: [[String: Any]] = []
    try eventually("the board has these hands") {
      let board = try workshop.program.object("board", workshop.server.address)
      hands = board["hands"] as? [[String: Any]] ?? []
      return hands.compactMap { $0["learner"] as? String } == expected.map(\.name)
    }
    for (hand, participant) in zip(hands, expected) {
      XCTAssertEqual(hand["question"] as? String, "Question \(participant.number)?")
      let code = try XCTUnwrap(hand["code"] as? [[String: Any]])
      XCTAssertEqual(code.isEmpty, participant.number % 4 != 0, participant.name)
    }
  }
}
