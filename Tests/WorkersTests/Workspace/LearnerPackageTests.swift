import Foundation
import TestSupport
import XCTest

@testable import vipkata

/// Xcode and sourcekit-lsp open the learner's folders as packages, which must build.
final class LearnerPackageTests: XCTestCase {
  /// - Parameter own: a test of the learner's own, in a code kata.
  private func build(
    _ kata: Kata, files: KataFiles, own: String? = nil
  ) throws -> ChildProcess.Result {
    let folder = try TemporaryFolder()
    let workspace = WorkspaceFolder(root: folder["My Workspace"], currentFolder: folder.url)
    try workspace.open(kata, files: files, brief: "", support: [Seeds.kataUI])
    if let own {
      try workspace.beginTests(of: kata)
      try folder.write(
        own, to: "My Workspace/\(kata.folder)/\(kata.suiteFolder)/Deep/OwnTests.swift")
    }
    return try ChildProcess(
      SuiteLab.toolchain.get().swift.path,
      [
        "build", "--build-tests",
        "--package-path", folder["My Workspace/\(kata.folder)"].path,
      ],
      environment: SuiteLab.environmentWithModules()
    ).run()
  }

  func testAKataOfTestsWithSupportBuildsAsAPackage() throws {
    try Sample.requireWhole()
    let result = try build(
      Seeds.kata("über-α", kind: .tests, support: ["KataUI"]),
      files: KataFiles(
        scene: ["Login.swift": "import KataUI\npublic final class Login: View {}\n"].sourceFiles,
        suite: [
          "LoginTests.swift": """
          import KataUI
          import Login
          import XCTest
          final class LoginTests: XCTestCase {
            func testLogin() { XCTAssertNotNil(Login() as View) }
          }
          """
        ].sourceFiles))

    XCTAssertEqual(result.ending, .exited(0), result.output + result.errors)
  }

  func testAKataOfCodeBuildsWithTheLearnersOwnTestsAndWithTheFirstOneOfOurs() throws {
    let kata = Seeds.kata("über-α", support: ["KataUI"])
    let own = """
      import KataUI
      import XCTest
      @testable import Login
      final class OwnTests: XCTestCase {
        func testLogin() { XCTAssertNotNil(Login() as View) }
      }
      """
    let result = try build(
      kata,
      files: KataFiles(
        scene: ["Login.swift": "import KataUI\nfinal class Login: View {}\n"].sourceFiles,
        suite: []),
      own: own)

    XCTAssertEqual(result.ending, .exited(0), result.output + result.errors)
    XCTAssertTrue(result.output.contains("LoginTests OwnTests.swift"), result.output)
    XCTAssertFalse(result.output.contains("warning"), result.output)
  }
}
