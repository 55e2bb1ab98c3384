import Foundation
import TestSupport
import XCTest

@testable import vipkata

/// Facts that are found in a suite's files without running them.
final class SuiteOutlineTests: XCTestCase {
  private func outline(_ suites: [String: String]) throws -> SuiteOutline {
    try SuiteLab(package: "unused").outline(suites)
  }

  private func outline(_ text: String) throws -> SuiteOutline {
    try outline(["Suite.swift": text])
  }

  private func names(_ text: String) throws -> [String] {
    try outline(text).tests.map(\.name.description)
  }

  /// A suite with one test, which has this body.
  private func suite(_ body: String, before: String = "import XCTest") -> String {
    "\(before)\nfinal class T: XCTestCase { func testA() async throws { \(body) } }"
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
          func testVoid() -> Void {}
          func testTuple() throws -> () {}
          func testLogin() -> Login { Login() }
          func testLogins() async throws -> [Login] { [] }
          func helper() {}
          func test(_ number: Int) {}
          private func testPrivate() {}
          static func testStatic() {}
        }
        private class HiddenTests: XCTestCase { func testHidden() {} }
        struct LoginTestsSpy { func testSpy() {} }
        class Other: Codable { func testOther() {} }
        class Hen: Egg { func testHen() {} }
        class Egg: Hen { func testEgg() {} }
        """),
      ["testA", "testB", "testVoid", "testTuple"].map { "LoginTests.\($0)" })
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

  func testATypealiasOrAGenericBaseHidesNoTests() throws {
    let outline = try outline(
      """
      import XCTest
      final class ATests: Case { func testA() {} }
      final class BTests: Numbers.Base<Int8> { func testB() {} }
      typealias Case = SceneTests // the usual one
      class SceneTests: XCTestCase {}
      enum Numbers { class Base<Number>: SceneTests {} }
      typealias Again = ATests
      extension Again { func testC() {} }
      """)

    XCTAssertEqual(
      outline.tests.map(\.name.description), ["ATests.testA", "BTests.testB", "ATests.testC"])
    XCTAssertEqual(outline.unreachable, [])
  }

  func testSwiftPMFindsTheTestsWhereTheFilesAloneDoNotTell() throws {
    let test = "{ func testA() {} }"
    for open in [
      "final class A: KitCase \(test)", "final class A: P & XCTestCase \(test)",
      "final class A: (XCTestCase) \(test)", "extension KitCase \(test)",
      "#if os(macOS)\ntypealias C = Spy\n#else\ntypealias C = XCTestCase\n#endif\n"
        + "class Spy {}\nfinal class A: C \(test)",
      "final class A: XCTestCase {\n#if hasFeature(StrictConcurrency)\nfunc testA() {}\n#endif\n}",
    ] {
      XCTAssertTrue(try outline(["Suite.swift": open]).mayHaveMoreTests, open)
    }
    for known in ["final class A: XCTestCase \(test)", "class Spy \(test)", "class B: P {}"] {
      XCTAssertFalse(try outline(["Suite.swift": known]).mayHaveMoreTests, known)
    }
  }

  func testTestsThatNothingRunsAreNamed() throws {
    let outline = try outline(
      """
      import XCTest
      enum Outer {
        final class NestedTests: XCTestCase { func testA() {} }
        class Base: XCTestCase {}
      }
      extension Outer { final class InnerTests: Base {} }
      extension Outer.Base { func testC() {} }
      class NumberTests<T>: XCTestCase { func testD() {} }
      final class RawTests: XCTestCase { func `test e f`() {} }
      final class PlainTests: Outer.Base { func help() {} }
      struct Spy { class Inner { func testSpy() {} } }
      """)

    let nested =
      "is nested in another type, where XCTest does not find its tests: declare it outside "
      + "of any type"
    // Before Swift 6.2 such a name is not allowed.
    let raw =
      "Suite.swift:9: the class RawTests has the test `test e f`, which XCTest cannot run: give "
      + "it a name without backticks, such as testOnePlusOne"
    XCTAssertEqual(
      outline.unreachable.map { "\($0.place.file):\($0.place.line): \($0.message)" },
      [
        "Suite.swift:3: the class NestedTests \(nested)",
        "Suite.swift:4: the class Base \(nested)", "Suite.swift:6: the class InnerTests \(nested)",
        "Suite.swift:8: the class NumberTests is generic and has tests, which XCTest cannot run: "
          + "move them to subclasses that specify its type",
      ] + (CompilerVersion.minor >= 2 ? [raw] : []))
  }

  func testWhatWasMeantForATestIsNamed() throws {
    let outline = try outline(
      """
      import XCTest
      final class LoginTests: XCTestCase {
        override func setUp() { XCTAssertTrue(true) }
        func testA() { assertAll() }
        func assertAll() { XCTAssertTrue(true) }
        func addsTwo() async { XCTAssertEqual(1 + 1, 2) }
        func adds(_ number: Int) { XCTAssertTrue(true) }
        func help() {}
        private func own() { XCTAssertTrue(true) }
        private func testB() {}
        func testC(_ number: Int) {}
        func testD(with number: Int) {}
        func testE() { testD(with: 1) }
        private func testF() -> Int { 1 }
      }
      final class Spy { func told() { XCTAssertTrue(true) } }
      private final class HiddenTests: XCTestCase { func testG() {} }
      private final class HiddenSpy { func testH() {} }
      """)

    XCTAssertEqual(
      outline.overlooked.map { "\($0.name) \($0.why) \($0.place.file):\($0.place.line)" },
      [
        "addsTwo name Suite.swift:6", "testB isPrivate Suite.swift:10",
        "testC takesArguments Suite.swift:11", "testG isPrivate Suite.swift:17",
      ])
  }

  func testADisplayNameIsReadAndTheLinesAreThoseOfTheWholeTestBehindWideCharacters() throws {
    let outline = try outline(
      #"""
      import Testing // 🎓 ü
      @Test("adds \"two\" 🎓", arguments: ["a"])
      func adds(_ text: String) {
        #expect(text == "🎓")
      }
      @Test(arguments: ["a"]) func each(_ text: String) {}
      """#)

    XCTAssertEqual(outline.tests.map(\.name.displayName), ["adds \"two\" 🎓", nil])
    XCTAssertEqual(outline.tests.map(\.lines), [2...5, 6...6])
    XCTAssertEqual(outline.tests.map(\.calls), [["#expect"], []])
  }

  func testTheConditionsOfATestAreKept() throws {
    let outline = try outline(
      #"""
      import XCTest
      let text = """
        #if NO
        """
      // #if NO
      class BaseTests: XCTestCase {
        #if DEBUG
          func testA() {}
        #elseif A || B
          func testB() {}
        #else
          func testC() {}
        #endif
        func testD() {}
      }
      #if os(macOS)
        final class MoreTests: BaseTests {
          #if A
            func testE() {}
          #endif
        }
      #endif
      """#)

    XCTAssertEqual(
      outline.tests.map { ([$0.name.description] + $0.conditions).joined(separator: "\n") },
      [
        "BaseTests.testA\n#if DEBUG", "BaseTests.testB\n#if DEBUG\n#elseif A || B",
        "BaseTests.testC\n#if DEBUG\n#elseif A || B\n#else", "BaseTests.testD",
        "MoreTests.testE\n#if os(macOS)\n#if A", "MoreTests.testA\n#if os(macOS)\n#if DEBUG",
        "MoreTests.testB\n#if os(macOS)\n#if DEBUG\n#elseif A || B",
        "MoreTests.testC\n#if os(macOS)\n#if DEBUG\n#elseif A || B\n#else",
        "MoreTests.testD\n#if os(macOS)",
      ])
  }

  func testWhatIsCalledCountsAndNoWordAlone() throws {
    let record = "Issue.record(\"leak\")"
    for (body, before, calls) in [
      ("let expect = 1", "import XCTest", []),
      ("let expect = expectation(description: \"\")", "import XCTest", ["expectation"]),
      ("#expect(1 > 0)", "import XCTest", ["#expect"]), (record, "import XCTest", []),
      (record, "import Testing", ["Issue.record"]),
      (record, "import Testing\nstruct Issue {}", []),
    ] as [(String, String, Set<String>)] {
      XCTAssertEqual(try outline(suite(body, before: before)).tests.map(\.calls), [calls], body)
    }
    for sleep in [
      "sleep(1)", "Glibc.usleep(1)", "Thread.sleep(forTimeInterval: 1)",
      "try await Task.sleep(for: x)", "try await Task<Never, Never>.sleep(nanoseconds: 1)",
    ] { XCTAssertEqual(try outline(suite(sleep)).tests.map(\.sleeps), [true], sleep) }
    for other in ["sut.sleep(hours: 8)", "sleep(hours: 8)", "guest().usleep()", "let sleep = 8"] {
      XCTAssertEqual(try outline(suite(other)).tests.map(\.sleeps), [false], other)
    }
  }

  func testTestsOfTheMainActorAreKnown() throws {
    let outline = try outline(
      """
      import XCTest
      @MainActor class ScreenTests: XCTestCase { func testA() {} }
      final class MoreTests: ScreenTests { func testB() {} }
      final class PlainTests: XCTestCase {
        @MainActor func testC() {}
        func testD() async {}
      }
      """)

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
          func helper() {}
        }
        extension Outer.Inner { @Test func extended() {} }
        @TestHelper func other() {}
        actor Agent { @Test func acts() {} }
        """),
      [
        "top", "each", "Outer.qualified", "Outer.Inner.deep", "Outer.Inner.extended", "Agent.acts",
      ])
  }

  func testARawNameIsATestsName() throws {
    try CompilerVersion.require(minor: 2)
    XCTAssertEqual(
      try names("import Testing\nstruct Outer { @Test func `a / (b)`() {} }"), ["Outer.a / (b)"])
  }

  func testASuiteThatAssertsNothingIsKnown() throws {
    for assertion in [
      "XCTAssertNil(nil)", "XCTFail(\"no\")", "#expect(true)", "try #require(a)",
      "_ = try XCTUnwrap(a)",
    ] { XCTAssertTrue(try outline(suite(assertion)).asserts, assertion) }
    for none in ["print(1)", "// XCTAssertNil(nil)\n", "_ = \"XCTFail()\""] {
      XCTAssertFalse(try outline(suite(none)).asserts, none)
    }
  }
}
