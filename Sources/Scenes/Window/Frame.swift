/// How a page stands in a window that stays, and what is said of it where nothing can be drawn.
struct Frame: Equatable, Sendable {
  /// From the longest to the shortest: the first that fits is shown. Nil where those before stay.
  var keys: [Line]?
  var selected: Int?
  /// Stays in sight while the page is scrolled; left out where there is little room.
  var below: [Line] = []
  /// The line above the keys; nil where that stays.
  var standing: Line?
  /// What is said of the page below what was said before; nil where that is all of it.
  var news: [Line]?
  var role = Role.asked

  enum Role: Sendable {
    case asked
    case verdict
    /// What the check after an opening found: it goes on below the brief.
    case firstVerdict
    /// The last check's verdict, which gives way to that of a running check.
    case formerVerdict
    /// The page on show as it is now: it stays scrolled, and its first line stands above the keys.
    case renewed
    /// The line above the keys, from the longest to the shortest.
    case standing
    /// What is printed when the window is gone.
    case farewell
  }
}
