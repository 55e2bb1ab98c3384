enum Greet {
  enum Say {
    struct Request {
      let name: String
    }

    struct Response {
      let name: String
    }

    struct ViewModel: Equatable {
      let text: String
    }
  }
}
