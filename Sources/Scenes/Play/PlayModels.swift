/// The learner's own scene on screen: what they wrote, operated with a few keys.
enum Play {
  enum Begin {
    struct Request: Equatable, Sendable {
      /// A word that names the kata; the open one when nil.
      var kata: String?
    }
  }

  /// The screen, and the messages that have gone round the cycle.
  enum Show {
    struct Response: Equatable, Sendable {
      let kata: Kata
      let screen: PlayedScene.Screen
      var former: PlayedScene.Screen?
      /// The id of the element that takes the keys.
      var focus: String?
      /// The messages since the user's last action.
      var cycle = Cycle()
      /// The cycle's last messages, which were not shown before.
      var news: [PlayedScene.Note] = []
    }
  }

  enum Close {
    struct Response: Equatable, Sendable {
      let kata: Kata
      /// The types of the parts that are still in memory.
      let leaks: [String]
    }
  }

  struct Cycle: Equatable, Sendable {
    var notes: [PlayedScene.Note] = []
    /// Whether nothing more is on its way.
    var isSettled = false
    /// Whether another screen has replaced the one that it began on, so that no view is left to
    /// take a view model.
    var hasLeft = false

    /// The message that should have followed the last one, but never came.
    var missing: PlayedScene.Message? {
      guard isSettled, let last = notes.last else { return nil }
      switch last.kind {
      case .request: return .response
      case .response: return hasLeft ? nil : .viewModel
      case .viewModel: return nil
      }
    }
  }
}
