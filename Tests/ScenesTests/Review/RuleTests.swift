import XCTest

@testable import vipkata

/// Each rule finds what its fixtures mark, in both dialects, and nothing more.
final class RuleTests: XCTestCase {
  func testEveryMarkedLineIsFoundAndNoOther() throws {
    let review = VIPReview(settings: ReviewSettings(rules: Set(ReviewRule.all.map(\.id))))
    for fixture in try ReviewFixture.rules.get() {
      XCTAssertEqual(fixture.found(by: review), fixture.expected, fixture.name)
    }
  }

  func testWhatIsOnlyTakenIsNotSaidToBeHeld() throws {
    let taken = try XCTUnwrap(
      ReviewFixture.all(in: "Rules/collaborators-are-protocols")
        .first { $0.name.hasSuffix("Taken.swift.txt") })
    XCTAssertEqual(
      VIPReview().findings(in: taken.files).map(\.message),
      [
        "TravelViewController takes the concrete TravelInteractor in init; "
          + "take a protocol of the interactor"
      ])
  }

  func testOrdinaryCodeIsClean() throws {
    for fixture in try ReviewFixture.all(in: "Ordinary") {
      XCTAssertEqual(fixture.found(), fixture.expected, fixture.name)
    }
  }

  func testARuleOfSomeKatasOnlyIsOffElsewhere() throws {
    for fixture in try ReviewFixture.all(in: "Rules/presenter-names-every-case") {
      XCTAssertEqual(fixture.found(), [], fixture.name)
    }
  }

  func testEveryRuleHasFixturesInBothDialects() throws {
    let names = try ReviewFixture.rules.get().map(\.name)
    for rule in ReviewRule.all {
      XCTAssertTrue(names.contains("\(rule.id)/CleanSwift.swift.txt"), rule.id)
      XCTAssertTrue(names.contains("\(rule.id)/InputOutput.swift.txt"), rule.id)
    }
  }

  func testEachRuleIsDescribedAndChecked() {
    XCTAssertEqual(
      ReviewRule.checks.map(\.rule).sorted(), ReviewRule.all.map(\.id).sorted(),
      "ReviewRule.checks has the checks, ReviewRule.all the descriptions")
  }

  func testEveryRuleIsCheckedAlone() throws {
    for fixture in try ReviewFixture.rules.get() {
      let rule = String(fixture.name.prefix { $0 != "/" })
      let own = fixture.expected.filter { $0.hasSuffix(rule) }
      XCTAssertFalse(own.isEmpty, "\(fixture.name) shows no breach of its rule")
      let review = VIPReview(settings: ReviewSettings(rules: [rule]))
      XCTAssertEqual(fixture.found(by: review), own, fixture.name)
    }
  }
}
