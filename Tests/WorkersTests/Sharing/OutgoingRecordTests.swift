import Entities
import Scenes
import XCTest

@testable import Workers

final class OutgoingRecordTests: XCTestCase {
  private let ada = LearnerName("Ada Lovelace")!
  private let header = #"{"journal":1,"learner":"Ada Lovelace"}"# + "\n"

  private func record(_ journal: String) throws -> OutgoingRecord {
    let folder = try TemporaryFolder()
    return try OutgoingRecord(journal: try folder.write(journal, to: "journal.jsonl"), name: ada)
  }

  func testItIsTheNameAndEachWholeLineToTheLetter() throws {
    let events = "{\"at\":\"2026-11-21T10:00:00Z\" , \"kata\":\"a/b\"}\n\n{\"x\":\"\u{2028}\"}\n"
    let record = try record("{\"journal\":1}\n\(events){\"at\":\"2026-1")
    XCTAssertEqual(
      String(decoding: record.content, as: UTF8.self),
      header + events.replacingOccurrences(of: "\n\n", with: "\n"))
    XCTAssertEqual(record.bytes, "{\"journal\":1}\n\(events)".utf8.count)
  }

  func testAJournalThatHasNotBegunIsTheNameAlone() throws {
    let folder = try TemporaryFolder()
    let none = try OutgoingRecord(journal: folder["journal.jsonl"], name: ada)
    XCTAssertEqual(String(decoding: none.content, as: UTF8.self), header)
    XCTAssertEqual(none.bytes, 0)
    XCTAssertEqual(try record("").content, none.content)
  }

  func testWhatIsNoFileIsNotRead() throws {
    let folder = try TemporaryFolder()
    XCTAssertEqual(mkfifo(folder["journal.jsonl"].path, 0o600), 0)
    XCTAssertThrowsError(try OutgoingRecord(journal: folder["journal.jsonl"], name: ada))
  }
}
