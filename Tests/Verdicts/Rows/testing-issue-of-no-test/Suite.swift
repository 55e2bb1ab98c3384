import Testing

/// A detached task belongs to no test, so the run fails and no test does.
@Test func detaches() async {
  await Task.detached { Issue.record("of no test") }.value
}

@Test func after() {}
