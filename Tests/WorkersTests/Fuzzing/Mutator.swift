import Foundation

/// Spoils bytes as a broken disk, an editor or an attacker might, the same for the same seed.
struct Mutator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  private static let words = [
    "{", "}", "[", "]", "\"", ":", ",", "null", "true", "-1", "1e999", "\\u0000", "\\ud800",
    "\u{0}",
    "\u{1b}[2J", "\u{202e}", "😀", "\r\n", "\n", "..", "/", "\\", "99999999999999999999", "(", "`",
  ].map { Array($0.utf8) }

  mutating func spoil(_ seed: [UInt8]) -> [UInt8] {
    var bytes = seed
    for _ in 0..<Int.random(in: 1...6, using: &self) {
      let place = Int.random(in: 0...bytes.count, using: &self)
      let end = min(bytes.count, place + Int.random(in: 0...20, using: &self))
      switch Int.random(in: 0...5, using: &self) {
      case 0: bytes.insert(contentsOf: Self.words.randomElement(using: &self) ?? [], at: place)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3: bytes.insert(UInt8.random(in: 0...255, using: &self), at: place)
      case 4: bytes = Array(bytes[..<place])
      default:
        for index in place..<end { bytes[index] ^= UInt8.random(in: 0...255, using: &self) }
      }
    }
    return bytes
  }
}

/// How long the readers are tried: a thousand rounds, or as many seconds as the environment's
/// VIPKATA_FUZZ_SECONDS says.
struct Fuzzing {
  private let environment = ProcessInfo.processInfo.environment

  /// - Parameter read: must come back from whatever it gets. A crash names the round.
  func rounds(_ seeds: [String], _ read: ([UInt8]) throws -> Void) rethrows -> Int {
    let seed = environment["VIPKATA_FUZZ_SEED"].flatMap(UInt64.init) ?? 8
    let limit = environment["VIPKATA_FUZZ_SECONDS"].flatMap(Double.init)
    var mutator = Mutator(seed: seed)
    let end = SuspendingClock.now + .seconds(limit ?? 0)
    var rounds = 0
    while limit == nil ? rounds < 1_000 : SuspendingClock.now < end {
      try read(mutator.spoil(Array(seeds[rounds % seeds.count].utf8)))
      rounds += 1
    }
    return rounds
  }
}
