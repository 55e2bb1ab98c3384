import XCTest

final class HalfTests: XCTestCase {
  #if os(macOS)
    func testWindow() {}
  #elseif os(Linux)
    func testTerminal() {}
  #else
    func testTouch() {}
  #endif

  func testEverywhere() {
    #if os(macOS) || os(Linux)
      XCTFail("as it should")
    #endif
  }

  #if canImport(UIKit)
    func testButton() {}
  #endif
}
