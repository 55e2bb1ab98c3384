struct Hero: Equatable, Sendable {
  let id: Int
  let name: String
}
