/// Making a VIP scene for somebody's own app.
enum NewScene {
  /// State what is wanted, as far as it is known.
  enum Plan {
    struct Request: Equatable, Sendable {
      let name: String
      var module: String?
      /// If empty, the use cases of the purpose.
      var useCases: [String] = []
      var choices: [SceneChoice: String] = [:]
      /// Whether somebody can be asked for the choices that are open.
      var isInteractive = false
    }

    struct Response: Equatable, Sendable {
      let draft: SceneDraft
      let files: [String]
    }
  }

  enum Answer {
    struct Request: Equatable, Sendable {
      /// As typed: a choice's word, its beginning or its number, or whether to write. Nil when
      /// nothing more comes.
      let text: String?
    }

    struct Response: Equatable, Sendable {
      let choice: SceneChoice
      /// What was typed before, if it was no answer.
      var misunderstood: String?
    }
  }

  /// Write the files, if they are wanted.
  enum Write {
    struct Response: Equatable, Sendable {
      let draft: SceneDraft
      /// The files that were written, as paths to open; empty if they were not wanted.
      let files: [String]
      /// How many TODOs in them are left to the app's author.
      let tasks: Int
    }
  }
}
