import Foundation
import XCTest

/// A terminal session that a page shows, to be run again: `$ command` and its output.
struct Transcript {
  struct Step: Equatable {
    let command: String
    let output: String
  }

  /// A fenced block, with the text before it.
  struct Block {
    let language: String
    let before: String
    let text: String

    var steps: [Step] {
      var steps: [(command: String, output: [String])] = []
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("$ ") {
          steps.append((String(line.dropFirst(2)), []))
        } else if !steps.isEmpty {
          steps[steps.count - 1].output.append(String(line))
        }
      }
      return steps.map { Step(command: $0.command, output: $0.output.joined(separator: "\n")) }
    }
  }

  static func blocks(in page: String) -> [Block] {
    let parts = page.components(separatedBy: "\n```")
    return stride(from: 1, to: parts.count, by: 2).map { index in
      let lines = parts[index].split(separator: "\n", omittingEmptySubsequences: false)
      return Block(
        language: String(lines[0]), before: parts[index - 1],
        text: lines.dropFirst().joined(separator: "\n"))
    }
  }

  /// The text with all durations replaced by the same one.
  static func withoutDurations(_ text: String) -> String {
    text.replacing(/\d+\.\d s\b/, with: "0.0 s")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing(/\ +$/, with: "") }.joined(separator: "\n")
  }
}

extension BuiltProgram {
  /// Runs a step of a transcript, and compares what it prints.
  func replay(
    _ step: Transcript.Step, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let words = step.command.split(separator: " ").map(String.init)
    if words[0] == "mkdir" {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(words[2]), withIntermediateDirectories: true)
      return
    }
    XCTAssertEqual(words.prefix(3), ["swift", "run", "vipkata"], file: file, line: line)
    let result = try run(Array(words.dropFirst(3)))
    XCTAssertEqual(
      Transcript.withoutDurations(result.output + result.errors).trimmingCharacters(in: .newlines),
      Transcript.withoutDurations(step.output).trimmingCharacters(in: .newlines),
      "$ \(step.command)", file: file, line: line)
  }
}
