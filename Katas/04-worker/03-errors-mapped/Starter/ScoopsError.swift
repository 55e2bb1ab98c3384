enum ScoopsError: Error, Equatable, Sendable {
  case closed
  case soldOut
  case offline
  case unknown
}
