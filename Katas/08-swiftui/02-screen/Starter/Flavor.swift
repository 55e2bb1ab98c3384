struct Flavor: Equatable, Sendable {
  let id: String
  let name: String
}
