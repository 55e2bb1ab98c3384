import Foundation
import TestSupport
import XCTest

/// `mine`, with real builds and runs: a learner's own tests, and breaks of their own code.
final class MineTests: XCTestCase {
  private var program: BuiltProgram!
  private let own = "\(BuiltProgram.hello)/Tests/GreetingTests/GreetingOwnTests.swift"

  override func setUpWithError() throws {
    program = try BuiltProgram()
    _ = try program.run("open", "hello-cycle")
    try program.writeBody(BuiltProgram.greeting)
  }

  /// One test of the presenter, with a spy as its view.
  private func writeTest(_ assertion: String) throws {
    try """
    import XCTest
    @testable import Greeting

    @MainActor
    final class GreetingOwnTests: XCTestCase {
      final class ViewSpy: GreetingDisplayLogic {
        var texts: [String] = []
        func displaySay(viewModel: Greeting.Say.ViewModel) { texts.append(viewModel.text) }
      }

      func testItGreets() async {
        let view = ViewSpy()
        let sut = GreetingPresenter()
        sut.viewController = view
        sut.presentSay(response: .init(name: "Ada"))
        \(assertion)
      }
    }
    """.write(to: program.workspace(own), atomically: true, encoding: .utf8)
  }

  func testALearnerGoesFromNoTestToTestsThatNoticeEachBreak() throws {
    let first = try program.run("mine")
    XCTAssertEqual(first.status, 1, first.errors)
    assertContains(first.output, "Edit   Workspace/\(own)\n")
    assertContains(
      try String(contentsOf: program.workspace(own), encoding: .utf8),
      "In a scene\n  // called Login, for example (yours has other names):")
    let begun = try program.run("mine")
    assertContains(begun.output, "Your tests of hello/hello-cycle must first pass")
    assertContains(begun.output, "Write this test.\n  at GreetingOwnTests.swift:24")

    try writeTest(#"XCTAssertEqual(view.texts.first, "Hello, Ada!")"#)
    let code = try Data(contentsOf: program.workspace(BuiltProgram.presenter))
    let missing = try program.run("mine", "--plain")
    XCTAssertEqual(missing.status, 1, missing.errors)
    assertContains(missing.output, "Your tests of hello/hello-cycle notice 1 of 4 breaks.")
    assertContains(
      missing.output,
      "Workspace/\(BuiltProgram.presenter):10: in presentSay(response:), the view controller is "
        + "called twice (displaySay)")
    assertContains(missing.errors, "break 4 of 4")
    XCTAssertEqual(try Data(contentsOf: program.workspace(BuiltProgram.presenter)), code)

    try writeTest(
      """
      XCTAssertEqual(view.texts, ["Hello, Ada!"])
          weak var gone: ViewSpy?
          do {
            let other = ViewSpy()
            sut.viewController = other
            gone = other
          }
          XCTAssertNil(gone)
          sut.presentSay(response: .init(name: "Ada"))
      """)
    let all = try program.object("mine")
    XCTAssertEqual(all["noticed"] as? Int, 4)
    XCTAssertEqual(all["all"] as? Int, 4)
  }

  func testCtrlCAmongTheBreaksLeavesNothingRunning() throws {
    try Sample.requireWhole()
    _ = try program.run("mine")
    try writeTest(#"while view.texts.isEmpty {}; XCTAssertEqual(view.texts, ["Hello, Ada!"])"#)
    let mine = try program.start(["mine"])
    // The run of the whole code is kept, which means that the breaks have begun.
    let kept = program.workspace(".vipkata/breaks").path
    while mine.process.isRunning, !FileManager.default.fileExists(atPath: kept) { usleep(10_000) }

    kill(mine.process.processIdentifier, SIGINT)

    XCTAssertEqual(try mine.result().status, 130)
    XCTAssertEqual(try program.processesLeft(), [])
  }
}
