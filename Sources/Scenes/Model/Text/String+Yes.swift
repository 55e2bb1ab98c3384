extension String {
  /// Whether it answers a question with yes, as it was typed.
  var isYes: Bool { trimmed.lowercased().hasPrefix("y") }
}
