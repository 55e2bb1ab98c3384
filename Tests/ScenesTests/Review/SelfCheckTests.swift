import XCTest

@testable import vipkata

/// The self-check passes with this toolchain, and notices readers that leave out something
/// the rules need.
final class SelfCheckTests: XCTestCase {
  func testThisToolchainReadsAsExpected() throws {
    XCTAssertNoThrow(try ReviewSelfCheck.run(reading: ReviewFixture.kit().tree))
  }

  func testAReaderWithoutTokensIsNoticed() throws {
    let kit = try ReviewFixture.kit()
    XCTAssertThrowsError(
      try ReviewSelfCheck.run { SyntaxTree(nodes: try kit.tree(of: $0).nodes, tokens: []) })
  }

  func testAReaderThatTakesCommentsForCodeIsNoticed() throws {
    let kit = try ReviewFixture.kit()
    XCTAssertThrowsError(
      try ReviewSelfCheck.run { text in
        try kit.tree(of: text.replacingOccurrences(of: "// LoginWorker", with: "   LoginWorker"))
      })
  }

  func testAReaderWithoutAttributesIsNoticed() throws {
    let kit = try ReviewFixture.kit()
    XCTAssertThrowsError(
      try ReviewSelfCheck.run { text in
        let tree = try kit.tree(of: text)
        return SyntaxTree(nodes: tree.nodes.map(\.withoutAttributes), tokens: tree.tokens)
      })
  }

  func testAReaderThatFailsIsToldAsItIs() {
    struct Gone: Error {}
    XCTAssertThrowsError(try ReviewSelfCheck.run { _ in throw Gone() }) {
      XCTAssertTrue($0 is Gone)
    }
  }
}

extension SyntaxNode {
  fileprivate var withoutAttributes: SyntaxNode {
    SyntaxNode(
      kind: kind, name: name, typeName: typeName, inherited: inherited, range: range,
      nameRange: nameRange, bodyRange: bodyRange, children: children.map(\.withoutAttributes))
  }
}
