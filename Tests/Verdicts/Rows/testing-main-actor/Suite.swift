import Testing

@MainActor
struct MainActorTests {
  var count = 0

  @Test mutating func first() {
    count += 1
    #expect(count == 1)
  }

  @Test nonisolated func second() async {
    Issue.record("as it should")
  }
}

@globalActor actor Kitchen {
  static let shared = Kitchen()
}

@Test @Kitchen func cooks() {}

@Test @MainActor func waits() async {}
