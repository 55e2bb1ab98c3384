import Testing

@Test private func same() {}

private struct SameTests {
  @Test func same() {}
}
