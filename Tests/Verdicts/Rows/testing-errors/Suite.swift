import Testing

enum Refusal: Error {
  case no, never
}

struct ErrorTests {
  @Test func throwsWhatItShould() {
    #expect(throws: Refusal.no) { throw Refusal.no }
    #expect(throws: (any Error).self) { throw Refusal.never }
    #expect(throws: Never.self) {}
  }

  @Test func throwsAnother() {
    #expect(throws: Refusal.no) { throw Refusal.never }
  }

  @Test func throwsNothing() {
    #expect(throws: Refusal.self) {}
  }

  @Test func isNotCaught() throws {
    throw Refusal.no
  }

  @Test func isTyped() throws(Refusal) {
    throw .never
  }
}
