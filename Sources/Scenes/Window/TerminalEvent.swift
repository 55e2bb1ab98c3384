enum TerminalEvent: Equatable, Sendable {
  case key(Key)
  /// A file of the kata was saved, added or removed.
  case saved
  /// The board should be read again.
  case due
  /// The window must be drawn again: its size has changed, or it was suspended.
  case resized
  case closed

  enum Key: Hashable, Sendable {
    case character(Character)
    case up, down, pageUp, pageDown, home, end
    case enter, escape, backspace, tab, backTab
  }
}
