import Entities
import Foundation
import Scenes
import Workers

/// What shells and `man` are given: text as it is, for programs to read.
@MainActor
enum ShellPages {
  static func printScript(_ session: Session) throws {
    let shell = session.arguments.operands[0]
    guard Completions.shells.contains(shell) else {
      throw UserError(
        "There are no completions for \(shell).",
        mend: "It takes \(Completions.shells.joined(separator: ", ")).")
    }
    let isInstalled = Places.program == "vipkata"
    print(
      CompletionScript(executable: isInstalled ? nil : Places.executable.path).text(for: shell))
  }

  static func printManPage(_ session: Session) {
    print(ManPage().text, terminator: "")
  }

  /// Prints what may be typed next, a line each: the word, a tab and what it means.
  static func complete(_ words: [String], environment: [String: String]) throws {
    let places = Places(arguments: try Arguments([], commands: []), environment: environment)
    let completions = Completions {
      (try? CourseFolder(root: places.course, isThorough: false).course())?.katas ?? []
    }
    for candidate in completions.candidates(for: words) {
      print(candidate.word, candidate.meaning, separator: "\t")
    }
  }
}
