import Entities
import Foundation

/// Looks at one learner's kata, and runs what is there.
struct GradingDesk: Sendable {
  private let course: Course
  private let request: Grading.Grade.Request
  private let courseWorker: any CourseWorkerLogic
  private let learners: any LearnersWorkerLogic
  private let suites: any SuiteWorkerLogic
  private let syntax: any SyntaxWorkerLogic
  private let memory: any VerdictMemoryLogic & Sendable

  init(workers: GradingWorkers, course: Course, request: Grading.Grade.Request) {
    self.course = course
    self.request = request
    courseWorker = workers.course
    learners = workers.learners
    suites = workers.suites
    syntax = workers.syntax
    memory = workers.memory
  }

  /// What several learners may have done alike.
  struct Work: Hashable, Sendable {
    let exam: KataExam
    /// The side that was theirs to edit.
    let side: [SourceFile]

    static func == (one: Work, other: Work) -> Bool {
      one.exam.kata.id == other.exam.kata.id && one.side == other.side
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(exam.kata.id)
      hasher.combine(side)
    }
  }

  /// Where the grade of a work goes.
  struct Slot {
    let learner: String
    let index: Int
  }

  enum Finding: Sendable {
    case verdict(Verdict, hint: String?)
    case problem(String)
  }

  private var material: KataMaterial { KataMaterial(course: course, worker: courseWorker) }

  func exam(of kata: Kata) throws -> KataExam {
    try KataExam(kata, material: material, worker: courseWorker)
  }

  /// - Returns: the grade, as far as it is known without a run, nil for work that is left out;
  ///   and what is to be run.
  func look(at learner: String, _ exam: KataExam) throws -> (grade: Grade?, side: [SourceFile]?) {
    let kata = exam.kata
    var grade = Grade(kata: kata.id.description, outOf: kata.manifest.points)
    let files: [SourceFile]
    do {
      guard let found = try learners.files(of: kata, by: learner) else { return (grade, nil) }
      files = found
    } catch {
      grade.state = .unreadable
      grade.problem = FailurePage(error: error).said.message
      return (grade, nil)
    }
    let carried = exam.carried.flatMap { try? learners.files(of: $0, by: learner) }
    guard !exam.isUntouched(files, carried: carried) else { return (grade, nil) }
    if request.since != nil || request.deadline != nil,
      let changed = try learners.lastChange(of: kata, by: learner)
    {
      if let since = request.since, changed < since { return (nil, nil) }
      grade.changed = ISO8601DateFormatter().string(from: changed)
      grade.isLate = request.deadline.map { changed > $0 } ?? false
    }
    let side = exam.side(of: files)
    grade.replaced = exam.replaced(in: files)
    grade.suspicious = Suspicion(exam: exam).words(in: side)
    return (grade, side)
  }

  /// Each verdict is kept at once, so that whatever ends the program, only what was running is
  /// to be run again.
  func run(_ work: Work, lane: Int) -> Finding {
    let exam = work.exam
    let question = exam.question(about: work.side)
    do {
      if exam.kata.manifest.kind == .code, let name = try nameOfSuites(in: work) {
        return .problem(
          "it names \(name), as only a suite does: a scene's function of that name would judge itself"
        )
      }
      let verdict: Verdict
      if let known = memory.verdict(on: question) {
        verdict = known
      } else {
        var found = try run(work, in: "lane-\(lane)")
        // The machine may have been busy: nobody is to be graded for that.
        if found.outcome == .timedOut { found = try run(work, in: "lane-\(lane)") }
        memory.keep(found, on: question)
        verdict = found
      }
      let hint = exam.hints.sequence(failing: verdict.failing.map(\.name.function)).first?.text
      return .verdict(verdict, hint: verdict.outcome == .green ? nil : hint)
    } catch {
      return .problem(FailurePage(error: error).said.message)
    }
  }

  private func nameOfSuites(in work: Work) throws -> String? {
    let files = work.side.filter { $0.content.range(of: Data("XCT".utf8)) != nil }
    guard !files.isEmpty else { return nil }
    return try syntax.read(files, in: "").flatMap(\.namesOfSuites).first
  }

  private func run(_ work: Work, in package: String) throws -> Verdict {
    try KataChecker(material: material, suites: suites, syntax: syntax).verdict(
      on: work.exam.files(for: work.side), of: work.exam.kata, package: package)
  }
}

extension Grade {
  mutating func take(_ finding: GradingDesk.Finding, of work: GradingDesk.Work) {
    switch finding {
    case .problem(let problem):
      state = .unreadable
      self.problem = problem
    case .verdict(let verdict, let hint):
      let isGreen = verdict.outcome == .green
      state = isGreen ? .green : .red
      points = isGreen ? outOf : 0
      check = VerdictObject(kata: work.exam.kata.id, verdict: verdict)
      self.hint = hint
    }
  }
}
