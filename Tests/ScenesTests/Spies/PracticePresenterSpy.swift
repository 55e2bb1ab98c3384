@testable import vipkata

@MainActor
final class PracticePresenterSpy: PracticePresentationLogic {
  enum Presented: Equatable {
    case next(Practice.Next.Response)
    case check(Practice.Check.Response)
    case checking(Practice.Checking.Response)
    case open(Practice.Open.Response)
    case hint(Practice.Hint.Response)
    case reset(Practice.Reset.Response)
    case solution(Practice.Solution.Response)
    case checkAll(Practice.CheckAll.Response)
    case checkAllProgress(Practice.CheckAll.Progress.Response)
    case again(Practice.Again.Response)
    case skip(Practice.Skip.Response)
    case others(Practice.Others.Response)
    /// The error that the user would see.
    case failure(UserError)
  }

  /// Everything, in order.
  private(set) var presented: [Presented] = []
  /// The failure that practice itself threw.
  private(set) var failure: Practice.Failure?
  private(set) var courseFailure: CourseFailure?

  var nexts: [Practice.Next.Response] {
    presented.compactMap { if case .next(let response) = $0 { response } else { nil } }
  }

  var checks: [Practice.Check.Response] {
    presented.compactMap { if case .check(let response) = $0 { response } else { nil } }
  }

  var opens: [Practice.Open.Response] {
    presented.compactMap { if case .open(let response) = $0 { response } else { nil } }
  }

  func presentNext(response: Practice.Next.Response) { presented.append(.next(response)) }
  func presentCheck(response: Practice.Check.Response) { presented.append(.check(response)) }
  func presentCheckAll(response: Practice.CheckAll.Response) {
    presented.append(.checkAll(response))
  }
  func presentCheckAllProgress(response: Practice.CheckAll.Progress.Response) {
    presented.append(.checkAllProgress(response))
  }
  func presentSkip(response: Practice.Skip.Response) { presented.append(.skip(response)) }
  func presentAgain(response: Practice.Again.Response) { presented.append(.again(response)) }
  func presentChecking(response: Practice.Checking.Response) {
    presented.append(.checking(response))
  }
  func presentOpen(response: Practice.Open.Response) { presented.append(.open(response)) }
  func presentHint(response: Practice.Hint.Response) { presented.append(.hint(response)) }
  func presentReset(response: Practice.Reset.Response) { presented.append(.reset(response)) }
  func presentSolution(response: Practice.Solution.Response) {
    presented.append(.solution(response))
  }
  func presentOthers(response: Practice.Others.Response) { presented.append(.others(response)) }
  func presentFailure(error: any Error) {
    presented.append(.failure(UserError(error)))
    failure = error as? Practice.Failure
    courseFailure = error as? CourseFailure
  }
}
