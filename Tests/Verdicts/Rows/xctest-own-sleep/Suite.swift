import XCTest

@testable import Scene

final class GuestTests: XCTestCase {
  func testSleeps() {
    var sut = Guest()
    sut.sleep(hours: 8)
    sut.usleep()
    XCTAssertEqual(sut.hours, 9)
  }

  func testSleepsTooLong() {
    var sut = Guest()
    sut.sleep(hours: 8)
    XCTAssertEqual(sut.hours, 7)
  }
}
