import Testing

@Test private func free() {}

private struct PrivateTests {
  @Test func first() {}

  @Test fileprivate func second() {
    Issue.record("as it should")
  }
}
