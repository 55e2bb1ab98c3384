/// What is exchanged with the program that plays a scene.
enum PlayedScene {
  struct Report: Codable, Equatable, Sendable {
    let screen: Screen
    var notes: [Note] = []
    /// The number of the last event that was handled.
    let answered: Int
    /// Whether nothing has changed for a while.
    let isSettled: Bool
    var isClosed = false
  }

  struct Screen: Codable, Equatable, Sendable {
    var title = ""
    var elements: [Element] = []
    var canGoBack = false
    var isAlert = false
    /// The types of screens that were left but are still in memory.
    var leaks: [String] = []
  }

  struct Element: Codable, Equatable, Sendable {
    let id: String
    let kind: Kind
    var text = ""
    var placeholder = ""
    var isEnabled = true
    var isSecure = false
    var isOn = false

    enum Kind: String, Codable, Sendable {
      case label, button, field, spinner
      case toggle = "switch"
    }

    var takesKeys: Bool { isEnabled && [.button, .field, .toggle].contains(kind) }
  }

  /// A message that reached a part of the scene.
  struct Note: Codable, Equatable, Sendable {
    let kind: Message
    let receiver: String
    let method: String
    let value: String
  }

  enum Message: String, Codable, Sendable, CaseIterable {
    case request = "Request"
    case response = "Response"
    case viewModel = "ViewModel"
  }

  struct Event: Encodable, Equatable, Sendable {
    let number: Int
    let action: Action
    var id: String?
    /// The whole text of the field after typing.
    var text: String?

    enum Action: String, Encodable, Sendable {
      case press, type, back, close
    }
  }

  /// Why a scene cannot be played, or not any further.
  enum Failure: Error, Equatable {
    case doesNotBuild(Diagnostic?)
    /// The manifest's `play`, and the compiler's message about it.
    case entryDoesNotBuild(String, why: String)
    case ended(String, at: SourceLocation?)
    case hangs(Int)
  }
}
