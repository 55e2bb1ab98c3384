import Entities

/// Words in a learner's code for which a kata has no use, and code that reaches for what judges
/// it has. They prove nothing: a teacher looks.
struct Suspicion {
  let exam: KataExam

  private static let words = [
    "_silgen_name", "cdecl", "_dynamicReplacement", "@section", "@_section", "dlsym", "dlopen",
    "fork(", "posix_spawn", "Process(", "exit(", "unsafe", "Unsafe", "CommandLine", "ProcessInfo",
    "getenv", "environ", "FileHandle", "FileManager", "fopen", "open(", "write(", "socket(",
    "/proc/", "operator ==",
  ]
  /// In a scene; a suite is made of them.
  private static let wordsOfSuites = ["XCTAssert", "XCTFail", "XCTest", "import Testing"]

  func words(in side: [SourceFile]) -> [String] {
    let given = Set(exam.givenFiles)
    let known = exam.givenFiles.map(\.text)
    let own = side.filter { !given.contains($0) }.map(\.text)
    let words = Self.words + (exam.kata.manifest.kind == .code ? Self.wordsOfSuites : [])
    return words.filter { word in
      own.contains { $0.contains(word) } && !known.contains { $0.contains(word) }
    }
  }
}

extension SourceFile {
  fileprivate var text: String { String(decoding: content, as: UTF8.self) }
}
