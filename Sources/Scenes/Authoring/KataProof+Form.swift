/// What can be seen without running anything.
extension KataProof {
  mutating func proveForm(_ outline: SuiteOutline) throws {
    let brief = try workers.course.brief(of: kata)
    let hints = try workers.course.hints(of: kata)
    try proveTexts(brief, hints)
    proveHints(hints, for: outline.tests.map(\.name))
    try proveFilesToEdit()
    proveMutantFolders()
    proveUnheard()
    proveManifest()
    proveRules()
    try proveForm(ofSuite: outline)
  }

  /// Finds what `vipkata new` left for the author to write.
  private mutating func proveTexts(_ brief: String, _ hints: Hints) throws {
    let manifest = kata.manifest
    if brief.trimmed.isEmpty {
      found("brief", "README.md", "the brief is empty: say what to do, and why.")
    }
    for (file, texts) in [
      ("HINTS.md", hints.graded + hints.forTests.values), ("README.md", [brief]),
      ("kata.json", [manifest.title, manifest.learned] + manifest.mutants.map(\.says)),
    ] where texts.contains(where: { $0.contains(Scaffold.mark) }) {
      found("todo", file, Self.todo)
    }
    for mutant in kataOfFoundMutants.manifest.mutants {
      for file in try workers.course.files(.mutant(mutant), of: kata) {
        let lines = String(decoding: file.content, as: UTF8.self).lines
        guard let index = lines.firstIndex(where: { $0.contains(Scaffold.mark) }) else { continue }
        found("todo", "Mutants/\(mutant.name)/\(file.path)", Self.todo, line: index + 1)
      }
    }
  }

  private static let todo = "a \(Scaffold.mark) is left: write what it asks for."

  private mutating func proveMutantFolders() {
    let declared = kata.manifest.mutants.map(\.name)
    let folders = workers.authoring.mutantFolders(of: kata)
    for name in declared where !folders.contains(name) {
      found("mutant", "kata.json", "the mutant \(name) has no folder Mutants/\(name).")
    }
    for name in folders where !declared.contains(name) {
      found("mutant", "Mutants/\(name)", "the mutant is not in kata.json: say what it does there.")
    }
    if !kata.isCode, declared.isEmpty {
      found(
        "mutant", "kata.json",
        "it plants no bug, so that every suite is green: plant mistakes in Mutants, and say here "
          + "what each is.")
    }
  }

  /// Finds keys of planted bugs that nothing reads.
  private mutating func proveUnheard() {
    for mutant in kata.manifest.mutants where !kata.isCode {
      for (key, isThere) in [
        ("fails", !mutant.fails.isEmpty), ("breaks", !mutant.breaks.isEmpty),
        ("got", mutant.got != nil),
      ] where isThere {
        found(
          "mutant", "kata.json",
          "the mutant \(mutant.name) has \"\(key)\", which counts for nothing in a kata of kind "
            + "tests, where learners write the tests: take it out.")
      }
    }
  }

  /// Finds values that can be read, but make no sense.
  private mutating func proveManifest() {
    let manifest = kata.manifest
    if manifest.title.contains(where: \.isNewline) {
      found("manifest", "kata.json", "\"title\" has a line break: write it in one line.")
    }
    if manifest.carriesTests != nil, manifest.carries == nil {
      found(
        "manifest", "kata.json",
        "\"carriesTests\" counts for nothing without \"carries\": take it out, or name in "
          + "\"carries\" the kata that it speaks of.")
    }
    var lists = [
      ("teaches", manifest.teaches), ("edit", manifest.edit), ("support", manifest.support),
      ("rules", manifest.rules), ("withholds", manifest.withholds),
      ("postpones", manifest.postpones), ("allows", manifest.allows),
    ].map { ("\"\($0)\"", $1) }
    for mutant in manifest.mutants {
      let name = "of the mutant \"\(mutant.name)\""
      lists += [("\"fails\" \(name)", mutant.fails), ("\"breaks\" \(name)", mutant.breaks)]
    }
    for (key, entries) in lists {
      let twice = Dictionary(grouping: entries) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
      for entry in twice {
        found("manifest", "kata.json", "\(key) names \(entry) twice: leave one of them.")
      }
    }
  }

  private mutating func proveRules() {
    let manifest = kata.manifest
    let known = ReviewRule.all.map(\.id)
    let rules =
      manifest.rules + manifest.withholds + manifest.postpones + manifest.allows
      + manifest.mutants.flatMap(\.breaks)
    for rule in Set(rules).subtracting(known).sorted() {
      let end = Nearest.end(of: rule, among: known)
      found("rules", "kata.json", "there is no rule \(rule)\(end)")
    }
    for rule in Set(manifest.withholds + manifest.allows).subtracting(kata.rules).sorted()
    where known.contains(rule) {
      let key = manifest.withholds.contains(rule) ? "withholds" : "allows"
      found(
        "rules", "kata.json",
        "\"\(key)\" names \(rule), which the kata does not keep: add it to \"rules\", or take it out."
      )
    }
    for rule in Set(manifest.rules).intersection(manifest.postpones).sorted() {
      found(
        "rules", "kata.json",
        "\(rule) stands in \"rules\" and in \"postpones\": take it out of one.")
    }
  }

  private mutating func proveHints(_ hints: Hints, for tests: [TestName]) {
    if hints.graded.count < 3 {
      found(
        "hints", "HINTS.md",
        "it has \(Wording.count(hints.graded.count, "graded hint")), and three are the least: "
          + "add \"## 1\", \"## 2\", \"## 3\".")
    }
    for slip in hints.slips {
      let message =
        slip.expected.map {
          "\"## \(slip.title)\" stands where \"## \($0)\" should: number the graded hints 1, 2, 3, in "
            + "their order."
        }
        ?? "it has \"## \(slip.title)\" a second time: leave one of them, or give this one its own."
      found("hints", "HINTS.md", message, line: slip.line)
    }
    // In a kata of kind `tests`, they are for the learner's own.
    guard kata.manifest.kind == .code else { return }
    for name in hints.forTests.keys.sorted() where !tests.contains(where: { $0.matches(name) }) {
      let end = Nearest.end(of: name, among: tests.map(\.function))
      found("hints", "HINTS.md", "it has a hint for \(name), which is no test of the suite\(end)")
    }
  }

  private mutating func proveFilesToEdit() throws {
    let files = try material.start(of: kata).edited(in: kata)
    let start = files.map(\.path)
    if kata.beginsEmpty, !start.isEmpty {
      return found("edit", "kata.json", "\"edit\" is missing: name the files to edit.")
    }
    let lost = kata.manifest.edit.filter { !start.contains($0) }
    for name in lost {
      let end = Nearest.end(of: name, among: start)
      found("edit", "kata.json", "\"edit\" names \(name), which the start does not have\(end)")
    }
    // What a misspelt name was meant for is not a finding of its own.
    guard lost.isEmpty else { return }
    // `grade` takes the course's own in the place of what a learner does there.
    let solved = try material.solution(of: kata).edited(in: kata)
    for name in files.filter({ !solved.contains($0) }).map(\.path)
    where !kata.manifest.edit.contains(name) {
      found(
        "edit", "kata.json",
        "\"edit\" does not name \(name), which the solution changes: add it, or leave that file "
          + "out of \(solutionFolder).")
    }
  }

  private mutating func proveForm(ofSuite outline: SuiteOutline) throws {
    for test in outline.unreachable {
      found("suite", try place(test.place.file), "\(test.message).", line: test.place.line)
    }
    guard outline.unreachable.isEmpty else { return }
    if outline.tests.isEmpty { found("suite", kata.provenSuite, "the suite has no test.") }
    for (why, tests) in outline.overlooked.byReason {
      let them = tests.count == 1 ? "it" : "them"
      found(
        "suite", try place(tests[0].place.file),
        "\(tests.words), and nothing calls \(them): \(why.rule). Change \(them), or remove \(them).",
        line: tests[0].place.line)
    }
    let places = Dictionary(grouping: outline.tests) { mistake(in: $0) ?? "" }
    let mistakes = try places.filter { !$0.key.isEmpty }.map { says, tests in
      let more = tests.dropFirst().map(\.name.description)
      return kata.problem(
        "suite", try place(tests[0].file),
        "\(tests[0].name) \(says)" + (more.isEmpty ? "" : " So do \(Wording.list(more))."),
        line: tests[0].lines.lowerBound)
    }
    proof.problems += mistakes.sorted {
      ($0.file, $0.line ?? 0, $0.message) < ($1.file, $1.line ?? 0, $1.message)
    }
  }

  /// Where a file of the suite stands in the course.
  private func place(_ file: String) throws -> String {
    try material.coursePath(of: "\(kata.suiteFolder)/\(file)", in: kata, laid: [.solution])
  }

  private func mistake(in test: TestDeclaration) -> String? {
    let asserts = test.calls.contains { $0.hasPrefix("XCTAssert") || $0 == "XCTFail" }
    let expects = test.calls.contains { ["#expect", "#require", "Issue.record"].contains($0) }
    if test.library == .swiftTesting, asserts {
      return "uses XCTest's assertions in a test of Swift Testing, where they are not heard: "
        + "use #expect."
    }
    if test.library == .xctest, expects {
      return "uses #expect or Issue in a test of XCTest, where they are not heard: use XCTAssert."
    }
    return test.sleeps
      ? "sleeps: wait for what happens instead, and every learner waits less." : nil
  }
}
