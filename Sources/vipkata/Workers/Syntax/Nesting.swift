/// How deep brackets lie in each other, and how many arrows a line has. sourcekitd ends the
/// whole program when it is too many.
struct Nesting {
  static let limit = 1_000
  private(set) var isReadable = true

  init(of text: String) {
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
      if depth > Self.limit || arrows > Self.limit {
        isReadable = false
        return
      }
      last = byte
    }
  }
}
