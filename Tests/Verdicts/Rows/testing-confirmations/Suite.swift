import Testing

struct ConfirmationTests {
  @Test func once() async {
    await confirmation { $0() }
  }

  @Test func never() async {
    await confirmation("it comes") { _ in }
  }

  @Test func twice() async {
    await confirmation(expectedCount: 2) { $0(count: 2) }
  }

  @Test func none() async {
    await confirmation(expectedCount: 0) { $0() }
  }

  @Test func some() async {
    await confirmation(expectedCount: 1...) { $0(count: 3) }
  }
}
