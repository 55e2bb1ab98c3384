struct Order: Decodable, Equatable, Sendable {
  let number: Int
  let item: String
  let cents: Int
  let isPaid: Bool
  let isCancelled: Bool
}
