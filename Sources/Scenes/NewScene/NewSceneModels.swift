package import Entities

/// The place where a VIP scene for somebody's own app is made.
package enum NewScene {
  /// Say what is wanted, as far as it is known.
  package enum Plan {
    package struct Request: Equatable, Sendable {
      package let name: String
      package var module: String?
      /// None means those that the purpose has.
      package var useCases: [String] = []
      package var choices: [SceneChoice: String] = [:]
      /// Whether somebody can be asked for what is open.
      package var isInteractive = false

      package init(name: String) {
        self.name = name
      }
    }

    package struct Response: Equatable, Sendable {
      package let draft: SceneDraft
      /// The files to be written, as paths to open.
      package let files: [String]
    }
  }

  /// A question is asked, and answered.
  package enum Answer {
    package struct Request: Equatable, Sendable {
      /// As it was typed: a word, its beginning or its number.
      package let text: String

      package init(text: String) {
        self.text = text
      }
    }

    package struct Response: Equatable, Sendable {
      package let choice: SceneChoice
      /// What was typed before, where it was no answer.
      package var misunderstood: String?
    }
  }

  /// Write the files, or leave it.
  package enum Write {
    package struct Request: Equatable, Sendable {
      package let isWanted: Bool

      package init(isWanted: Bool) {
        self.isWanted = isWanted
      }
    }

    package struct Response: Equatable, Sendable {
      package let draft: SceneDraft
      /// The files that were written, as paths to open; none when it was not wanted.
      package let files: [String]
      /// How many places in them are left to the app's people.
      package let tasks: Int
    }
  }

  /// Something that somebody has to answer.
  package struct Question: Equatable, Sendable {
    package let page: Page
    package let prompt: String
  }
}
