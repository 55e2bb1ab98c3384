import Testing

@Test private func same() {
  Issue.record("as it should")
}

private struct SameTests {
  @Test func same() {
    Issue.record("as it should")
  }
}
