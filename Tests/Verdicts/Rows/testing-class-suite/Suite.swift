import Testing

final class ClassTests {
  private var steps = ["init"]

  init() async throws {
    await Task.yield()
    steps.append("init again")
  }

  deinit {
    steps.removeAll()
  }

  @Test func first() {
    #expect(steps.count == 2)
  }

  @Test func second() {
    #expect(steps.count == 3)
  }
}
