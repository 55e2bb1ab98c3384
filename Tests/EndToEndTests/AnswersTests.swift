import Foundation
import TestSupport
import XCTest

/// What each command prints, in every form, must be what `Tests/Answers` keeps.
/// `VIPKATA_KEEP_ANSWERS=1 swift test --filter AnswersTests` writes them again.
final class AnswersTests: XCTestCase {
  private static let folder = BuiltProgram.repository.appendingPathComponent("Tests/Answers")

  /// States that need no build, or only a first check: most answers are in them.
  private static let sample: Set = ["fresh", "opened", "joined", "room", "unreadable", "green"]

  func testEachAnswerIsAsItWasKept() async throws {
    let keeps = ProcessInfo.processInfo.environment["VIPKATA_KEEP_ANSWERS"] != nil
    let answers = try Answer.all(in: Self.folder).filter {
      keeps || Sample.isWhole || Self.sample.contains($0.state)
    }
    XCTAssertGreaterThan(answers.count, 200)
    for (answer, made) in try await Self.typed(answers) {
      if keeps {
        try made.write(to: answer.file, atomically: true, encoding: .utf8)
      } else if made != answer.text {
        XCTFail(
          "Tests/Answers/\(answer.name) (- kept, + now; VIPKATA_KEEP_ANSWERS=1 keeps it as it is "
            + "now)\n\(answer.difference(made))")
      }
    }
  }

  /// What is printed now, state by state, on two desks in parallel.
  private static func typed(_ answers: [Answer]) async throws -> [(Answer, String)] {
    let states = States(Dictionary(grouping: answers, by: \.state))
    return try await withThrowingTaskGroup(of: [(Answer, String)].self) { group in
      for _ in 0..<2 {
        group.addTask {
          let desk = try AnswerDesk(folder: folder)
          var made: [(Answer, String)] = []
          while let answers = await states.next() {
            made += try answers.map { ($0, try desk.type($0)) }
          }
          return made
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
  }

  private actor States {
    private var rest: [[Answer]]

    init(_ answers: [String: [Answer]]) {
      rest = answers.sorted { $0.key > $1.key }.map(\.value)
    }

    func next() -> [Answer]? { rest.popLast() }
  }

  /// Asks for the command table as shells do.
  func testEachCommandHasAnAnswerInEachFormAndWithEachOption() throws {
    let program = try BuiltProgram()
    func table(_ words: String...) throws -> [String] {
      try program.run(["__complete"] + words).output.split(separator: "\n").map {
        String($0.prefix { $0 != "\t" })
      }
    }
    let calls = try Answer.all(in: Self.folder).flatMap(\.calls)
    let common = try table("--")
    for option in common {
      XCTAssertTrue(calls.contains { $0.contains(option) }, "no answer has \(option)")
    }
    let commands = try table("")
    XCTAssertGreaterThan(commands.count, 10)
    for command in commands {
      let calls = calls.filter { $0.first == command && !$0.contains("--help") }
      let forms = Set(calls.map(\.form))
      let missing =
        try table(command, "--format", "").filter { !forms.contains($0) }
        + table(command, "--").filter { option in
          !common.contains(option) && !calls.contains { $0.contains(option) }
        }
      XCTAssertEqual(missing, [], "no answer of `vipkata \(command)` has these")
    }
  }
}
