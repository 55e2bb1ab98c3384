import Entities
import Foundation
import XCTest

/// What is found in a suite's files without running them.
final class SuiteReaderTests: XCTestCase {
  private func outline(_ suites: [String: String]) throws -> SuiteOutline {
    try SuiteLab(package: "unused").outline(suites)
  }

  private func names(_ text: String) throws -> [String] {
    try outline(["Suite.swift": text]).tests.map(\.name.description)
  }

  func testOnlyWhatXCTestWouldRunIsAnXCTest() throws {
    XCTAssertEqual(
      try names(
        """
        import XCTest
        // final class CommentTests: XCTestCase { func testComment() {} }
        let text = "final class TextTests: XCTestCase { func testText() {} }"
        final class LoginTests: XCTestCase {
          func testA() {}
          func testB() async throws {}
          func helper() {}
          func test(_ number: Int) {}
          private func testPrivate() {}
          static func testStatic() {}
        }
        private class HiddenTests: XCTestCase { func testHidden() {} }
        struct LoginTestsSpy { func testSpy() {} }
        class Other: Codable { func testOther() {} }
        """), ["LoginTests.testA", "LoginTests.testB"])
  }

  func testClassesDescendFromOthersAlsoInOtherFiles() throws {
    let outline = try outline([
      "A.swift": "final class ATests: BaseTests { func testA() {}\noverride func testTwo() {} }",
      "Base.swift":
        "import XCTest\nclass BaseTests: XCTestCase { func testOne() {}\nfunc testTwo() {} }",
      "More.swift": "extension ATests { func testMore() {} }",
    ])

    XCTAssertEqual(
      outline.tests.map { "\($0.name) \($0.file):\($0.lines.lowerBound)" },
      [
        "ATests.testA A.swift:1", "ATests.testTwo A.swift:2", "BaseTests.testOne Base.swift:2",
        "BaseTests.testTwo Base.swift:3", "ATests.testMore More.swift:1",
        "ATests.testOne Base.swift:2",
      ])
  }

  func testClassesThatDescendFromEachOtherDoNotHangTheReader() throws {
    XCTAssertEqual(try names("class A: B { func testA() {} }\nclass B: A { func testB() {} }"), [])
  }

  func testTestsOfTheMainActorAreKnown() throws {
    let outline = try outline([
      "Suite.swift": """
      import XCTest
      @MainActor class ScreenTests: XCTestCase { func testA() {} }
      final class MoreTests: ScreenTests { func testB() {} }
      final class PlainTests: XCTestCase {
        @MainActor func testC() {}
        func testD() async {}
      }
      """
    ])

    XCTAssertEqual(
      outline.tests.map { "\($0.name.function) \($0.isMainActor) \($0.isAsync)" },
      [
        "testA true false", "testB true false", "testC true false", "testD false true",
        "testA true false",
      ])
  }

  func testTestsOfSwiftTestingAreFoundByTheirAttribute() throws {
    XCTAssertEqual(
      try names(
        """
        import Testing
        @Test func top() {}
        @Test("A name", .tags(.slow), arguments: [1, 2]) func each(_ number: Int) {}
        @Suite("Outer") struct Outer {
          @Testing.Test func qualified() {}
          enum Inner { @Test static func deep() async {} }
          @Test func `a / (b)`() {}
          func helper() {}
        }
        extension Outer.Inner { @Test func extended() {} }
        @TestHelper func other() {}
        actor Agent { @Test func acts() {} }
        """),
      [
        "top", "each", "Outer.qualified", "Outer.Inner.deep", "Outer.a / (b)",
        "Outer.Inner.extended", "Agent.acts",
      ])
  }

  func testLinesAreThoseOfTheWholeTestInAFileWithWideCharacters() throws {
    let outline = try outline([
      "Suite.swift": "import XCTest // 🎓 ü\nfinal class T: XCTestCase {\n  func testA() {\n"
        + "    let text = \"🎓\"\n    XCTAssertEqual(text, text)\n  }\n}\n"
    ])

    XCTAssertEqual(outline.tests.map(\.lines), [3...6])
    XCTAssertEqual(outline.tests.first?.calls.contains("XCTAssertEqual"), true)
  }

  func testASuiteThatAssertsNothingIsKnown() throws {
    let test = "import XCTest\nfinal class T: XCTestCase { func testA() { ASSERTION } }"
    let asserting = [
      "XCTAssertNil(nil)", "XCTFail(\"no\")", "#expect(true)", "try #require(a)",
      "_ = try XCTUnwrap(a)",
    ]
    for assertion in asserting {
      let text = test.replacingOccurrences(of: "ASSERTION", with: assertion)
      XCTAssertTrue(try outline(["S.swift": text]).asserts, assertion)
    }
    for none in ["print(1)", "// XCTAssertNil(nil)", "_ = \"XCTFail()\""] {
      let text = test.replacingOccurrences(of: "ASSERTION", with: none)
      XCTAssertFalse(try outline(["S.swift": text]).asserts, none)
    }
  }

  func testBothLibrariesOfAMixedSuiteAreNamed() throws {
    let outline = try outline([
      "A.swift": "import XCTest\nfinal class T: XCTestCase { func testA() {} }",
      "B.swift": "import Testing\n@Test func b() {}",
    ])

    XCTAssertEqual(outline.libraries, [.xctest, .swiftTesting])
  }
}
