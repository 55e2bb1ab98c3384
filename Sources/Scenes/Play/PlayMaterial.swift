import Foundation

/// Puts together what is built to play a kata.
struct PlayMaterial {
  let course: any CourseWorkerLogic
  let syntax: any SyntaxWorkerLogic

  /// - Returns: nil where the kata has no screen.
  func job(for kata: Kata, scene: [SourceFile]) throws -> PlayJob? {
    guard let entry = kata.manifest.play else { return nil }
    let stage = try course.files(.play, of: kata).map {
      SourceFile(path: "VipkataPlay-\($0.path.fileName)", content: $0.content)
    }
    return PlayJob(
      module: kata.manifest.module, sources: noted(scene) + stage, entry: entry,
      support: try course.support(of: kata), seconds: kata.manifest.testSeconds)
  }

  /// Where code cannot be read, the scene is played without its cycle.
  private func noted(_ scene: [SourceFile]) -> [SourceFile] {
    guard let files = try? syntax.read(scene, in: "Sources") else { return scene }
    return zip(scene, files).map {
      SourceFile(path: $0.path, content: Data($1.notingMessages.utf8))
    }
  }
}
