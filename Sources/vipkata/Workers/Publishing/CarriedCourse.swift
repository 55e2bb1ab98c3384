import Foundation

/// The archive of a course that `Packaging/release` puts into the program's own file, after a
/// mark and its size in bytes. It is not loaded with the program, and ordinary builds have none.
struct CarriedCourse {
  let program: URL

  static let mark = Data("vipkata carries its course in bytes: ".utf8)

  /// - Returns: a gzipped tar archive with `Katas` and `Solutions`; nil if there is none.
  func archive() throws -> Data? {
    let file = try Data(contentsOf: program, options: .alwaysMapped)
    var rest = file
    // The mark alone is also among the program's own strings.
    while let found = rest.range(of: Self.mark) {
      rest = rest[found.upperBound...]
      let number = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      let content = rest.dropFirst(number.count)
      guard let count = Int(String(decoding: number, as: UTF8.self)),
        content.first == UInt8(ascii: "\n"), content.count > count
      else { continue }
      return content.dropFirst().prefix(count)
    }
    return nil
  }
}
