extension ReviewRule {
  /// Who may call whom.
  static let calls = [
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
      id: "router-navigates",
      why: "With navigation in one place, a screen can be shown from anywhere.",
      correct: "router?.routeToHome()",
      incorrect: "navigationController?.pushViewController(home, animated: true)"),
  ]
}
