extension Kata {
  /// A mistake in one of the kata's files.
  /// - Parameter file: relative to the kata's folder, or a path below `Katas` or `Solutions`.
  func problem(
    _ check: String, _ file: String, _ message: String, line: Int? = nil
  ) -> CourseProblem {
    let isWhole = file.hasPrefix("Katas/") || file.hasPrefix("Solutions/")
    return CourseProblem(
      check: check, kata: folder, file: isWhole ? file : "Katas/\(folder)/\(file)", line: line,
      message: message)
  }

  /// The folder of the suite that the reference scene is proved with.
  var provenSuite: String {
    manifest.kind == .code ? "Tests" : "Solutions/\(folder)"
  }
}
