enum OrderStatus: Equatable, Sendable {
  case packed
  case shipped
  case delivered
}
