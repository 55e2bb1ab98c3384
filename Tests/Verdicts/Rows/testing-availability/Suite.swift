import Testing

@Test @available(macOS 99, *) func inTheFuture() {}

@Test @available(*, deprecated) func once() {}

@Test @available(*, unavailable, message: "gone") func never() {}

@Test @available(swift, introduced: 5) func now() {}
