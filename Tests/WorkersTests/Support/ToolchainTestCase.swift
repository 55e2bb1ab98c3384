import Foundation

@testable import vipkata

/// Tests of code that depends on a toolchain and a program; both are only stand-ins.
class ToolchainTestCase: FolderTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try install("Swift version 6.3")
    try folder.write("program", to: "vipkata")
  }

  func install(_ version: String) throws {
    try folder.script(
      #"echo '{"compilerVersion": "\#(version)", "paths": {"runtimeResourcePath": "/x"}}'"#,
      at: "bin/swift")
  }

  var finder: ToolchainFinder {
    ToolchainFinder(environment: ["PATH": "\(folder["bin"].path):/usr/bin:/bin"], cache: nil)
  }

  var program: FileStatus? { FileStatus(path: folder["vipkata"].path) }
}
