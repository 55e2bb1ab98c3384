import Foundation
import XCTest

@testable import vipkata

final class WorkshopAddressTests: XCTestCase {
  private func place(_ word: String) throws -> WorkshopAddress {
    try WorkshopAddress(word, in: URL(fileURLWithPath: "/home/ada", isDirectory: true))
  }

  func testFoldersAndAddresses() throws {
    XCTAssertEqual(try place("room").rawValue, "/home/ada/room")
    XCTAssertEqual(try place("/srv/../mnt/room/").rawValue, "/mnt/room")
    XCTAssertEqual(try place("http").rawValue, "/home/ada/http")
    for word in ["https://host/room", "https://host/room/", "HTTPS://host:8443/a%20b"] {
      guard case .web(let url) = try place(word) else { return XCTFail(word) }
      XCTAssertTrue(url.absoluteString.hasSuffix("/"), word)
    }
    guard case .signed(let url) = try place("https://host/a/b?X-Sig=c%2F") else {
      return XCTFail("it has a query")
    }
    XCTAssertEqual(url.absoluteString, "https://host/a/b?X-Sig=c%2F", "to the letter")
  }

  func testWhatItsWordSaysIsTheSamePlace() throws {
    for word in ["room", "https://host", "http://host/room/", "https://host/a?b=c"] {
      let place = try place(word)
      XCTAssertEqual(try WorkshopAddress(place.rawValue, in: URL(fileURLWithPath: "/")), place)
    }
  }

  func testTheRightToWriteIsNotShown() throws {
    XCTAssertEqual(try place("https://host/a?secret=1").shown, "https://host/a?…")
    XCTAssertTrue(try place("http://host/").isUnencrypted)
    XCTAssertFalse(try place("https://host/").isUnencrypted)
  }

  func testOtherAddressesAreNone() {
    for word in [
      "ftp://host/room", "http://", "http:///room", "https://host/#a", "https://ada:pw@host/",
      "https://ada@host/", "https://ho st/", "https://host/a\nb", "file:///srv/room",
    ] {
      XCTAssertThrowsError(try place(word), word) {
        XCTAssertFalse(UserError($0).message.contains("pw"), "no password is repeated")
      }
    }
  }
}
