/// Grades as JUnit's XML: a suite for each learner, a test case for each kata.
extension JUnit {
  init(sheet: GradeSheet) {
    self.init(
      name: "vipkata grade",
      suites: sheet.learners.map { learner in
        Suite(
          name: learner.learner,
          properties: [
            "sandbox": sheet.exposed ?? "bwrap", "course": sheet.course, "time": learner.times,
            "absence": learner.absenceWords,
          ].compactMapValues { $0 },
          cases: learner.katas.map { grade in
            Case(
              className: learner.learner, name: grade.kata, seconds: grade.check?.seconds ?? 0,
              flaws: Flaw(grade).map { [$0] } ?? [])
          })
      })
  }
}

extension JUnit.Flaw {
  fileprivate init?(_ grade: Grade) {
    switch grade.state {
    case .green where grade.check?.tests.skips.isEmpty != false: return nil
    case .green, .notBegun: self.init(kind: .skipped, message: grade.words)
    case .unreadable: self.init(kind: .error, message: grade.words)
    case .red:
      let tests = (grade.check?.failing ?? []).map {
        "\($0.name): \($0.message ?? $0.status.rawValue)"
      }
      self.init(
        kind: .failure, message: grade.words,
        type: grade.check?.verdict.rawValue ?? "red",
        text: tests.joined(separator: "\n"))
    }
  }
}
