import Foundation
import XCTest

final class PrintingTests: XCTestCase {
  func testPrintsALot() {
    for number in 0..<5_000 { print("line", number) }
  }

  func testPrintsBytes() {
    FileHandle.standardOutput.write(Data([0xff, 0xfe, 0x00, 0x0a]))
    FileHandle.standardError.write(Data("to standard error\n".utf8))
    XCTFail("as it should")
  }

  func testPrintsNoNewline() {
    print("no new line", terminator: "")
  }
}
