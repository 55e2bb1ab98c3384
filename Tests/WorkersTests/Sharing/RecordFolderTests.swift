import Foundation
import XCTest

@testable import vipkata

final class RecordFolderTests: FolderTestCase {
  private let event = #"{"at":"2026-01-01T12:00:00Z","event":"opened","kata":"hello/one"}"#

  private var store: RecordFolder { RecordFolder(folder: folder.url) }

  private func records() throws -> [String: LearnerRecord] {
    let records = try store.records { $0 }
    return Dictionary(uniqueKeysWithValues: records.map { ($0.name, $0) })
  }

  func testARecordIsItsLearnersNameAndEvents() throws {
    try folder.write(
      "{\"journal\":1,\"learner\":\"Ada Lovelace\"}\n\(event)\n", to: "Ada%20Lovelace.jsonl")
    try folder.write("no record", to: "notes.txt")
    try folder.write("half a record", to: ".Ada%20Lovelace.jsonl")

    let records = try records()
    XCTAssertEqual(Array(records.keys), ["Ada Lovelace"])
    XCTAssertEqual(records["Ada Lovelace"]?.events.map(\.what), [.opened])
    XCTAssertEqual(records["Ada Lovelace"]?.flaws, [])
  }

  func testThePlanLiesBesideTheRecords() throws {
    let folder = try TemporaryFolder()
    let sut = RecordFolder(folder: folder.url)
    XCTAssertNil(try sut.plan())

    try folder.write(#"{"text": "Hi"}"#, to: "plan.json")
    XCTAssertEqual(try sut.plan(), WrittenPlan(text: "Hi"))
    XCTAssertEqual(try sut.records(\.name), [])
    try folder.write("[", to: "plan.json")
    XCTAssertThrowsError(try sut.plan())
  }

  func testTwoSpellingsOfANameAreTwoRecords() throws {
    for name in ["zo\u{eb}", "zoe\u{308}"] { try folder.write(event, to: "\(name).jsonl") }

    XCTAssertEqual(try store.records { $0 }.count, 2)
  }

  func testWhatIsWrongWithARecordIsSaidAndTheOthersStand() throws {
    func write(_ name: String, _ content: String) throws {
      try folder.write(content, to: LearnerName.encoded(name) + ".jsonl")
    }
    let header = "{\"journal\":1,\"learner\":\"Torn\"}\n"
    try write("Torn", header + event + "\n" + event.dropLast(9))
    try write("Nameless", event)
    try write("Empty", "")
    try write("Later", "{\"journal\":2,\"learner\":\"Later\"}\n\(event)\n")
    try write("Copy", "{\"journal\":1,\"learner\":\"Original\"}\n\(event)\n")
    try write("Copy of Ada", "{\"journal\":1,\"learner\":\"Ada Lovelace\"}\n")
    try write("Bidi", "{\"journal\":1,\"learner\":\"evil\\u202etxt\"}\n\(event)\n")
    try write("Large", String(repeating: "x", count: 8_000_001))
    try folder.write(Data([0xff, 0xfe, 0x0a, 0x80]), to: "Bytes.jsonl")
    try write(
      "Long line",
      "{\"journal\":1,\"learner\":\"Long line\"}\n\"" + String(repeating: "y", count: 7_000_000))
    XCTAssertEqual(mkfifo(folder["Pipe.jsonl"].path, 0o600), 0)
    try folder.link("Link.jsonl", to: URL(fileURLWithPath: "/etc/passwd"))
    try folder.link("Device.jsonl", to: URL(fileURLWithPath: "/dev/zero"))
    try folder.write("", to: "Folder.jsonl/file")
    try folder.write(event, to: "not%zzencoded\u{202e}.jsonl")

    let records = try records()
    let flaws: [String: [LearnerRecord.Flaw]] = [
      "Torn": [.lostLines(1)], "Nameless": [.nameless], "Empty": [.nameless], "Later": [.later],
      "Original": [.file("Copy.jsonl", own: "Original.jsonl")],
      "Ada Lovelace": [.file("Copy%20of%20Ada.jsonl", own: "Ada%20Lovelace.jsonl")],
      "Bidi": [.nameless], "Large": [.tooLarge(8_000_000)],
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
    try folder.write("", to: "file")

    for (name, message) in [
      ("none", "There is no folder \(folder["none"].path)."),
      ("file", "\(folder["file"].path) is not a folder."),
    ] {
      XCTAssertEqual(told(try RecordFolder(folder: folder[name]).records { $0 })?.message, message)
    }
  }

  func testAReaderNeverSeesAPartOfARecord() throws {
    let store = store
    let records = [Data(repeating: 65, count: 300_000), Data(repeating: 66, count: 1)]
    try store.put(records[0], as: "Ada.jsonl")
    let writer = Thread {
      for index in 1...200 { try? store.put(records[index % 2], as: "Ada.jsonl") }
      try? store.put(Data("end".utf8), as: "Ada.jsonl")
    }
    writer.start()

    var reads = 0
    while let content = try store.get("Ada.jsonl"), content != Data("end".utf8) {
      XCTAssertTrue(records.contains(content), "\(content.count) bytes")
      reads += 1
    }
    XCTAssertGreaterThan(reads, 0)
  }

  func testWhatSomebodyPutInTheWayIsNotWrittenThrough() throws {
    let mine = try folder.write("mine", to: "elsewhere/diary")
    for name in [".Ada.jsonl.part", "Ada.jsonl"] { try folder.link(name, to: mine) }
    try store.put(Data("record".utf8), as: "Ada.jsonl")
    XCTAssertEqual(try folder.text("elsewhere/diary"), "mine")
    XCTAssertEqual(try folder.text("Ada.jsonl"), "record")
    XCTAssertFalse(folder.exists(".Ada.jsonl.part"))
  }

  func testAFileThatIsNotThereIsAsGoodAsRemovedButAFolderHasToBe() throws {
    XCTAssertNoThrow(try store.remove("Ada.jsonl"))
    XCTAssertNil(try store.get("Ada.jsonl"))
    let gone = RecordFolder(folder: folder["gone"])
    for call in [
      { try gone.remove("Ada.jsonl") }, { _ = try gone.get("Ada.jsonl") },
      { try gone.put(Data(), as: "Ada.jsonl") },
    ] {
      XCTAssertEqual(told(try call())?.message, "There is no folder \(folder["gone"].path).")
    }
  }

  func testNothingButAFileIsRead() throws {
    XCTAssertEqual(mkfifo(folder["Ada.jsonl"].path, 0o600), 0)
    XCTAssertThrowsError(try store.get("Ada.jsonl"))
  }
}
