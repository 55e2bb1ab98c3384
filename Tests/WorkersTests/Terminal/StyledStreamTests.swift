import Foundation
import XCTest

@testable import vipkata

/// The bytes that reach a terminal.
final class StyledStreamTests: XCTestCase {
  private let plain = StyleSupport(choice: .never, environment: [:], isTerminal: false)
  private let rich = StyleSupport(choice: .always, environment: [:], isTerminal: true)

  private func bytes(of line: Line, _ support: StyleSupport) throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "output")
    let descriptor = open(file.path, O_WRONLY)
    defer { close(descriptor) }
    StyledStream(descriptor: descriptor, currentFolder: "/home/ü 🎓", support: support).print(line)
    return try folder.text("output")
  }

  func testWithoutSupportThereIsOnlyText() throws {
    let line = Line([
      Span("✘ ", .bad), Span("A.swift:1", .code, link: SourceLocation(file: "A.swift", line: 1)),
    ])

    XCTAssertEqual(try bytes(of: line, plain), "✘ A.swift:1\n")
  }

  func testAScreenReaderIsToldTheSentenceInTheLinesPlace() throws {
    let spoken = StyleSupport(choice: .auto, environment: [:], isTerminal: true, isSpoken: true)

    XCTAssertEqual(
      try bytes(of: Line("✔ one", .good, spoken: "One is done."), spoken), "One is done.\n")
    XCTAssertEqual(try bytes(of: Line("     ^^^", spoken: ""), spoken), "", "marks are left out")
    XCTAssertEqual(try bytes(of: "", spoken), "\n")
    XCTAssertEqual(try bytes(of: "A ─> „ü“ …", spoken), "A -> \"ü\" ...\n")
  }

  func testInASCIITwoDifferentTextsNeverLookTheSame() throws {
    let ascii = StyleSupport(choice: .never, environment: ["LANG": "C"], isTerminal: true)

    XCTAssertEqual(try bytes(of: "✘ │█░ grüße", ascii), "x |#. gr\\u{00FC}\\u{00DF}e\n")
    XCTAssertEqual(try bytes(of: #"a\"b"#, ascii), "a\\\"b\n")
  }

  /// Legible on a light and on a dark background, whatever the terminal's red and green are.
  func testOnlySignsHaveAColorAndWordsThatOfTheTerminal() throws {
    let line = Line([
      Span("p"), Span("s", .strong), Span("f", .faint), Span("✔ g", .good), Span("✘ b", .bad),
      Span("c", .code), Span("███", .good), Span("- 1", .bad),
    ])

    XCTAssertEqual(
      try bytes(of: line, rich).replacingOccurrences(of: "\u{1b}", with: ""),
      "p[1ms[0m[2mf[0m[32m✔ [0m[1mg[0m[31m✘ [0m[1mb[0m[1mc[0m[32m███[0m"
        + "[31m- [0m[1m1[0m\n")
  }

  func testALinkLeadsToTheFileFromTheCurrentFolder() throws {
    let start = "\u{1b}]8;;file://"
    let end = "\u{1b}\\here\u{1b}]8;;\u{1b}\\\n"

    XCTAssertEqual(
      try bytes(of: Line([Span("here", link: SourceLocation(file: "A b.swift", line: 3))]), rich),
      "\(start)/home/%C3%BC%20%F0%9F%8E%93/A%20b.swift\(end)")
    XCTAssertEqual(
      try bytes(
        of: Line([Span("here", link: SourceLocation(file: "/tmp/A.swift", line: 3))]), rich),
      "\(start)/tmp/A.swift\(end)")
  }

  /// A file's name may hold anything, and so may the output of a learner's code.
  func testNothingInATextIsTakenForACommandByTheTerminal() throws {
    let hostile = [
      "a\u{1b}[2Jb": "a[2Jb", "a\u{1b}]0;title\u{7}b": "a]0;titleb",
      "a\u{1b}]8;;http://x\u{1b}\\b": "a]8;;http://x\\b", "a\u{9b}31mb": "a31mb",
      "a\u{90}q\u{9c}b": "aqb", "a\rb": "ab", "a\u{8}b": "ab", "a\u{7f}b": "ab",
      "a\u{0}b": "ab", "a\tb": "a    b", "a\u{e}b\u{f}": "ab",
    ]
    for (text, shown) in hostile {
      XCTAssertEqual(try bytes(of: Line(text), plain), "\(shown)\n")
      XCTAssertEqual(try bytes(of: Line(text, .bad), rich), "\u{1b}[1m\(shown)\u{1b}[0m\n")
    }
  }

  func testNothingTurnsTheDirectionOfAText() throws {
    let marks =
      "\u{61c}\u{200e}\u{200f}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}"
      + "\u{2066}\u{2067}\u{2068}\u{2069}"
    XCTAssertEqual(try bytes(of: Line("if access\(marks) == x"), plain), "if access == x\n")
  }

  func testOrdinaryTextOfAllLanguagesStays() throws {
    let text = "ä é ß 日本語 עברית 👩‍👩‍👧‍👦 e\u{301} „quoted“ – →"

    XCTAssertEqual(try bytes(of: Line(text), plain), text + "\n")
  }

  func testALinksAddressCannotEndTheLink() throws {
    let place = SourceLocation(file: "/a\u{1b}\\b\u{7}.swift", line: 1)

    XCTAssertEqual(
      try bytes(of: Line([Span("x", link: place)]), rich),
      "\u{1b}]8;;file:///a%1B%5Cb%07.swift\u{1b}\\x\u{1b}]8;;\u{1b}\\\n")
  }

  func testWhatNobodyReadsAnyMoreIsNotWritten() {
    let before = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, before) }
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(pipe(&ends), 0)
    close(ends[0])

    StyledStream(descriptor: ends[1], currentFolder: "/", support: plain).print(Line("gone"))

    XCTAssertEqual(errno, EPIPE)
    close(ends[1])
  }
}
