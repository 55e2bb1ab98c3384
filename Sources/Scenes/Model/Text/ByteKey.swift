/// The name of a learner or a file as disks know it, byte by byte. To Swift's own `==`, two
/// spellings of `ë` are one.
struct ByteKey: Hashable, Comparable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (one: ByteKey, other: ByteKey) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  static func < (one: ByteKey, other: ByteKey) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(Array(text.utf8))
  }
}
