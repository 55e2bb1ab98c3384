/// A correct solution that takes another way than the reference.
struct OtherSolution: Hashable, Sendable {
  let name: String
  /// What it gains and what it costs, in a sentence or two; empty if nobody wrote that.
  let says: String
}
