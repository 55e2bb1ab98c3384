extension String {
  /// Whether a typed answer means yes.
  var isYes: Bool { trimmed.lowercased().hasPrefix("y") }
}
