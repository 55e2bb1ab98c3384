import Testing

@Suite struct NewTests {
  @Test func itRuns() {}

  @Test(.disabled("not today")) func isSkipped() {}
}
