/// How a window shows a page, and what is said of it where nothing can be drawn.
struct Frame: Equatable, Sendable {
  /// From the longest to the shortest: the first that fits is shown. Nil keeps the former ones.
  var keys: [Line]?
  var selected: Int?
  /// Lines that stay in sight while the page is scrolled; left out if there is little room.
  var below: [Line] = []
  /// The line above the keys; nil keeps the former one.
  var standing: Line?
  /// The lines that are printed of the page where nothing can be drawn; nil for the whole page.
  var news: [Line]?
  var role = Role.asked

  enum Role: Sendable {
    case asked
    case verdict
    /// The verdict of the check after an opening: it is added below the brief.
    case firstVerdict
    /// The last check's verdict, which a running check replaces with its own.
    case formerVerdict
    /// The page on show, brought up to date: it stays scrolled, and its first line is also shown
    /// above the keys.
    case renewed
    /// Only the line above the keys, in forms from the longest to the shortest.
    case standing
    /// What is printed when the window is gone.
    case farewell
  }
}
