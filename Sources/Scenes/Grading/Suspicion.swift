import Entities
import Foundation

/// Words in a learner's code for which a kata has no use, and code that reaches for what judges
/// it has. They prove nothing: a teacher looks.
struct Suspicion {
  let exam: KataExam

  private static let words = [
    "_silgen_name", "cdecl", "_dynamicReplacement", "@section", "@_section", "dlsym", "dlopen",
    "fork(", "posix_spawn", "Process(", "exit(", "unsafe", "Unsafe", "CommandLine", "ProcessInfo",
    "getenv", "environ", "FileHandle", "FileManager", "fopen", "open(", "write(", "socket(",
    "/proc/", "operator ==", "func ==",
  ]

  func words(in side: [SourceFile]) -> [String] {
    let given = Set(exam.givenFiles)
    let own = side.filter { !given.contains($0) }
    return Self.words.filter { word in
      let bytes = Data(word.utf8)
      return own.contains { $0.content.range(of: bytes) != nil }
        && !given.contains { $0.content.range(of: bytes) != nil }
    }
  }
}

extension ReviewedFile {
  /// The names of XCTest's that are in a scene's code, and not in its comments: a function of
  /// the same name would take the place of the suite's own.
  var namesOfSuites: [String] {
    let bytes = Array(text.utf8)
    return tree.tokens.filter {
      $0.kind.hasSuffix("identifier") && $0.range.upperBound <= bytes.count
    }
    .map { String(decoding: bytes[$0.range], as: UTF8.self) }
    .filter { $0.contains("XCT") }
  }
}
