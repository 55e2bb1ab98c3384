import Foundation
import TestSupport
import XCTest

/// A workshop from its first minute to the grades: real journals of the real program, a real
/// server, and learners at different speeds, some of them offline, some of them cheating.
final class WorkshopTests: XCTestCase {
  func testLearnersAreSeenAndGradedRightToTheLastKata() throws {
    let workshop = try Workshop()
    let numbers = Sample.isWhole ? Array(1...50) : [2, 5, 12, 13]
    let participants = numbers.map(Participant.init)
    // Events from the time without a server are delivered later.
    for participant in participants where participant.isOffline {
      try workshop.arrive(participant)
      try workshop.work(participant)
    }
    try workshop.server.serveRoom()
    let present = participants.filter { !$0.isOffline }
    for participant in present { try workshop.arrive(participant) }
    for participant in present { try workshop.work(participant) }
    for participant in participants where participant.isOffline {
      try workshop.run("hint", by: participant)
    }

    let records = participants.map { (participant: $0, record: record(of: $0, in: workshop)) }
    try eventually("every event is in the place") {
      records.allSatisfy {
        $0.record.delivered() == (try? $0.record.journal())
      }
    }
    try assertBoard(of: workshop, shows: participants)
    try assertGrades(of: workshop, are: participants)
  }

  private func record(
    of participant: Participant, in workshop: Workshop
  ) -> (journal: () throws -> [Substring], delivered: () -> [Substring]?) {
    let journal = workshop.workspace(of: participant, ".vipkata/journal.jsonl")
    let name = participant.name.addingPercentEncoding(
      withAllowedCharacters: CharacterSet(charactersIn: Self.unescaped))
    let file = workshop.server.room.appendingPathComponent("\(name ?? "").jsonl")
    func events(_ url: URL) throws -> [Substring] {
      try Array(String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst())
    }
    return ({ try events(journal) }, { try? events(file) })
  }

  private static let unescaped =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"

  /// The board must agree with each learner's own list.
  private func assertBoard(of workshop: Workshop, shows participants: [Participant]) throws {
    let board = try workshop.program.object("board", workshop.server.address)
    let shown = try XCTUnwrap(board["learners"] as? [[String: Any]])
    XCTAssertEqual(shown.count, participants.count)
    for participant in participants {
      let learner = try XCTUnwrap(
        shown.first { $0["name"] as? String == participant.name }, participant.name)
      let list = try workshop.list(of: participant)
      let katas = try XCTUnwrap(list["katas"] as? [[String: Any]])
      let done = katas.filter { $0["state"] as? String == "done" }.compactMap {
        $0["id"] as? String
      }
      let expected = participant.isForger ? 3 : participant.solved
      XCTAssertEqual(done, Array(Workshop.katas.prefix(expected)), participant.name)
      XCTAssertEqual(learner["solved"] as? [String], done, participant.name)
      XCTAssertEqual(learner["current"] as? String, list["current"] as? String, participant.name)
      let current = katas.first { $0["id"] as? String == list["current"] as? String }
      XCTAssertEqual(
        learner["attempts"] as? Int, current?["attempts"] as? Int, participant.name)
      XCTAssertEqual(learner["hints"] as? Int, current?["hints"] as? Int, participant.name)
    }
    let first = try XCTUnwrap((board["katas"] as? [[String: Any]])?.first)
    XCTAssertEqual(first["tried"] as? Int, participants.count)
    XCTAssertEqual(
      first["solved"] as? Int,
      participants.count { $0.solved > 0 || $0.isForger })
  }

  /// The grader must not believe the journals.
  private func assertGrades(of workshop: Workshop, are participants: [Participant]) throws {
    let sheet = try workshop.program.object("grade", workshop.classRoom.path)
    let graded = try XCTUnwrap(sheet["learners"] as? [[String: Any]])
    XCTAssertEqual(graded.count, participants.count)
    for participant in participants {
      let learner = try XCTUnwrap(
        graded.first { $0["learner"] as? String == participant.folder }, participant.folder)
      let grades = try XCTUnwrap(learner["katas"] as? [[String: Any]])
      for (index, kata) in Workshop.katas.enumerated() {
        let grade = grades.first { $0["kata"] as? String == kata }
        XCTAssertEqual(
          grade?["state"] as? String, participant.grades[index], "\(participant.name), \(kata)")
      }
      XCTAssertTrue(
        grades.dropFirst(3).allSatisfy { $0["state"] as? String == "not-begun" },
        participant.name)
      XCTAssertEqual(
        learner["points"] as? Int, participant.grades.count { $0 == "green" }, participant.name)
    }
  }
}
