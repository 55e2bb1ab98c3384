import Foundation

/// What one does with katas that were solved, or need not be.
extension PracticeInteractor {
  func again() {
    run { state in
      let now = workers.clock.now
      let repetitions = state.progress.repetitions(in: state.course)
      guard let (kata, due) = repetitions.first, due <= now else {
        let next = repetitions.first.map { ($0.kata.id, $0.due.timeIntervalSince(now)) }
        return presenter?.presentAgain(
          response: Practice.Again.Response(kata: next?.0, seconds: next?.1 ?? 0)) ?? ()
      }
      let record = state.progress.record(of: kata.id)
      if !record.isAgain, workers.workspace.isOpened(kata) {
        try state.layOut(kata) { _ = try workers.workspace.setAside(kata, for: $0) }
      }
      try state.record(kata.id, .again)
      var response = try open(kata, in: state)
      response.isAgain = true
      response.secondsSinceGreen = record.lastGreen.map { now.timeIntervalSince($0) }
      presenter?.presentOpen(response: response)
      buildAhead(state)
    }
  }

  /// The solution of before beside that of today.
  func again(_ learner: [SourceFile], of kata: Kata) throws -> [String]? {
    guard let former = try workers.workspace.greenFiles(of: kata.id) else { return [] }
    return try workers.diff.diff(from: former, to: learner, names: ("last-time", "today"))
  }

  func skip(request: Practice.Skip.Request) {
    run { state in
      let stages = Set(state.course.katas.map(\.id.stage))
      let katas = state.course.katas(ofStage: request.stage)
      guard let last = katas.last else {
        throw UserError.unknownStage(request.stage, among: stages.sorted())
      }
      let proving = state.proving(request.stage)
        .filter { !state.progress.record(of: $0.id).isSolved }
      if katas.allSatisfy({ state.progress.record(of: $0.id).isFinished }) {
        throw UserError.nothingToSkip(last.id.stage)
      }
      guard let first = proving.first else {
        try state.record(last.id, .claimed)
        return presenter?.presentSkip(
          response: Practice.Skip.Response(
            stage: last.id.stage, known: try state.recordKnown(by: last) ?? 0)) ?? ()
      }
      var response = try open(first, in: state)
      try state.record(last.id, .claimed)
      response.claims = proving.map(\.id)
      presenter?.presentOpen(response: response)
      buildAhead(state)
    }
  }

  /// All solved katas once more, those side by side that were not judged as they are.
  func checkAll() {
    run { state in
      workers.ahead.stop()
      let katas = state.course.katas.filter { state.progress.record(of: $0.id).isSolved }
      var response = Practice.CheckAll.Response(total: katas.count)
      var unknown: [(kata: Kata, question: CheckQuestion)] = []
      @MainActor func tell(_ kata: Kata, _ verdict: Verdict?, _ problem: (any Error)?) {
        response.rows.append(
          Practice.CheckAll.Row(kata: kata, verdict: verdict, problem: problem.map(UserError.init)))
        presenter?.presentCheckAll(response: response)
      }
      for kata in katas {
        do {
          let question = try state.question(on: try work(on: kata, in: state), of: kata)
          if let verdict = workers.memory.verdict(on: question) {
            try state.recordRenewal(question, of: kata, verdict)
            tell(kata, verdict, nil)
          } else {
            unknown.append((kata, question))
          }
        } catch {
          tell(kata, nil, error)
        }
      }
      try judge(unknown, in: state, tell)
      response.isOver = true
      response.rows.sort { $0.kata.number < $1.kata.number }
      presenter?.presentCheckAll(response: response)
    }
  }

  private func work(on kata: Kata, in state: CourseState) throws -> [SourceFile] {
    let isBegunAnew = state.progress.record(of: kata.id).isAgain
    if !isBegunAnew, workers.workspace.isOpened(kata) {
      return try workers.workspace.learnerFiles(of: kata)
    }
    guard let green = try workers.workspace.greenFiles(of: kata.id) else {
      throw UserError.notOpened(kata.id)
    }
    return green
  }

  private func judge(
    _ questions: [(kata: Kata, question: CheckQuestion)], in state: CourseState,
    _ tell: @MainActor (Kata, Verdict?, (any Error)?) -> Void
  ) throws {
    let (course, worker) = (state.course, workers.course)
    let (suites, syntax) = (workers.suites, workers.syntax)
    let body: @Sendable (Int, Int) -> (Int, Result<Verdict, any Error>) = { index, _ in
      let (kata, question) = questions[index]
      return (
        index,
        Result {
          try KataChecker(
            material: KataMaterial(course: course, worker: worker), suites: suites, syntax: syntax
          ).verdict(on: question.files, of: kata)
        }
      )
    }
    try workers.parallel.run(Array(questions.indices), body: body) { index, result in
      let (kata, question) = questions[index]
      do {
        let verdict = try result.get()
        state.keep(verdict, on: question)
        try state.recordRenewal(question, of: kata, verdict)
        tell(kata, verdict, nil)
      } catch {
        tell(kata, nil, error)
      }
    }
  }
}

extension CourseState {
  /// A green of the kata as it is now.
  fileprivate func recordRenewal(
    _ question: CheckQuestion, of kata: Kata, _ verdict: Verdict
  ) throws {
    guard verdict.outcome == .green, !progress.record(of: kata.id).isAgain else { return }
    try recordGreen(question.files.edited(in: kata), of: kata, verdict)
  }
}
