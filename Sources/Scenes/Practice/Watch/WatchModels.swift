package import Entities

/// A screen beside the learner's editor: the verdict on every save, and single keys.
package enum Watch {
  /// What happens while watching.
  package enum Event: Equatable, Sendable {
    case key(Key)
    /// A file of the kata was saved, added or removed.
    case saved
    case resized
    /// There are no further keys.
    case closed
  }

  package enum Key: Hashable, Sendable {
    case character(Character)
    case up, down, pageUp, pageDown, home, end
    case enter, escape, backspace
  }

  /// The watch begins, or a file was saved.
  package enum Look {
    package struct Request: Equatable, Sendable {
      package init() {}
    }
  }

  /// A key was pressed.
  package enum Press {
    package struct Request: Equatable, Sendable {
      package let key: Key

      package init(key: Key) {
        self.key = key
      }
    }
  }

  /// The kata at hand, and how far the learner is.
  package enum Standing {
    package struct Response: Equatable, Sendable {
      package let kata: Kata?
      package let course: Course
      package let progress: Progress
      /// Of the last check; nil when there was none.
      package let outcome: Verdict.Outcome?
    }

    package struct ViewModel: Equatable, Sendable {
      /// From the longest to the shortest: the first that fits is shown.
      package let choices: [Line]
    }
  }

  /// The lines of the failing test.
  package enum Test {
    package struct Response: Equatable, Sendable {
      package let check: Practice.Check.Response?
    }
  }

  /// A file was opened in the learner's editor.
  package enum Edit {
    package struct Response: Equatable, Sendable {
      package let place: Place
    }
  }

  /// Something is to be answered with y or n.
  package enum Ask {
    package struct Response: Equatable, Sendable {
      package let question: Question
      package let kata: Kata?
    }
  }

  package enum Question: Equatable, Sendable {
    case reset, spoil
  }

  /// The course, to choose a kata from.
  package enum List {
    package struct Response: Equatable, Sendable {
      package let choice: KataChoice
      package let progress: Progress
    }
  }

  /// The watch ends.
  package enum End {
    package struct Response: Equatable, Sendable {
      package let kata: Kata?
      package let outcome: Verdict.Outcome?
    }
  }

  /// What the screen shows above its footer.
  package enum Screen {
    package struct ViewModel: Equatable, Sendable {
      package let body: [Line]
      /// From the longest to the shortest: the first that fits is shown.
      package let keys: [Line]
      /// The line of the body that must be seen.
      package var selected: Int?
      /// Whether it goes on below what is on show.
      package var continues = false
      /// Whether it is what a check found, and not a page that the learner asked for.
      package var isVerdict = false
      /// Whether it is the last check's verdict, whose place that of a running check takes.
      package var isFormer = false
    }
  }
}
