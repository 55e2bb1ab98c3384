extension Sequence<UInt8> {
  /// A hash that is the same in every run and on every machine (FNV-1a).
  var stableNumber: UInt64 {
    reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

extension String {
  var stableNumber: UInt64 { utf8.stableNumber }
}
