/// A hand that goes up in a workshop, with a question on the open kata.
enum Asking {
  /// Raise it, or say first what would be sent.
  enum Raise {
    struct Request: Equatable, Sendable {
      let question: String
      /// Whether the files of the kata go with it.
      var sendsCode = false
      /// Whether somebody can be asked whether they may.
      var isInteractive = false
      /// Whether it was agreed to already.
      var isAgreed = false
    }

    struct Response: Equatable, Sendable {
      let kata: KataID
      let question: String
      let place: WorkshopAddress
      var code: [SentFile] = []
    }
  }

  /// Characters of a question at most.
  static let longest = 200
}

extension UserError {
  static let sharesNothing = UserError(
    "You are in no workshop, so that nobody would see your hand.",
    mend: "`vipkata join PLACE --as NAME` goes to one.")

  static let noQuestion = UserError(
    "A question is one line of at most \(Asking.longest) characters.",
    mend: "Write `vipkata ask \"Who calls the presenter?\"`, or `vipkata ask --done`.")
}
