import Testing

struct ABeforeTests {
  @Test func first() {}
}

struct BCrashingInitTests {
  init() {
    fatalError("no database")
  }

  @Test func first() {}

  @Test func second() {}
}
