import XCTest

@testable import Scene

final class AccountTests: XCTestCase {
  private let sut = Account()

  func testBegins() async {
    let balance = await sut.balance
    XCTAssertEqual(balance, 0)
  }

  func testPays() async {
    await sut.pay(5)
    let balance = await sut.balance
    XCTAssertEqual(balance, 4)
  }
}
