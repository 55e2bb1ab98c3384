import Entities
import Scenes

@MainActor
final class PracticeDisplaySpy: PracticeDisplayLogic {
  private(set) var pages: [Page] = []
  private(set) var checkings: [Practice.Checking.ViewModel] = []

  func displayPage(viewModel: Page) { pages.append(viewModel) }
  func displayChecking(viewModel: Practice.Checking.ViewModel) { checkings.append(viewModel) }
}

@MainActor
final class OverviewDisplaySpy: OverviewDisplayLogic {
  private(set) var pages: [Page] = []

  func displayPage(viewModel: Page) { pages.append(viewModel) }
}

@MainActor
final class AuthoringDisplaySpy: AuthoringDisplayLogic {
  private(set) var pages: [Page] = []
  private(set) var progress: [Authoring.Progress.ViewModel] = []

  func displayPage(viewModel: Page) { pages.append(viewModel) }
  func displayProgress(viewModel: Authoring.Progress.ViewModel) { progress.append(viewModel) }
}

@MainActor
final class TerminalSpy: TerminalLogic {
  enum Shown: Equatable {
    case page(Page)
    case warning(String)
    case passing(String)
  }

  private(set) var shown: [Shown] = []

  func show(_ page: Page) { shown.append(.page(page)) }
  func warn(_ text: String) { shown.append(.warning(text)) }
  func showPassing(_ text: String) { shown.append(.passing(text)) }
}
