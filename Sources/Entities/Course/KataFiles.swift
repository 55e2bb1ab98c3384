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
}
