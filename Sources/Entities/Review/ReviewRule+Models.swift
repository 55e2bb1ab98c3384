extension ReviewRule {
  /// What travels between the parts.
  static let models = [
    ReviewRule(
      id: "view-models-are-display-ready",
      why: "A view that gets an entity has to format it and depends on the business.",
      correct: "struct ViewModel { let total: String }",
      incorrect: "struct ViewModel { let order: Order }"),
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
}
