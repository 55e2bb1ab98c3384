/// What a review looks for, from the command line, a kata's manifest or
/// `.vipkata-review.json`.
struct ReviewSettings: Equatable, Sendable {
  /// The ids of the rules that are kept; an unknown one finds nothing.
  var rules: Set<String> = Set(ReviewRule.all.map(\.id))
  /// Those of them whose findings are no reason to fail.
  var notes: Set<String> = []
  /// Those of them that a comment may allow to break; all when nil.
  var allowed: Set<String>?
  /// Roles by type name, for names that do not say them.
  var roles: [String: Role] = [:]
}
