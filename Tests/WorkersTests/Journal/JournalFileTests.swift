import Foundation
import XCTest

@testable import vipkata

final class JournalFileTests: FolderTestCase {
  private let login = KataID(stage: "interactor", name: "login")
  private let noon = Date(timeIntervalSince1970: 1_767_268_800)  // 2026-01-01T12:00:00Z

  private func journal(at time: Date? = nil) -> JournalFile {
    let time = time ?? noon
    return JournalFile(file: folder["own/journal.jsonl"]) { time }
  }

  private let header = #"{"journal":1}"#
  private let opened = #"{"at":"2026-01-01T12:00:00Z","event":"opened","kata":"interactor/login"}"#

  /// The journal is never migrated: these lines must be readable for ever.
  func testEveryEventIsALineOfJSONBelowTheFormatsVersion() throws {
    let journal = journal()
    let events: [(JournalEvent.What, String)] = [
      (.opened, #""event":"opened","kata":"interactor/login"}"#),
      (.hint(.test("testA")), #""event":"hint","hint":"testA","kata":"interactor/login"}"#),
      (.reset, #""event":"reset","kata":"interactor/login"}"#),
      (.solved(), #""event":"solved","kata":"interactor/login"}"#),
      (.skipped, #""event":"skipped","kata":"interactor/login"}"#),
      (.solution, #""event":"solution","kata":"interactor/login"}"#),
      (.asked("Why?"), #""event":"asked","kata":"interactor/login","question":"Why?"}"#),
      (.lowered, #""event":"lowered","kata":"interactor/login"}"#),
      (
        .checked(outcome: .green, failing: [], looksLike: nil),
        #""event":"checked","kata":"interactor/login","verdict":"green"}"#
      ),
      (
        .checked(outcome: .timedOut, failing: ["testA", "testB"], looksLike: "a \"loop\"\n"),
        #""event":"checked","failing":["testA","testB"],"kata":"interactor/login","#
          + #""looksLike":"a \"loop\"\n","verdict":"timed-out"}"#
      ),
    ]
    for (event, _) in events { try journal.append(login, event) }

    let lines = try folder.text("own/journal.jsonl").split(separator: "\n").map(String.init)
    XCTAssertEqual(
      lines, [header] + events.map { #"{"at":"2026-01-01T12:00:00Z","# + $0.1 })
    XCTAssertEqual(try journal.events().map(\.what), events.map(\.0))
  }

  /// A decoder reads lines that are not written as this program writes them.
  func testLinesOfALaterVersionAreReadAsFarAsTheyAreKnown() throws {
    for more in ["", #","mood":"good""#] {
      try folder.write(
        """
        {"at":"2026-01-01T12:00:00Z","event":"checked","kata":"a/b","verdict":"amber"\(more)}
        {"at":"2026-01-01T12:00:00Z","event":"checked","kata":"a/b"\(more)}
        {"at":"2026-01-01T12:00:00Z","event":"hint","kata":"a/b"\(more)}
        {"at":"2026-01-01T12:00:00Z","event":"opened","kata":"../../etc/passwd"\(more)}
        """, to: "own/journal.jsonl")

      XCTAssertEqual(
        try journal().events().map(\.what),
        [.checked(outcome: .red, failing: [], looksLike: nil)], more)
    }
  }

  func testEventsKeepTheClocksTimeAndTheOrderOfWriting() throws {
    let earlier = noon.addingTimeInterval(-3_600)
    try journal().append(login, .opened)
    try journal(at: earlier).append(login, .reset)

    XCTAssertEqual(
      try journal().events(),
      [
        JournalEvent(time: noon, kata: login, what: .opened),
        JournalEvent(time: earlier, kata: login, what: .reset),
      ])
  }

  /// Days and hours over four centuries, including leap days and the ends of months.
  func testEveryTimeIsReadAsItWasWritten() throws {
    let times = stride(from: 0, to: 12_600_000_000, by: 86_400.0 * 13 + 3_601).map {
      Date(timeIntervalSince1970: $0)
    }
    let lines = times.map {
      #"{"at":"\#($0.ISO8601Format())","event":"opened","kata":"interactor/login"}"#
    }
    try folder.write(([header] + lines).joined(separator: "\n"), to: "own/journal.jsonl")

    XCTAssertEqual(try journal().events().map(\.time), times)
  }

  func testTimesThatThereAreNotAreNoEvents() throws {
    let times = [
      "2026-13-01T12:00:00Z", "2026-00-01T12:00:00Z", "2026-01-00T12:00:00Z",
      "2026-01-01T12:00:00", "2026-01-01 12:00:00Z", "2026-01-01T12:0a:00Z",
    ]
    let lines = times.map { #"{"at":"\#($0)","event":"opened","kata":"interactor/login"}"# }
    try folder.write(([header] + lines).joined(separator: "\n"), to: "own/journal.jsonl")

    XCTAssertEqual(try journal().events(), [])
  }

  func testWithoutAJournalThereAreNoEventsAndNoneIsMadeByReading() throws {
    XCTAssertEqual(try journal().events(), [])
    XCTAssertFalse(folder.exists("own"))
  }

  /// Lines cut off in the middle of a line or of a character, as a kill or a full disk leaves them.
  func testWhatIsTornIsDroppedAndNeitherWhatWasNorWhatComesIsLost() throws {
    let torn = Data(#"{"at":"2026-01-01T12:00:00Z","event":"hint","hint":"ü"#.utf8).dropLast()
    let whole = "\(header)\n\(opened)\n"
    for (content, before) in [
      (Data(whole.utf8) + torn, [JournalEvent.What.opened]),
      (Data("\(whole){\"at\":\"2026".utf8), [.opened]), (Data(), []), (Data("{\"jour".utf8), []),
    ] {
      try folder.write(content, to: "own/journal.jsonl")
      XCTAssertEqual(try journal().events().map(\.what), before)

      try journal().append(login, .solved())
      try journal().append(login, .reset)

      XCTAssertEqual(try journal().events().map(\.what), before + [.solved(), .reset])
      XCTAssertTrue(try Data(contentsOf: journal().file).starts(with: content))
    }
  }

  func testForeignLinesAreSkippedAndTheRestStands() throws {
    try folder.write(
      """
      \(header)
      \(opened)

      {"at":"2026-01-01T12:00:00Z","event":"celebrated","kata":"interactor/login"}
      {"at":"yesterday","event":"opened","kata":"interactor/login"}
      {"at":"2026-01-01T12:00:00Z","event":"opened","kata":"no id"}
      \u{0}\u{1}[[[
      {"at":"2026-01-01T12:00:00Z","event":"opened","kata":"interactor/login","\\ud800":1}
      {"at":"2026-01-01T12:00:00Z","event":"opened","kata":"interactor/login","\u{1}":1}
      {"at":"2026-01-01T12:00:00Z","event":"solved","kata":"interactor/login","extra":[1]}

      """, to: "own/journal.jsonl")

    XCTAssertEqual(try journal().events().map(\.what), [.opened, .solved()])
  }

  func testAJournalOfALaterVersionIsRefusedAndLeftAsItIs() throws {
    let text = "{\"journal\":2,\"more\":true}\n\(opened)\n"
    try folder.write(text, to: "own/journal.jsonl")

    XCTAssertEqual(
      told(try journal().events()),
      UserError(
        "The journal \(folder["own/journal.jsonl"].path) was written by a later vipkata.",
        mend: "Use that version here; nothing was changed."))
    XCTAssertEqual(try folder.text("own/journal.jsonl"), text)
  }

  func testAnUnreadableJournalIsNamed() throws {
    try folder.write("", to: "own/journal.jsonl/file in the way")

    let said = told(try journal().events())
    XCTAssertEqual(
      said?.message.hasPrefix("The journal \(folder["own/journal.jsonl"].path) cannot be read: "),
      true)
    XCTAssertEqual(said?.mend, "Move it away to begin a new one.")
  }

  func testAJournalThatCannotBeWrittenIsNamed() throws {
    try folder.write("in the way", to: "own")

    XCTAssertEqual(
      told(try journal().append(login, .opened))?.message.hasPrefix(
        "The journal \(folder["own/journal.jsonl"].path) cannot be written: "),
      true)
    XCTAssertEqual(try folder.text("own"), "in the way")
  }

  #if os(Linux)
    func testAFullDiskIsSaidToBeFull() throws {
      let journal = JournalFile(file: URL(fileURLWithPath: "/dev/full"))

      XCTAssertEqual(
        told(try journal.append(login, .opened))?.message,
        "The journal /dev/full cannot be written: No space left on device")
    }
  #endif

  func testWritersAtTheSameTimeDoNotMixTheirLines() throws {
    let file = folder["own/journal.jsonl"]
    let login = login
    let hints = (0..<40).map { String(repeating: "hint \($0) ", count: 50) }

    DispatchQueue.concurrentPerform(iterations: hints.count) { number in
      _ = try? JournalFile(file: file).append(login, .hint(.test(hints[number])))
    }

    let seen = try JournalFile(file: file).events().map(\.what)
    XCTAssertEqual(seen.count, 40)
    for hint in hints { XCTAssertTrue(seen.contains(.hint(.test(hint))), hint) }
  }
}
