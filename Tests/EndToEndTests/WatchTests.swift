import Foundation
import TestSupport
import XCTest

/// `vipkata watch` in a terminal, as learners use it beside their editor.
final class WatchTests: WatchTestCase {
  func testASavedFixIsGreenNGoesOnAndASaveInTheKataBeforeIsSaid() throws {
    try watch()

    try program.writeBody(BuiltProgram.greeting)
    try terminal.wait(for: "Checking hello/hello-cycle …")
    try terminal.wait(for: "✔ hello/hello-cycle is green: 4 tests")
    try terminal.wait(for: "n next kata")
    terminal.press("n")
    try terminal.wait(for: "# The first request")
    try terminal.wait(for: "✘ models/first-request")
    terminal.press("h")
    try terminal.wait(for: "For testTheRequestCarriesTheEmail")

    // A save in the wrong file; the journal counts in seconds.
    try program.writeBody("")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 5)],
      ofItemAtPath: program.workspace(BuiltProgram.presenter).path)
    try terminal.wait(for: "but you saved a file of")
    terminal.press("q")

    XCTAssertEqual(terminal.waitForEnd(), 0)
    assertContains(terminal.printed, "models/first-request is not green yet. Go on with")
    try assertTidy()
  }

  #if os(Linux)
    func testASaveAndAKeyAreSeenWherePollKnowsNoTerminals() throws {
      try Sample.requireWhole()
      program.environment.merge(try FaultyLibrary.environment(.noPoll)) { $1 }
      try watch()

      try program.writeBody(BuiltProgram.greeting)
      try terminal.wait(for: "✔ hello/hello-cycle is green: 4 tests")
      terminal.press("q")

      XCTAssertEqual(terminal.waitForEnd(), 0)
    }
  #endif

  func testASaveDuringACheckStartsItAgainWithWhatWasSavedLast() throws {
    try watch()
    try program.writeBody("while true {}")
    try terminal.wait(for: "Checking hello/hello-cycle …")
    try program.writeBody(BuiltProgram.greeting)

    try terminal.wait(for: "Checking hello/hello-cycle …")
    try terminal.wait(for: "✔ hello/hello-cycle is green: 4 tests")
    XCTAssertFalse(terminal.printed.contains("did not finish"))
  }

  func testASaveWhileBugsAreTriedTriesThemAgainAndAKeyIsAnsweredMeanwhile() throws {
    try Sample.requireWhole()
    let (kata, name) = ("models/taste-of-a-spy", "ScoopsInteractorTests.swift")
    XCTAssertEqual(try program.run("open", kata).status, 0)
    let folder = "01-models/07-taste-of-a-spy"
    let suite = program.workspace("\(folder)/Tests/ScoopsTests/\(name)")
    let solution = try String(
      contentsOf: BuiltProgram.repository.appendingPathComponent("Solutions/\(folder)/\(name)"),
      encoding: .utf8)
    try solution.write(to: suite, atomically: true, encoding: .utf8)
    try terminal.start(BuiltProgram.executable, ["watch"], environment: program.environment)

    try terminal.wait(for: "bug 2 of 8")
    try (solution + "// Once more.\n").write(to: suite, atomically: true, encoding: .utf8)
    try terminal.wait(for: "bug 1 of 8")
    terminal.press("h")
    try terminal.wait(for: "Hint 1")
    try terminal.wait(for: "bug 8 of 8")
    try terminal.wait(for: "✔ \(kata)  stage models: 1 of 7")
    terminal.press("q")

    XCTAssertEqual(terminal.waitForEnd(), 0)
    try assertTidy()
  }

  func testTheEditorGetsFileAndLineAndThenTheTerminalBack() throws {
    program.environment["EDITOR"] = "echo opening"
    try watch()
    terminal.press("o")

    try terminal.wait(for: "opening \(program.workspace(BuiltProgram.presenter).path)")
    try terminal.wait(for: "Opened ")
    terminal.press("q")
    XCTAssertEqual(terminal.waitForEnd(), 0)
    try assertTidy()
  }

  func testKeysDoNotWaitForARunningCheck() throws {
    try watch()
    try program.writeBody("while true {}")
    try terminal.wait(for: "Checking hello/hello-cycle …")
    terminal.press("h")
    try terminal.wait(for: " more: h")
    terminal.press("?")
    try terminal.wait(for: "back to the verdict")
    terminal.resize(rows: 10, columns: 40)
    try terminal.wait(for: " ↓ 7 more ")
    terminal.press("l/weak-v\n")
    try terminal.wait(for: "✘ presenter/weak-view")
    terminal.press("q")

    XCTAssertEqual(terminal.waitForEnd(), 0)
    XCTAssertFalse(terminal.printed.contains("did not finish"))
    XCTAssertEqual(try program.verdicts().count, 2, "the check that was given up is none")
    try assertTidy()
  }

  func testOfAStormOfSavesTheLastOneIsJudged() throws {
    try Sample.requireWhole()
    try watch()
    for number in 1...200 { try program.writeBody("print(\(number))") }
    try program.writeBody(BuiltProgram.greeting)

    try terminal.wait(for: "✔ hello/hello-cycle is green: 4 tests")
    terminal.press("q")
    XCTAssertEqual(terminal.waitForEnd(), 0)
    let verdicts = try program.verdicts()
    XCTAssertEqual(verdicts.last, "green")
    XCTAssertLessThan(verdicts.count, 100, "saves close together are one")
    try assertTidy()
  }

  func testABareCallWatchesOnceThereIsAWorkspace() throws {
    begin(with: try BuiltProgram(isWarm: false))
    try terminal.start(BuiltProgram.executable, [], environment: program.environment)
    try terminal.wait(for: "usage: ")
    XCTAssertEqual(terminal.waitForEnd(), 0)
    _ = try program.run("open", "hello-cycle")

    try terminal.start(BuiltProgram.executable, [], environment: program.environment)
    try terminal.wait(for: "Building and checking hello/hello-cycle")
    terminal.press("q")
    XCTAssertEqual(terminal.waitForEnd(), 0)
  }
}
