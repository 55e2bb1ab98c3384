import Testing

struct RequirementTests {
  @Test func holds() throws {
    try #require(1 == 1)
    #expect(try #require(1 as Int?) == 1)
  }

  @Test func stops() throws {
    try #require(1 == 2)
    fatalError("it should have stopped")
  }

  @Test func unwraps() throws {
    let value: Int? = nil
    _ = try #require(value, "nothing there")
    fatalError("it should have stopped")
  }

  @Test func isCaught() {
    _ = try? #require(nil as Int?)
  }
}
