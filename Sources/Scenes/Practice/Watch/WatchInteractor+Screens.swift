import Entities

/// The list that a kata is chosen from, and what stands on the screen again and again.
extension WatchInteractor {
  func choose() {
    attempt {
      let choice = KataChoice(
        katas: try workers.course.course().katas, selected: practice.kata?.id)
      mode = .choosing(choice)
      try present(choice)
    }
  }

  func follow(_ decision: KataChoice.Decision, _ choice: KataChoice) {
    switch decision {
    case .stay: attempt { try present(choice) }
    case .leave:
      mode = .practising
      presentLastCheck()
    case .open(practice.kata?.id):
      mode = .practising
      practice.brief(request: Practice.Brief.Request())
    case .open(let kata):
      mode = .practising
      onceFree(givingUp: true) { [self] in
        move { practice.open(request: Practice.Open.Request(kata: "\(kata)")) }
      }
    }
  }

  func presentLastCheck() {
    guard practice.lastCheck != nil else {
      return practice.brief(request: Practice.Brief.Request())
    }
    presenter?.presentLastCheck(response: Watch.Test.Response(check: practice.lastCheck))
  }

  func presentStanding() {
    attempt {
      presenter?.presentStanding(
        response: Watch.Standing.Response(
          kata: practice.kata, course: try workers.course.course(),
          progress: Progress(events: try workers.journal.events()),
          outcome: practice.lastCheck?.verdict.outcome))
    }
  }

  func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      presenter?.presentFailure(error: error)
    }
  }

  private func present(_ choice: KataChoice) throws {
    presenter?.presentList(
      response: Watch.List.Response(
        choice: choice, progress: Progress(events: try workers.journal.events())))
  }
}
