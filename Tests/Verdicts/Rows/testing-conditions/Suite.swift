import Testing

#if os(macOS)
  @Test func onAMac() {}
#endif

struct ConditionTests {
  #if canImport(UIKit)
    @Test func onAPhone() {}
  #else
    @Test func elsewhere() {
      Issue.record("as it should")
    }
  #endif

  #if DEBUG
    @Test func debug() {}
  #endif
}
