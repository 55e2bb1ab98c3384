import Foundation

/// What follows once katas are solved, or shown to be known.
extension CourseState {
  var summary: Practice.Summary {
    let records: [Progress.Record] = course.katas.map { progress.record(of: $0.id) }
    let taught = Set(course.katas.flatMap(\.manifest.rules))
    return Practice.Summary(
      katas: records.count, attempts: records.reduce(0) { $0 + $1.attempts },
      hints: records.reduce(0) { $0 + $1.hints.count }, seconds: progress.seconds,
      rules: ReviewRule.all.map(\.id).filter(taught.contains),
      known: records.count { $0.reached == .known }, hardest: hardest,
      due: due(at: workers.clock.now).map(\.id))
  }

  func milestone(of kata: Kata) -> Practice.Milestone? {
    let left = course.katas.filter { !progress.record(of: $0.id).isFinished }
    // If the cards cannot be read, the verdict does without.
    let card = (try? workers.course.cards())?[kata.id.stage]
    if left.isEmpty {
      var summary = summary
      summary.card = card
      return .course(summary)
    }
    if left.count == course.katas.count - 1 { return .firstGreen }
    let stage = course.katas(ofStage: kata.id.stage)
    guard stage.allSatisfy({ progress.record(of: $0.id).isSolved }) else { return nil }
    // Counted from the checked kata: the open one may be of another stage.
    let next = (left.first { $0.number > kata.number } ?? left.first)?.id.stage
    return .stage(
      Practice.FinishedStage(
        name: kata.id.stage, katas: stage.count, card: card,
        next: left.filter { $0.id.stage == next }))
  }

  /// Checks and hints of a kata that was not hard: one red, one green.
  private static let easy = 2

  private var hardest: [Practice.Summary.Hard] {
    let all = course.katas.map { kata in
      let record = progress.record(of: kata.id)
      return Practice.Summary.Hard(
        kata: kata.id, checks: record.attempts, hints: record.hints.count)
    }
    return Array(
      all.filter { $0.effort > Self.easy }
        .sorted { ($1.effort, $0.kata.description) < ($0.effort, $1.kata.description) }
        .prefix(3))
  }

  func due(at now: Date) -> [Kata] {
    progress.repetitions(in: course).filter { $0.due <= now }.map(\.kata)
  }

  /// The katas that are due, unless that was already said today.
  func dueToMention(at now: Date) throws -> [Kata] {
    if let last = progress.lastReminder, Calendar.current.isDate(last, inSameDayAs: now) {
      return []
    }
    let due = due(at: now)
    if let first = due.first { try record(first.id, .mentioned(Progress.reminder)) }
    return due
  }

  /// Keeps what a green verdict proved, if it is the first of a round, or if the suite or the brief
  /// has changed since the last one.
  func recordGreen(_ work: [SourceFile], of kata: Kata, _ verdict: Verdict) throws {
    let record = progress.record(of: kata.id)
    let proof = try material.proof(of: kata, work: work, verdict)
    if !record.isSolved || record.isAgain || record.solved?.proof?.exam != proof.exam {
      try self.record(kata.id, .solved(proof))
    }
  }

  /// The solved katas that have changed since, unless that was already said.
  func changesToMention() throws -> [KataChange] {
    let changes = material.changes(since: progress, suites: workers.suites)
      .filter { progress.record(of: $0.kata).mentioned != $0.content }
    for change in changes { try record(change.kata, .mentioned(change.content)) }
    return changes
  }

  /// The katas that show, once green, that a stage is known: its last one, or the last two if it is
  /// long.
  func proving(_ stage: String) -> [Kata] {
    let katas = course.katas(ofStage: stage)
    return katas.suffix(katas.count > 3 ? 2 : 1)
  }

  /// Records the stage's other katas as known, if a claim to know the stage is proved.
  /// - Returns: how many those are; nil if there are none.
  func recordKnown(by kata: Kata) throws -> Int? {
    let proving = proving(kata.id.stage)
    guard let last = proving.last, progress.record(of: last.id).isClaimed,
      proving.allSatisfy({ progress.record(of: $0.id).isSolved })
    else { return nil }
    let rest = course.katas(ofStage: kata.id.stage).filter {
      !progress.record(of: $0.id).isFinished
    }
    for kata in rest { try record(kata.id, .known) }
    return rest.isEmpty ? nil : rest.count
  }
}
