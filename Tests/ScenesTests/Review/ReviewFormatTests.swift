import Foundation
import XCTest

@testable import vipkata

@MainActor
final class ReviewFormatTests: XCTestCase {
  private let unread = UnreadFile(path: "Ö d.swift", reason: "not UTF-8")

  private func page(
    of findings: [Finding] = [], scenes: [ReviewedScene]? = nil, unread: [UnreadFile] = []
  ) throws -> Page {
    let scenes = scenes ?? [ReviewedScene(name: "Cart", parts: [], arrows: [])]
    let view = PageSpy()
    ReviewPresenter(view: view, words: Wording(program: "vipkata"), version: "1.2.3")
      .presentCheck(
        response: Review.Check.Response(
          paths: ["App"],
          report: ReviewReport(scenes: scenes, findings: findings, unread: unread, fileCount: 2)))
    return try XCTUnwrap(view.pages.first)
  }

  private func finding(file: String, message: String) -> Finding {
    Finding(rule: "presenter-is-pure", file: file, line: 4, column: 7, message: message)
  }

  func testTextIsWhatCompilersWrite() async throws {
    let page = try page(
      of: [finding(file: "App/A,B.swift", message: "wrong: do\notherwise")],
      unread: [UnreadFile(path: "Odd.swift", line: 3, reason: "read in part")])

    XCTAssertEqual(
      page.text,
      """
      App/A,B.swift:4:7: warning: wrong: do otherwise [presenter-is-pure]
      Odd.swift:3:1: warning: read in part
      1 finding, 1 scene in 2 files
      Seen in 1 scene: view → interactor 1, → presenter 1, → view 1.
      """)
    XCTAssertEqual(page.status, .red)
  }

  func testCodeThatWasNotReadIsNotClean() async throws {
    let page = try page(unread: [unread])

    XCTAssertEqual(
      page.text,
      """
      Ö d.swift: warning: not UTF-8
      No rule is broken in what could be read, 1 scene in 2 files
      Seen in 1 scene: view → interactor 1, → presenter 1, → view 1.
      """)
    XCTAssertEqual(page.status, .failed)
  }

  func testWhatWasNotSeenIsSaidWithItsReason() async throws {
    let dumb = ["Cart", "Home"].map {
      ReviewedScene(
        name: $0, parts: [], arrows: [],
        unseen: [
          ReviewedScene.Gap(from: .view, to: .interactor, why: .unknownWay, missing: nil),
          ReviewedScene.Gap(from: .interactor, to: .presenter, why: .unknownWay, missing: nil),
          ReviewedScene.Gap(from: .presenter, to: .view, why: .noPart, missing: "view"),
        ])
    }
    let page = try page(scenes: dumb + [ReviewedScene(name: "Login", parts: [], arrows: [])])

    XCTAssertEqual(
      page.text.lines.suffix(4),
      [
        "Seen in 3 scenes: view → interactor 1, → presenter 1, → view 1.",
        "Not judged: presenter → view in Cart, Home, as no view was found; view →",
        "interactor, interactor → presenter in Cart, Home, as they speak in a way that",
        "the review does not know.",
      ])
  }

  /// A report in CI must not say that all is well.
  func testEachFormSaysWhatWasNotJudged() async throws {
    let blind = ReviewedScene(
      name: "Cart", parts: [], arrows: [],
      unseen: [ReviewedScene.Gap(from: .presenter, to: .view, why: .noPart, missing: "view")])
    for (scenes, said) in [
      ([], "No VIP scene was found in App: nothing to review."),
      ([blind], "Not judged: presenter → view in Cart, as no view was found."),
    ] {
      let page = try page(scenes: scenes)
      func text(_ format: Format) throws -> String { try XCTUnwrap(page.formats[format]).text }
      assertText(try text(.github), contains: "::notice title=vipkata review::\(said)")
      assertText(try text(.junit), contains: "<skipped message=\"\(said)\"/>")
      assertText(
        try text(.sarif), contains: "{\"level\":\"note\",\"message\":{\"text\":\"\(said)\"}}")
      assertText(try text(.checkstyle), contains: "severity=\"info\" message=\"\(said)\"")
      XCTAssertEqual(try text(.junit).contains("no rule is broken"), !scenes.isEmpty)
    }
  }

  /// The compiler counts bytes; editors and code hosts do not.
  func testColumnsAreThoseOfTheForm() async throws {
    let found = try ReviewFixture.report(
      on: """
        // file: CartInteractor.swift
        final class CartInteractor: CartBusinessLogic {
          func load() { let ü = "😀"; _ = Date() }
        }
        """
    ).findings
    XCTAssertEqual(found.map(\.column), [38])
    let page = try page(of: found)

    assertText(page.text, contains: "CartInteractor.swift:2:38:")
    let sarif = try XCTUnwrap(page.formats[.sarif]).text
    assertText(sarif, contains: "\"columnKind\":\"utf16CodeUnits\"")
    assertText(sarif, contains: "\"endColumn\":39,\"startColumn\":35,")
    assertText(try XCTUnwrap(page.formats[.github]).text, contains: "line=2,col=35,")
    assertText(try XCTUnwrap(page.formats[.checkstyle]).text, contains: "column=\"35\"")
  }

  func testNoSceneIsSaid() async throws {
    XCTAssertEqual(
      try page(scenes: []).text, "No VIP scene was found in App: nothing to review.")
  }

  /// A carriage return and a line feed are one character in Swift, and two for GitHub.
  func testNothingInAReportIsACommandOfItsOwn() async throws {
    let hostile = finding(
      file: "A,\r\n::error::owned\u{301}.swift", message: "a\r\n::error::owned %\u{301}0A")
    let page = try page(of: [hostile], unread: [unread])

    XCTAssertEqual(
      page.formats[.github]?.text,
      "::warning file=A%2C%0D%0A%3A%3Aerror%3A%3Aowned\u{301}.swift,line=4,col=7,"
        + "title=presenter-is-pure::a%0D%0A::error::owned %25\u{301}0A\n"
        + "::warning file=Ö d.swift,title=not reviewed::not UTF-8")
    XCTAssertFalse(page.lines[0].text.hasPrefix("A,\n"))
  }

  func testSARIFSaysWhatWasNotRead() async throws {
    let text = try XCTUnwrap(page(unread: [unread]).formats[.sarif]).text

    XCTAssertTrue(text.contains("\"executionSuccessful\":false"), text)
    XCTAssertTrue(text.contains("\"uri\":\"%C3%96%20d.swift\""), text)
  }

  /// Services take two results with the same fingerprint for one.
  func testSARIFTellsFindingsOfOneMemberApart() async throws {
    let alike = ["first", "second"].map { finding(file: "A.swift", message: $0) }
    let text = try XCTUnwrap(page(of: alike).formats[.sarif]).text
    let prints = text.components(separatedBy: "partialFingerprints").dropFirst()
      .compactMap { $0.components(separatedBy: "}").first }

    XCTAssertEqual(prints.count, 2)
    XCTAssertEqual(Set(prints).count, 2, "\(prints)")
  }

  func testCheckstyleNamesEachPlaceInItsFile() async throws {
    let page = try page(of: [finding(file: "A&B.swift", message: "wrong")], unread: [unread])

    XCTAssertEqual(
      page.formats[.checkstyle]?.text.lines.dropFirst(2).map {
        $0.trimmingCharacters(in: .whitespaces)
      },
      [
        "<file name=\"A&amp;B.swift\">",
        "<error line=\"4\" column=\"7\" severity=\"warning\" message=\"wrong\" "
          + "source=\"vipkata.presenter-is-pure\"/>",
        "</file>", "<file name=\"Ö d.swift\">",
        "<error line=\"1\" column=\"1\" severity=\"error\" message=\"not UTF-8\" "
          + "source=\"vipkata.unread\"/>",
        "</file>", "</checkstyle>",
      ])
  }

  func testJUnitHasACaseForEachFinding() async throws {
    let findings = ["wrong", "odd"].map { finding(file: "A.swift", message: $0) }
    let text = try XCTUnwrap(page(of: findings).formats[.junit]).text

    assertText(text, contains: "<testsuite name=\"vipkata review\" tests=\"2\" failures=\"2\"")
    assertText(text, contains: "<testcase name=\"A.swift:4 presenter-is-pure\" time=\"0.0\">")
    assertText(text, contains: "<failure type=\"presenter-is-pure\" message=\"wrong\">A.swift:4:7<")
    assertText(try XCTUnwrap(page().formats[.junit]).text, contains: "failures=\"0\"")
  }

  func testANoteIsNoReasonToFail() async throws {
    var note = finding(file: "A.swift", message: "odd")
    note.severity = .note
    let page = try page(of: [note])

    XCTAssertEqual(page.status, .done)
    assertText(page.text, contains: "A.swift:4:7: note: odd")
    assertText(page.text, contains: "✔ no rule is broken, 1 note, 1 scene in 2 files")
    assertText(
      try self.page(of: [note, finding(file: "B.swift", message: "wrong")]).text,
      contains: "\n1 finding, 1 note, 1 scene in 2 files")
    assertText(try XCTUnwrap(page.formats[.github]).text, contains: "::notice file=A.swift")
    assertText(try XCTUnwrap(page.formats[.sarif]).text, contains: "\"level\":\"note\"")
  }
}
