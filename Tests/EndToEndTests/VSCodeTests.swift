import Foundation
import XCTest

/// `doctor --vscode`: tasks whose problem matcher reads what the program really prints.
final class VSCodeTests: XCTestCase {
  private var program: BuiltProgram!

  override func setUpWithError() throws {
    program = try PreparedProgram.checked()
  }

  private func task(_ label: String) throws -> [String: Any] {
    let file = program.workspace(".vscode/tasks.json")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let tasks = try XCTUnwrap((object as? [String: Any])?["tasks"] as? [[String: Any]])
    return try XCTUnwrap(tasks.first { $0["label"] as? String == label })
  }

  /// Runs a task as VS Code does, with the workspace as its folder.
  private func run(_ task: [String: Any]) throws -> String {
    XCTAssertEqual(task["command"] as? String, BuiltProgram.executable.path)
    let arguments = try XCTUnwrap(task["args"] as? [String]).map {
      $0.replacingOccurrences(of: "${workspaceFolder}", with: program.workspace("").path)
    }
    return try program.run(arguments, in: program.workspace("")).output
  }

  /// The matches in the output: file, line and message.
  private func problems(_ task: [String: Any], in output: String) throws -> [[String]] {
    try XCTUnwrap(task["problemMatcher"] as? [[String: Any]]).flatMap { matcher in
      let pattern = try XCTUnwrap(matcher["pattern"] as? [String: Any])
      let regexp = try NSRegularExpression(pattern: try XCTUnwrap(pattern["regexp"] as? String))
      let isOfFile = pattern["kind"] as? String == "file"
      let groups = try (isOfFile ? ["file", "message"] : ["file", "line", "message"])
        .map { try XCTUnwrap(pattern[$0] as? Int) }
      return output.split(separator: "\n").compactMap { line in
        let text = String(line)
        let whole = NSRange(text.startIndex..., in: text)
        return regexp.firstMatch(in: text, range: whole).map { match in
          groups.map { (text as NSString).substring(with: match.range(at: $0)) }
        }
      }
    }
  }

  func testAnErrorOfTheCompilerIsAProblemInItsFile() throws {
    XCTAssertEqual(try program.run("doctor", "--vscode").status, 0)
    try program.writeBody("let text: Int = \"no\"")
    let check = try task("vipkata check")

    let found = try problems(check, in: run(check))

    XCTAssertEqual(
      found.first.map { Array($0.prefix(2)) },
      ["00-hello/01-hello-cycle/Sources/Greeting/GreetingPresenter.swift", "10"])
    assertContains(found.first?[2] ?? "", "cannot convert value")
  }

  func testAFailingTestIsAProblemOfTheFileToEditAndTheEndOfEachCheckIsSeen() throws {
    _ = try program.run("doctor", "--vscode")
    let check = try task("vipkata check")

    let red = try run(check)
    XCTAssertEqual(
      try problems(check, in: red),
      [
        [
          "00-hello/01-hello-cycle/Sources/Greeting/GreetingPresenter.swift",
          "GreetingCycleTests.testTheCycleEndsOnTheView fails.",
        ]
      ])
    try program.writeBody(BuiltProgram.greeting)
    let green = try run(check)
    XCTAssertEqual(try problems(check, in: green), [])

    let matchers = try XCTUnwrap(try task("vipkata watch")["problemMatcher"] as? [[String: Any]])
    let background = try XCTUnwrap(matchers[0]["background"] as? [String: Any])
    let ends = try NSRegularExpression(pattern: try XCTUnwrap(background["endsPattern"] as? String))
    for (output, isGreen) in [(red, false), (green, true)] {
      let last = output.split(separator: "\n").map(String.init).filter {
        ends.firstMatch(in: $0, range: NSRange($0.startIndex..., in: $0)) != nil
      }
      XCTAssertEqual(last.map { $0.contains("is green") }, [isGreen], output)
    }
  }

  func testWhereOneOfTwoFilesMayBeMeantTheProblemIsInTheFirst() throws {
    _ = try program.run("doctor", "--vscode")
    _ = try program.run("open", "change-in-vip")
    let check = try task("vipkata check")

    let found = try problems(check, in: run(check))

    XCTAssertEqual(
      found.first?.first, "01-models/06-change-in-vip/Sources/Scoops/ScoopsInteractor.swift")
    XCTAssertTrue(found.first?.last?.hasSuffix(" fails.") == true, "\(found)")
  }

  func testTasksOfTheLearnersOwnAreNotTouched() throws {
    let file = program.workspace(".vscode/tasks.json")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "{}".write(to: file, atomically: true, encoding: .utf8)

    let result = try program.run("doctor", "--vscode")

    XCTAssertEqual(result.status, 2)
    assertContains(result.errors, "already exists, with other tasks.")
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "{}")
  }
}
