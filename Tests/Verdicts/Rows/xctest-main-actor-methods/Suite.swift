import XCTest

@testable import Scene

final class DoorTests: XCTestCase {
  @MainActor
  func testIsShut() async {
    XCTAssertFalse(Door().isOpen)
  }

  @MainActor
  func testOpens() async {
    let door = Door()
    door.isOpen = true
    XCTAssertFalse(door.isOpen)
  }

  nonisolated func testIsMade() async {
    let isOpen = await Door().isOpen
    XCTAssertFalse(isOpen)
  }
}
