import Testing

struct CancelledTests {
  @Test func cancels() throws {
    #if compiler(>=6.3)
      try Test.cancel("not today")
    #endif
  }

  @Test func failsAndCancels() throws {
    Issue.record("as it should")
    #if compiler(>=6.3)
      try Test.cancel("not today")
    #endif
  }

  @Test(arguments: 1...3) func each(number: Int) throws {
    #if compiler(>=6.3)
      if number == 2 { try Test.cancel("not this one") }
    #endif
    #expect(number > 0)
  }

  @Test func after() {}
}
