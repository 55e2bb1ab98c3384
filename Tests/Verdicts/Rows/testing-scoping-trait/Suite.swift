import Testing

#if compiler(>=6.1)
  struct Opening: TestTrait, SuiteTrait, TestScoping {
    @TaskLocal static var isOpen = false
    let fails: Bool

    func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await Self.$isOpen.withValue(true) { try await function() }
      if fails { throw CancellationError() }
    }
  }

  @Test(Opening(fails: false)) func isOpen() {
    #expect(Opening.isOpen)
  }

  @Test(Opening(fails: true)) func failsAfterwards() {
    #expect(Opening.isOpen)
  }

  @Test func isShut() {
    #expect(Opening.isOpen)
  }
#endif
