enum Shop {
  enum Pay {
    struct Request {
      let amount: Int
    }

    struct Response {
      let amount: Int
    }

    struct ViewModel {
      let text: String
    }
  }
}
