import Foundation

/// Looks at one learner's kata, and runs what is there.
struct Grader: Sendable {
  let workers: GradingWorkers
  let course: Course
  let request: Grading.Grade.Request

  /// Something to be run, and the learners who have all done it alike.
  struct Job: Sendable {
    let kata: GradedKata
    let submission: [SourceFile]
    /// Where their grades stand.
    var grades: [(learner: Int, index: Int)]
  }

  var material: KataMaterial { KataMaterial(course: course, worker: workers.course) }

  /// - Parameter patience: how long the learner's history may be read.
  /// - Returns: the grade, as far as it is known without a run, nil for work that is left out;
  ///   and what is to be run.
  func look(
    at learner: String, _ graded: GradedKata, patience: Duration
  ) throws -> (grade: Grade?, submission: [SourceFile]?) {
    let kata = graded.kata
    var grade = Grade(of: kata)
    let files: [SourceFile]
    do {
      guard let found = try workers.learners.files(of: kata, by: learner) else {
        return (grade, nil)
      }
      files = found
    } catch {
      return (Grade(of: kata, problem: UserError(error).message), nil)
    }
    let carried = graded.carried.flatMap { try? workers.learners.files(of: $0, by: learner) }
    guard !graded.isUntouched(files, carried: carried) else { return (grade, nil) }
    if request.since != nil || request.deadline != nil,
      let change = try workers.learners.lastChange(of: kata, by: learner, patience: patience)
    {
      if let since = request.since, change.date < since { return (nil, nil) }
      grade.changed = ISO8601DateFormatter().string(from: change.date)
      grade.time = change.time
      grade.isLate = request.deadline.map { change.date > $0 } ?? false
    }
    let submission = graded.submission(of: files)
    grade.replaced = files.filter { !submission.contains($0) }.map(\.path)
    return (grade, submission)
  }

  /// - Returns: what the run says; when the work was done stands where `look` said it.
  func run(_ job: Job, lane: Int) -> Grade {
    let kata = job.kata.kata
    do {
      let given = job.kata.givenFiles
      let own = try workers.syntax.read(job.submission.filter { !given.contains($0) }, in: "")
      if kata.manifest.kind == .code, let name = NamesOfSuites.inCode(of: own).first {
        let problem =
          "it names \(name), as only a suite does: so a scene could judge itself"
        return Grade(of: kata, problem: problem)
      }
      let verdict = try verdict(on: job, lane: lane)
      var grade = Grade(of: kata)
      grade.check = VerdictObject(kata: kata.id, verdict: verdict)
      grade.suspicious = Suspicion.words(in: own, given: try workers.syntax.read(given, in: ""))
      if verdict.outcome == .green {
        grade.state = .green
        grade.points = grade.outOf
      } else {
        grade.state = .red
        let failing = verdict.failing.map(\.name.function)
        grade.hint = job.kata.hints.sequence(failing: failing).first?.text
      }
      return grade
    } catch {
      return Grade(of: kata, problem: UserError(error).message)
    }
  }

  /// Each is kept at once, so that whatever ends the program, only what was running is to be
  /// run again.
  private func verdict(on job: Job, lane: Int) throws -> Verdict {
    let question = job.kata.question(about: job.submission)
    if let known = workers.memory.verdict(on: question) { return known }
    func check() throws -> Verdict {
      try KataChecker(material: material, suites: workers.suites, syntax: workers.syntax).verdict(
        on: question.files, of: job.kata.kata, package: "lane-\(lane)")
    }
    var verdict = try check()
    // The machine may have been busy: nobody is to be graded for that.
    if verdict.outcome == .timedOut { verdict = try check() }
    workers.memory.keep(verdict, on: question)
    return verdict
  }
}
