import Foundation

/// The content of `plan.json`, unchecked: a stranger's text.
struct WrittenPlan: Equatable, Sendable {
  var text: String?
  var katas: [Item]?
  /// Times as `DateArgument` reads them, by the learner's own clock if they name no zone.
  var hintsOpen, solutionsOpen: String?
  /// What does not fit the form of a plan, in words.
  var mistakes: [String] = []

  struct Item: Equatable, Sendable {
    /// A name or number as `open` accepts it.
    let kata: String
    /// From 1 to 600.
    var minutes: Int?
    var line: Int?
  }
}

/// The usable part of a plan.
struct WorkshopPlan: Equatable, Sendable {
  /// One line for everybody.
  private(set) var text: String?
  /// In the planned order, with the planned minutes.
  private(set) var katas: [Kata] = []
  /// Nil if hints are open already.
  private(set) var hintsOpen: Date?
  /// Nil if the solutions of katas that are not green are open already.
  private(set) var solutionsOpen: Date?
  private(set) var flaws: [Flaw] = []

  /// Something wrong in the plan, and therefore left out.
  enum Flaw: Equatable, Sendable {
    case unusable(String)
    case text
    case kata(String, line: Int?, nearest: String?)
    case twice(KataID, line: Int?)
    /// A time farther away than a workshop is long.
    case time(key: String, String)
  }

  struct Position: Equatable, Sendable {
    let plan: WorkshopPlan
    let done: Int
    let minutesLeft: Int
    /// Nil if all are finished.
    let next: KataID?
  }

  private static let longestText = 200
  private static let mostKatas = 100
  /// How many seconds away a time may be: a farther one is a slip, or worse.
  private static let farthest = 7 * 86_400.0

  /// Nil if there is no plan. A plan that cannot be read becomes one with a flaw: it stops nobody.
  /// - Parameter read: the result of reading the plan.
  init?(_ read: Result<WrittenPlan?, any Error>, for course: Course, now: Date) {
    switch read {
    case .success(nil): return nil
    case .success(let written?): self.init(written, for: course, now: now)
    case .failure(let error):
      self.init(WrittenPlan(), for: course, now: now)
      flaws = [.unusable(UserError(error).message)]
    }
  }

  init(_ written: WrittenPlan, for course: Course, now: Date) {
    if let line = written.text?.trimmed, !line.isEmpty {
      let isOneLine = line.unicodeScalars.allSatisfy { !$0.isHidden }
      if isOneLine, line.count <= Self.longestText { text = line } else { flaws.append(.text) }
    }
    for item in (written.katas ?? []).prefix(Self.mostKatas) { plan(item, in: course) }
    flaws += written.mistakes.map(Flaw.unusable)
    hintsOpen = opening("hintsOpen", written.hintsOpen, now)
    solutionsOpen = opening("solutionsOpen", written.solutionsOpen, now)
  }

  func position(_ progress: Progress) -> Position {
    let left = katas.filter { !progress.record(of: $0.id).isFinished }
    return Position(
      plan: self, done: katas.count - left.count,
      minutesLeft: left.map(\.manifest.minutes).reduce(0, +), next: left.first?.id)
  }

  private mutating func plan(_ item: WrittenPlan.Item, in course: Course) {
    let found = course.katas(matching: String(item.kata.prefix(Self.longestText)))
    guard var kata = found.first, found.count == 1 else {
      let word = String(item.kata.prefix(Self.longestText))
      let nearest =
        Nearest.word(to: word, among: course.katas.map(\.id.description))
        ?? Nearest.word(to: word, among: course.katas.map(\.id.name))
      return flaws.append(.kata(item.kata, line: item.line, nearest: nearest))
    }
    guard !katas.contains(where: { $0.id == kata.id }) else {
      return flaws.append(.twice(kata.id, line: item.line))
    }
    if let minutes = item.minutes { kata.manifest.minutes = minutes }
    katas.append(kata)
  }

  private mutating func opening(_ key: String, _ text: String?, _ now: Date) -> Date? {
    guard let text, let time = DateArgument(text, in: .current)?.beginning else { return nil }
    guard abs(time.timeIntervalSince(now)) < Self.farthest else {
      flaws.append(.time(key: key, text))
      return nil
    }
    return time > now ? time : nil
  }
}
