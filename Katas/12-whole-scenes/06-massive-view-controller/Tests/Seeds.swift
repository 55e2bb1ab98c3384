import Foundation

@testable import Orders

extension Order {
  static let ada = Order(
    id: "A1", customer: Customer(firstName: "Ada", lastName: "Lovelace"),
    placedAt: Date(timeIntervalSince1970: 1_781_000_000), total: 40,
    status: .open)
  static let grace = Order(
    id: "B2", customer: Customer(firstName: "Grace", lastName: "Hopper"),
    placedAt: Date(timeIntervalSince1970: 1_781_500_000), total: 25,
    status: .cancelled)
  static let alan = Order(
    id: "C3", customer: Customer(firstName: "Alan", lastName: "Turing"),
    placedAt: Date(timeIntervalSince1970: 1_782_000_000), total: 1234.5,
    status: .shipped)
  static let barbara = Order(
    id: "D4", customer: Customer(firstName: "Barbara", lastName: "Liskov"),
    placedAt: Date(timeIntervalSince1970: 1_781_700_000), total: 7,
    status: .open)
}

/// The orders of Ada, Alan, Grace and Barbara, as the server sends them.
let ordersAsJSON = Data(
  """
  [
    {"id": "A1", "customer": {"firstName": "Ada", "lastName": "Lovelace"},
     "placedAt": 1781000000, "total": 40, "status": "open"},
    {"id": "C3", "customer": {"firstName": "Alan", "lastName": "Turing"},
     "placedAt": 1782000000, "total": 1234.5, "status": "shipped"},
    {"id": "B2", "customer": {"firstName": "Grace", "lastName": "Hopper"},
     "placedAt": 1781500000, "total": 25, "status": "cancelled"},
    {"id": "D4", "customer": {"firstName": "Barbara", "lastName": "Liskov"},
     "placedAt": 1781700000, "total": 7, "status": "open"}
  ]
  """.utf8)

/// Ten hours behind Greenwich: an early morning there is the day before here.
let honolulu = TimeZone(secondsFromGMT: -10 * 3600) ?? .gmt

struct NoConnection: Error {}

/// Plays the server, and notes what it is asked.
@MainActor
final class HTTPClientSpy: HTTPClient {
  var answer: Result<Data, NoConnection> = .success(ordersAsJSON)
  private(set) var paths: [String] = []

  func get(_ path: String) async throws -> Data {
    paths.append(path)
    return try answer.get()
  }
}
