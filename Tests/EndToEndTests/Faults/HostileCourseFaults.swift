import Foundation
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Courses and records that somebody made to do harm. Nothing outside is read or written,
/// text is shown as text, memory stays bounded, and the other kata still works.
final class HostileCourseFaults: FaultTestCase {
  private static let kata = "01-models/01-first-request"

  /// Escape sequences, C1 controls, marks that turn text around, HTML, and a row's end.
  private static let nasty =
    "\u{1b}[2J\u{1b}]0;owned\u{7}\u{9b}31m\u{202e}txt\u{2066}\u{200f}\u{0}\u{8}<script>alert(1)</script>"

  private func program() throws -> BuiltProgram {
    let program = try BuiltProgram()
    try program.useCourse(of: ["00-hello/01-hello-cycle", Self.kata])
    return program
  }

  private func folder(_ program: BuiltProgram) -> URL {
    program.folder.appendingPathComponent("course/Katas/\(Self.kata)")
  }

  /// The hostile kata is named in one line, and the other one opens.
  private func refused(
    _ done: String, says: String, file: StaticString = #filePath, line: UInt = #line,
    _ make: (URL) throws -> Void
  ) throws {
    let program = try program()
    try make(folder(program))
    let list = try program.run("list")
    let next = try program.run("open", "hello-cycle")
    let open = try program.run("open", "first-request")
    // Some files are read only when needed.
    let check = try program.run("check", "first-request")
    let doctor = try program.run("doctor")

    XCTAssertEqual(list.status, 0, list.errors, file: file, line: line)
    XCTAssertEqual(next.status, 0, next.errors, file: file, line: line)
    XCTAssertEqual(check.status, 2, check.output, file: file, line: line)
    let words = doctor.output + doctor.errors + open.errors + check.errors
    assertContains(words, says, file: file, line: line)
    let names = program.learnerFiles().keys.filter { $0.contains(Self.kata) }
    let said = words.split(separator: "\n").first { $0.contains(says) }
    tried(
      Fault(
        done: done, line: said.map(String.init) ?? "", status: check.status,
        left: names.sorted().joined(separator: " "), processes: try program.processesLeft()),
      file: file, line: line)
  }

  func testWhatIsNoFileIsRefused() throws {
    try refused("a FIFO as the brief", says: "is not a plain file") {
      try FileManager.default.removeItem(at: $0.appendingPathComponent("README.md"))
      XCTAssertEqual(mkfifo($0.appendingPathComponent("README.md").path, 0o600), 0)
    }
  }

  func testAPathWithANULIsRefused() throws {
    try refused("\"edit\" names A\\u0000.swift", says: "which is not a path in the kata's folder") {
      try $0.appendingPathComponent("kata.json").edit {
        $0.replacing(/"edit": \[[^\]]*\]/, with: #""edit": ["A\u0000.swift"]"#)
      }
    }
  }

  /// A hard link is a plain file: its content is shown, and the other name keeps it.
  func testAHardLinkIsNeverWrittenThrough() throws {
    let program = try program()
    let secret = program.folder.appendingPathComponent("secret.swift")
    try "// a secret\n".write(to: secret, atomically: false, encoding: .utf8)
    let link = folder(program).appendingPathComponent("Starter/Linked.swift")
    try FileManager.default.linkItem(at: secret, to: link)
    _ = try program.run("open", "first-request")
    let copy = program.workspace("\(Self.kata)/Sources/Login/Linked.swift")
    try "// mine\n".write(to: copy, atomically: false, encoding: .utf8)
    let result = try program.run("reset")

    XCTAssertEqual(try String(contentsOf: copy, encoding: .utf8), "// a secret\n")
    let kept = try String(contentsOf: secret, encoding: .utf8)
    try tried(
      "a hard link out among the starter's files", result, in: program,
      lost: kept == "// a secret\n" ? [] : ["the file outside"])
  }

  /// Puts them into every text of a kata, and into the journal.
  func testControlCharactersAreShownAsNothing() throws {
    let program = try program()
    let json = try String(
      decoding: JSONSerialization.data(withJSONObject: [Self.nasty]), as: UTF8.self
    ).dropFirst(2).dropLast(2)
    try folder(program).appendingPathComponent("kata.json").edit {
      $0.replacing(/"(title|learned|says)": "/) { "\($0.output.0)\(json)" }
    }
    for name in ["README.md", "HINTS.md"] {
      try folder(program).appendingPathComponent(name).edit {
        $0.replacingOccurrences(of: "\n", with: "\(Self.nasty)\n")
      }
    }
    _ = try program.run("open", "first-request")
    let event =
      "{\"at\":\"2031-01-01T00:00:00Z\",\"event\":\"checked\",\"kata\":\"models/first-request\","
      + "\"verdict\":\"red\",\"failing\":[\"\(json)\"],\"looksLike\":\"\(json)\"}\n"
    try program.workspace(".vipkata/journal.jsonl").edit { $0 + event }

    var fault = Fault(done: "escapes, bidi marks and HTML in every text", times: 0)
    for command in ["list", "brief", "hint", "next", "solution --spoil", "doctor", "reset"] {
      for format in ["text", "json"] {
        let words = command.split(separator: " ").map(String.init)
        let result = try program.run(words + ["--format", format, "--color", "never"])
        guard !result.errors.contains("is not possible here") else { continue }
        XCTAssertTrue([0, 1, 2].contains(result.status), "\(command): \(result.status)")
        let bad = (result.output + result.errors).unicodeScalars.filter {
          $0.value < 0x20 && $0 != "\n" || (0x7f..<0xa0).contains($0.value)
            || (format == "text" && (0x202a...0x202e).contains($0.value))
        }
        XCTAssertEqual(bad.map(\.value), [], "\(command) --format \(format)")
        fault.times += 1
        fault.line = program.firstLine(result)
        fault.status = result.status
      }
    }
    fault.processes = try program.processesLeft()
    tried(fault)
  }

  /// The report of `verify` that CI shows.
  func testAReportOfAHostileCourseIsStillXML() throws {
    let program = try program()
    let manifest = folder(program).appendingPathComponent("kata.json")
    let key = "\(Self.nasty)]]></failure>&\u{fffe}\r\n::error::owned"
    let json = try String(
      decoding: JSONSerialization.data(withJSONObject: [key: 1]), as: UTF8.self
    ).dropLast()
    try Data("\(json),\"title\":\"\",\"module\":\"A\"}".utf8).write(to: manifest)
    let result = try program.run("verify", "first-request", "--format", "junit")

    XCTAssertEqual(result.status, 1, result.errors)
    let parser = XMLParser(data: Data(result.output.utf8))
    XCTAssertTrue(parser.parse(), "\(String(describing: parser.parserError)): \(result.output)")
    assertContains(result.output, "&lt;script&gt;")
    XCTAssertFalse(result.output.contains("\n::error"))
    try tried("a manifest with XML, controls and commands in a key", result, in: program)
  }

  func testRecordsThatAreNoRecords() throws {
    let journals: [(String, (String) throws -> Void)] = [
      ("a FIFO", { XCTAssertEqual(mkfifo($0, 0o600), 0) }),
      (
        "a folder",
        {
          try FileManager.default.createDirectory(
            atPath: $0, withIntermediateDirectories: true)
        }
      ),
      (
        "a link to /dev/zero",
        { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: "/dev/zero") }
      ),
    ]
    for (what, make) in journals {
      let program = try program()
      _ = try program.run("open", "hello-cycle")
      let journal = program.workspace(".vipkata/journal.jsonl").path
      try FileManager.default.removeItem(atPath: journal)
      try make(journal)
      let before = program.learnerFiles()
      let result = try program.run("next")

      XCTAssertEqual(result.status, 2, what)
      assertContains(result.errors, "cannot be read: it is not a plain file")
      try tried(
        "\(what) as the journal", result, in: program,
        lost: program.learnerFiles() == before ? [] : ["files"])
    }
  }

  func testAJournalLineOfTenMegabytes() throws {
    let program = try program()
    _ = try program.run("open", "hello-cycle")
    let long = String(repeating: "<b>\u{1b}[", count: 2_000_000)
    let event = "{\"event\":\"hint\",\"hint\":\"\(long)\",\"kata\":\"hello/hello-cycle\"}\n"
    try program.workspace(".vipkata/journal.jsonl").edit { $0 + event }
    let result = try program.run("list")

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertLessThan(result.output.utf8.count, 10_000)
    try tried("a journal with a line of 10 MB", result, in: program)
  }

  /// The workspace may come from somebody else.
  func testALockThatIsALinkEmptiesNoOtherFile() throws {
    let program = try program()
    _ = try program.run("open", "hello-cycle")
    let precious = program.folder.appendingPathComponent("precious")
    try "precious".write(to: precious, atomically: true, encoding: .utf8)
    let lock = program.workspace(".vipkata/lock")
    try FileManager.default.removeItem(at: lock)
    try FileManager.default.createSymbolicLink(at: lock, withDestinationURL: precious)
    let result = try program.run("reset")

    XCTAssertEqual(result.status, 2)
    let kept = try String(contentsOf: precious, encoding: .utf8)
    try tried(
      "a link to another file as the lock", result, in: program,
      lost: kept == "precious" ? [] : ["the other file"])
  }
}
