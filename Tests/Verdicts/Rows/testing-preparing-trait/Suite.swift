import Testing

struct Preparing: TestTrait {
  func prepare(for test: Test) async throws {
    throw CancellationError()
  }
}

@Test(Preparing()) func isNotPrepared() {}

@Test func needsNothing() {}
