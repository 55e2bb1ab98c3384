import XCTest

@testable import Architectures

@MainActor
final class ArchitectureChoiceTests: XCTestCase {
  func testWhatIsNoEnterpriseAppStaysWithMVVM() async {
    for isComplex in [true, false] {
      for isTested in [true, false] {
        XCTAssertEqual(
          choices(
            isEnterprise: false, isTested: isTested, isComplex: isComplex,
            for: [1, 9, 40]),
          [.mvvm, .mvvm, .mvvm],
          "this is no enterprise app: take MVVM, whatever else is true")
      }
    }
  }

  func testMaximumTestabilityLeadsToVIP() async {
    for isComplex in [false, true] {
      XCTAssertEqual(
        choices(isTested: true, isComplex: isComplex, for: [1, 3, 40]),
        [.vip, .vip, .vip],
        "an enterprise app that needs maximum testability takes VIP, whatever else is true"
      )
    }
  }

  func testComplexLogicInALargeTeamLeadsToVIP() async {
    XCTAssertEqual(
      choices(isComplex: true, for: [4, 5, 40]), [.vip, .vip, .vip],
      "complex logic and 4, 5 or 40 developers, more than three: take VIP")
  }

  func testThreeDevelopersAreNotMoreThanThree() async {
    XCTAssertEqual(
      choices(isComplex: true, for: [1, 2, 3]), [.mvvm, .mvvm, .mvvm],
      "complex logic, but 1, 2 or 3 developers are not more than three: take MVVM"
    )
  }

  func testSimpleLogicStaysWithMVVM() async {
    XCTAssertEqual(
      choices(isComplex: false, for: [1, 9, 40]), [.mvvm, .mvvm, .mvvm],
      "the logic is simple: take MVVM, with 1, 9 or 40 developers")
  }

  /// What is taken, for each size of the team.
  private func choices(
    isEnterprise: Bool = true, isTested: Bool = false, isComplex: Bool,
    for sizes: [Int]
  ) -> [Architecture] {
    sizes.map { developers in
      chooseArchitecture(
        for: ProjectFacts(
          isEnterprise: isEnterprise, needsMaximumTestability: isTested,
          hasComplexLogic: isComplex, developers: developers))
    }
  }
}
