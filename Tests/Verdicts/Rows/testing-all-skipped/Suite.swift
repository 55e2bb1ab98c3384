import Testing

@Suite(.disabled("not today")) struct SkippedTests {
  @Test func first() {}

  @Test func second() {}
}
