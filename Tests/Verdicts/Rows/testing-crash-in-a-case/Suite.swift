import Testing

@Test func aBefore() {
  Issue.record("as it should")
}

@Test(arguments: 1...3) func bEach(number: Int) {
  #expect(number == 1)
  precondition(number < 2)
}

@Test func cAfter() {}
