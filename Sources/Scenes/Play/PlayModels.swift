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
      let screen: PlayedScene.Screen
      var former: PlayedScene.Screen?
      /// The id of the element that keys are for.
      var focus: String?
      /// Since the user did something last.
      var cycle = Cycle()
      /// The end of the cycle that was not shown before.
      var news: [PlayedScene.Note] = []
    }
  }

  enum Close {
    struct Response: Equatable, Sendable {
      let kata: Kata
      /// The types of the parts that live on.
      let leaks: [String]
    }
  }

  struct Cycle: Equatable, Sendable {
    var notes: [PlayedScene.Note] = []
    /// Whether nothing more is on its way.
    var isSettled = false
    /// Whether another screen has taken the place of the one that it began on: nobody is there to
    /// be given a view model.
    var hasLeft = false

    /// The message that never came, after the one that came last.
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
