import Entities
import Foundation
import Scenes
import Workers
import XCTest

final class PlaceFolderTests: XCTestCase {
  private let event = #"{"at":"2026-01-01T12:00:00Z","event":"opened","kata":"hello/one"}"#

  private func records(_ folder: TemporaryFolder) throws -> [String: LearnerRecord] {
    let records = try PlaceFolder(folder: folder.url).records { $0 }
    return Dictionary(uniqueKeysWithValues: records.map { ($0.name, $0) })
  }

  func testARecordIsItsLearnersNameAndEvents() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "{\"journal\":1,\"learner\":\"Ada Lovelace\"}\n\(event)\n", to: "Ada%20Lovelace.jsonl")
    try folder.write("no record", to: "notes.txt")
    try folder.write("half a record", to: ".Ada%20Lovelace.jsonl")

    let records = try records(folder)
    XCTAssertEqual(Array(records.keys), ["Ada Lovelace"])
    XCTAssertEqual(records["Ada Lovelace"]?.events.map(\.what), [.opened])
    XCTAssertEqual(records["Ada Lovelace"]?.flaws, [])
  }

  func testWhatIsWrongWithARecordIsSaidAndTheOthersStand() throws {
    let folder = try TemporaryFolder()
    func write(_ name: String, _ content: String) throws {
      try folder.write(content, to: LearnerName.encoded(name) + ".jsonl")
    }
    let header = "{\"journal\":1,\"learner\":\"Torn\"}\n"
    try write("Torn", header + event + "\n" + event.dropLast(9))
    try write("Nameless", event)
    try write("Empty", "")
    try write("Later", "{\"journal\":2,\"learner\":\"Later\"}\n\(event)\n")
    try write("Copy", "{\"journal\":1,\"learner\":\"Original\"}\n\(event)\n")
    try write("Bidi", "{\"journal\":1,\"learner\":\"evil\\u202etxt\"}\n\(event)\n")
    try write("Large", String(repeating: "x", count: 8_000_001))
    try folder.write(Data([0xff, 0xfe, 0x0a, 0x80]), to: "Bytes.jsonl")
    try write(
      "Long line",
      "{\"journal\":1,\"learner\":\"Long line\"}\n\"" + String(repeating: "y", count: 7_000_000))
    XCTAssertEqual(mkfifo(folder["Pipe.jsonl"].path, 0o600), 0)
    try FileManager.default.createSymbolicLink(
      at: folder["Link.jsonl"], withDestinationURL: URL(fileURLWithPath: "/etc/passwd"))
    try FileManager.default.createSymbolicLink(
      at: folder["Device.jsonl"], withDestinationURL: URL(fileURLWithPath: "/dev/zero"))
    try folder.write("", to: "Folder.jsonl/file")
    try folder.write(event, to: "not%zzencoded\u{202e}.jsonl")

    let records = try records(folder)
    let flaws: [String: [LearnerRecord.Flaw]] = [
      "Torn": [.lostLines(1)], "Nameless": [.nameless], "Empty": [.nameless], "Later": [.later],
      "Original": [.file("Copy%2Ejsonl")], "Bidi": [.nameless], "Large": [.tooLarge(8_000_000)],
      "Bytes": [.nameless, .lostLines(2)], "Long line": [.lostLines(1)], "Pipe": [.unreadable],
      "Link": [.unreadable], "Device": [.unreadable], "Folder": [.unreadable],
      "not%25zzencoded%E2%80%AE": [.nameless],
    ]
    XCTAssertEqual(records.mapValues(\.flaws), flaws)
    XCTAssertEqual(records["Torn"]?.events.count, 1)
    XCTAssertEqual(records["Later"]?.events.count, 0)
    XCTAssertEqual(records["Original"]?.events.count, 1)
  }

  func testAPlaceThatIsNoneIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")

    for name in ["none", "file"] {
      XCTAssertThrowsError(try PlaceFolder(folder: folder[name]).records { $0 }) { error in
        XCTAssertEqual(
          (error as? UserError)?.message, "There is no folder \(folder[name].path).")
      }
    }
  }
}
