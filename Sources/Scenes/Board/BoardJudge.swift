import Entities
import Foundation

/// Makes of a learner's record what the board says of them.
struct BoardJudge: Sendable {
  private let katas: [KataID: Kata]
  private let now: Date

  /// Of the checks in a row that got no further, the one that makes a learner stuck.
  static let checksInVain = 8
  static let timesTheMinutes = 2.0

  /// Seconds that a learner's clock may be ahead of ours.
  private static let tolerance = 300.0
  /// Characters of a test's name or a mistake, and how many of them, are kept of a learner.
  private static let longestText = 120
  private static let mostTexts = 3

  init(course: Course, now: Date) {
    katas = Dictionary(course.katas.map { ($0.id, $0) }) { first, _ in first }
    self.now = now
  }

  func learner(_ record: LearnerRecord) -> Board.Learner {
    let progress = Entities.Progress(events: record.events)
    var learner = Board.Learner(name: record.name)
    learner.flaws = record.flaws + flaws(record.events)
    for (id, record) in progress.records {
      if let kata = katas[id] { learner.works[id] = work(record, on: kata) }
    }
    guard let last = progress.last else { return learner }
    let silence = max(0, now.timeIntervalSince(last.time))
    learner.lastSeen = min(last.time, now)
    learner.kata = progress.current.flatMap { katas[$0] }
    if let kata = learner.kata {
      learner.work = learner.works[kata.id] ?? Board.Work()
      if last.kata == kata.id, silence < Entities.Progress.breakSeconds, !learner.work.isSolved {
        learner.work.seconds += silence
      }
      learner.need = need(learner.work, on: kata, progress.record(of: kata.id).checksInVain)
    }
    learner.state = state(of: learner, silence: silence)
    return learner
  }

  private func state(of learner: Board.Learner, silence: Double) -> Board.State {
    if learner.works.values.count(where: \.isSolved) == katas.count { return .done }
    if silence >= Entities.Progress.breakSeconds { return .quiet }
    return learner.need >= 1 ? .stuck : .working
  }

  private func need(_ work: Board.Work, on kata: Kata, _ checksInVain: Int) -> Double {
    guard !work.isSolved else { return 0 }
    let limit = Double(kata.manifest.minutes) * 60 * Self.timesTheMinutes
    return max(work.seconds / max(60, limit), Double(checksInVain) / Double(Self.checksInVain))
  }

  private func work(_ record: Entities.Progress.Record, on kata: Kata) -> Board.Work {
    var work = Board.Work()
    work.isSolved = record.isSolved
    work.seconds = record.seconds
    work.checks = record.attempts
    work.hints = record.hints.count
    work.failing = record.failing.first.map(Self.cropped)
    work.stumbles = record.stumbles.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(Self.mostTexts).map { Self.cropped($0.key) }
    work.mistakes = kata.manifest.mutants.map(\.says).filter(record.mistakes.contains)
    return work
  }

  private func flaws(_ events: [JournalEvent]) -> [LearnerRecord.Flaw] {
    let future = events.count { $0.time.timeIntervalSince(now) > Self.tolerance }
    let unknown = events.count { katas[$0.kata] == nil }
    return (future > 0 ? [.future(future)] : []) + (unknown > 0 ? [.unknownKatas(unknown)] : [])
  }

  private static func cropped(_ text: String) -> String {
    String(text.prefix(longestText).map { $0.isNewline ? " " : $0 })
  }
}
