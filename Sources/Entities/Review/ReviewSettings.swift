/// What a review looks for, from the command line, a kata's manifest or
/// `.vipkata-review.json`.
package struct ReviewSettings: Equatable, Sendable {
  /// The ids of the rules that are kept.
  package var rules: Set<String>
  /// Roles by type name, for names that do not say them.
  package var roles: [String: Role]

  package init(
    rules: Set<String> = Set(ReviewRule.all.map(\.id)), roles: [String: Role] = [:]
  ) {
    self.rules = rules
    self.roles = roles
  }
}
