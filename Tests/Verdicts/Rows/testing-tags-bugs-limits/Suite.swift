import Testing

extension Tag {
  @Tag static var slow: Self
}

@Suite(.tags(.slow)) struct TaggedTests {
  @Test(.bug("https://example.com/1", "a bug")) func first() {}

  @Test(.bug(id: 2), .tags(.slow)) func second() {
    Issue.record("as it should")
  }

  @Test(.timeLimit(.minutes(1))) func third() async {}
}
