extension ReviewRule {
  /// What each part may do.
  static let duties = [
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
      id: "presenter-is-pure",
      why: "A presenter that only turns a response into a view model is the same every time.",
      correct: "func presentLogin(response: Login.Response) { … }",
      incorrect: "UserDefaults.standard.set(response.user.name, forKey: \"name\")"),
  ]
}
