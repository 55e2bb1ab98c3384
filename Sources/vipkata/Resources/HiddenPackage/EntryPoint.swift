import HiddenSuiteHarness
import XCTest

@testable import __TESTS__

#if __TESTING__
  import Testing
#endif

// The harness's names are qualified, and this type has a name that no test would have: the
// learner's tests may declare types of the same names.
@main
struct StartOfTheHiddenSuite {
  #if __TESTING__
    static func main() async {
      HiddenSuiteHarness.begin()
      if CommandLine.arguments.contains("swift-testing") {
        await Testing.__swiftPMEntryPoint() as Never
      }
      runXCTests()
    }
  #else
    static func main() {
      HiddenSuiteHarness.begin()
      runXCTests()
    }
  #endif

  private static func runXCTests() -> Never {
    var cases: [XCTestCaseEntry] = []
    cases += []
    __CASES__
    XCTMain(
      HiddenSuiteHarness.inTheOrderOfThisRun(cases), arguments: CommandLine.arguments,
      observers: [HiddenSuiteHarness.EventWriter()])
  }
}
