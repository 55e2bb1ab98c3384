extension ReviewRule {
  /// How the parts are joined and laid out.
  static let joints = [
    ReviewRule(
      id: "collaborators-are-protocols",
      why: "Behind a protocol a spy can stand in for the part, so that its neighbour is testable.",
      correct: "var presenter: LoginPresentationLogic?",
      incorrect: "var presenter: LoginPresenter?"),
    ReviewRule(
      id: "view-is-held-weakly",
      why: "The view owns the scene; held strongly by it, the whole scene is never freed.",
      correct: "weak var viewController: LoginDisplayLogic?",
      incorrect: "var viewController: LoginDisplayLogic?"),
    ReviewRule(
      id: "one-component-a-file",
      why: "A file named after its scene and role is found without searching.",
      correct: "LoginInteractor.swift holds LoginInteractor",
      incorrect: "Login.swift holds LoginInteractor and LoginPresenter"),
  ]
}
