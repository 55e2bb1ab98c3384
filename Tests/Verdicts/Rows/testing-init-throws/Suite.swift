import Testing

struct NoDatabase: Error {}

struct ThrowingInitTests {
  init() throws {
    throw NoDatabase()
  }

  @Test func first() {}

  @Test(arguments: 1...2) func second(number: Int) {}

  @Test static func needsNoValue() {}
}

struct WellTests {
  @Test func first() {}
}
