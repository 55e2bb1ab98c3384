import XCTest

@testable import vipkata

/// Messages of the Swift 6.3 compiler.
final class MissingRequirementTests: XCTestCase {
  private func words(for message: String, in line: String? = nil) -> String {
    Verdict.Need(requirement: MissingRequirement(compilerMessage: message), line: line).words
  }

  func testWhatIsNotThereOrNotAsTheSuiteHasIt() {
    for (words, messages) in [
      "`LoginRouter`: it is not there yet.": [
        "cannot find 'LoginRouter' in scope", "cannot find type 'LoginRouter' in scope",
        "cannot find 'LoginRouter' in scope; did you mean 'LoginRoute'?",
      ],
      "`LoginInteractor.presenter`: it is not there yet.": [
        "value of type 'LoginInteractor' has no member 'presenter'",
        "value of type 'LoginInteractor' has no member 'presenter'; did you mean 'presentr'?",
      ],
      "`Login.Request`: it is not there yet.": ["type 'Login.Type' has no member 'Request'"],
      "`Login.Show.ViewModel`: it is not there yet.": [
        "'ViewModel' is not a member type of enum 'LoginScene.Login.Show'"
      ],
      "to see `presenter`: it must not be private.": [
        "'presenter' is inaccessible due to 'private' protection level"
      ],
      "to put a spy where your code holds the concrete `LoginPresenter`: hold its protocol instead.":
        [
          "cannot assign value of type 'LoginPresenterSpy' to type 'LoginPresenter'",
          "cannot convert value of type 'PresenterStub' to expected argument type 'LoginPresenter'",
          "cannot assign value of type 'LoginPresenterSpy?' to type 'LoginPresenter?'",
        ],
      "the protocol `LoginPresentationLogic` as it was given: its spy does not conform to yours.": [
        "type 'LoginPresenterSpy' does not conform to protocol 'LoginPresentationLogic'"
      ],
      "the module `Login`, which does not exist: that is a mistake in the kata, not in your code.":
        [
          "no such module 'Login'"
        ],
    ] as [String: [String]] {
      for message in messages { XCTAssertEqual(self.words(for: message), words, message) }
    }
  }

  func testAnythingElseIsSaidInTheCompilersWords() {
    for message in [
      "missing argument for parameter 'worker' in call", "'",
      "cannot assign value of type 'PresenterSpy' to type '(any LoginLogic)?'",
      "cannot convert value of type 'String' to expected argument type 'Int'",
    ] {
      XCTAssertEqual(words(for: message), "something other than your code offers: \(message).")
    }
  }

  func testWhereTheLineMayBeSeenItIsSaidWhichLineDoesNotCompile() {
    XCTAssertEqual(
      words(for: "missing argument", in: "let request = Load.Request()"),
      "`let request = Load.Request()` to compile: missing argument.")
    XCTAssertEqual(
      words(for: "cannot find 'LoginRouter' in scope", in: "LoginRouter()"),
      "`LoginRouter`: it is not there yet.", "a name says enough")
  }

  func testAnErrorThatFollowsFromAnotherIsNoRequirementOfItsOwn() {
    func isConsequence(_ message: String) -> Bool {
      MissingRequirement(compilerMessage: message).isConsequence
    }
    for message in [
      "cannot infer contextual base in reference to member 'success'",
      "type 'Any' cannot conform to 'Equatable'",
      "generic parameter 'T' could not be inferred",
    ] { XCTAssertTrue(isConsequence(message), message) }
    XCTAssertFalse(isConsequence("extra argument 'result' in call"))
    XCTAssertFalse(isConsequence("cannot find 'Login' in scope"))
  }
}
