import Foundation

struct Order: Decodable, Equatable, Sendable {
  enum Status: String, Decodable, Equatable, Sendable {
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
