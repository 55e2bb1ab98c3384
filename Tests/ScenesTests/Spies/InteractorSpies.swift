@testable import vipkata

@MainActor
final class PracticeInteractorSpy: PracticeBusinessLogic, PracticeDataStore {
  enum Request: Equatable {
    case next, resume, checkAll, again
    case skip(Practice.Skip.Request)
    case check(Practice.Check.Request)
    case open(Practice.Open.Request)
    case brief(Practice.Brief.Request)
    case hint(Practice.Hint.Request)
    case reset(Practice.Reset.Request)
    case restore(Practice.Restore.Request)
    case solution(Practice.Solution.Request)
    case others(Practice.Solution.Request)
  }

  private(set) var requests: [Request] = []
  var course = Course(katas: [])
  let progress = Progress()
  var kata: Kata?
  var lastCheck: Practice.Check.Response?
  var placeToEdit: SourceLocation?
  /// The kata that `resume`, `next` and `open` open.
  var opens: Kata?
  /// Called while the next check runs.
  var duringCheck: (() -> Void)?

  func next() {
    requests.append(.next)
    kata = opens ?? kata
  }
  func checkAll() { requests.append(.checkAll) }
  func again() { requests.append(.again) }
  func skip(request: Practice.Skip.Request) { requests.append(.skip(request)) }
  func resume() {
    requests.append(.resume)
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
  func restore(request: Practice.Restore.Request) { requests.append(.restore(request)) }
  func solution(request: Practice.Solution.Request) { requests.append(.solution(request)) }
  func others(request: Practice.Solution.Request) { requests.append(.others(request)) }
}
