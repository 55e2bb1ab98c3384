import Foundation

/// The archive of a course that `Packaging/release` puts into the program's own file, behind a
/// mark and the number of its bytes. Nothing loads it with the program, and ordinary builds have
/// none.
struct CarriedCourse {
  let program: URL

  static let mark = Data("vipkata carries its course in bytes: ".utf8)

  /// - Returns: a gzipped tar archive with `Katas` and `Solutions`; nil where there is none.
  func archive() throws -> Data? {
    let file = try Data(contentsOf: program, options: .alwaysMapped)
    var rest = file
    // The mark alone stands among the program's own texts, too.
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
