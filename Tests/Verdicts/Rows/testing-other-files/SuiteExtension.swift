import Testing

extension ExtendedTests {
  @Test func there() {
    Issue.record("as it should")
  }

  struct Inner {
    @Test func inside() {}
  }
}

@Test func free() {}
