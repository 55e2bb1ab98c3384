import Foundation
import KataSwiftUI

@testable import Orders

extension Order {
  static let coffee = Order(
    number: 7, item: "Coffee", cents: 450, isPaid: true, isCancelled: false)
  static let tea = Order(
    number: 9, item: "Tea", cents: 320, isPaid: false, isCancelled: false)
  static let cake = Order(
    number: 5, item: "Cake", cents: 205, isPaid: true, isCancelled: false)
  static let milk = Order(
    number: 8, item: "Milk", cents: 110, isPaid: true, isCancelled: true)

  /// Nothing is written of it, and it is free.
  static let gift = Order(
    number: 3, item: "", cents: 0, isPaid: true, isCancelled: false)
}

/// Stands in for the server, and keeps what it is asked for.
@MainActor
final class HTTPClientSpy: HTTPClient {
  var answer: Result<String, any Error> = .success(
    """
    [{"number":7,"item":"Coffee","cents":450,"isPaid":true,"isCancelled":false},
     {"number":8,"item":"Milk","cents":110,"isPaid":true,"isCancelled":true},
     {"number":9,"item":"Tea","cents":320,"isPaid":false,"isCancelled":false}]
    """)
  private(set) var paths: [String] = []

  func get(_ path: String) async throws -> Data {
    paths.append(path)
    return Data(try answer.get().utf8)
  }
}

struct Unplugged: Error {}

extension ViewHost {
  /// What is on the screen, a line each, without the signs of rows.
  var lines: [String] {
    screen.split(separator: "\n").map { line in
      let text = line.drop { $0 == " " }
      return String(text.hasPrefix("- ") ? text.dropFirst(2) : text)
    }
  }
}
