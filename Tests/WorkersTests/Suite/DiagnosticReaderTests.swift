import XCTest

@testable import vipkata

/// The compiler's lines in the output of a build.
final class DiagnosticReaderTests: XCTestCase {
  private let reader = DiagnosticReader(root: "/a b: c/login")

  func testErrorsWarningsAndNotesAreReadOnceEach() {
    let output = """
      Building for debugging...
      [5/11] Compiling Login Code.swift
      /a b: c/login/Sources/Login/Code.swift:1:19: error: cannot find 'nope' in scope
      public func a() { nope() }
                        ^~~~
      /a b: c/login/Sources/Login/Übung 🎓.swift:12:3: warning: variable 'x' was never used
      [6/11] Emitting module Login
      /a b: c/login/Sources/Login/Code.swift:1:19: error: cannot find 'nope' in scope
      /a b: c/login/Sources/Login/Code.swift:7:1: note: did you mean 'hope'?
      error: fatalError
      """

    XCTAssertEqual(
      reader.diagnostics(in: output).map(\.shown),
      [
        "Sources/Login/Code.swift:1:19: error: cannot find 'nope' in scope",
        "Sources/Login/Übung 🎓.swift:12:3: warning: variable 'x' was never used",
        "Sources/Login/Code.swift:7:1: note: did you mean 'hope'?",
      ])
  }

  func testWhatIsWrongInTheCodeOfAMacroIsToldWhereTheMacroStands() {
    let macros = "/a b: c/login/tmp/swift-generated-sources/@__swiftmacro_1"
    let output = """
      \(macros).swift:1:32: error: 'async' call in a function that does not support concurrency
      /a b: c/login/Tests/ATests.swift:4:18: note: in expansion of macro 'expect' here
      /a b: c/login/Tests/ATests.swift:4:12: note: add 'async' to function 'a()'
      \(macros)MC.swift:2:6: error: init accessor cannot refer to property '_y'
      \(macros)M.swift:1:1: note: in expansion of macro 'ObservationTracked' on property 'y' here
      """

    XCTAssertEqual(
      reader.diagnostics(in: output).map { "\($0.place.file):\($0.place.line) \($0.message)" },
      [
        "Tests/ATests.swift:4 'async' call in a function that does not support concurrency",
        "Tests/ATests.swift:4 add 'async' to function 'a()'",
      ])
  }

  func testTheCompilersOwnWordsAreLeftOut() {
    XCTAssertEqual(
      reader.diagnostics(
        in: "/a b: c/login/A.swift:1:2: error: type 'module<Login>' lacks x [#ActorIsolatedCall]"
      ).map(\.message), ["type 'Login' lacks x"])
  }

  func testAMessageMayHoldWhatLooksLikeAnother() {
    XCTAssertEqual(
      reader.diagnostics(in: "/a b: c/login/A.swift:1:2: error: use ': warning: ' here: error: x")
        .map(\.message), ["use ': warning: ' here: error: x"])
  }

  func testLinesAboutNoFileOfThePackageAreLeftOut() {
    let output = """
      /usr/lib/swift/Foundation.swiftinterface:1:2: error: elsewhere
      /a b: c/login2/A.swift:1:2: error: another package
      <unknown>:0: error: missing required module 'SwiftShims'
      error: fatalError
      /a b: c/login/A.swift: error: without a line
      /a b: c/login/A.swift:x:2: error: without a number
      """

    XCTAssertEqual(reader.diagnostics(in: output), [])
  }
}
