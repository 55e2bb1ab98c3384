/// The two sides of a kata: a scene, and the suite that judges it or, in a kata of kind
/// `tests`, is judged by it.
package struct KataFiles: Codable, Equatable, Sendable {
  package var scene: [SourceFile]
  package var suite: [SourceFile]

  package init(scene: [SourceFile], suite: [SourceFile]) {
    self.scene = scene
    self.suite = suite
  }

  /// The side that the learner writes.
  package func edited(in kata: Kata) -> [SourceFile] {
    kata.manifest.kind == .code ? scene : suite
  }

  /// The same with these files on the side that the learner writes.
  package func holding(_ learner: [SourceFile], for kind: Manifest.Kind) -> KataFiles {
    kind == .code
      ? KataFiles(scene: learner, suite: suite) : KataFiles(scene: scene, suite: learner)
  }
}
