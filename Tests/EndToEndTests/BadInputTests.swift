import Foundation
import XCTest

/// Whatever is wrong around a learner: one clear line, the right status.
final class BadInputTests: XCTestCase {
  func testAKataWithALinkInItIsLeftOutByAllCommands() throws {
    let program = try BuiltProgram()
    try program.useCourse(of: ["00-hello/01-hello-cycle", "01-models/01-first-request"])
    // Files that only a proof reads are checked only by a proof.
    let mutant = "01-models/01-first-request/Mutants/request-carries-the-view"
    for folder in ["00-hello/01-hello-cycle/Starter", mutant] {
      try FileManager.default.createSymbolicLink(
        atPath: program.folder.path + "/course/Katas/\(folder)/Link.swift",
        withDestinationPath: "/etc/passwd")
    }

    let list = try program.object("list")
    XCTAssertEqual(list["total"] as? Int, 1)
    XCTAssertEqual((list["problems"] as? [Any])?.count, 1)
    assertContains(try program.run("list").output, "0 of 1 katas\n1 kata left out")
    assertContains(try program.run("doctor").errors, "course: 1 kata, 1 kata left out\n")
    assertContains(try program.run("open", "1").output, "models/first-request")
    for folder in ["00-hello/01-hello-cycle", "01-models/01-first-request"] {
      assertContains(try program.run("verify").output, "\(folder): ")
    }
  }

  func testACourseWhereOthersCanWriteIsNotTaken() throws {
    let program = try BuiltProgram()
    program.environment["VIPKATA_COURSE"] = nil
    let files = FileManager.default
    let outer = program.folder.appendingPathComponent("Outer")
    let inner = outer.appendingPathComponent("Inner")
    try files.createDirectory(at: inner, withIntermediateDirectories: true)
    let katas = outer.appendingPathComponent("Katas")
    try files.createDirectory(at: katas, withIntermediateDirectories: true)
    try files.copyItem(
      at: BuiltProgram.repository.appendingPathComponent("Katas/00-hello"),
      to: katas.appendingPathComponent("00-hello"))
    let taken = try program.run(["list", "--plain"], in: inner)
    assertContains(taken.output, "hello")
    XCTAssertFalse(taken.output.contains("models"), taken.output)
    XCTAssertEqual(taken.errors, "")

    for folder in [outer, katas] {
      XCTAssertEqual(chmod(folder.path, 0o777), 0)
      let result = try program.run(["list", "--plain"], in: inner)
      assertContains(result.output, "models")
      XCTAssertEqual(
        result.errors,
        "warning: \(katas.path) lies where others can write, so it is not used. "
          + "The course is \(BuiltProgram.repository.path)/Katas. Name another one with "
          + "--course DIR.\n")
      XCTAssertEqual(chmod(folder.path, 0o755), 0)
    }
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

  func testAResetBringsBackASceneThatWasNotToBeChanged() throws {
    let program = try BuiltProgram()
    _ = try program.run("open", "characterise")
    let file = program.workspace("11-migration/01-characterise/Sources/Login/LoginViewModel.swift")
    let before = try String(contentsOf: file, encoding: .utf8)
    try (before + "// changed").write(to: file, atomically: true, encoding: .utf8)

    let reset = try program.run("reset")

    XCTAssertEqual(reset.status, 0)
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), before)
    let backups = program.workspace(".vipkata/backups/11-migration/01-characterise")
    let kept = try FileManager.default.subpathsOfDirectory(atPath: backups.path)
      .first { $0.hasSuffix("/LoginViewModel.swift") }
    let changed = backups.appendingPathComponent(try XCTUnwrap(kept))
    XCTAssertEqual(try String(contentsOf: changed, encoding: .utf8), before + "// changed")
  }

  /// The compiler's own reader takes twice as long with each further bracket, and cannot be
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

  /// Whether it has used a second of processor time.
  private func isAtWork(_ review: Process) throws -> Bool {
    try requireTools("ps")
    let ps = Process()
    ps.executableURL = URL(fileURLWithPath: "/bin/sh")
    ps.arguments = ["-c", "ps -o time= -p \(review.processIdentifier) | grep -q '[1-9]'"]
    try ps.run()
    ps.waitUntilExit()
    return ps.terminationStatus == 0
  }

  func testCtrlCEndsTheProgramAndEverythingItStarted() throws {
    let program = try PreparedProgram.checked()
    try program.writeBody("while true {}")
    let check = try program.startCheckIntoItsTests()

    kill(check.process.processIdentifier, SIGINT)

    XCTAssertEqual(try check.result().status, 130)
    XCTAssertEqual(try program.processesLeft(), [])
  }
}
