import Foundation
import XCTest

@testable import vipkata

/// What Xcode and sourcekit-lsp open: the learner's folders are packages that build.
final class LearnerPackageTests: XCTestCase {
  private func build(_ kata: Kata, files: KataFiles) throws -> ChildProcess.Result {
    let folder = try TemporaryFolder()
    try WorkspaceFolder(root: folder["My Workspace"], currentFolder: folder.url).open(
      kata, files: files, brief: "", support: [Seeds.kataUI])
    return try ChildProcess(
      executable: SuiteLab.toolchain.get().swift,
      arguments: [
        "build", "--build-tests",
        "--package-path", folder["My Workspace/\(kata.folder)"].path,
      ], environment: ProcessInfo.processInfo.environment
    ).run()
  }

  func testAKataOfTestsWithSupportBuildsAsAPackage() throws {
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
}
