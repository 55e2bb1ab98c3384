import Testing

final class CrashingDeinitTests {
  deinit {
    fatalError("still open")
  }

  @Test func first() {
    #expect(1 == 2, "as it should")
  }

  @Test func second() {}
}
