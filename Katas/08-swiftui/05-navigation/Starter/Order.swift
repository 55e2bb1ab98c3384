/// An order of a shop. One that is shipped can no longer be cancelled.
struct Order: Equatable, Sendable {
  let id: Int
  let item: String
  let cents: Int
  let isShipped: Bool
}
