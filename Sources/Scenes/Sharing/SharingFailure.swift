/// Why nothing is shared, or not anew, and no hand goes up.
extension UserError {
  static func noName(_ word: String) -> UserError {
    UserError(
      "\"\(word.prefix(60))\" is no name to share under.",
      mend: "It is one line of at most 60 characters.")
  }

  static let sharesNothing = UserError(
    "You are in no workshop, so that nobody would see your hand.",
    mend: "`vipkata join PLACE --as NAME` goes to one.")

  static let noQuestion = UserError(
    "A question is one line of at most \(Sharing.Ask.longest) characters.",
    mend: "Write `vipkata ask \"Who calls the presenter?\"`, or `vipkata ask --done`.")

  static let notAgreed = UserError(
    "Nothing is shared yet: you have to agree.",
    mend: "Add --yes, or run it on a terminal, where you are asked.")

  /// The workspace shares already, or is not done with leaving.
  static func isMember(_ present: Membership) -> UserError {
    UserError(
      present.isLeaving
        ? "Your record in \(present.place.shown) is not removed yet."
        : "You share as \(present.name) with \(present.place.shown) already.",
      mend: "`vipkata leave` ends that.")
  }

  static func nameTaken(_ wanted: Membership) -> UserError {
    UserError(
      "Somebody is \(wanted.name) in \(wanted.place.shown) already.",
      mend: "Choose another name, such as --as \"\(wanted.name) 2\".")
  }
}
