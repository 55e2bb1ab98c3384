extension Sharing {
  /// Why nothing is shared, or not anew, and no hand goes up.
  enum Failure: Error, Equatable {
    case noName(String)
    /// The workspace is in no workshop.
    case sharesNothing
    case noQuestion
    case notAgreed
    /// The workspace shares already, or is not done with leaving.
    case isMember(Membership)
    case nameTaken(Membership)
  }
}

extension Sharing.Failure: WordedError {
  var said: UserError {
    switch self {
    case .noName(let word):
      UserError(
        "\"\(word.prefix(60))\" is no name to share under.",
        mend: "It is one line of at most 60 characters.")
    case .sharesNothing:
      UserError(
        "You are in no workshop, so that nobody would see your hand.",
        mend: "`vipkata join PLACE --as NAME` goes to one.")
    case .noQuestion:
      UserError(
        "A question is one line of at most \(Sharing.Ask.longest) characters.",
        mend: "Write `vipkata ask \"Who calls the presenter?\"`, or `vipkata ask --done`.")
    case .notAgreed:
      UserError(
        "Nothing is shared yet: you have to agree.",
        mend: "Add --yes, or run it on a terminal, where you are asked.")
    case .isMember(let present):
      UserError(
        present.isLeaving
          ? "Your record in \(present.place.shown) is not removed yet."
          : "You share as \(present.name) with \(present.place.shown) already.",
        mend: "`vipkata leave` ends that.")
    case .nameTaken(let wanted):
      UserError(
        "Somebody is \(wanted.name) in \(wanted.place.shown) already.",
        mend: "Choose another name, such as --as \"\(wanted.name) 2\".")
    }
  }
}
