/// One rule of VIP that the review checks: why it exists, and what code looks like that keeps it or
/// breaks it.
struct ReviewRule: Equatable, Sendable, Encodable {
  let id: String
  /// One sentence for a learner.
  let why: String
  let correct: String
  let incorrect: String

  /// Every rule, along the cycle: who calls whom, what each part may do, how
  /// the parts are joined, and what travels between them.
  static let all = [
    ReviewRule(
      id: "view-calls-interactor-and-router",
      why: "A view that reaches past the interactor skips the scene's decisions.",
      correct: "interactor?.login(request: request)",
      incorrect: "presenter?.presentLogin(response: response)"),
    ReviewRule(
      id: "presenter-never-calls-interactor",
      why: "The cycle runs one way, so that each step can be followed and tested alone.",
      correct: "viewController?.displayLogin(viewModel: viewModel)",
      incorrect: "interactor?.retry(request: request)"),
    ReviewRule(
      id: "interactor-never-touches-view",
      why: "An interactor that knows the screen cannot be tested or reused without it.",
      correct: "presenter?.presentLogin(response: response)",
      incorrect: "viewController?.displayLogin(viewModel: viewModel)"),
    ReviewRule(
      id: "worker-knows-no-scene",
      why: "A worker that knows no scene serves every scene.",
      correct: "completion(.success(user))",
      incorrect: "presenter.presentLogin(response: response)"),
    ReviewRule(
      id: "interactor-asks-workers",
      why: "Behind a worker the outside world can be replaced, so that a decision is tested alone.",
      correct: "let user = try await worker.user()",
      incorrect: "UserDefaults.standard.string(forKey: \"user\")"),
    ReviewRule(
      id: "interactor-answers-through-presenter",
      why: "A view that reads its interactor shows what no presenter has worded.",
      correct: "func load(request: Orders.Load.Request)",
      incorrect: "func orders() -> [Order]"),
    ReviewRule(
      id: "models-flow-one-way",
      why:
        "Each message belongs to one step; a part that names another one depends on other steps.",
      correct: "func presentLogin(response: Login.Response)",
      incorrect: "func presentLogin(viewModel: Login.ViewModel)"),
    ReviewRule(
      id: "router-navigates",
      why: "With navigation in one place, a screen can be shown from anywhere.",
      correct: "router?.routeToHome()",
      incorrect: "navigationController?.pushViewController(home, animated: true)"),
    ReviewRule(
      id: "router-uses-configurators",
      why: "A scene that one place puts together is the same wherever it is shown.",
      correct: "let home = HomeConfigurator.configure()",
      incorrect: "let home = HomeViewController()"),
    ReviewRule(
      id: "interactor-imports-no-ui",
      why: "Business logic that builds without a UI framework runs anywhere, tests included.",
      correct: "import Foundation",
      incorrect: "import UIKit"),
    ReviewRule(
      id: "interactor-never-formats",
      why: "Texts, dates and money are worded in one place, the presenter.",
      correct: "Login.Response(error: .emptyEmail)",
      incorrect: "Login.Response(message: \"Please enter your email\")"),
    ReviewRule(
      id: "presenter-knows-no-screen",
      why: "A presenter that knows no screen works for any screen, and in a test.",
      correct: "ViewModel(title: \"Sorry\", message: message)",
      incorrect: "UIAlertController(title: \"Sorry\", message: message, preferredStyle: .alert)"),
    ReviewRule(
      id: "presenter-is-pure",
      why: "A presenter that only turns a response into a view model gives the same one each time.",
      correct: "func presentLogin(response: Login.Response) { … }",
      incorrect: "UserDefaults.standard.set(response.user.name, forKey: \"name\")"),
    ReviewRule(
      id: "presenter-names-every-case",
      why: "In a switch without a default the compiler asks for the words of a new case; "
        + "checked only in katas that name this rule.",
      correct: "case .offline: \"You seem to be offline.\"",
      incorrect: "default: \"Something went wrong.\""),
    ReviewRule(
      id: "collaborators-are-protocols",
      why: "Behind a protocol a spy can stand in for the part, so that its neighbour is testable.",
      correct: "var presenter: LoginPresentationLogic?",
      incorrect: "var presenter: LoginPresenter?"),
    ReviewRule(
      id: "view-is-held-weakly",
      why: "The view owns the scene; if the scene holds it strongly, neither is ever freed.",
      correct: "weak var viewController: LoginDisplayLogic?",
      incorrect: "var viewController: LoginDisplayLogic?"),
    ReviewRule(
      id: "one-component-a-file",
      why: "A file named after its scene and role is found without searching.",
      correct: "LoginInteractor.swift holds LoginInteractor",
      incorrect: "Login.swift holds LoginInteractor and LoginPresenter"),
    ReviewRule(
      id: "view-models-are-display-ready",
      why: "A view that gets an entity has to format it and depends on the business.",
      correct: "struct ViewModel { let total: String }",
      incorrect: "struct ViewModel { let order: Order }"),
    ReviewRule(
      id: "view-keeps-no-entity",
      why: "The data is kept once, in the interactor; the view keeps only what it shows.",
      correct: "private var rows: [Orders.Load.ViewModel.Row] = []",
      incorrect: "private var orders: [Order] = []"),
    ReviewRule(
      id: "view-only-displays",
      why: "A view that sorts, filters or formats makes decisions that no test of the scene sees.",
      correct: "label.text = viewModel.total",
      incorrect: "label.text = formatter.string(from: total)"),
    ReviewRule(
      id: "models-are-values",
      why: "A value cannot change behind the back of the part that received it.",
      correct: "struct Response { let user: User }",
      incorrect: "final class Response { var user: User }"),
    ReviewRule(
      id: "no-view-model-class",
      why: "A ViewModel class takes over what interactor and presenter are for.",
      correct: "struct ViewModel { let greeting: String }",
      incorrect: "final class LoginViewModel: ObservableObject { … }"),
  ]

  /// The ids of the rules for any code; the others apply only in katas that name them.
  static let everywhere = Set(all.map(\.id)).subtracting(["presenter-names-every-case"])

  static func named(_ id: String) -> ReviewRule? {
    all.first { $0.id == id }
  }
}
