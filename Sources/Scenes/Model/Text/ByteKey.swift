/// A name compared byte by byte, as disks do: for Swift's `==`, two encodings of `ë` are equal.
struct ByteKey: Hashable, Comparable, Sendable {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  static func < (one: ByteKey, other: ByteKey) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }
}
