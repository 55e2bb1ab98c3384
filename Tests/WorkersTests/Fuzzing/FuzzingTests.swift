import Foundation
import XCTest

@testable import vipkata

/// Readers of files by others, given damaged variants of real input: none crashes, and none
/// accepts what cannot be right.
final class FuzzingTests: FolderTestCase {
  private let fuzzing = Fuzzing()

  /// The manifests of the course itself are the corpus.
  private func manifests() throws -> [String] {
    let course = Repository.katas
    let names = FileManager.default.enumerator(atPath: course.path)?.allObjects as? [String]
    let files = (names ?? []).filter { $0.hasSuffix("kata.json") }.sorted()
    XCTAssertGreaterThan(files.count, 10)
    return try files.map {
      try String(contentsOf: course.appendingPathComponent($0), encoding: .utf8)
    }
  }

  func testManifests() throws {
    try fuzzing.read("manifests", manifests()) { bytes in
      do {
        let manifest = try ManifestFile.manifest(
          from: Data(bytes), of: "00-hello/01-hello")
        XCTAssertFalse(manifest.title.isEmpty)
        XCTAssertTrue(manifest.edit.allSatisfy(\.staysInside), "\(manifest.edit)")
        XCTAssertTrue(manifest.mutants.allSatisfy(\.name.staysInside))
      } catch let problem as CourseProblem {
        XCTAssertFalse(problem.message.isEmpty)
        let lines = bytes.split(separator: 10, omittingEmptySubsequences: false).count
        XCTAssertTrue((1...lines).contains(problem.line ?? 1), problem.message)
      }
    }
  }

  func testPlans() throws {
    let seed = """
      {"text": "Lunch", "katas": [{"kata": "interactor/validate", "minutes": 20}],
       "hintsOpen": "2026-01-01T12:00", "solutionsOpen": "2026-01-01T15:00:00+01:00"}
      """
    let course = Course(katas: [Seeds.kata()])
    try fuzzing.read("plans", [seed]) { bytes in
      do {
        let plan = WorkshopPlan(try WrittenPlan(Data(bytes)), for: course, now: Date())
        XCTAssertTrue(plan.katas.allSatisfy { 1...600 ~= $0.manifest.minutes })
        XCTAssertEqual(plan.text?.unicodeScalars.contains { $0.isHidden } ?? false, false)
      } catch let error as UserError {
        XCTAssertFalse(error.message.isEmpty)
      }
    }
  }

  func testJournals() throws {
    let journal = JournalFile(file: folder["journal.jsonl"])
    let kata = KataID(stage: "interactor", name: "validate")
    for what: JournalEvent.What in [
      .opened, .checked(outcome: .red, failing: ["testA"], looksLike: "formatting"),
      .hint(.step(1)),
      .reset, .solved(), .skipped, .solution, .asked("Why?"), .lowered,
    ] {
      try journal.append(kata, what)
    }
    let seed = try folder.text("journal.jsonl")
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    try fuzzing.read("journals", [seed]) { bytes in
      try Data(bytes).write(to: journal.file)
      let before = (try? journal.events()) ?? []
      XCTAssertLessThanOrEqual(before.count, 20)
      let decoded = bytes.split(separator: UInt8(ascii: "\n")).compactMap {
        (try? decoder.read(JournalEvent.Line.self, from: Data($0))).flatMap { JournalEvent($0) }
      }
      if !before.isEmpty { XCTAssertEqual(before, decoded, "the quick reader sees what there is") }
      guard (try? journal.append(kata, .solved())) != nil,
        let after = try? journal.events()
      else { return }
      // Whatever was in the journal, nothing is lost, and the new event is read.
      XCTAssertEqual(after.count, before.count + 1)
      XCTAssertTrue(try Data(contentsOf: journal.file).starts(with: bytes))
      XCTAssertTrue(Progress(events: after).record(of: kata).isSolved)
    }
  }

  func testEventsOfXCTest() {
    let seed = #"""
      {"event":"started","test":"LoginTests.testA"}
      {"event":"finished","test":"LoginTests.testA","seconds":"0.25","failures":"0"}
      {"event":"started","test":"-[Module.LoginTests testB]"}
      {"event":"failed","test":"-[Module.LoginTests testB]","message":"XCTAssertEqual failed: (\"2\") is not equal to (\"1\") - told twice","file":"/p/A.swift","line":"7"}
      {"event":"finished","test":"-[Module.LoginTests testB]","seconds":"0.5","failures":"1"}
      {"event":"ended"}
      """#
    let failing = TestName(suite: "LoginTests", function: "testB")
    fuzzing.read("events of XCTest", [seed]) { bytes in
      let events = TestEvents(lines: Data(bytes))
      XCTAssertLessThanOrEqual(events.results.count, 12)
      // However the events are damaged, a test that was heard to fail did not pass.
      for result in events.results where result.name == failing && !result.failures.isEmpty {
        XCTAssertNotEqual(result.status, .passed)
      }
    }
  }

  func testEventsOfSwiftTesting() throws {
    let seeds = try ["swift-testing-0.jsonl", "swift-testing-6.3.jsonl"].map {
      try String(contentsOf: Repository.streams.appendingPathComponent($0), encoding: .utf8)
    }
    fuzzing.read("events of Swift Testing", seeds) { bytes in
      let events = TestEvents(lines: Data(bytes))
      for result in events.results where !result.failures.isEmpty {
        XCTAssertNotEqual(result.status, .passed)
      }
    }
  }

  func testWhatTheCompilerSays() {
    let seed = """
      /p/Sources/Login/A b.swift:12:3: error: cannot find 'x' in scope
      /p/Tests/LoginTests/B.swift:1:1: warning: a: b: error: c
      <unknown>:0: error: fatal error encountered
      """
    fuzzing.read("compiler messages", [seed]) { bytes in
      let found = DiagnosticReader(root: "/p").diagnostics(
        in: String(decoding: bytes, as: UTF8.self))
      XCTAssertTrue(found.allSatisfy { !$0.place.file.hasPrefix("/") })
    }
  }

  /// The arguments that a shell passes, and its questions while a learner types.
  @MainActor
  func testCommandLines() async {
    let seeds = [
      "check\ninteractor/validate\n--format\njson", "hint\n--all\n--color=never\n--plain",
      "verify\n--coverage\n09-spies\n1", "scene\nCheckout\n--use-case\nPay\n--use-case=Ask",
      "review\nApp\n--format=sarif\n--course\nx y", "-h", "--version\nnext\n-v", "-\n--\n\n=",
    ]
    fuzzing.read("command lines", seeds) { bytes in
      let words = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
      do {
        let read = try Arguments(words)
        XCTAssertLessThanOrEqual(read.operands.count, words.count)
        if let command = read.command, !read.has("--help") {
          XCTAssertTrue(command.operandCount.contains(read.operands.count), "\(words)")
        }
        let formats = (read.command?.formats ?? [.text]).map(\.rawValue)
        if let format = try read.choice("--format", among: formats) {
          XCTAssertTrue(formats.contains(format))
        }
        for option in ["--course", "--workspace"] { XCTAssertNotEqual(read.value(option), "") }
      } catch {
        XCTAssertFalse((error as? UserError)?.message.isEmpty ?? true, "\(words): \(error)")
      }
      for candidate in Completions(katas: { [] }).candidates(for: words) {
        XCTAssertFalse((candidate.word + candidate.meaning).contains("\n"), "\(words)")
      }
    }
  }

  /// Code that is cut and damaged, read through the toolchain's own sourcekitd.
  func testCodeAndTheAnswersAboutIt() throws {
    let kit = try SourceKit(libraries: SourceKitTests.libraries())
    let seed = """
      import Foundation
      @MainActor final class A<T: B>: C, D where T: E {
        weak var view: (any V)?
        @Test("näme", arguments: [1, 2]) func `go there`(to x: Int = 1) async throws -> Int? {
          #if DEBUG
            view?.show("text \\(x) \\"q\\"", with: { [weak self] in self?.a.b().c })
          #endif
          return #\"raw\"#.count > 1 ? nil : x
        }
      }
      """
    try fuzzing.read("code", [seed]) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      let tree = try kit.tree(of: text)
      func check(_ nodes: [SyntaxNode]) {
        for node in nodes {
          XCTAssertLessThanOrEqual(node.range.upperBound, text.utf8.count)
          XCTAssertLessThanOrEqual(node.nameRange.upperBound, text.utf8.count)
          check(node.children)
        }
      }
      check(tree.nodes)
      _ = try SuiteOutline(
        of: [SourceFile(path: "A.swift", content: Data(text.utf8))], sourceKit: kit)
    }
  }
}
