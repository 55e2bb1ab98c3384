import Foundation
import XCTest

/// `vipkata next`, the command that does the main job.
final class NextTests: XCTestCase {
  func testTheFirstNextOpensTheFirstKataAndShowsItsFirstFailingTest() throws {
    let program = try BuiltProgram()

    let result = try program.run("next")

    XCTAssertEqual(result.status, 1)
    assertContains(result.output, "hello/hello-cycle")
    assertContains(result.output, "# Close the cycle")
    assertContains(
      result.output,
      "Edit   Workspace/00-hello/01-hello-cycle/Sources/Greeting/GreetingPresenter.swift")
    assertContains(result.output, "✘ hello/hello-cycle: 4 of 4 tests fail")
    assertContains(result.output, "expected  Hello, Ada!")
    assertContains(result.output, "func testTheCycleEndsOnTheView() async {")
  }

  func testAGreenKataIsRecordedAndTheNextOneOpened() throws {
    let program = try BuiltProgram()
    _ = try program.run("next")
    try program.writeBody(BuiltProgram.greeting)

    let result = try program.run("next")

    XCTAssertEqual(result.status, 0)
    assertContains(result.output, "✔ hello/hello-cycle is green: 4 tests")
    assertContains(result.output, "You learned: ")
    assertContains(result.output, "models/first-request")
    assertContains(
      result.output, "Edit   Workspace/01-models/01-first-request/Sources/Login/LoginModels.swift")
    let list = try program.object("list")
    XCTAssertEqual(list["done"] as? Int, 1)
    XCTAssertEqual(list["current"] as? String, "models/first-request")
  }

  func testTheFirstGreenKataHasItsMomentUnlessItIsToBeQuiet() throws {
    for (options, isSaid) in [([], true), (["--quiet"], false)] {
      let program = try BuiltProgram()
      _ = try program.run("open", "hello-cycle")
      try program.writeBody(BuiltProgram.greeting)

      let result = try program.run(["check"] + options)

      XCTAssertEqual(result.output.contains("Your first green kata."), isSaid)
    }
  }

  func testTheEndOfTheCourseIsSaid() throws {
    let program = try BuiltProgram()
    try program.useCourse(of: ["00-hello/01-hello-cycle"])
    _ = try program.run("next")
    try program.writeBody(BuiltProgram.greeting)

    let result = try program.run("next")
    let again = try program.run("next")

    XCTAssertEqual(result.status, 0)
    assertContains(result.output, "The course is done: all 1 katas are green.")
    assertContains(again.output, "The course is done")
  }

  func testTheHiddenSuiteIsNeverInTheLearnersFolders() throws {
    let program = try BuiltProgram()
    _ = try program.run("next")

    let kata = program.workspace(BuiltProgram.hello)
    let names = FileManager.default.enumerator(atPath: kata.path)?.allObjects as? [String]

    XCTAssertEqual(
      names?.filter { $0.hasSuffix(".swift") }.sorted().last, "Sources/Greeting/GreetingView.swift")
    XCTAssertEqual(names?.contains { $0.contains("Tests") }, false)
  }

  func testTheKatasFolderIsAPackageThatBuildsByItself() throws {
    let program = try BuiltProgram()
    let katas = [
      ("view/forward-actions", "05-view/01-forward-actions"),
      ("spies/first-spy", "08-spies/01-first-spy"),
    ]
    for (kata, folder) in katas {
      _ = try program.run("open", kata)

      XCTAssertEqual(try program.swiftBuild(in: program.workspace(folder)), 0, kata)
    }
  }

  func testJSONHoldsOneVerdictAndTheKataThatWasOpened() throws {
    let program = try BuiltProgram()

    let red = try program.object("next")
    try program.writeBody(BuiltProgram.greeting)
    let green = try program.object("next")

    XCTAssertEqual(red["schema"] as? Int, 1)
    XCTAssertEqual(red["kata"] as? String, "hello/hello-cycle")
    XCTAssertEqual(red["verdict"] as? String, "red")
    XCTAssertEqual(red["opened"] as? String, "hello/hello-cycle")
    let tests = try XCTUnwrap(red["tests"] as? [[String: Any]])
    XCTAssertEqual(tests.count, 4)
    XCTAssertEqual(tests[0]["name"] as? String, "GreetingCycleTests.testTheCycleEndsOnTheView")
    XCTAssertEqual(tests[0]["status"] as? String, "failed")
    XCTAssertEqual(tests[0]["expected"] as? String, "Hello, Ada!")
    XCTAssertEqual(green["verdict"] as? String, "green")
    XCTAssertEqual(green["opened"] as? String, "models/first-request")
  }
}

extension BuiltProgram {
  /// A course of only some katas of ours.
  func useCourse(of katas: [String]) throws {
    let course = folder.appendingPathComponent("course")
    for kata in katas {
      for part in ["Katas", "Solutions"] {
        let target = course.appendingPathComponent("\(part)/\(kata)")
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
          at: Self.repository.appendingPathComponent("\(part)/\(kata)"), to: target)
      }
    }
    environment["VIPKATA_COURSE"] = course.appendingPathComponent("Katas").path
  }

  func swiftBuild(in package: URL) throws -> Int32 {
    let build = Process()
    build.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    build.arguments = ["swift", "build", "--build-tests", "--package-path", package.path]
    build.standardOutput = FileHandle.nullDevice
    build.standardError = FileHandle.nullDevice
    try build.run()
    build.waitUntilExit()
    return build.terminationStatus
  }
}
