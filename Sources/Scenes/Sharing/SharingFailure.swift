extension Sharing {
  /// Why nothing is shared, or why no hand goes up.
  enum Failure: Error, Equatable {
    case sharesNothing
    case noQuestion
    case notAgreed
    /// The workspace shares already, or has not finished leaving.
    case isMember(Membership)
    case nameTaken(Membership)
  }
}

extension Sharing.Failure: WordedError {
  var said: UserError {
    switch self {
    case .sharesNothing:
      UserError(
        "You are not in a workshop, so nobody would see your hand.",
        mend: "Join one with `vipkata join PLACE --as NAME`.")
    case .noQuestion:
      UserError(
        "A question is one line of at most \(Progress.Hand.longestQuestion) characters.",
        mend: "Write `vipkata ask \"Who calls the presenter?\"`, or `vipkata ask --done`.")
    case .notAgreed:
      UserError(
        "Nothing is shared yet: you have to agree.",
        mend: "Add --yes, or run it on a terminal, where you are asked.")
    case .isMember(let present):
      UserError(
        present.isLeaving
          ? "Your record in \(present.place.shown) is not removed yet."
          : "You already share as \(present.name) with \(present.place.shown).",
        mend: "`vipkata leave` ends that.")
    case .nameTaken(let wanted):
      UserError(
        "Somebody in \(wanted.place.shown) already has the name \(wanted.name).",
        mend: "Choose another name, such as --as \"\(wanted.name) 2\".")
    }
  }
}

extension WorkshopAddress.Flaw: WordedError {
  var said: UserError {
    switch self {
    case .noPlace(let word):
      UserError(
        "\"\(word)\" is not a place to share with.",
        mend: "Name a folder, or an address that begins with http:// or https://.")
    case .password:
      UserError(
        "An address with a password in it can be read by others on this machine.",
        mend: "Put user:password into a file, and name it with --token-file FILE.")
    }
  }
}

extension LearnerName.Flaw: WordedError {
  var said: UserError {
    let form =
      "Write one line of at most \(LearnerName.longest) characters, such as --as \"Ada Lovelace\"."
    return switch self {
    case .empty: UserError("The name after --as is empty.", mend: form)
    case .long(let count): UserError("The name after --as has \(count) characters.", mend: form)
    case .hidden:
      UserError(
        "The name after --as has a line break or another invisible character.", mend: form)
    case .longFile:
      UserError(
        "The name after --as is too long for a file's name, where each letter other than A to Z "
          + "takes several characters.", mend: "Shorten it.")
    }
  }
}
