import Foundation

@MainActor
protocol GradingBusinessLogic {
  func grade(request: Grading.Grade.Request)
  func merge(request: Grading.Merge.Request)
}

/// The workers of grading: the course, the learners' folders, and what runs and remembers suites.
struct GradingWorkers: Sendable {
  let course: any CourseWorkerLogic
  let learners: any LearnersWorkerLogic
  let grading: any GradingWorkerLogic
  let suites: any SuiteWorkerLogic
  let syntax: any SyntaxWorkerLogic
  let memory: any VerdictMemoryLogic
  let parallel: any ParallelWorkerLogic
}

/// Decides what is run again, and what it is worth. Only the learners' files count, never what
/// their own records say about them.
struct GradingInteractor: GradingBusinessLogic {
  let presenter: any GradingPresentationLogic
  let workers: GradingWorkers
  var now: @Sendable () -> SuspendingClock.Instant = { SuspendingClock.now }

  func grade(request: Grading.Grade.Request) {
    attempt(failuresTo: presenter) {
      let course = try workers.course.course(isThorough: true)
      if let problem = course.problems.first { throw Grading.Failure.brokenCourse(problem) }
      try course.requireKatas()
      // Without a toolchain this throws: nobody's work can be run, which is nobody's fault.
      _ = try workers.suites.outline(of: [])
      let exposed = workers.grading.obstacle
      presenter.presentWarnings(
        response: Grading.Warn.Response(
          exposed: exposed, archives: workers.learners.archives(of: nil)))
      let learners = try workers.learners.learners().filter { request.shard?.has($0) ?? true }
      let grades = try workers.grading.lock {
        try self.grades(of: learners, in: course, request)
      }
      let sheet = GradeSheet(
        exposed: exposed, shard: request.shard, course: request.course,
        katas: course.katas.map {
          GradeSheet.Column(
            kata: $0.id.description, title: $0.manifest.title, points: $0.manifest.points)
        },
        learners: zip(learners, grades).map { learner, grades in
          GradedLearner(
            learner: learner, katas: grades, absence: absence(of: learner, grades, in: course))
        })
      presenter.presentSheet(response: Grading.Sheet.Response(sheet: sheet))
    }
  }

  func merge(request: Grading.Merge.Request) {
    attempt(failuresTo: presenter) {
      let sheets = try request.files.map { (file: $0, sheet: try workers.grading.sheet(in: $0)) }
      presenter.presentSheet(
        response: Grading.Sheet.Response(sheet: try GradeSheet(merging: sheets)))
    }
  }

  /// Nil for a learner who has any kata of the course, even an untouched one.
  private func absence(
    of learner: String, _ grades: [Grade], in course: Course
  ) -> GradedLearner.Absence? {
    guard grades.allSatisfy({ $0.state == .notBegun }) else { return nil }
    let isThere = course.katas.contains {
      (try? workers.learners.files(of: $0, by: learner)) != nil
    }
    return isThere
      ? nil
      : GradedLearner.Absence(
        deeper: workers.learners.deeperFolder(of: course.katas, by: learner),
        archive: workers.learners.archives(of: learner).first)
  }

  /// Grades kata by kata, so that each build continues that of the learner before. If learners are
  /// few, several katas run together, so that no core waits.
  private func grades(
    of learners: [String], in course: Course, _ request: Grading.Grade.Request
  ) throws -> [[Grade]] {
    let material = KataMaterial(course: course, worker: workers.course)
    let grader = Grader(workers: workers, material: material, request: request)
    let time = GradingTime(katas: course.katas.count, now: now)
    var book = GradeBook(learners: learners.count, katas: course.katas.count)
    for kata in course.katas {
      let graded = try GradedKata(kata, material: material)
      book.beginKata()
      for (number, learner) in learners.enumerated() {
        let work = try time.look(at: number) { try grader.look(at: learner, graded, timeout: $0) }
        book.enter(
          work ?? .graded(Grade(of: kata, problem: time.problem)), on: graded, of: number)
      }
      if book.jobs.count >= 100 { try runJobs(of: &book, by: grader, in: time) }
    }
    try runJobs(of: &book, by: grader, in: time)
    return book.grades
  }

  private func runJobs(
    of book: inout GradeBook, by grader: Grader, in time: GradingTime
  ) throws {
    try workers.parallel.run(book.takeJobs()) { job, lane in
      let grade = time.spend(of: job.grades.map(\.learner)) { grader.run(job, lane: lane) }
      return (job, grade ?? Grade(of: job.kata.kata, problem: time.problem))
    } each: { job, grade in
      book.enter(grade, of: job)
      presenter.presentProgress(response: book.progress)
    }
  }
}

extension Grade {
  init(of kata: Kata, problem: Problem? = nil) {
    self.init(kata: kata.id.description, outOf: kata.manifest.points)
    self.problem = problem
    if problem != nil { state = .unreadable }
  }
}
