import Foundation
import Testing

@Test(.enabled(if: ProcessInfo.processInfo.environment["RUNALL"] == "true"))
func onlyWithAVariable() {
  Issue.record("it should not run")
}

@Test(.enabled("now") { await Task { true }.value }) func now() {}

@Test(.enabled("later") { false }) func later() {}

@Suite(.enabled(if: 1 + 1 == 3, "arithmetic")) struct OddTests {
  @Test(.enabled(if: true)) func first() {}
}
