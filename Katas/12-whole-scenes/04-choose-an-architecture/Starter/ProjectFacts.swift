struct ProjectFacts: Equatable, Sendable {
  let isEnterprise: Bool
  let needsMaximumTestability: Bool
  let hasComplexLogic: Bool
  let developers: Int
}
