import Testing

struct NoAnswer: Error {}

@Test(.enabled("who knows") { throw NoAnswer() }) func unknown() {}

@Test func known() {}
