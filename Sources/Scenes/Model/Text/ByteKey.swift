/// A name byte by byte, as disks know it: to Swift's own `==`, two spellings of `ë` are one.
struct ByteKey: Hashable, Comparable, Sendable {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  static func < (one: ByteKey, other: ByteKey) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }
}
