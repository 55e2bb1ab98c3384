/// The learner's own scene on screen: what they wrote, operated with a few keys.
enum Play {
  enum Begin {
    struct Request: Equatable, Sendable {
      /// A word that names the kata; the open one when nil.
      var kata: String?
    }
  }

  /// What is on screen, and what has gone round the cycle.
  enum Show {
    struct Response: Equatable, Sendable {
      let kata: Kata
      let screen: Screen
      /// What was on screen before; nil at the beginning.
      var former: Screen?
      /// The id of the element that keys are for.
      var focus: String?
      /// Since the user did something last.
      var cycle = Cycle()
      /// The end of the cycle that was not shown before.
      var news: [Note] = []
    }
  }

  enum Close {
    struct Response: Equatable, Sendable {
      let kata: Kata
      /// The types of the parts that live on.
      let leaks: [String]
    }
  }

  // What follows is also what the program that plays says and hears.

  struct Report: Codable, Equatable, Sendable {
    let screen: Screen
    /// Since the report before.
    var notes: [Note] = []
    /// The number of the last event that was dealt with.
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
    /// The types of screens that were left and live on.
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
    /// The type of the part.
    let receiver: String
    let method: String
    let value: String
  }

  /// In the order of the cycle.
  enum Message: String, Codable, Sendable, CaseIterable {
    case request = "Request"
    case response = "Response"
    case viewModel = "ViewModel"
  }

  struct Cycle: Equatable, Sendable {
    var notes: [Note] = []
    /// Whether nothing more is on its way.
    var isSettled = false
    /// Whether another screen has taken the place of the one that it began on: nobody is there to
    /// be given a view model.
    var hasLeft = false

    /// The message that never came, after the one that came last.
    var missing: Message? {
      guard isSettled, let last = notes.last else { return nil }
      switch last.kind {
      case .request: return .response
      case .response: return hasLeft ? nil : .viewModel
      case .viewModel: return nil
      }
    }
  }

  struct Event: Encodable, Equatable, Sendable {
    let number: Int
    let action: Action
    var id: String?
    /// All that stands in the field now.
    var text: String?

    enum Action: String, Encodable, Sendable {
      case press, type, back, close
    }
  }
}
