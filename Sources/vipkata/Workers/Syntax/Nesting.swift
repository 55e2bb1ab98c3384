/// Limits how deep brackets are nested and how many arrows a line has: sourcekitd ends the whole
/// program when there are too many. Brackets in texts and comments count too, which is safe because
/// no code comes near the limit.
enum Nesting {
  static let limit = 1_000

  static func isReadable(_ text: String) -> Bool {
    var depth = 0
    var arrows = 0
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      case UInt8(ascii: ">") where last == UInt8(ascii: "-"): arrows += 1
      case UInt8(ascii: "\n"): arrows = 0
      default: break
      }
      if depth > limit || arrows > limit { return false }
      last = byte
    }
    return true
  }
}
