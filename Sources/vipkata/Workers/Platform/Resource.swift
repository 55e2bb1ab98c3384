/// A file that this program carries, from `Sources/vipkata/Resources`.
enum Resource {
  /// The text without its final line break.
  static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}

extension String {
  var swiftLiteral: String { debugDescription }
}
