/// A right solution in another way than the reference.
struct OtherSolution: Hashable, Sendable {
  let name: String
  /// In a sentence or two, what it buys and what it costs; empty where nobody wrote that.
  let says: String
}
