import Testing

struct Refusal: Error {}

struct RecordedIssueTests {
  @Test func words() {
    Issue.record("as it should")
  }

  @Test func noWords() {
    Issue.record()
  }

  @Test func error() {
    Issue.record(Refusal(), "as it should")
  }

  @Test func warning() {
    #if compiler(>=6.3)
      Issue.record("only a warning", severity: .warning)
    #endif
  }

  @Test func warningAndError() {
    #if compiler(>=6.3)
      Issue.record("only a warning", severity: .warning)
      Issue.record("as it should", severity: .error)
    #else
      Issue.record("as it should")
    #endif
  }
}
