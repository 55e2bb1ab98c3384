import Foundation
import XCTest

/// Everything that may be wrong around a learner: one clear line, the right status.
final class BadInputTests: XCTestCase {
  func testAnUnknownKataGetsTheNearestOneSuggested() throws {
    let result = try BuiltProgram().run("open", "helo-cycle")

    XCTAssertEqual(result.status, 2)
    XCTAssertEqual(
      result.errors,
      "error: There is no kata \"helo-cycle\".\nDid you mean hello-cycle?\n")
  }

  func testAHalfWrittenManifestIsNamedWithItsLineAndTheOtherKatasWork() throws {
    let program = try BuiltProgram()
    try program.useCourse(of: ["00-hello/01-hello-cycle", "01-models/01-first-request"])
    let manifest = program.folder.appendingPathComponent(
      "course/Katas/01-models/01-first-request/kata.json")
    try "{\n  \"title\": \"Half".write(to: manifest, atomically: true, encoding: .utf8)

    let doctor = try program.run("doctor")
    let list = try program.run("list")

    XCTAssertEqual(doctor.status, 2)
    assertContains(
      doctor.output + doctor.errors, "Katas/01-models/01-first-request/kata.json")
    assertContains(doctor.output + doctor.errors, "line 2")
    XCTAssertEqual(list.status, 0)
    assertContains(list.output, "hello-cycle")
    assertContains(list.output, "1 kata left out")
  }

  func testACourseWithoutKatasSaysHowToMakeOne() throws {
    let program = try BuiltProgram()
    let empty = program.folder.appendingPathComponent("course/Katas")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)

    let result = try program.run("next", "--course", empty.path)

    XCTAssertEqual(result.status, 2)
    assertContains(result.errors, "The course has no kata that can be used.")
  }

  func testACourseThatIsNotThereIsNamed() throws {
    let result = try BuiltProgram().run("next", "--course", "/nowhere")

    XCTAssertEqual(result.status, 2)
    XCTAssertEqual(
      result.errors,
      "error: There is no course at /nowhere.\nName its Katas folder with --course DIR.\n")
  }

  func testAWorkspaceThatCannotBeWrittenIsNamed() throws {
    let program = try BuiltProgram()
    let file = program.folder.appendingPathComponent("file")
    try Data().write(to: file)

    let result = try program.run("next", "--workspace", file.path)

    XCTAssertEqual(result.status, 2)
    assertContains(result.errors, "The workspace file cannot be written")
    assertContains(result.errors, "--workspace DIR")
  }

  func testAMissingToolchainIsSaidWithWhereToGetOne() throws {
    let program = try BuiltProgram()
    _ = try program.run("open", "hello-cycle")
    program.environment["PATH"] = program.folder.path

    let result = try program.run("check")

    XCTAssertEqual(result.status, 2)
    assertContains(result.errors, "there is no `swift` on the search path")
    assertContains(result.errors, "https://www.swift.org/install")
  }

  func testAToolchainThatIsTooOldIsNamed() throws {
    let program = try BuiltProgram()
    _ = try program.run("open", "hello-cycle")
    let fake = program.folder.appendingPathComponent("swift")
    let answer =
      "{\"compilerVersion\":\"Swift version 5.9\",\"paths\":{\"runtimeResourcePath\":\"/x/swift\"}}"
    try "#!/bin/sh\necho '\(answer)'\n".write(to: fake, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: fake.path)
    program.environment["PATH"] = program.folder.path

    let result = try program.run("check")

    XCTAssertEqual(result.status, 2)
    assertContains(result.errors, "Swift version 5.9")
    assertContains(result.errors, "is too old")
  }

  func testFilesThatTheLearnerDeletedCanBeBroughtBack() throws {
    let program = try BuiltProgram()
    _ = try program.run("open", "hello-cycle")
    try FileManager.default.removeItem(
      at: program.workspace("\(BuiltProgram.hello)/Sources/Greeting"))

    let check = try program.run("check")
    let reset = try program.run("reset")

    XCTAssertEqual(check.status, 2)
    assertContains(check.errors, "holds no Swift file any more")
    assertContains(
      check.errors, "`swift run vipkata reset hello/hello-cycle` brings the starter back.")
    XCTAssertEqual(reset.status, 0)
    XCTAssertTrue(
      FileManager.default.fileExists(atPath: program.workspace(BuiltProgram.presenter).path))
  }

  func testTwoRunsAtOnceBothEnd() throws {
    let program = try BuiltProgram()
    _ = try program.run("next")
    let first = Process()
    first.executableURL = BuiltProgram.executable
    first.arguments = ["check"]
    first.currentDirectoryURL = program.folder
    first.environment = program.environment
    first.standardOutput = FileHandle.nullDevice
    try first.run()

    let second = try program.run("check")
    first.waitUntilExit()

    XCTAssertEqual(first.terminationStatus, 1)
    XCTAssertTrue([1, 2].contains(second.status), second.errors)
    let katas = try XCTUnwrap(try program.object("list")["katas"] as? [[String: Any]])
    XCTAssertEqual(katas[0]["attempts"] as? Int, second.status == 1 ? 3 : 2)
  }

  func testAProgramThatIsKilledLosesNothingOfTheJournal() throws {
    let program = try BuiltProgram()
    _ = try program.run("next")
    let before = try String(
      contentsOf: program.workspace(".vipkata/journal.jsonl"), encoding: .utf8)
    let killed = Process()
    killed.executableURL = BuiltProgram.executable
    killed.arguments = ["check"]
    killed.currentDirectoryURL = program.folder
    killed.environment = program.environment
    killed.standardOutput = FileHandle.nullDevice
    try killed.run()
    kill(killed.processIdentifier, SIGKILL)
    killed.waitUntilExit()

    let after = try program.run("list")
    let journal = try String(
      contentsOf: program.workspace(".vipkata/journal.jsonl"), encoding: .utf8)

    XCTAssertEqual(after.status, 0)
    XCTAssertTrue(journal.hasPrefix(before))
    assertContains(after.output, "1 check")
  }

  /// The compiler's own reader needs a time that doubles with each bracket, and cannot be
  /// asked to stop.
  func testCtrlCEndsAReviewThatWouldNotEnd() throws {
    let program = try BuiltProgram()
    let nested =
      "let a = " + String(repeating: "[", count: 200) + "1" + String(repeating: "]", count: 200)
    try nested.write(
      to: program.folder.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
    let review = Process()
    review.executableURL = BuiltProgram.executable
    review.arguments = ["review", "A.swift"]
    review.currentDirectoryURL = program.folder
    review.standardOutput = FileHandle.nullDevice
    try review.run()
    defer { kill(review.processIdentifier, SIGKILL) }
    let limit = Date().addingTimeInterval(60)
    while review.isRunning, Date() < limit, try !isAtWork(review) { usleep(10_000) }

    kill(review.processIdentifier, SIGINT)

    while review.isRunning, Date() < limit { usleep(10_000) }
    XCTAssertFalse(review.isRunning, "it goes on after Ctrl-C")
  }

  /// A second of the processor's time is spent.
  private func isAtWork(_ review: Process) throws -> Bool {
    let ps = Process()
    ps.executableURL = URL(fileURLWithPath: "/bin/sh")
    ps.arguments = ["-c", "ps -o time= -p \(review.processIdentifier) | grep -q '[1-9]'"]
    try ps.run()
    ps.waitUntilExit()
    return ps.terminationStatus == 0
  }

  func testCtrlCEndsTheProgramAndEverythingItStarted() throws {
    let program = try BuiltProgram()
    _ = try program.run("open", "hello-cycle")
    try program.writeBody("while true {}")
    let check = try program.startCheckIntoItsTests()

    kill(check.process.processIdentifier, SIGINT)

    XCTAssertEqual(try check.result().status, 130)
    XCTAssertEqual(try program.processesLeft(), [])
  }

  func testOptionsAreHelpedWithToo() throws {
    let program = try BuiltProgram()

    let unknown = try program.run("list", "--colour", "always")
    let foreign = try program.run("list", "--spoil")
    let impossible = try program.run("list", "--format", "yaml")
    let missing = try program.run("open")

    XCTAssertEqual(
      unknown.errors, "error: There is no option --colour.\nDid you mean --color?\n")
    assertContains(foreign.errors, "`swift run vipkata list` has no option --spoil.")
    assertContains(impossible.errors, "It takes text, json.")
    assertContains(missing.errors, "`swift run vipkata open` needs KATA.")
    XCTAssertEqual([unknown, foreign, impossible, missing].map(\.status), [2, 2, 2, 2])
  }
}
