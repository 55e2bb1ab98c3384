import Foundation

struct LearnerSummary: Sendable {
  private let katas: [KataID: Kata]
  private let order: [KataID]
  private let now: Date
  /// What judges each kata now; katas that cannot be read are missing.
  private let exams: [KataID: GreenProof.Exam]

  /// After this many checks in a row without getting further, a learner is stuck.
  static let checksInVain = 8
  /// After this many times a kata's minutes, a learner is stuck.
  static let timesTheMinutes = 2

  /// Seconds that a learner's clock may be ahead of ours.
  private static let tolerance = 300.0
  /// How many characters of a text are kept, and how many stumbling blocks of a kata.
  private static let longestText = 120
  private static let mostTexts = 3
  /// Seconds after which a hand that nobody took down is forgotten.
  private static let longestHand = 43_200.0
  /// How many of the sent files are kept, and how many characters of each.
  private static let (mostFiles, longestFile) = (12, 20_000)

  init(katas: [Kata], exams: [KataID: GreenProof.Exam], now: Date) {
    self.exams = exams
    self.katas = Dictionary(katas.map { ($0.id, $0) }) { first, _ in first }
    order = katas.map(\.id)
    self.now = now
  }

  func learner(_ record: LearnerRecord) -> Board.Learner {
    let progress = Progress(events: record.events)
    var learner = Board.Learner(name: record.name)
    learner.flaws = record.flaws + flaws(record.events)
    for (id, record) in progress.records {
      if let kata = katas[id] { learner.works[id] = work(record, on: kata) }
    }
    learner.solved = order.filter { learner.works[$0]?.isSolved == true }
    learner.known = order.count { progress.record(of: $0).reached == .known }
    learner.changed = learner.solved.filter { hasChanged($0, since: progress) }
    learner.hand = progress.hand.flatMap(hand)
    if learner.hand != nil { learner.code = record.code.prefix(Self.mostFiles).map(file) }
    guard let last = progress.last else { return learner }
    let silence = max(0, now.timeIntervalSince(last.time))
    learner.lastSeen = min(last.time, now)
    learner.kata = progress.current.flatMap { katas[$0] }
    if let kata = learner.kata, !learner.work.isSolved {
      if last.kata == kata.id, silence < Progress.breakSeconds {
        learner.works[kata.id, default: Board.Work()].seconds += silence
      }
      learner.need = need(
        on: kata, seconds: learner.work.seconds,
        checksInVain: progress.record(of: kata.id).checksInVain)
    }
    learner.state = state(of: learner, silence: silence)
    return learner
  }

  private func hasChanged(_ kata: KataID, since progress: Progress) -> Bool {
    guard let proof = progress.record(of: kata).solved?.proof, let exam = exams[kata] else {
      return false
    }
    return proof.exam != exam
  }

  private func hand(_ hand: Progress.Hand) -> Progress.Hand? {
    guard now.timeIntervalSince(hand.since) < Self.longestHand else { return nil }
    return Progress.Hand(
      kata: hand.kata,
      question: Self.cropped(hand.question, to: Progress.Hand.longestQuestion),
      since: min(hand.since, now))
  }

  private func file(_ file: SentFile) -> SentFile {
    SentFile(name: Self.cropped(file.name), text: String(file.text.prefix(Self.longestFile)))
  }

  private func need(on kata: Kata, seconds: Double, checksInVain: Int) -> Double {
    let limit = max(60, Double(kata.manifest.minutes * 60 * Self.timesTheMinutes))
    return max(seconds / limit, Double(checksInVain) / Double(Self.checksInVain))
  }

  private func state(of learner: Board.Learner, silence: Double) -> Board.State {
    if learner.solved.count + learner.known == order.count { return .done }
    if silence >= Progress.breakSeconds { return .quiet }
    return learner.need >= 1 ? .stuck : .working
  }

  private func work(_ record: Progress.Record, on kata: Kata) -> Board.Work {
    Board.Work(
      isSolved: record.isSolved, seconds: record.seconds, checks: record.attempts,
      hints: record.hints.count, failing: record.failing.first.map { Self.cropped($0) },
      stumbles: record.stumbles.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .prefix(Self.mostTexts).map { Self.cropped($0.key) },
      mistakes: kata.manifest.mutants.map(\.says).filter(record.mistakes.contains))
  }

  private func flaws(_ events: [JournalEvent]) -> [LearnerRecord.Flaw] {
    let future = events.count { $0.time.timeIntervalSince(now) > Self.tolerance }
    let unknown = events.count { katas[$0.kata] == nil }
    return (future > 0 ? [.future(future)] : []) + (unknown > 0 ? [.unknownKatas(unknown)] : [])
  }

  private static func cropped(_ text: String, to length: Int = longestText) -> String {
    String(text.prefix(length).map { $0.isNewline ? " " : $0 })
  }
}
