enum HeroesError: Error, Equatable, Sendable {
  case offline, forbidden, unknown
}

enum HeroList {
  enum Load {
    struct Request: Equatable, Sendable {}

    enum Response: Equatable, Sendable {
      case loading
      case loaded([Hero])
      case failed(HeroesError)
    }

    enum ViewModel: Equatable, Sendable {
      struct Row: Equatable, Identifiable, Sendable {
        let id: Int
        let name: String
      }

      case progress(String)
      case rows([Row])
      /// `retry` is the title of a button; nil: there is none.
      case notice(String, retry: String?)
    }
  }
}
