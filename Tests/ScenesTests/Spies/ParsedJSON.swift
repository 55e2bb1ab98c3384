import Foundation
import XCTest

@testable import vipkata

/// A JSON value, so that a page can be compared as a program reads it.
enum ParsedJSON: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([ParsedJSON])
  case object([String: ParsedJSON])

  /// - Throws: if the page has no object.
  init(_ page: Page?) throws {
    let text = try XCTUnwrap(page?.object?.text, "no object was displayed")
    XCTAssertEqual(text.lines.count, 1, "one object a line")
    self = try JSONDecoder().decode(ParsedJSON.self, from: Data(text.utf8))
  }

  subscript(key: String) -> ParsedJSON? {
    if case .object(let values) = self { values[key] } else { nil }
  }
}

extension ParsedJSON: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([ParsedJSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: ParsedJSON].self))
    }
  }
}

extension ParsedJSON: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(stringLiteral value: String) { self = .string(value) }
  init(arrayLiteral elements: ParsedJSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, ParsedJSON)...) {
    self = .object(Dictionary(uniqueKeysWithValues: elements))
  }
}
