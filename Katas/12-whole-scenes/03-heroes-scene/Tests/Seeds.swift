@testable import Heroes

extension Hero {
  static let nova = Hero(
    id: 1, name: "Nova", summary: "Shines brightest at noon.", artwork: nil)
  static let echo = Hero(
    id: 2, name: "Echo", summary: "Hears everything twice.", artwork: nil)
  static let quill = Hero(
    id: 3, name: "Quill", summary: "Writes with both hands.", artwork: nil)
}

extension HeroPage {
  static let first = HeroPage(heroes: [.nova, .echo], total: 3)
  static let last = HeroPage(heroes: [.quill], total: 3)
}

/// Gives one answer after the other, and notes where each page was to begin.
@MainActor
final class WorkerStub: HeroesWorkerLogic {
  private var answers: [Result<HeroPage, HeroesError>]
  private(set) var offsets: [Int] = []

  init(answers: [Result<HeroPage, HeroesError>]) {
    self.answers = answers
  }

  func page(startingAt offset: Int) async throws -> HeroPage {
    offsets.append(offset)
    guard !answers.isEmpty else { throw HeroesError.unavailable }
    return try answers.removeFirst().get()
  }
}
