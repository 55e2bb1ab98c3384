import Foundation

/// Reads the syntax of Swift code.
protocol SyntaxWorkerLogic: Sendable {
  /// - Parameter folder: the files' folder as findings show it, such as `Sources/Login`.
  func read(_ files: [SourceFile], in folder: String) throws -> [ReviewedFile]
}

extension SyntaxWorkerLogic {
  /// The places in a scene that break one of the rules.
  /// - Throws: an error that says why there is no review, also if its self-check fails.
  func findings(
    in scene: [SourceFile], of kata: Kata, rules: Set<String>
  ) throws -> [Finding] {
    guard !rules.isEmpty else { return [] }
    try ReviewSelfCheck.run { text in
      let probe = SourceFile(path: "Probe.swift", content: Data(text.utf8))
      return try read([probe], in: "")[0].tree
    }
    let files = try read(scene, in: "Sources/\(kata.manifest.module)")
    let settings = ReviewSettings(rules: rules, allowed: Set(kata.manifest.allows))
    return VIPReview(settings: settings).findings(in: files)
  }
}
