import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The names of the test cases in a JUnit report, and the number of its failures.
final class XMLNames: NSObject, XMLParserDelegate {
  private(set) var cases: [String] = []
  private(set) var failures = 0

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    _ = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if element == "testcase" { cases.append(attributes["name"] ?? "") }
    if element == "failure" { failures += 1 }
  }
}
