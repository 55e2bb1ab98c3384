import Entities
import Foundation

@MainActor
package protocol GradingBusinessLogic {
  func grade(request: Grading.Grade.Request)
  func merge(request: Grading.Merge.Request)
}

/// The workers that grading asks.
package struct GradingWorkers {
  package let course: any CourseWorkerLogic
  package let learners: any LearnersWorkerLogic
  package let grading: any GradingWorkerLogic
  package let suites: any SuiteWorkerLogic
  package let syntax: any SyntaxWorkerLogic
  package let memory: any VerdictMemoryLogic & Sendable
  package let parallel: any ParallelWorkerLogic

  package init(
    course: any CourseWorkerLogic, learners: any LearnersWorkerLogic,
    grading: any GradingWorkerLogic, suites: any SuiteWorkerLogic, syntax: any SyntaxWorkerLogic,
    memory: any VerdictMemoryLogic & Sendable, parallel: any ParallelWorkerLogic
  ) {
    self.course = course
    self.learners = learners
    self.grading = grading
    self.suites = suites
    self.syntax = syntax
    self.memory = memory
    self.parallel = parallel
  }
}

/// Decides what is run again, and what it is worth. Only the learners' files count, never
/// what their own records say of them.
package final class GradingInteractor: GradingBusinessLogic {
  package var presenter: (any GradingPresentationLogic)?
  private let workers: GradingWorkers

  package init(workers: GradingWorkers) {
    self.workers = workers
  }

  package func grade(request: Grading.Grade.Request) {
    do {
      let course = try soundCourse()
      // Without a toolchain nobody's work can be run: that is nobody's fault.
      _ = try workers.suites.outline(of: [])
      let exposed = workers.grading.obstacle
      if let exposed { presenter?.presentExposure(why: exposed) }
      let learners = try workers.learners.learners().filter { request.shard?.has($0) ?? true }
      let grades = try workers.grading.lock {
        try self.grades(of: learners, in: course, request)
      }
      let sheet = GradeSheet(
        exposed: exposed, shard: request.shard,
        katas: course.katas.map {
          GradeSheet.Column(
            kata: $0.id.description, title: $0.manifest.title, points: $0.manifest.points)
        },
        learners: learners.map { GradedLearner(learner: $0, katas: grades[$0] ?? []) })
      presenter?.presentSheet(
        response: Grading.Sheet.Response(sheet: sheet, papers: request.papers))
    } catch {
      presenter?.presentFailure(error: error)
    }
  }

  package func merge(request: Grading.Merge.Request) {
    do {
      let sheets = try request.files.map { (file: $0, sheet: try workers.grading.sheet(in: $0)) }
      presenter?.presentSheet(
        response: Grading.Sheet.Response(
          sheet: try GradeSheet(merging: sheets), papers: request.papers))
    } catch {
      presenter?.presentFailure(error: error)
    }
  }

  private func soundCourse() throws -> Course {
    let course = try workers.course.course()
    if let problem = course.problems.first {
      throw UserError(
        "The course cannot grade anybody: \(problem.file): \(problem.message)",
        mend: "`vipkata verify` says all that is wrong with it.")
    }
    guard !course.katas.isEmpty else {
      throw UserError("The course has no kata.", mend: "Name another one with --course DIR.")
    }
    return course
  }

  /// By learner, in the course's order. Kata after kata, so that a build goes on from that of
  /// the learner before; several katas together where learners are few, so that no core waits.
  private func grades(
    of learners: [String], in course: Course, _ request: Grading.Grade.Request
  ) throws -> [String: [Grade]] {
    let desk = GradingDesk(workers: workers, course: course, request: request)
    var grades: [String: [Grade]] = [:]
    var works: [GradingDesk.Work: [GradingDesk.Slot]] = [:]
    var order: [GradingDesk.Work] = []
    var done = 0
    let total = learners.count * course.katas.count

    func runAll() throws {
      let run: @Sendable (GradingDesk.Work, Int) -> (GradingDesk.Work, GradingDesk.Finding) = {
        ($0, desk.run($0, lane: $1))
      }
      try workers.parallel.run(order, body: run) { work, finding in
        for slot in works[work] ?? [] {
          grades[slot.learner]?[slot.index].take(finding, of: work)
          done += 1
        }
        presenter?.presentProgress(
          response: Grading.Progress.Response(done: done, total: total))
      }
      works = [:]
      order = []
    }

    for kata in course.katas {
      let exam = try desk.exam(of: kata)
      for learner in learners {
        let (grade, side) = try desk.look(at: learner, exam)
        if let grade { grades[learner, default: []].append(grade) }
        guard let side else {
          done += 1
          continue
        }
        let work = GradingDesk.Work(exam: exam, side: side)
        if works[work] == nil { order.append(work) }
        works[work, default: []].append(
          GradingDesk.Slot(learner: learner, index: (grades[learner]?.count ?? 1) - 1))
      }
      if order.count >= 100 { try runAll() }
    }
    try runAll()
    return grades
  }
}
