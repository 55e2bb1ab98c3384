import Foundation

/// Commands for katas that were solved, or need not be.
extension PracticeInteractor {
  func again() {
    run { state in
      let now = workers.clock.now
      let repetitions = state.progress.repetitions(in: state.course)
      guard let (kata, due) = repetitions.first, due <= now else {
        let next = repetitions.first.map {
          Practice.Again.Next(kata: $0.kata.id, seconds: $0.due.timeIntervalSince(now))
        }
        return presenter.presentAgain(response: Practice.Again.Response(next: next))
      }
      let record = state.progress.record(of: kata.id)
      if !record.isAgain, workers.workspace.isOpened(kata) {
        try state.layOut(kata) { _ = try workers.workspace.setAside(kata, for: $0) }
      }
      try state.record(kata.id, .again)
      var response = try open(kata, in: state)
      if let last = record.solved?.last {
        response.occasion = .again(secondsSinceGreen: now.timeIntervalSince(last))
      }
      presenter.presentOpen(response: response)
      buildAhead(state)
    }
  }

  func solve(
    _ kata: Kata, by learner: [SourceFile], _ verdict: Verdict, in state: CourseState
  ) throws -> Practice.Check.Solved {
    let record = state.progress.record(of: kata.id)
    var solved = Practice.Check.Solved()
    if record.isAgain { solved.again = try again(learner, of: kata) }
    try workers.workspace.keepGreen(learner, of: kata)
    try state.recordGreen(learner, of: kata, verdict)
    solved.known = try state.recordKnown(by: kata)
    if !record.isSolved { solved.milestone = state.milestone(of: kata) }
    return solved
  }

  private func again(_ learner: [SourceFile], of kata: Kata) throws -> [String]? {
    guard let former = try workers.workspace.greenFiles(of: kata.id) else { return [] }
    return try workers.diff.diff(from: former, to: learner, names: ("last-time", "today"))
  }

  func skip(request: Practice.Skip.Request) {
    run { state in
      let katas = state.course.katas(ofStage: request.stage)
      guard let last = katas.last else {
        throw Practice.Failure.unknownStage(
          request.stage, among: state.course.stages.map(\.name))
      }
      let proving = state.proving(request.stage)
        .filter { !state.progress.record(of: $0.id).isSolved }
      if katas.allSatisfy({ state.progress.record(of: $0.id).isFinished }) {
        throw Practice.Failure.nothingToSkip(last.id.stage)
      }
      guard let first = proving.first else {
        try state.record(last.id, .claimed)
        return presenter.presentSkip(
          response: Practice.Skip.Response(
            stage: last.id.stage, known: try state.recordKnown(by: last) ?? 0))
      }
      var response = try open(first, in: state)
      try state.record(last.id, .claimed)
      response.occasion = .claim(proving.map(\.id))
      presenter.presentOpen(response: response)
      buildAhead(state)
    }
  }

  func checkAll() {
    run { state in
      workers.ahead.stop()
      let katas = state.course.katas.filter { state.progress.record(of: $0.id).isSolved }
      let questions = katas.map { kata in
        Result { try state.question(on: try work(on: kata, in: state), of: kata) }
      }
      let judge = judge(in: state)
      var rows: [Practice.CheckAll.Row] = []
      try workers.parallel.run(Array(katas.indices)) { index, _ in
        (index, Result { try judge(questions[index].get(), katas[index]) })
      } each: { index, verdict in
        let kata = katas[index]
        let found = Result {
          try keep(verdict.get(), on: questions[index].get(), of: kata, in: state)
        }
        rows.append(Practice.CheckAll.Row(kata: kata, found: found.mapError { UserError($0) }))
        presenter.presentCheckAllProgress(
          response: Practice.CheckAll.Progress.Response(
            row: rows[rows.count - 1], done: rows.count, total: katas.count))
      }
      rows.sort { $0.kata.number < $1.kata.number }
      presenter.presentCheckAll(response: Practice.CheckAll.Response(rows: rows))
    }
  }

  private func judge(
    in state: CourseState
  ) -> @Sendable (CheckQuestion, Kata) throws -> Verdict {
    let (material, memory) = (state.material, workers.memory)
    let (suites, syntax) = (workers.suites, workers.syntax)
    return { question, kata in
      if let known = memory.remembered(question) { return known }
      return try KataChecker(material: material, suites: suites, syntax: syntax)
        .verdict(on: question.files, of: kata)
    }
  }

  private func keep(
    _ verdict: Verdict, on question: CheckQuestion, of kata: Kata, in state: CourseState
  ) throws -> Verdict {
    if !verdict.isRemembered { state.keep(verdict, on: question) }
    if verdict.outcome == .green, !state.progress.record(of: kata.id).isAgain {
      try state.recordGreen(question.files.edited(in: kata), of: kata, verdict)
    }
    return verdict
  }

  private func work(on kata: Kata, in state: CourseState) throws -> [SourceFile] {
    if !state.progress.record(of: kata.id).isAgain, workers.workspace.isOpened(kata) {
      return try workers.workspace.learnerFiles(of: kata)
    }
    guard let green = try workers.workspace.greenFiles(of: kata.id) else {
      throw CourseFailure.notOpened(kata.id)
    }
    return green
  }
}
