import Foundation

/// Looks at a learner's work on a kata, and runs it.
struct Grader: Sendable {
  let workers: GradingWorkers
  let material: KataMaterial
  let request: Grading.Grade.Request

  /// Work to be run, and the grades of all learners who did the same.
  struct Job: Sendable {
    let kata: GradedKata
    let submission: [SourceFile]
    var grades: [(learner: Int, index: Int)]
  }

  enum Work {
    case leftOut
    case graded(Grade)
    /// The work, and what is known of its grade without a run.
    case toRun([SourceFile], Grade)
  }

  /// - Parameter timeout: how long the learner's history may be read.
  func look(at learner: String, _ graded: GradedKata, timeout: Duration) throws -> Work {
    let kata = graded.kata
    var grade = Grade(of: kata)
    let files: [SourceFile]
    do {
      guard let found = try workers.learners.files(of: kata, by: learner) else {
        return .graded(grade)
      }
      files = found
    } catch {
      return .graded(Grade(of: kata, problem: .said(UserError(error).message)))
    }
    let carried = graded.carried.flatMap { try? workers.learners.files(of: $0, by: learner) }
    guard !graded.isUntouched(files, carried: carried) else { return .graded(grade) }
    if request.since != nil || request.deadline != nil,
      let change = try workers.learners.lastChange(of: kata, by: learner, timeout: timeout)
    {
      if let since = request.since, change.date < since { return .leftOut }
      grade.changed = ISO8601DateFormatter().string(from: change.date)
      grade.time = change.time
      grade.late = request.deadline.map { change.date > $0 } ?? false
    }
    let submission = graded.submission(of: files)
    grade.replaced = files.filter { !submission.contains($0) }.map(\.path)
    return .toRun(submission, grade)
  }

  /// - Returns: what the run found. What `look` found, such as the time, is not in it.
  func run(_ job: Job, lane: Int) -> Grade {
    let kata = job.kata.kata
    do {
      let given = job.kata.givenFiles
      let own = try workers.syntax.read(job.submission.filter { !given.contains($0) }, in: "")
      if kata.manifest.kind == .code, let name = NamesOfSuites.inCode(of: own).first {
        return Grade(of: kata, problem: .namesSuites(name))
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
      return Grade(of: kata, problem: .said(UserError(error).message))
    }
  }

  /// Each verdict is kept at once: whatever ends the program, only what was running must be run
  /// again.
  private func verdict(on job: Job, lane: Int) throws -> Verdict {
    let question = job.kata.question(about: job.submission)
    if let known = workers.memory.verdict(on: question) { return known }
    func check() throws -> Verdict {
      try KataChecker(material: material, suites: workers.suites, syntax: workers.syntax).verdict(
        on: question.files, of: job.kata.kata, package: "lane-\(lane)")
    }
    var verdict = try check()
    // The machine may have been busy, which must not count against anybody.
    if verdict.outcome == .timedOut { verdict = try check() }
    workers.memory.keep(verdict, on: question)
    return verdict
  }
}
