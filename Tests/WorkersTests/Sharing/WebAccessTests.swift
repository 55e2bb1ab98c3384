import Foundation
import XCTest

@testable import vipkata

final class WebAccessTests: FolderTestCase {
  private func lines(_ content: String?, environment: [String: String] = [:]) throws -> [String] {
    let file = try content.map { try folder.write($0, to: "token").path }
    return try WebAccess(tokenFile: file, authority: nil, environment: environment)
      .options().map(\.trimmed)
  }

  func testATokenOrAPassword() throws {
    XCTAssertEqual(try lines("abc.d-e==\n"), [#"header = "Authorization: Bearer abc.d-e==""#])
    XCTAssertEqual(try lines("ada:a \"b\\c\r\n"), [#"user = "ada:a \"b\\c""#])
    XCTAssertEqual(try lines(nil), [])
  }

  func testTheFileGoesBeforeTheEnvironment() throws {
    let environment = ["VIPKATA_TOKEN": "from-outside"]
    XCTAssertEqual(
      try lines(nil, environment: environment), [#"header = "Authorization: Bearer from-outside""#])
    XCTAssertEqual(
      try lines("inside", environment: environment), [#"header = "Authorization: Bearer inside""#])
    XCTAssertEqual(try lines(nil, environment: ["VIPKATA_TOKEN": ""]), [])
  }

  func testWhatIsNoSecretIsRefusedAndNotRepeated() throws {
    for content in [
      "", " \n", "one\ntwo", "a\rurl = x", "a\u{0}b", String(repeating: "a", count: 9000),
    ] {
      let said = told(try lines(content))?.message ?? "nothing"
      XCTAssertTrue(said.contains(folder["token"].path), "\(content.prefix(9)): \(said)")
      XCTAssertFalse(said.contains("two"))
    }
  }

  func testATokenFileThatIsNoFileIsNotRead() throws {
    XCTAssertEqual(mkfifo(folder["token"].path, 0o600), 0)
    let access = WebAccess(tokenFile: folder["token"].path, authority: nil, environment: [:])
    XCTAssertThrowsError(try access.options())
  }
}
