import Testing

@Test func before() {}

@Test(.enabled("who knows") { fatalError("nobody") }) func unknown() {}
