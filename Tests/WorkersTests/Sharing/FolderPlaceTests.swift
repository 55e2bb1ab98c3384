import Foundation
import Scenes
import Workers
import XCTest

final class FolderPlaceTests: XCTestCase {
  private var folder: TemporaryFolder!
  private var place: FolderPlace!

  override func setUpWithError() throws {
    folder = try TemporaryFolder()
    place = FolderPlace(folder: folder.url)
  }

  override func tearDown() {
    folder = nil
  }

  func testAReaderNeverSeesAPartOfARecord() throws {
    let records = [Data(repeating: 65, count: 300_000), Data(repeating: 66, count: 1)]
    try place.put(records[0], as: "Ada.jsonl")
    let place = place!
    let writer = Thread {
      for index in 1...200 { try? place.put(records[index % 2], as: "Ada.jsonl") }
      try? place.put(Data("end".utf8), as: "Ada.jsonl")
    }
    writer.start()

    var reads = 0
    while let content = try place.get("Ada.jsonl"), content != Data("end".utf8) {
      XCTAssertTrue(records.contains(content), "\(content.count) bytes")
      reads += 1
    }
    XCTAssertGreaterThan(reads, 0)
  }

  func testWhatSomebodyPutInTheWayIsNotWrittenThrough() throws {
    let mine = try folder.write("mine", to: "elsewhere/diary")
    for name in [".Ada.jsonl.part", "Ada.jsonl"] {
      try FileManager.default.createSymbolicLink(
        at: folder[name], withDestinationURL: mine)
    }
    try place.put(Data("record".utf8), as: "Ada.jsonl")
    XCTAssertEqual(try folder.text("elsewhere/diary"), "mine")
    XCTAssertEqual(try folder.text("Ada.jsonl"), "record")
    XCTAssertFalse(folder.exists(".Ada.jsonl.part"))
  }

  func testAFileThatIsNotThereIsAsGoodAsRemovedButAFolderHasToBe() throws {
    XCTAssertNoThrow(try place.remove("Ada.jsonl"))
    XCTAssertNil(try place.get("Ada.jsonl"))
    let gone = FolderPlace(folder: folder["gone"])
    for call in [
      { try gone.remove("Ada.jsonl") }, { _ = try gone.get("Ada.jsonl") },
      { try gone.put(Data(), as: "Ada.jsonl") },
    ] {
      XCTAssertThrowsError(try call()) { error in
        XCTAssertEqual(
          (error as? PlaceFailure)?.said.message, "There is no folder \(folder["gone"].path).")
      }
    }
  }

  func testNothingButAFileIsRead() throws {
    XCTAssertEqual(mkfifo(folder["Ada.jsonl"].path, 0o600), 0)
    XCTAssertThrowsError(try place.get("Ada.jsonl"))
  }
}
