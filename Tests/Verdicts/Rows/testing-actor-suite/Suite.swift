import Testing

actor CountingTests {
  private var count = 0

  @Test func counts() {
    count += 1
    #expect(count == 1)
  }

  @Test func countsAnew() async {
    count += 1
    #expect(count == 2)
  }
}
