import Entities
import XCTest

/// The compiler's messages are those of Swift 6.3.
final class NeedTests: XCTestCase {
  private func assert(
    _ message: String, is need: Need, says words: String, line: UInt = #line
  ) {
    XCTAssertEqual(Need(compilerMessage: message), need, message, line: line)
    XCTAssertEqual(need.words(), words, message, line: line)
  }

  func testATypeOrFunctionThatIsNotThere() {
    assert(
      "cannot find 'LoginInteractor' in scope", is: .name("LoginInteractor"),
      says: "`LoginInteractor`: it is not there yet.")
    assert(
      "cannot find type 'LoginDisplayLogic' in scope", is: .name("LoginDisplayLogic"),
      says: "`LoginDisplayLogic`: it is not there yet.")
    assert(
      "cannot find 'LoginRouter' in scope; did you mean 'LoginRoute'?", is: .name("LoginRouter"),
      says: "`LoginRouter`: it is not there yet.")
  }

  func testAMemberThatATypeLacks() {
    assert(
      "value of type 'LoginInteractor' has no member 'presenter'",
      is: .member("LoginInteractor.presenter"),
      says: "`LoginInteractor.presenter`: it is not there yet.")
    assert(
      "type 'Login.Type' has no member 'Request'", is: .member("Login.Request"),
      says: "`Login.Request`: it is not there yet.")
  }

  func testTheMemberIsTheOneThatIsMissingNotTheOneThatResemblesIt() {
    assert(
      "value of type 'LoginInteractor' has no member 'presenter'; did you mean 'presentr'?",
      is: .member("LoginInteractor.presenter"),
      says: "`LoginInteractor.presenter`: it is not there yet.")
  }

  func testANestedTypeThatAModelLacks() {
    assert(
      "'ViewModel' is not a member type of enum 'LoginScene.Login.Show'",
      is: .member("Login.Show.ViewModel"),
      says: "`Login.Show.ViewModel`: it is not there yet.")
  }

  func testSomethingPrivate() {
    assert(
      "'presenter' is inaccessible due to 'private' protection level", is: .access("presenter"),
      says: "`presenter` to be seen from the suite: it must not be private.")
  }

  func testASpyThatAConcreteTypeKeepsOut() {
    let words =
      "to put a spy where your code holds the concrete `LoginPresenter`: "
      + "hold its protocol instead."
    assert(
      "cannot assign value of type 'LoginPresenterSpy' to type 'LoginPresenter'",
      is: .boundary("LoginPresenter"), says: words)
    assert(
      "cannot convert value of type 'PresenterStub' to expected argument type 'LoginPresenter'",
      is: .boundary("LoginPresenter"), says: words)
    assert(
      "cannot assign value of type 'LoginPresenterSpy?' to type 'LoginPresenter?'",
      is: .boundary("LoginPresenter"), says: words)
  }

  func testAProtocolThatIsNotTheOneTheSpyFulfilsIsNoConcreteType() {
    let message = "cannot assign value of type 'PresenterSpy' to type '(any LoginLogic)?'"
    assert(
      message, is: .other(message), says: "something else than your code offers: \(message).")
  }

  func testAValueOfAnotherTypeIsNoSpy() {
    let message = "cannot convert value of type 'String' to expected argument type 'Int'"
    assert(
      message, is: .other(message), says: "something else than your code offers: \(message).")
  }

  func testAProtocolThatAsksForSomethingElse() {
    assert(
      "type 'LoginPresenterSpy' does not conform to protocol 'LoginPresentationLogic'",
      is: .conformance("LoginPresentationLogic"),
      says: "the protocol `LoginPresentationLogic` as the brief gives it: "
        + "its spy does not fulfil yours.")
  }

  func testAnythingElseIsSaidInTheCompilersWords() {
    let message = "missing argument for parameter 'worker' in call"
    assert(
      message, is: .other(message), says: "something else than your code offers: \(message).")
    assert(
      "'", is: .other("'"), says: "something else than your code offers: '.")
  }

  func testWhereTheLineMayBeSeenItIsSaidWhichLineDoesNotCompile() {
    let need = Need(compilerMessage: "missing argument for parameter 'filter' in call")
    XCTAssertEqual(
      need.words(in: "let request = Scoops.Load.Request()"),
      "`let request = Scoops.Load.Request()` to compile: "
        + "missing argument for parameter 'filter' in call.")
    XCTAssertEqual(
      Need.name("LoginRouter").words(in: "LoginRouter()"), "`LoginRouter`: it is not there yet.",
      "a name says enough")
  }

  func testAnErrorThatFollowsFromAnotherIsNoNeedOfItsOwn() {
    for message in [
      "cannot infer contextual base in reference to member 'success'",
      "type 'Any' cannot conform to 'Equatable'",
      "generic parameter 'T' could not be inferred",
    ] { XCTAssertTrue(Need(compilerMessage: message).isConsequence, message) }
    XCTAssertFalse(Need(compilerMessage: "extra argument 'result' in call").isConsequence)
    XCTAssertFalse(Need(compilerMessage: "cannot find 'Login' in scope").isConsequence)
  }
}
