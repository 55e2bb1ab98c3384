/// A choice to make for a new scene. The first three are asked for on a terminal.
enum SceneChoice: String, CaseIterable, Sendable {
  case purpose, data, navigation, ui, tests

  /// What can be chosen. No two choices share a word, so that a template needs only the word.
  var words: [String] {
    switch self {
    case .purpose: ["display", "form", "hub", "flow"]
    case .data: ["api", "local", "input", "several"]
    case .navigation: ["push", "modal", "root", "tab"]
    case .ui: ["uikit", "swiftui"]
    case .tests: ["xctest", "swift-testing"]
    }
  }

  /// The word that is used when none is given; nil if one is required.
  var preset: String? {
    switch self {
    case .ui: "uikit"
    case .tests: "xctest"
    case .purpose, .data, .navigation: nil
    }
  }
}
