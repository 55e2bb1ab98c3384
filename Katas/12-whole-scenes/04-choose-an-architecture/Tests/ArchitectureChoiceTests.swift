import XCTest

@testable import Architectures

@MainActor
final class ArchitectureChoiceTests: XCTestCase {
  func testWhatIsNoEnterpriseAppStaysWithMVVM() async {
    // Given
    let facts = ProjectFacts(
      isEnterprise: false, needsMaximumTestability: true,
      hasComplexLogic: true, developers: 9)

    // Then
    XCTAssertEqual(
      chooseArchitecture(for: facts), .mvvm,
      "this is no enterprise app: take MVVM, whatever else is true")
  }

  func testMaximumTestabilityLeadsToVIP() async {
    // Given
    let facts = ProjectFacts(
      isEnterprise: true, needsMaximumTestability: true,
      hasComplexLogic: false, developers: 1)

    // Then
    XCTAssertEqual(
      chooseArchitecture(for: facts), .vip,
      "an enterprise app that needs maximum testability takes VIP, whatever else is true"
    )
  }

  func testComplexLogicInALargeTeamLeadsToVIP() async {
    // Given
    let facts = ProjectFacts(
      isEnterprise: true, needsMaximumTestability: false,
      hasComplexLogic: true, developers: 4)

    // Then
    XCTAssertEqual(
      chooseArchitecture(for: facts), .vip,
      "complex logic and four developers, more than three: take VIP")
  }

  func testThreeDevelopersAreNotMoreThanThree() async {
    // Given
    let facts = ProjectFacts(
      isEnterprise: true, needsMaximumTestability: false,
      hasComplexLogic: true, developers: 3)

    // Then
    XCTAssertEqual(
      chooseArchitecture(for: facts), .mvvm,
      "complex logic, but three developers are not more than three: take MVVM"
    )
  }

  func testSimpleLogicStaysWithMVVM() async {
    // Given
    let facts = ProjectFacts(
      isEnterprise: true, needsMaximumTestability: false,
      hasComplexLogic: false, developers: 9)

    // Then
    XCTAssertEqual(
      chooseArchitecture(for: facts), .mvvm,
      "the team is large, but the logic is simple: take MVVM")
  }
}
