import Foundation
import TestSupport
import XCTest

/// Toolchains that lack something, as a Mac without Xcode does.
final class OtherToolchainTests: XCTestCase {
  private var program: BuiltProgram!

  override func setUpWithError() throws {
    program = try BuiltProgram()
    try install(
      "cat <<'END'\n\(try info().replacing("\"triple\":", with: Self.target))\nEND", as: "swift")
  }

  private static let target = "\"triple\": \"arm64-apple-macosx15.0\", \"other\":"

  /// The real toolchain's description of itself, with its libraries in the test's own folder.
  private func info() throws -> String {
    let said = try program.run(["swift", "-print-target-info"], of: env).output
    return said.replacing(try Self.path(in: said), with: program.folder.path + "/usr/lib/swift")
  }

  private let env = URL(fileURLWithPath: "/usr/bin/env")

  private static func path(in info: String) throws -> String {
    let object = try JSONSerialization.jsonObject(with: Data(info.utf8)) as? [String: Any]
    return try XCTUnwrap(
      (object?["paths"] as? [String: Any])?["runtimeResourcePath"] as? String)
  }

  /// A program that is found before all others.
  private func install(_ script: String, as name: String) throws {
    let file = program.folder.appendingPathComponent("bin/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "#!/bin/sh\n\(script)\n".write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  private func useInstalled() {
    program.environment["PATH"] =
      program.folder.path + "/bin:" + (program.environment["PATH"] ?? "")
  }

  private func link(_ place: String, to target: String) throws {
    let link = program.folder.appendingPathComponent(place)
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: URL(fileURLWithPath: target))
  }

  func testWithoutXcodeTheWayToItIsSaid() throws {
    try install("echo 'xcrun: error: no \"xctest\"' >&2; exit 72", as: "xcrun")
    useInstalled()

    let next = try program.run("next")
    let doctor = try program.run("doctor")

    XCTAssertEqual(next.status, 2)
    assertContains(next.errors, "There is no XCTest: xcrun: error: no \"xctest\"")
    for text in [next.errors, doctor.errors] {
      assertContains(text, "Install Xcode, then sudo xcode-select -s /Applications/Xcode.app")
    }
  }

  func testTheCodeReaderOfAnotherToolchainIsTakenWhereTheFirstHasNone() throws {
    let real = try Self.path(in: program.run(["swift", "-print-target-info"], of: env).output)
    let framework = "Xcode/usr/lib/sourcekitdInProc.framework"
    try link(framework + "/sourcekitdInProc", to: real + "/../libsourcekitdInProc.so")
    try link(framework + "/swift", to: real)
    try install("echo '\(program.folder.path)/Xcode/usr/bin/tool'", as: "xcrun")
    useInstalled()

    let doctor = try program.run("doctor")

    assertContains(doctor.output, "✔ code reader: \(program.folder.path)/\(framework)/")
  }

  func testWithoutACodeReaderTheTestsRunAndTheGapIsSaid() throws {
    try Sample.requireWhole()
    let real = try Self.path(in: program.run(["swift", "-print-target-info"], of: env).output)
    try link("usr/bin", to: real + "/../../bin")
    try link("usr/lib/libsourcekitdInProc.so", to: "/dev/null")
    try install(
      "[ \"$*\" = -print-target-info ] || exec '\(real)/../../bin/swift' \"$@\"\n"
        + "cat <<'END'\n\(try info())\nEND", as: "swift")
    useInstalled()
    let gap = "Review unavailable: the toolchain's code reader cannot be loaded"

    let red = try program.run("next")
    try program.writeBody(BuiltProgram.greeting)
    let unruled = try program.run("check")

    XCTAssertEqual(red.status, 1, red.errors)
    assertContains(red.output, "4 of 4 tests fail")
    assertContains(red.output, gap)
    XCTAssertEqual(unruled.status, 2, unruled.output)
    assertContains(unruled.errors, "The tests pass, but the kata's rules cannot be checked. \(gap)")
  }
}
