import XCTest

@testable import vipkata

/// Lists in the form in which servers send them.
final class MultistatusTests: XCTestCase {
  func testNginx() {
    let text = """
      <?xml version="1.0" encoding="utf-8" ?>
      <D:multistatus xmlns:D="DAV:">
      <D:response>
      <D:href>/room/</D:href>
      <D:propstat><D:prop><D:getlastmodified>Sat, 21 Nov 2026 10:00:00 GMT</D:getlastmodified>
      </D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat>
      </D:response>
      <D:response>
      <D:href>/room/Ada%2520Lovelace.jsonl</D:href>
      <D:propstat><D:prop><D:getcontentlength>120</D:getcontentlength>
      <D:getlastmodified>Sat, 21 Nov 2026 10:00:01 GMT</D:getlastmodified>
      </D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat>
      </D:response>
      </D:multistatus>
      """
    XCTAssertEqual(
      Multistatus(text).files,
      [Multistatus.File(name: "Ada%20Lovelace.jsonl", version: "120 Sat, 21 Nov 2026 10:00:01 GMT")]
    )
  }

  func testApacheAndNextcloud() {
    let text =
      #"<d:multistatus xmlns:d="DAV:" xmlns:oc="x"><d:response><d:href>http://h/a&amp;b/Ada.jsonl"#
      + #"</d:href><d:propstat><d:prop><d:getetag>&quot;1f&quot;</d:getetag><d:resourcetype/>"#
      + #"</d:prop></d:propstat></d:response><response xmlns="DAV:"><href>/Bo.jsonl</href>"#
      + #"<lockdiscovery><lockroot><href>/Eve.jsonl</href></lockroot></lockdiscovery></response>"#
      + #"</d:multistatus>"#
    XCTAssertEqual(
      Multistatus(text).files,
      [
        Multistatus.File(name: "Ada.jsonl", version: "&quot;1f&quot;"),
        Multistatus.File(name: "Bo.jsonl", version: ""),
      ])
  }

  func testNothingThatIsNoLearnersFileIsListed() {
    let hrefs = [
      "/room/..%2f..%2fetc%2fpasswd.jsonl", "/room/.Ada.jsonl.part", "/room/Ada.jsonl/",
      "/room/%252E%252E.jsonl\n", "/room/%zz.jsonl", "", "/room/a%0ab.jsonl",
    ]
    let text = hrefs.map { "<response><href>\($0)</href></response>" }.joined()
    XCTAssertEqual(Multistatus(text).files.map(\.name), ["%2E%2E.jsonl"])
    XCTAssertEqual(Multistatus("<href>/room/Ada.jsonl</href></response").files, [])
    XCTAssertEqual(Multistatus("<<>></response></").files, [])
  }
}
