import Testing

@Test(.disabled("not today")) func withAReason() {
  Issue.record("it should not run")
}

@Test(.disabled()) func withoutReason() {}

@Test(.disabled(if: false)) func notReally() {}

@Suite(.disabled("none of them")) struct DisabledTests {
  @Test func first() {}

  struct Inner {
    @Test func second() {}
  }
}

@Test(.disabled("no case of it"), arguments: 1...3) func each(number: Int) {}
