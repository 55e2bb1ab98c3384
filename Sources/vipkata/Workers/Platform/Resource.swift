/// A file that this program carries, from `Sources/vipkata/Resources`.
enum Resource {
  /// Without the line break at its end.
  /// - Parameter values: what the words between underscores stand for, such as `__PROGRAM__`.
  static func text(_ bytes: [UInt8], _ values: [String: String] = [:]) -> String {
    values.reduce(String(decoding: bytes.dropLast(), as: UTF8.self)) {
      $0.replacing("__\($1.key)__", with: $1.value)
    }
  }
}

extension String {
  /// The text as a Swift string literal.
  var swiftLiteral: String { debugDescription }
}
