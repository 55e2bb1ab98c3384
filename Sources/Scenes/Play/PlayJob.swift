import Foundation

/// A program to build: the scene, and the expression that begins it.
struct PlayJob: Codable, Equatable, Sendable {
  let module: String
  let sources: [SourceFile]
  /// The expression that makes the first screen.
  let entry: String
  let support: [SupportModule]
  /// Seconds that the scene may take to answer.
  let seconds: Int
}

extension PlayJob {
  /// How the names of the kata's own files for playing begin, which are put beside the scene.
  static let playFileMark = "VipkataPlay-"

  /// - Parameter entry: the manifest's `play`.
  init(
    of kata: Kata, from entry: String, scene: [SourceFile], course: any CourseWorkerLogic,
    syntax: any SyntaxWorkerLogic
  ) throws {
    let beside = try course.files(.play, of: kata).map {
      SourceFile(path: Self.playFileMark + $0.path.fileName, content: $0.content)
    }
    // If code cannot be read, the scene is played without showing its cycle.
    let noted = (try? syntax.read(scene, in: "Sources")).map { files in
      zip(scene, files).map { SourceFile(path: $0.path, content: Data($1.notingMessages.utf8)) }
    }
    self.init(
      module: kata.manifest.module, sources: (noted ?? scene) + beside, entry: entry,
      support: try course.support(of: kata), seconds: kata.manifest.testSeconds)
  }

  /// The compiler's message about a mistake in the entry, with the name that may be meant.
  func why(_ message: String) -> String {
    guard case .name(let name) = MissingRequirement(compilerMessage: message),
      let word = name.split(separator: ".").last.map(String.init), !message.contains("did you mean")
    else { return "\(message)." }
    let names = sources.flatMap { file in
      file.text
        .split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
    let alike = Set(names).filter { $0.first?.isUppercase == word.first?.isUppercase }.sorted()
    return message + (alike.contains(word) ? "." : Nearest.end(of: word, among: alike))
  }
}
