extension Sharing {
  /// Why nothing is shared, or not anew.
  enum Failure: Error, Equatable {
    case noName(String)
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
    case .notAgreed:
      UserError(
        "Nothing is shared yet: you have to agree.",
        mend: "Add --yes, or run it on a terminal, where you are asked.")
    case .isMember(let present):
      UserError(
        present.isLeaving
          ? "Your record in \(present.place.shown) is not removed yet."
          : "You share as \(present.name.description) with \(present.place.shown) already.",
        mend: "`vipkata leave` ends that.")
    case .nameTaken(let wanted):
      UserError(
        "Somebody is \(wanted.name.description) in \(wanted.place.shown) already.",
        mend: "Choose another name, such as --as \"\(wanted.name.description) 2\".")
    }
  }
}
