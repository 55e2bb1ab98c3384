import Entities
import Scenes

@MainActor
final class PracticeInteractorSpy: PracticeBusinessLogic, PracticeDataStore {
  enum Request: Equatable {
    case next(Practice.Next.Request)
    case resume(Practice.Resume.Request)
    case check(Practice.Check.Request)
    case open(Practice.Open.Request)
    case brief(Practice.Brief.Request)
    case hint(Practice.Hint.Request)
    case reset(Practice.Reset.Request)
    case solution(Practice.Solution.Request)
  }

  private(set) var requests: [Request] = []
  var kata: Kata?
  var lastCheck: Practice.Check.Response?
  var placeToEdit: Place?
  /// The kata that `resume`, `next` and `open` open.
  var opens: Kata?
  /// What happens while the next check runs.
  var duringCheck: (() -> Void)?

  func next(request: Practice.Next.Request) {
    requests.append(.next(request))
    kata = opens ?? kata
  }
  func resume(request: Practice.Resume.Request) {
    requests.append(.resume(request))
    kata = opens ?? kata
  }
  func check(request: Practice.Check.Request) {
    requests.append(.check(request))
    let happens = duringCheck
    duringCheck = nil
    happens?()
  }
  func open(request: Practice.Open.Request) {
    requests.append(.open(request))
    kata = opens ?? kata
  }
  func brief(request: Practice.Brief.Request) { requests.append(.brief(request)) }
  func hint(request: Practice.Hint.Request) { requests.append(.hint(request)) }
  func reset(request: Practice.Reset.Request) { requests.append(.reset(request)) }
  func solution(request: Practice.Solution.Request) { requests.append(.solution(request)) }
}

@MainActor
final class OverviewInteractorSpy: OverviewBusinessLogic {
  private(set) var shows: [Overview.Show.Request] = []
  private(set) var examines: [Overview.Examine.Request] = []
  private(set) var clears: [Overview.Clear.Request] = []

  func show(request: Overview.Show.Request) { shows.append(request) }
  func examine(request: Overview.Examine.Request) { examines.append(request) }
  func setUp(request: Overview.Setup.Request) {}
  func clear(request: Overview.Clear.Request) { clears.append(request) }
}

@MainActor
final class AuthoringInteractorSpy: AuthoringBusinessLogic {
  enum Request: Equatable {
    case verify(Authoring.Verify.Request)
    case coverage(Authoring.Coverage.Request)
    case make(Authoring.New.Request)
  }

  private(set) var requests: [Request] = []

  func verify(request: Authoring.Verify.Request) { requests.append(.verify(request)) }
  func coverage(request: Authoring.Coverage.Request) { requests.append(.coverage(request)) }
  func make(request: Authoring.New.Request) { requests.append(.make(request)) }
}
