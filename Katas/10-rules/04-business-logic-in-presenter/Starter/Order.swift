import Foundation

struct Order: Equatable, Sendable {
  enum Status: Equatable, Sendable {
    case open
    case shipped
    case cancelled
  }

  let id: String
  let customer: Customer
  let placedAt: Date
  let total: Decimal
  let status: Status
}
