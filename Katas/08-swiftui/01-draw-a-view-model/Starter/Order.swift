import Foundation

struct Order: Equatable, Sendable {
  let id: String
  let customer: String
  let total: Decimal
  let isLate: Bool
}
