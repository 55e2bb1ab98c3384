import Foundation
import XCTest

@testable import vipkata

/// The parts of its build that a hidden package removes when code changes.
final class HiddenPackageTests: FolderTestCase {
  private var root: URL { folder["package"] }

  private func package(_ code: String = "") -> HiddenPackage { Seeds.package(at: root, code) }

  func testAFileWithTheOtherSpellingOfANameDoesNotStay() throws {
    for name in ["\u{eb}.swift", "e\u{308}.swift"] {
      try FolderWriter(folder: root).mirror([SourceFile(path: name, content: Data())])
    }

    XCTAssertEqual(folder.names(in: "package").count, 1)
  }

  func testAFileBesideTheSuiteGoesWithItsKata() throws {
    for suite in [["Data/numbers.json": "[1]", "A.swift": ""], ["A.swift": ""]] {
      try Seeds.package(at: root, suite: suite).write([])
      XCTAssertEqual(
        folder.exists("package/Tests/LoginTests/Data/numbers.json"), suite.count == 2)
    }
  }

  func testThoseThatWereNotUsedForLongestMakeRoom() throws {
    let katas = ["01-a/01", "01-a/02", "02-b/01", "02-b/02"]
    for (age, kata) in katas.enumerated() {
      try folder.write("toolchain", to: "\(kata)/stamp")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000 - Double(age))],
        ofItemAtPath: folder[kata].path)
    }
    try folder.write("module", to: "ModuleCache-1/AB/Foundation.swiftmodule")

    HiddenPackage.makeRoom(in: folder.url, most: 3)

    XCTAssertEqual(katas.filter(folder.exists), ["01-a/01", "01-a/02"])
    XCTAssertTrue(folder.exists("ModuleCache-1/AB/Foundation.swiftmodule"), "no package")
  }

  func testTheProgramOfTheCodeBeforeIsNeverLeftToRun() throws {
    try package("let a = 1").write([])
    try Files.writeIfChanged(Data(), at: package().program)

    try package("let a = 1").write([])
    XCTAssertTrue(package().isBuilt, "nothing changed: it stays")

    try package("let a = 2").write([])
    XCTAssertFalse(package().isBuilt, "the code changed: it must go")
  }

  func testOnlyTheSceneAndTheSuiteAreBlamed() {
    let errors = [
      ("Sources/Login/A.swift", "no", true), ("Tests/LoginTests/A.swift", "no", true),
      ("Tests/LoginTests/A.swift", "no such module 'XCTest'", false),
      ("Sources/HiddenSuiteListener/Listener.swift", "no", false),
      ("Sources/HiddenSuiteHarness/Harness.swift", "no", false),
      ("Sources/KataUI/View.swift", "no", false), ("Tests/XCTMain.swift", "no", false),
    ]
    for (file, message, isBlamed) in errors {
      let error = Diagnostic(
        severity: .error, place: SourceLocation(file: file, line: 1), message: message)
      XCTAssertEqual(package().blamesCode(error), isBlamed, "\(file): \(message)")
    }
  }

  func testWhatTheMachineLacksIsNoFaultOfTheCode() {
    for (said, cause) in [
      ("error: /tmp/a is out of space", "the disk is full"),
      ("error: cannot write: No space left on device", "the disk is full"),
      ("error: database or disk is full", "the disk is full"),
      ("error: The file couldn’t be saved because there isn’t enough space.", "the disk is full"),
      ("error: I/O error (code: 28)", "the disk is full"),
      ("error: I/O error (code: 24)", "the limit of open files is too low (`ulimit -n`)"),
      ("error: a.swift: Too many open files", "the limit of open files is too low (`ulimit -n`)"),
      ("error: unable to open database file", "the limit of open files is too low (`ulimit -n`)"),
      ("error: pipe error", "the limit of open files is too low (`ulimit -n`)"),
      ("fork: Resource temporarily unavailable", "the limit of processes is too low (`ulimit -u`)"),
      ("error: Cannot allocate memory", "there is too little memory"),
      ("SQLiteBuildDB.cpp:703: Assertion `result == SQLITE_OK' failed", "the disk is full"),
      ("Listener.swift:1:8: error: no such module 'XCTest'", "this toolchain has no XCTest"),
    ] {
      XCTAssertEqual(
        BuildObstacle.error(in: said)?.message, "The hidden suite could not be built: \(cause).")
    }
    XCTAssertNil(BuildObstacle.error(in: "error: no such module 'XCTests'"))
    for said in ["", "error: fatalError\n"] {
      XCTAssertEqual(
        BuildObstacle.error(in: "[5/10] Emitting module Greeting\n\(said)")?.message,
        "The hidden suite could not be built, and the toolchain does not say why.")
    }
    XCTAssertNil(BuildObstacle.error(in: "ld.lld: error: undefined symbol: a\nerror: fatalError"))
  }

  func testSwiftPMIsToldWhatFitsTheSystem() {
    for (target, harness, isMac) in [
      ("arm64-apple-macosx15.0", HiddenPackage.Harness.discovered, true),
      ("x86_64-unknown-linux-gnu", .ownEntryPoint, false),
    ] {
      let command = SwiftCommand(
        package: Seeds.package(at: root, target: target, harness: harness), moduleCache: root,
        compiler: nil, environment: [:])
      let build = command.build
      XCTAssertTrue(build.arguments.joined(separator: " ").contains("--build-system native"))
      XCTAssertTrue(build.arguments.contains("--disable-index-store"), target)
      XCTAssertEqual(build.arguments.contains("--disable-sandbox"), isMac)
      XCTAssertEqual(build.arguments.contains("-use-ld=lld"), !isMac)
      XCTAssertEqual(build.environment["SWIFT_BACKTRACE"] == nil, isMac)
      if isMac { XCTAssertNil(command.typeCheck()) }
    }
  }
}
