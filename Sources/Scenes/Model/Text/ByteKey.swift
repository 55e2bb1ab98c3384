/// The name of a learner or a file as disks know it, byte by byte. To Swift's own `==`, two
/// spellings of `ë` are one.
struct ByteKey: Hashable, Comparable, Sendable {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  static func < (one: ByteKey, other: ByteKey) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }
}
