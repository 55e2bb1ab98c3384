struct IceCream: Equatable, Sendable {
  let cone: String
  let flavor: String
}
