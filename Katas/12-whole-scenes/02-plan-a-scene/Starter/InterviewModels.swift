enum Interview {
  enum Next {
    struct Request: Equatable, Sendable {
      let sceneName: String
      let answers: Answers
      /// Somebody said "just do it".
      let isSkipped: Bool
    }

    struct Response: Equatable, Sendable {
      let sceneName: String
      let step: Step
    }

    enum Step: Equatable, Sendable {
      case ask(Question)
      case plan(answers: Answers, roles: [Role])
    }

    struct ViewModel: Equatable, Sendable {
      let title: String
      let lines: [String]
    }
  }
}
