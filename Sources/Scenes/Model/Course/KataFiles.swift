/// A scene, and the suite that judges it or, in a kata of kind `tests`, is judged by it.
struct KataFiles: Codable, Equatable, Sendable {
  var scene: [SourceFile]
  var suite: [SourceFile]

  /// The side that the learner writes.
  func edited(in kata: Kata) -> [SourceFile] {
    kata.isCode ? scene : suite
  }

  /// A copy with these files on the side that the learner writes.
  func holding(_ learner: [SourceFile], for kind: Manifest.Kind) -> KataFiles {
    kind == .code
      ? KataFiles(scene: learner, suite: suite) : KataFiles(scene: scene, suite: learner)
  }
}
