import Foundation
import XCTest

@testable import vipkata

/// Pins the parts of sourcekitd's answers on which the review relies.
final class SourceKitTests: XCTestCase {
  @Sendable static func libraries() throws -> [URL] {
    try SuiteLab.toolchain.get().sourceKitLibraries
  }

  private func tree(_ text: String) throws -> SyntaxTree {
    try SourceKit(libraries: Self.libraries()).tree(of: text)
  }

  func testDeclarationsHaveNamesTypesAttributesAndPlaces() throws {
    let text = "final class Älter: Base, P<Int> { weak var view: (any V)?; func go(to x: Int) {} }"
    let node = try XCTUnwrap(try tree(text).nodes.first)
    XCTAssertEqual(node.kind, "decl.class")
    XCTAssertEqual(node.name, "Älter")
    XCTAssertEqual(node.inherited, ["Base", "P<Int>"])
    XCTAssertEqual(node.attributes.map(\.kind), ["final"])
    XCTAssertEqual(Array(text.utf8)[node.nameRange].count, 6)
    let view = try XCTUnwrap(node.children.first)
    XCTAssertEqual(view.kind, "decl.var.instance")
    XCTAssertEqual(view.typeName, "(any V)?")
    XCTAssertTrue(view.has(attribute: "weak"))
    let go = try XCTUnwrap(node.children.last)
    XCTAssertEqual(go.kind, "decl.function.method.instance")
    XCTAssertEqual(go.name, "go(to:)")
    XCTAssertEqual(go.children.map(\.kind), ["decl.var.parameter"])
  }

  func testCallsHaveReceiversAndArguments() throws {
    let text = "func f() { self?.presenter?.present(response: .init(a: 1)) { g() } }"
    let call = try XCTUnwrap(try tree(text).nodes.first?.children.first)
    XCTAssertEqual(call.kind, "expr.call")
    XCTAssertEqual(call.name, "self?.presenter?.present")
    XCTAssertEqual(call.children.map(\.kind), ["expr.argument", "expr.argument"])
    XCTAssertEqual(call.children.map(\.name), ["response", ""])
    XCTAssertEqual(call.children.first?.children.map(\.name), [".init"])
  }

  func testTokensTellCodeFromTextsAndComments() throws {
    let text = "let a = \"x \\(b)\" // c\nimport D"
    let bytes = Array(text.utf8)
    let tokens = try tree(text).tokens.map {
      "\($0.kind) \(String(decoding: bytes[$0.range], as: UTF8.self))"
    }
    XCTAssertEqual(
      tokens,
      [
        "keyword let", "identifier a", "string \"x ", "string_interpolation_anchor (",
        "identifier b", "string_interpolation_anchor )", "string \"", "comment // c\n",
        "keyword import", "identifier D",
      ])
  }

  func testASyntaxErrorIsToldWithItsLine() throws {
    XCTAssertEqual(try tree("struct A {}").problems, [])
    XCTAssertEqual(try tree("struct A {\nfunc (\n}").problems.first?.line, 2)
  }

  func testManyThreadsMayReadAtOnce() throws {
    let kit = try SourceKit(libraries: Self.libraries())
    DispatchQueue.concurrentPerform(iterations: 40) { number in
      let tree = try? kit.tree(of: "struct S\(number) { let x = y() }")
      XCTAssertEqual(tree?.nodes.first?.name, "S\(number)")
    }
  }
}
