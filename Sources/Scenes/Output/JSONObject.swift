import Foundation

/// One JSON object, as programs read it: members that are nil are left out.
struct JSONObject: Renderer, Encodable, ExpressibleByDictionaryLiteral {
  typealias Member = any Encodable & Sendable
  private var members: [String: Member]
  /// A value that is written together with the members, and has its own `schema`.
  private var whole: Member?

  init(dictionaryLiteral elements: (String, Member?)...) {
    self.init(members: elements)
  }

  init(members: [(String, Member?)]) {
    self.members = Dictionary(
      members.compactMap { key, value in value.map { (key, $0) } }, uniquingKeysWith: { $1 })
  }

  init(_ whole: Member, and more: JSONObject = [:]) {
    members = more.members
    self.whole = whole
  }

  /// The object on one line, with the version of its `schema`.
  var text: String {
    var object = self
    if whole == nil { object.members["schema"] = object.members["schema"] ?? 1 }
    return object.json
  }

  /// The object on one line, with nothing added.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(self)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  func encode(to encoder: any Encoder) throws {
    try whole?.encode(to: encoder)
    if whole != nil, members.isEmpty { return }
    var container = encoder.container(keyedBy: JSONKey.self)
    for (key, value) in members { try container.encode(value, forKey: JSONKey(key)) }
  }
}

struct JSONKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  let intValue: Int? = nil

  init(_ key: String) { stringValue = key }
  init(stringLiteral key: String) { self.init(key) }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}
