@testable import vipkata

@MainActor
final class MinePresenterSpy: MinePresentationLogic {
  private(set) var progress: [Mine.ShowProgress.Response] = []
  private(set) var begun: [Mine.Begin.Response] = []
  private(set) var red: [Practice.Check.Response] = []
  private(set) var tried: [Mine.Try.Response] = []
  private(set) var failures: [any Error] = []

  func presentProgress(response: Mine.ShowProgress.Response) { progress.append(response) }
  func presentBegin(response: Mine.Begin.Response) { begun.append(response) }
  func presentRed(response: Practice.Check.Response) { red.append(response) }
  func presentTried(response: Mine.Try.Response) { tried.append(response) }
  func presentFailure(error: any Error) { failures.append(error) }
}
