/// Judges scenes with a mistake in them, each once.
struct BreakJudge: Sendable {
  let kata: Kata
  let course: Course
  let worker: any CourseWorkerLogic
  let suites: any SuiteWorkerLogic
  let syntax: any SyntaxWorkerLogic
  let memory: any VerdictMemoryLogic
  /// Whether to run also what has not changed since its run.
  var again = false

  func verdict(on files: KataFiles, package: String) throws -> Verdict {
    // What changes no run is left out: a run is remembered where only that changes.
    var judged = kata
    judged.manifest.mutants = []
    judged.manifest.harmless = [:]
    let question = CheckQuestion(
      manifest: judged.manifest, files: files, support: try worker.support(of: kata), bugs: [],
      isUntouched: false)
    if !again, var known = memory.verdict(on: question) {
      known.isRemembered = true
      return known
    }
    let verdict = try KataChecker(
      material: KataMaterial(course: course, worker: worker), suites: suites, syntax: syntax
    ).verdict(on: files, of: judged, package: package)
    // A time-out may be the machine's doing.
    if verdict.outcome != .timedOut { memory.keep(verdict, on: question) }
    return verdict
  }
}
