import Testing

struct StaticTests {
  static let shared: Int = { fatalError("not configured") }()

  @Test func aBefore() {}

  @Test func bUsesIt() {
    #expect(Self.shared == 1)
  }

  @Test func cAfter() {}
}
