/// Where in the course a compile error or a finding stands.
extension KataProof {
  /// Finds that something does not build, at its first error's place.
  /// - Parameters:
  ///   - parts: the folders that were laid over the start, the uppermost first, which is the one
  ///     to blame where the compiler names no line of the course.
  mutating func foundUnbuilt(
    _ check: String, _ what: String, laid parts: [KataPart], _ verdict: Verdict, mend: String = ""
  ) throws {
    guard let error = verdict.diagnostics.firstError else {
      let why = verdict.missing.first.map { "the suite needs \($0)" } ?? verdict.output
      return found(check, parts[0].folder(of: kata), "\(what) does not build: \(why)\(mend)")
    }
    found(
      check, try standing(error.place.file, of: kata, laid: parts),
      "\(what) does not build: \(error.message).\(mend)", line: error.place.line)
  }

  /// Where a file of the hidden package, such as `Sources/Login/LoginInteractor.swift`, stands.
  func standing(_ file: String, of kata: Kata, laid parts: [KataPart]) throws -> String {
    let path = file.split(separator: "/").dropFirst(2).joined(separator: "/")
    let isSuite = file.hasPrefix("Tests/")
    let own: KataPart
    switch kata.manifest.kind {
    case .code: own = isSuite ? .hiddenSuite : .starter
    case .tests: own = isSuite ? .starter : .scene
    }
    let part = try (kata.manifest.kind == .code && isSuite ? [own] : parts + [own]).first { part in
      try workers.course.files(part, of: kata).contains { $0.path == path }
    }
    if part == nil, !isSuite, let carried = kata.manifest.carries.flatMap(course.kata) {
      return try standing(file, of: carried, laid: [.solution])
    }
    return "\((part ?? own).folder(of: kata))/\(path)"
  }
}

extension [Diagnostic] {
  /// The first error that does not only follow from another.
  var firstError: Diagnostic? {
    let errors = filter { $0.severity == .error }
    return errors.first { !MissingRequirement(compilerMessage: $0.message).isConsequence }
      ?? errors.first
  }
}
