/// All learners' grades during grading, and the work that is still to be run.
struct GradeBook {
  /// Each learner's grades, in the course's order.
  private(set) var grades: [[Grade]]
  private(set) var jobs: [Grader.Job] = []
  private let total: Int
  private var done = 0
  /// The indices of the current kata's jobs, by the files that they run.
  private var alike: [[SourceFile]: Int] = [:]

  init(learners: Int, katas: Int) {
    grades = Array(repeating: [], count: learners)
    total = learners * katas
  }

  var progress: Grading.ShowProgress.Response {
    Grading.ShowProgress.Response(done: done, total: total)
  }

  mutating func beginKata() { alike = [:] }

  mutating func enter(_ work: Grader.Work, on kata: GradedKata, of learner: Int) {
    switch work {
    case .leftOut: done += 1
    case .graded(let grade):
      done += 1
      grades[learner].append(grade)
    case .toRun(let submission, let grade):
      grades[learner].append(grade)
      let job = alike[submission] ?? jobs.count
      if job == jobs.count {
        alike[submission] = job
        jobs.append(Grader.Job(kata: kata, submission: submission, grades: []))
      }
      jobs[job].grades.append((learner, grades[learner].count - 1))
    }
  }

  mutating func takeJobs() -> [Grader.Job] {
    defer { jobs = [] }
    return jobs
  }

  mutating func enter(_ run: Grade, of job: Grader.Job) {
    for (learner, index) in job.grades { grades[learner][index].take(run) }
    done += job.grades.count
  }
}

extension Grade {
  /// Takes what a run found, and keeps what is known from looking at the work.
  fileprivate mutating func take(_ run: Grade) {
    var grade = run
    grade.changed = changed
    grade.time = time
    grade.late = late
    grade.replaced = replaced
    self = grade
  }
}
