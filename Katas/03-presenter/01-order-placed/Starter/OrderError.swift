enum OrderError: Error, Equatable, Sendable {
  case emptyCart
  case soldOut
  case cardRefused
  case offline
  case unknown
}
