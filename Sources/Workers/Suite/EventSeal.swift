import Foundation

/// What tells the test program's own events from lines that a learner's code wrote into the
/// same file, and keeps them from being changed: each line ends with a number that is made of
/// its text, its place and a key (SipHash-2-4). The test program takes the key away before any
/// test begins; code that is to forge an event must find it in the program's memory.
struct EventSeal {
  private let key = [UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max)]

  /// - Throws: where the file cannot be written.
  func write(to file: URL) throws {
    try Data("\(key[0]) \(key[1])".utf8).write(to: file)
  }

  /// The lines that are sealed, each in its place, without their seals.
  func opened(_ lines: Data) -> Data {
    var opened = Data()
    var number: UInt64 = 0
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      guard let space = line.lastIndex(of: UInt8(ascii: " ")),
        line[space...].elementsEqual(" \(seal(Array(line[..<space]), number))".utf8)
      else { continue }
      opened += line[..<space] + [UInt8(ascii: "\n")]
      number += 1
    }
    return opened
  }

  private func seal(_ text: [UInt8], _ number: UInt64) -> UInt64 {
    Self.hash((0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } + text, key)
  }

  /// The same function as in `source`.
  static func hash(_ bytes: [UInt8], _ key: [UInt64]) -> UInt64 {
    var a = key[0] ^ 0x736f_6d65_7073_6575
    var b = key[1] ^ 0x646f_7261_6e64_6f6d
    var c = key[0] ^ 0x6c79_6765_6e65_7261
    var d = key[1] ^ 0x7465_6462_7974_6573
    func turn(_ value: UInt64, _ bits: UInt64) -> UInt64 { value << bits | value >> (64 - bits) }
    func mix(_ rounds: Int) {
      for _ in 0..<rounds {
        a = a &+ b
        c = c &+ d
        b = turn(b, 13) ^ a
        d = turn(d, 16) ^ c
        a = turn(a, 32) &+ d
        c = c &+ b
        d = turn(d, 21) ^ a
        b = turn(b, 17) ^ c
        c = turn(c, 32)
      }
    }
    let end = bytes.count / 8 * 8
    for start in stride(from: 0, through: end, by: 8) {
      var word = start == end ? UInt64(bytes.count & 0xff) << 56 : 0
      for (index, byte) in bytes[start..<min(start + 8, bytes.count)].enumerated() {
        word |= UInt64(byte) << UInt64(8 * index)
      }
      d ^= word
      mix(2)
      a ^= word
    }
    c ^= 0xff
    mix(4)
    return a ^ b ^ c ^ d
  }

  /// For the test program.
  static let source = """
    public func takeKey(from path: String) -> [UInt64] {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
      truncate(path, 0)
      return text.split(separator: " ").compactMap { UInt64($0) }
    }

    func seal(_ bytes: [UInt8], _ key: [UInt64]) -> UInt64 {
      var a = key[0] ^ 0x736f6d6570736575
      var b = key[1] ^ 0x646f72616e646f6d
      var c = key[0] ^ 0x6c7967656e657261
      var d = key[1] ^ 0x7465646279746573
      func turn(_ value: UInt64, _ bits: UInt64) -> UInt64 { value << bits | value >> (64 - bits) }
      func mix(_ rounds: Int) {
        for _ in 0..<rounds {
          a = a &+ b
          c = c &+ d
          b = turn(b, 13) ^ a
          d = turn(d, 16) ^ c
          a = turn(a, 32) &+ d
          c = c &+ b
          d = turn(d, 21) ^ a
          b = turn(b, 17) ^ c
          c = turn(c, 32)
        }
      }
      let end = bytes.count / 8 * 8
      for start in stride(from: 0, through: end, by: 8) {
        var word = start == end ? UInt64(bytes.count & 0xff) << 56 : 0
        for (index, byte) in bytes[start..<min(start + 8, bytes.count)].enumerated() {
          word |= UInt64(byte) << UInt64(8 * index)
        }
        d ^= word
        mix(2)
        a ^= word
      }
      c ^= 0xff
      mix(4)
      return a ^ b ^ c ^ d
    }
    """
}
