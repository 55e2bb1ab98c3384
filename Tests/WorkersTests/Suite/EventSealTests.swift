import Foundation
import XCTest

@testable import Workers

final class EventSealTests: XCTestCase {
  /// The vectors of the paper "SipHash: a fast short-input PRF" and of its authors' code.
  func testItIsSipHash() {
    let key: [UInt64] = [0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908]

    XCTAssertEqual(EventSeal.hash([], key), 0x726f_db47_dd0e_0e31)
    XCTAssertEqual(EventSeal.hash([0], key), 0x74f8_39c5_93dc_67fd)
    XCTAssertEqual(EventSeal.hash((0..<15).map { $0 }, key), 0xa129_ca61_49be_45e5)
  }

  func testLinesWithoutASealOrOutOfTheirPlaceAreLeftOut() throws {
    let folder = try TemporaryFolder()
    let seal = EventSeal()
    try seal.write(to: folder["key"])
    let key = try folder.text("key").split(separator: " ").compactMap { UInt64($0) }
    func sealed(_ text: String, _ place: UInt8) -> String {
      "\(text) \(EventSeal.hash([place, 0, 0, 0, 0, 0, 0, 0] + Array(text.utf8), key))"
    }
    let lines = [
      sealed("{a b}", 0), "{forged}", "{forged} 17", sealed("{late}", 2), "", sealed("{c}", 1),
      sealed("{c}", 1), sealed("{d}", 2),
    ]

    let opened = seal.opened(Data(lines.joined(separator: "\n").utf8))

    XCTAssertEqual(String(decoding: opened, as: UTF8.self), "{a b}\n{c}\n{d}\n")
  }
}
