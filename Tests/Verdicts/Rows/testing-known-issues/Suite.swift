import Testing

struct KnownIssueTests {
  @Test func known() {
    withKnownIssue("known") { #expect(1 == 2) }
  }

  @Test func knownNoMore() {
    withKnownIssue("known") { #expect(1 == 1) }
  }

  @Test func nowAndThen() {
    withKnownIssue(isIntermittent: true) {}
  }

  @Test func another() {
    withKnownIssue {
      Issue.record("another")
    } matching: { issue in
      issue.comments.contains("this one")
    }
  }

  @Test func knownAndOneMore() async throws {
    await withKnownIssue { throw CancellationError() }
    Issue.record("as it should")
  }

  @Test func onlyWhen() {
    withKnownIssue {
      Issue.record("as it should")
    } when: {
      false
    }
  }
}
