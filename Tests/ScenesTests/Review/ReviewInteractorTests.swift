import XCTest

@testable import vipkata

@MainActor
final class ReviewInteractorTests: XCTestCase {
  private let view = PageSpy()

  private func check(_ request: Review.Check.Request, of worker: ReviewWorkerStub) throws -> Page {
    ReviewInteractor(
      presenter: ReviewPresenter(view: view, words: Wording(program: "vipkata"), version: "1"),
      worker: worker
    ).check(request: request)
    return try XCTUnwrap(view.pages.last)
  }

  func testAReaderThatAnswersOtherwiseMakesTheReviewUnavailable() async throws {
    let page = try check(Review.Check.Request(paths: ["App"]), of: ReviewWorkerStub(isBlind: true))

    XCTAssertEqual(page.status, .failed, "a reader that sees nothing must not pass")
    XCTAssertTrue(
      page.text.hasPrefix("error: The review is unavailable with this toolchain"), page.text)
  }

  // MARK: - A baseline

  private func request(_ change: Review.BaselineFile.Change? = nil) -> Review.Check.Request {
    Review.Check.Request(
      paths: ["App"], baseline: Review.BaselineFile(path: "known.json", change: change))
  }

  /// A worker with two findings of `strongView`.
  private func worker(known: Int?) throws -> ReviewWorkerStub {
    let files = try Self.fixture(strongViews: ["A", "B"]).files
    var worker = ReviewWorkerStub(code: CodeToReview(files: files))
    worker.known = known.map { Baseline(of: Array(VIPReview().report(on: files).all.prefix($0))) }
    return worker
  }

  func testWhatIsKnownDoesNotCount() async throws {
    let page = try check(request(), of: worker(known: 2))

    XCTAssertEqual(page.status, .done)
    XCTAssertEqual(page.lines[0].text, "✔ no new finding, 2 known, 2 scenes in 4 files")
    XCTAssertEqual(page.files, [], "a baseline changes only when it is told to")
  }

  func testWhatIsNewIsToldAlone() async throws {
    let page = try check(request(), of: worker(known: 1))

    XCTAssertEqual(page.status, .red)
    XCTAssertEqual(page.lines.filter { $0.text.contains("[view-is-held-weakly]") }.count, 1)
    assertText(page.text, contains: "BPresenter")
  }

  func testAFileThatIsNotThereIsBegunOnlyWhenAsked() async throws {
    XCTAssertEqual(try check(request(), of: worker(known: nil)).status, .failed)

    let page = try check(request(.update), of: worker(known: nil))
    XCTAssertEqual(page.status, .done)
    XCTAssertEqual(page.files.map(\.path), ["known.json"])
    XCTAssertEqual(page.files.first?.text.components(separatedBy: "view-is-held-weakly").count, 3)
  }

  func testWhatIsGoneFailsUntilItIsTakenOut() async throws {
    var worker = try worker(known: 2)
    worker.known = worker.known.map { $0.placed(in: $0.text) }
    worker.code = CodeToReview(files: try Self.fixture(strongViews: ["B"]).files)

    let page = try check(request(), of: worker)
    XCTAssertEqual(page.status, .red)
    assertText(
      page.text,
      contains: "known.json:2:1: warning: a known finding in APresenter.viewController is gone; "
        + "remove it: `vipkata review App --baseline known.json --update` [view-is-held-weakly]")

    worker.code = CodeToReview(files: try Self.fixture(strongViews: ["B", "C"]).files)
    assertText(
      try check(request(), of: worker).text,
      contains: "--update`; if the code was only renamed or moved, add --grow "
        + "[view-is-held-weakly]")

    worker.code = CodeToReview(files: try Self.fixture(strongViews: ["B"]).files)
    let updated = try check(request(.update), of: worker)
    XCTAssertEqual(updated.status, .done)
    XCTAssertEqual(
      updated.files.first?.text.components(separatedBy: "view-is-held-weakly").count, 2)
  }

  func testABaselineGrowsOnlyWhenAsked() async throws {
    let updated = try check(request(.update), of: worker(known: 1))
    XCTAssertEqual(updated.status, .red, "the new one is still to be mended")
    XCTAssertFalse(try XCTUnwrap(updated.files.first).text.contains("BPresenter"))

    let grown = try check(request(.grow), of: worker(known: 1))
    XCTAssertEqual(grown.status, .done)
    assertText(try XCTUnwrap(grown.files.first).text, contains: "BPresenter")
  }

  func testWhatTheSettingsMuteIsNotGone() async throws {
    for settings in [
      ReviewSettings(rules: ReviewRule.everywhere.subtracting(["view-is-held-weakly"])),
      ReviewSettings(notes: ["view-is-held-weakly"]),
      ReviewSettings(folders: ["": ReviewSettings.Folder(off: ["view-is-held-weakly"])]),
    ] {
      var worker = try worker(known: 2)
      worker.code.settings = settings

      XCTAssertEqual(try check(request(), of: worker).status, .done)
      for change in [Review.BaselineFile.Change.update, .grow] {
        let updated = try check(request(change), of: worker)
        XCTAssertEqual(updated.files.first?.text, worker.known?.text)
        assertText(updated.text, contains: "known.json holds 2 findings.")
      }
    }
  }

  /// Findings that seem to be gone may be in a file that could not be read.
  func testWhatWasNotReadIsNotGone() async throws {
    var worker = try worker(known: 2)
    worker.code = CodeToReview(
      files: try Self.fixture(strongViews: ["B"]).files,
      unread: [UnreadFile(path: "APresenter.swift", reason: "not UTF-8")])

    let page = try check(request(.update), of: worker)
    XCTAssertEqual(page.files, [])
    XCTAssertEqual(page.status, .failed)
  }

  /// A second break in a member, above a known one: the changed line is reported, not the old one.
  func testANewBreakAboveAKnownOneIsToldInTheChangedLines() async throws {
    let files = try ReviewFixture(
      name: "twice",
      text: """
        // file: OrdersInteractor.swift
        final class OrdersInteractor: OrdersBusinessLogic {
          func load() {
            _ = Date()
            _ = Date()
          }
        }
        """
    ).files
    var worker = ReviewWorkerStub(code: CodeToReview(files: files))
    let found = VIPReview().report(on: files).all
    XCTAssertEqual(found.map(\.line), [3, 4])
    worker.known = Baseline(of: Array(found.prefix(1)))
    worker.code.part = ReviewedLines(files: ["OrdersInteractor.swift": [3...3]])

    var request = request()
    request.part = .since("main")
    let page = try check(request, of: worker)

    XCTAssertEqual(page.status, .red)
    assertText(page.text, contains: "OrdersInteractor.swift:3:")
    assertText(page.text, contains: "1 finding, 1 known")

    worker.code.part = nil
    assertText(
      try check(self.request(), of: worker).text,
      contains: "the baseline knows 1 like it in this place, and one of them may be the new one")
  }

  // MARK: - A part, and no step of the cycle seen

  func testOnlyThePartIsToldAndTheRestCounted() async throws {
    var worker = try worker(known: nil)
    worker.code.part = ReviewedLines(files: ["BPresenter.swift": [3...4]])

    let page = try check(
      Review.Check.Request(paths: ["App"], part: .since("main")), of: worker)

    XCTAssertEqual(worker.heard.value, [.since("main")])
    XCTAssertEqual(page.lines.filter { $0.text.contains("[view-is-held-weakly]") }.count, 1)
    assertText(page.text, contains: "1 finding, 1 elsewhere, 2 scenes in 4 files")
  }

  func testNothingSeenIsAnErrorWhereThatIsAsked() async throws {
    let worker = ReviewWorkerStub(code: CodeToReview(files: []))

    XCTAssertEqual(try check(Review.Check.Request(paths: ["App"]), of: worker).status, .done)
    let page = try check(Review.Check.Request(paths: ["App"], isStrict: true), of: worker)
    XCTAssertEqual(page.status, .failed)
    assertText(page.text, contains: "App: warning: no step of the cycle was seen")
    XCTAssertFalse(page.text.contains("✔"), page.text)
    for format in [Format.junit, .sarif, .checkstyle, .github] {
      assertText(
        try XCTUnwrap(page.formats[format]).text, contains: "no step of the cycle was seen")
    }
  }

  // MARK: - Another architecture

  func testWhatLooksLikeVIPERIsJudgedOnlyWhenAsked() async throws {
    var worker = ReviewWorkerStub(
      code: CodeToReview(files: try ReviewFixture(name: "viper", text: ShapeTests.viper).files))
    worker.known = Baseline(of: [
      Finding(
        rule: "models-are-values", file: "Gone.swift", line: 1, column: 1, message: "",
        owner: Finding.Owner(scene: "Gone"))
    ])

    let page = try check(Review.Check.Request(paths: ["App"]), of: worker)
    XCTAssertEqual(page.status, .done)
    XCTAssertEqual(
      page.text,
      "App looks like VIPER, not like VIP: in 1 of 1 scene the presenter knows the interactor, and "
        + "the view does not. Nothing was judged; --as vip judges it by VIP's rules anyway.")
    assertText(try XCTUnwrap(page.object).json, contains: #""name":"VIPER""#)

    let strict = try check(Review.Check.Request(paths: ["App"], isStrict: true), of: worker)
    XCTAssertEqual(strict.status, .failed)
    XCTAssertEqual(
      strict.text,
      page.text
        + "\nApp: warning: nothing was judged, which --strict refuses; add --as vip, or leave "
        + "--strict out")

    let updated = try check(request(.update), of: worker)
    XCTAssertEqual(updated.files, [], "what was not judged is not gone from the baseline")
    XCTAssertEqual(updated.status, .failed)
    assertText(
      updated.text,
      contains: "known.json: warning: this baseline is not written, as nothing was judged")

    let judged = try check(Review.Check.Request(paths: ["App"], isVIP: true), of: worker)
    XCTAssertEqual(judged.status, .red)
    assertText(judged.text, contains: "[presenter-never-calls-interactor]")
  }

  private static func fixture(strongViews scenes: [String]) throws -> ReviewFixture {
    let text = scenes.map {
      """
      // file: \($0)Interactor.swift
      final class \($0)Interactor: \($0)BusinessLogic { var presenter: \($0)PresentationLogic? }
      // file: \($0)Presenter.swift
      protocol \($0)DisplayLogic: AnyObject {}
      final class \($0)Presenter: \($0)PresentationLogic {
        var viewController: \($0)DisplayLogic?
      }
      """
    }
    return try ReviewFixture(name: "strong views", text: text.joined(separator: "\n"))
  }
}

private struct ReviewWorkerStub: ReviewWorkerLogic {
  final class Heard {
    var value: [ReviewedPart?] = []
  }

  var code = CodeToReview(files: [])
  var known: Baseline?
  /// Whether it sees nothing in any code: each tree is empty.
  var isBlind = false
  let heard = Heard()

  func code(at paths: [String], part: ReviewedPart?) throws -> CodeToReview {
    heard.value.append(part)
    return code
  }

  func baseline(at path: String) throws -> Baseline? { known }

  func tree(of text: String) throws -> SyntaxTree {
    isBlind ? SyntaxTree(nodes: [], tokens: []) : try ReviewFixture.kit().tree(of: text)
  }
}
