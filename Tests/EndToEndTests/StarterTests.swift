import Foundation
import TestSupport
import XCTest

/// Each kata opened alone in an editor, which underlines only what the learner has to write.
final class StarterTests: XCTestCase {
  /// Katas in which only the hidden suite misses what the learner has to make.
  private static let withoutClasses: Set = [
    "whole-scenes/plan-a-scene", "whole-scenes/heroes-scene", "whole-scenes/scoops-scene",
  ]

  private var program: BuiltProgram!

  override func setUpWithError() throws {
    program = try BuiltProgram()
  }

  private struct Starter {
    let id: String
    let folder: URL
    let manifest: [String: Any]

    var module: String { manifest["module"] as? String ?? "" }
    var support: [String] { manifest["support"] as? [String] ?? [] }
    var edit: [String] { manifest["edit"] as? [String] ?? [] }
    var mayFail: Bool { manifest["starterBuilds"] as? Bool == false }
    var isOfTests: Bool { manifest["kind"] as? String == "tests" }

    /// Everything on which the package's own manifest depends.
    var form: String { "\(support) \(isOfTests)" }

    func files(in part: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent(part).path
      ).filter { $0.hasSuffix(".swift") }.map { "\(folder.path)/\(part)/\($0)" }
    }
  }

  /// Katas of the course, opened in the workspace: those whose starter may have errors, those with
  /// a suite of the learner's, and one of each other form. For the others, `verify` builds the
  /// starter with the suite, and so shows that it has no error.
  private func starters() throws -> [Starter] {
    let katas = try XCTUnwrap(try program.object("list")["katas"] as? [[String: Any]])
    XCTAssertGreaterThan(katas.count, 50)
    var forms: Set<String> = []
    let starters = try katas.map { kata in
      let folder = try XCTUnwrap(kata["folder"] as? String)
      let file = BuiltProgram.repository.appendingPathComponent("Katas/\(folder)/kata.json")
      let manifest = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
      return Starter(
        id: try XCTUnwrap(kata["id"] as? String), folder: program.workspace(folder),
        manifest: try XCTUnwrap(manifest as? [String: Any]))
    }.filter { forms.insert($0.form).inserted || $0.mayFail || $0.isOfTests }
    for starter in starters { XCTAssertEqual(try program.run("open", starter.id).status, 0) }
    return starters
  }

  private func swiftc(_ arguments: [String]) throws -> BuiltProgram.Running {
    try program.start(
      ["swiftc", "-swift-version", "6"] + arguments, of: URL(fileURLWithPath: "/usr/bin/env"))
  }

  /// Compiles a starter's module, and in a kata of kind `tests` the learner's suite too.
  private func compile(_ starter: Starter) throws -> [BuiltProgram.Running] {
    let modules = program.folder.appendingPathComponent("modules").path
    let sources = try starter.files(in: "Sources/\(starter.module)")
    // If the learner creates the files, there is nothing to compile.
    guard !sources.isEmpty else { return [] }
    let scene =
      ["-module-name", starter.module] + (starter.support.isEmpty ? [] : ["-I", modules]) + sources
    guard starter.isOfTests else { return [try swiftc(["-typecheck"] + scene)] }
    let own = program.folder.appendingPathComponent("modules/\(starter.id)").path
    try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
    let module = try swiftc(
      ["-emit-module", "-enable-testing", "-o", "\(own)/\(starter.module).swiftmodule"] + scene)
    XCTAssertEqual(try module.result().errors, "", starter.id)
    let suite = try starter.files(in: "Tests/\(starter.module)Tests")
    return [
      try swiftc(
        ["-typecheck", "-module-name", "\(starter.module)Tests", "-I", own, "-I", modules] + suite)
    ]
  }

  private func errors(_ running: BuiltProgram.Running) throws -> [String] {
    let result = try running.result()
    let found = result.errors.split(separator: "\n").map(String.init)
      .filter { $0.contains(": error: ") }
    XCTAssertEqual(found.isEmpty, result.status == 0, result.errors)
    return found
  }

  func testNoStarterHasAnErrorThatIsNotTheLearners() throws {
    try Sample.requireWhole()
    let starters = try starters()
    try describeEachForm(of: starters)
    let support = try FileManager.default.contentsOfDirectory(
      atPath: program.workspace("Support/Sources").path)
    for name in support {
      let sources = program.workspace("Support/Sources/\(name)")
      let files = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      let built = try swiftc(
        ["-emit-module", "-module-name", name, "-o"]
          + [program.folder.appendingPathComponent("modules/\(name).swiftmodule").path]
          + files.map { "\(sources.path)/\($0)" }
      ).result()
      XCTAssertEqual(built.errors, "", name)
    }
    // Two at a time, because this machine may have no more processors.
    for pair in stride(from: 0, to: starters.count, by: 2) {
      let some = starters[pair..<min(pair + 2, starters.count)]
      for (starter, runs) in zip(some, try some.map(compile)) {
        let found = try runs.flatMap(errors)
        let others = found.filter { error in
          !starter.edit.contains { error.contains("/\($0):") }
        }
        XCTAssertEqual(others, [], starter.id)
        let isWhole = !starter.mayFail || Self.withoutClasses.contains(starter.id)
        XCTAssertEqual(found.isEmpty, isWhole, "\(starter.id): \(found)")
      }
    }
  }

  /// Lets SwiftPM read the manifests, one of each form.
  private func describeEachForm(of starters: [Starter]) throws {
    let forms = Dictionary(grouping: starters, by: \.form)
    XCTAssertGreaterThan(forms.count, 2)
    let described = try forms.values.compactMap(\.first).map { starter in
      (
        starter,
        try program.start(
          [
            "swift", "package", "--package-path", starter.folder.path, "describe", "--type", "json",
          ],
          of: URL(fileURLWithPath: "/usr/bin/env"))
      )
    }
    for (starter, running) in described {
      let result = try running.result()
      XCTAssertEqual(result.status, 0, result.errors)
      for name in [starter.module] + starter.support {
        assertContains(result.output, "\"\(name)\"")
      }
    }
  }

  /// The server that editors use, on a kata that imports a module of the course.
  func testAnEditorsServerFindsWhatTheLearnerGetsWrongAndNothingElse() throws {
    // Earlier versions of the server do not build the modules that a file imports.
    try CompilerVersion.require(minor: 1)
    _ = try program.run("open", "view/forward-actions")
    let kata = try XCTUnwrap(
      try program.object("list")["katas"] as? [[String: Any]]
    ).first { $0["state"] as? String == "open" }
    let folder = program.workspace(try XCTUnwrap(kata?["folder"] as? String))
    let file = try XCTUnwrap(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL }.first { $0.path.hasSuffix("ViewController.swift") })
    let server = try LanguageServer(folder: folder, environment: program.environment)
    let text = try String(contentsOf: file, encoding: .utf8)

    let wrong = try server.errors(in: file, text: text + "\nlet number: Int = \"one\"\n") {
      $0.count == 1 && $0[0].contains("'String'")
    }
    XCTAssertEqual(wrong.count, 1, "\(wrong)")
    assertContains(wrong.first ?? "", "annot convert value of type 'String'")
    XCTAssertEqual(try server.errors(in: file, text: text), [])
    try server.end()
  }
}
