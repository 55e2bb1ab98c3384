/// Hashes of what judges a kata and of its brief: they tell whether it has changed since it was
/// solved.
extension KataMaterial {
  func proof(of kata: Kata, work: [SourceFile], _ verdict: Verdict) throws -> GreenProof {
    GreenProof(
      exam: try exam(of: kata), work: number(of: work),
      tests: kata.isCode ? verdict.tests.count : verdict.bugs.count)
  }

  /// The solved katas that have changed since.
  func changes(since progress: Progress, suites: any SuiteWorkerLogic) -> [KataChange] {
    let solved = course.katas.filter { progress.record(of: $0.id).solved?.proof != nil }
    let exams = exams(of: solved)
    return solved.compactMap { kata in
      guard let proof = progress.record(of: kata.id).solved?.proof, let exam = exams[kata.id],
        exam != proof.exam
      else { return nil }
      var more: Int?
      if exam.suite != proof.exam.suite {
        let all = kata.isCode ? tests(of: kata, by: suites).count : kata.manifest.mutants.count
        more = all - proof.tests
      }
      return KataChange(
        kata: kata.id, tests: more,
        hasNewBrief: exam.brief != proof.exam.brief, isCode: kata.isCode,
        content: "\(exam.suite) \(exam.brief)")
    }
  }

  /// Leaves out the katas whose files cannot be read.
  func exams(of katas: [Kata]) -> [KataID: GreenProof.Exam] {
    let exams = katas.concurrentMap { try? exam(of: $0) }
    return zip(katas, exams).reduce(into: [:]) { $0[$1.0.id] = $1.1 }
  }

  private func exam(of kata: Kata) throws -> GreenProof.Exam {
    let judges =
      kata.isCode
      ? try suite(of: kata).map(\.file)
      : try worker.files(.scene, of: kata)
        + kata.manifest.mutants.flatMap { try worker.files(.mutant($0), of: kata) }
    let brief = try worker.brief(of: kata)
    return GreenProof.Exam(
      suite: number(of: judges), brief: String(brief.stableNumber, radix: 36))
  }

  private func number(of files: [SourceFile]) -> String {
    let number = files.sorted { $0.path < $1.path }.reduce(UInt64(0)) { sum, file in
      (sum &* 31) ^ file.path.stableNumber ^ (file.content.stableNumber &* 7)
    }
    return String(number, radix: 36)
  }
}
