import Testing

struct ExtendedTests {
  @Test func here() {}
}
