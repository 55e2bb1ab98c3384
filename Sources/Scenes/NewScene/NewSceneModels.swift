/// The place where a VIP scene for somebody's own app is made.
enum NewScene {
  /// Say what is wanted, as far as it is known.
  enum Plan {
    struct Request: Equatable, Sendable {
      let name: String
      var module: String?
      /// None means those that the purpose has.
      var useCases: [String] = []
      var choices: [SceneChoice: String] = [:]
      /// Whether somebody can be asked for what is open.
      var isInteractive = false
    }

    struct Response: Equatable, Sendable {
      let draft: SceneDraft
      let files: [String]
    }
  }

  enum Answer {
    struct Request: Equatable, Sendable {
      /// As it was typed: a word, its beginning or its number, or whether to write. Nil when
      /// nothing more comes.
      let text: String?
    }

    struct Response: Equatable, Sendable {
      let choice: SceneChoice
      /// What was typed before, where it was no answer.
      var misunderstood: String?
    }
  }

  /// The files are written, or it is left.
  enum Write {
    struct Response: Equatable, Sendable {
      let draft: SceneDraft
      /// The files that were written, as paths to open; none when it was not wanted.
      let files: [String]
      /// How many TODOs in them are left to whoever writes the app.
      let tasks: Int
    }
  }
}
