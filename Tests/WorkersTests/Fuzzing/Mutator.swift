import Foundation
import TestSupport
import XCTest

/// Damages bytes as a broken disk, an editor or an attacker might, in the same way for each seed.
struct Mutator {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  private static let words = [
    "{", "}", "[", "]", "\"", ":", ",", "null", "true", "-1", "1e999", "\\u0000", "\\ud800",
    "\u{0}",
    "\u{1b}[2J", "\u{202e}", "😀", "\r\n", "\n", "..", "/", "\\", "99999999999999999999", "(", "`",
  ].map { Array($0.utf8) }

  mutating func spoil(_ seed: [UInt8]) -> [UInt8] {
    var bytes = seed
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...20, using: &random))
      switch Int.random(in: 0...5, using: &random) {
      case 0: bytes.insert(contentsOf: Self.words.randomElement(using: &random) ?? [], at: place)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 4: bytes = Array(bytes[..<place])
      default:
        for index in place..<end { bytes[index] ^= UInt8.random(in: 0...255, using: &random) }
      }
    }
    return bytes
  }
}

/// Tries readers for two hundred rounds, for a thousand in a whole run, or for as many seconds as
/// the environment variable VIPKATA_FUZZ_SECONDS says.
struct Fuzzing {
  private let environment = ProcessInfo.processInfo.environment

  /// - Parameter read: must return for every input.
  func read(
    _ what: String, _ seeds: [String], _ read: ([UInt8]) throws -> Void
  ) rethrows {
    let seed = environment["VIPKATA_FUZZ_SEED"].flatMap(UInt64.init) ?? 8
    let limit = environment["VIPKATA_FUZZ_SECONDS"].flatMap(Double.init)
    var mutator = Mutator(seed: seed)
    let end = SuspendingClock.now + .seconds(limit ?? 0)
    var rounds = 0
    while limit == nil ? rounds < Sample.count(200, whole: 1_000) : SuspendingClock.now < end {
      try read(mutator.spoil(Array(seeds[rounds % seeds.count].utf8)))
      rounds += 1
    }
    XCTAssertGreaterThan(rounds, 0)
    print("fuzzing: \(what): \(rounds) rounds")
  }
}
