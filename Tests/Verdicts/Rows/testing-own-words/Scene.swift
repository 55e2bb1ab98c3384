enum Test {
  static let count = 1
}

struct Suite {
  let title: String
}
