import Foundation
import Testing

#if compiler(>=6.2)
  struct ExitTests {
    @Test func crashes() async {
      await #expect(processExitsWith: .failure) { fatalError("as it should") }
    }

    @Test func leaves() async throws {
      let result = try await #require(
        processExitsWith: .exitCode(3), observing: [\.standardOutputContent]
      ) {
        print("leaving")
        exit(3)
      }
      #expect(!result.standardOutputContent.isEmpty)
    }

    @Test func leavesInAnotherWay() async {
      await #expect(processExitsWith: .success) { exit(1) }
    }

    @Test func failsThere() async {
      await #expect(processExitsWith: .success) { #expect(1 == 2) }
    }
  }
#endif
