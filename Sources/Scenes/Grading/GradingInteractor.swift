import Foundation

@MainActor
protocol GradingBusinessLogic {
  func grade(request: Grading.Grade.Request)
  func merge(request: Grading.Merge.Request)
}

/// What grading asks: the course, the learners' folders, and what runs and remembers suites.
struct GradingWorkers: Sendable {
  let course: any CourseWorkerLogic
  let learners: any LearnersWorkerLogic
  let grading: any GradingWorkerLogic
  let suites: any SuiteWorkerLogic
  let syntax: any SyntaxWorkerLogic
  let memory: any VerdictMemoryLogic
  let parallel: any ParallelWorkerLogic
}

/// Decides what is run again, and what it is worth. Only the learners' files count, never
/// what their own records say of them.
struct GradingInteractor: GradingBusinessLogic {
  let presenter: any GradingPresentationLogic
  let workers: GradingWorkers
  var now: @Sendable () -> SuspendingClock.Instant = { SuspendingClock.now }

  func grade(request: Grading.Grade.Request) {
    attempt(failuresTo: presenter) {
      let course = try soundCourse()
      // Without a toolchain nobody's work can be run: that is nobody's fault.
      _ = try workers.suites.outline(of: [])
      let exposed = workers.grading.obstacle
      if let exposed { presenter.presentExposure(why: exposed) }
      let archives = workers.learners.archives(of: nil)
      if !archives.isEmpty { presenter.presentArchives(names: archives) }
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

  /// Nil for who has a kata of the course, be it as it was given.
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

  private func soundCourse() throws -> Course {
    let course = try workers.course.course(isThorough: true)
    if let problem = course.problems.first { throw Grading.Failure.brokenCourse(problem) }
    try course.requireKatas()
    return course
  }

  /// For each learner, in the course's order. Kata after kata, so that a build goes on from that of
  /// the learner before; several katas together where learners are few, so that no core waits.
  private func grades(
    of learners: [String], in course: Course, _ request: Grading.Grade.Request
  ) throws -> [[Grade]] {
    let grader = Grader(workers: workers, course: course, request: request)
    let time = GradingTime(katas: course.katas.count, now: now)
    // Looking is done while nobody's work runs, and is mostly waiting for git.
    var patience = [Duration](repeating: .seconds(60), count: learners.count)
    var grades: [[Grade]] = learners.map { _ in [] }
    var jobs: [Grader.Job] = []
    var done = 0

    func runAll() throws {
      try workers.parallel.run(jobs) { job, lane in
        let grade = time.spend(of: job.grades.map(\.learner)) { grader.run(job, lane: lane) }
        return (job, grade ?? Grade(of: job.kata.kata, problem: time.problem))
      } each: { job, grade in
        for (learner, index) in job.grades { grades[learner][index].take(grade) }
        done += job.grades.count
        presenter.presentProgress(
          response: Grading.Progress.Response(
            done: done, total: learners.count * course.katas.count))
      }
      jobs = []
    }

    for kata in course.katas {
      let graded = try GradedKata(kata, material: grader.material)
      var alike: [[SourceFile]: Int] = [:]
      for (number, learner) in learners.enumerated() {
        let before = time.taken(by: number)
        let looked = try time.spend(of: [number]) {
          try grader.look(at: learner, graded, patience: patience[number])
        }
        patience[number] -= time.taken(by: number) - before
        let (grade, submission) = looked ?? (Grade(of: kata, problem: time.problem), nil)
        if let grade { grades[number].append(grade) }
        guard let submission else {
          done += 1
          continue
        }
        let job = alike[submission] ?? jobs.count
        if job == jobs.count {
          alike[submission] = job
          jobs.append(Grader.Job(kata: graded, submission: submission, grades: []))
        }
        jobs[job].grades.append((number, grades[number].count - 1))
      }
      if jobs.count >= 100 { try runAll() }
    }
    try runAll()
    return grades
  }
}

extension Grade {
  /// - Parameter problem: why it cannot be graded.
  init(of kata: Kata, problem: String? = nil) {
    self.init(kata: kata.id.description, outOf: kata.manifest.points)
    self.problem = problem
    if problem != nil { state = .unreadable }
  }

  /// What a run said, beside what is known of when the work was done.
  fileprivate mutating func take(_ run: Grade) {
    var grade = run
    grade.changed = changed
    grade.time = time
    grade.isLate = isLate
    grade.replaced = replaced
    self = grade
  }
}
