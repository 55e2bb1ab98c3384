/// Proves what can be seen without running anything.
extension KataProof {
  mutating func proveForm(_ outline: SuiteOutline) throws {
    let brief = try workers.course.brief(of: kata)
    let hints = try workers.course.hints(of: kata)
    try proveTexts(brief, hints)
    proveHints(hints, for: outline.tests.map(\.name))
    try proveFilesToEdit()
    try proveMutantFolders()
    proveIgnoredKeys()
    proveManifest()
    proveRules()
    try proveForm(ofSuite: outline)
  }

  private mutating func proveTexts(_ brief: String, _ hints: Hints) throws {
    let manifest = kata.manifest
    if brief.trimmed.isEmpty {
      report(.brief, "README.md", .emptyBrief)
    }
    for (file, texts) in [
      ("HINTS.md", hints.graded + hints.forTests.values), ("README.md", [brief]),
      ("kata.json", [manifest.title, manifest.learned] + manifest.mutants.map(\.says)),
    ] where texts.contains(where: { $0.contains(Scaffold.mark) }) {
      report(.todo, file, .todo)
    }
    for mutant in kataOfFoundMutants.manifest.mutants {
      for file in try workers.course.files(.mutant(mutant), of: kata) {
        let lines = file.text.lines
        guard let index = lines.firstIndex(where: { $0.contains(Scaffold.mark) }) else { continue }
        report(
          .todo, "Mutants/\(mutant.name)/\(file.path)", .todo, line: index + 1)
      }
    }
  }

  private mutating func proveMutantFolders() throws {
    let declared = kata.manifest.mutants.map(\.name)
    let folders = workers.authoring.mutantFolders(of: kata)
    for mutant in kata.manifest.mutants {
      if !folders.contains(mutant.name) {
        report(.mutant, "kata.json", .mutantWithoutFolder(mutant.name))
      } else if try workers.course.files(.mutant(mutant), of: kata).isEmpty {
        report(.mutant, "Mutants/\(mutant.name)", .mutantWithoutFile)
      }
    }
    for name in folders where !declared.contains(name) {
      report(.mutant, "Mutants/\(name)", .mutantNotDeclared)
    }
    if !kata.isCode, declared.isEmpty { report(.mutant, "kata.json", .noBug) }
  }

  private mutating func proveIgnoredKeys() {
    for mutant in kata.manifest.mutants where !kata.isCode {
      for (key, isThere) in [
        ("fails", !mutant.fails.isEmpty), ("breaks", !mutant.breaks.isEmpty),
        ("got", mutant.got != nil),
      ] where isThere {
        report(.mutant, "kata.json", .ignoredKey(key: key, mutant: mutant.name))
      }
    }
  }

  private mutating func proveManifest() {
    let manifest = kata.manifest
    if manifest.title.contains(where: \.isNewline) {
      report(.manifest, "kata.json", .severalLinesOfTitle)
    }
    if manifest.carriesTests != nil, manifest.carries == nil {
      report(.manifest, "kata.json", .carriesTestsAlone)
    }
    for (key, entries) in [
      ("teaches", manifest.teaches), ("edit", manifest.edit), ("support", manifest.support),
      ("rules", manifest.rules), ("withholds", manifest.withholds),
      ("postpones", manifest.postpones), ("allows", manifest.allows),
    ] {
      reportTwice(in: entries, of: key)
    }
    for mutant in manifest.mutants {
      reportTwice(in: mutant.fails, of: "fails", mutant: mutant.name)
      reportTwice(in: mutant.breaks, of: "breaks", mutant: mutant.name)
    }
  }

  private mutating func reportTwice(
    in entries: [String], of key: String, mutant: String? = nil
  ) {
    for (entry, all) in Dictionary(grouping: entries, by: { $0 }).sorted(by: { $0.key < $1.key })
    where all.count > 1 {
      report(.manifest, "kata.json", .namedTwice(entry, key: key, mutant: mutant))
    }
  }

  private mutating func proveRules() {
    let manifest = kata.manifest
    let known = ReviewRule.all.map(\.id)
    let rules =
      manifest.rules + manifest.withholds + manifest.postpones + manifest.allows
      + manifest.mutants.flatMap(\.breaks)
    for rule in Set(rules).subtracting(known).sorted() {
      let nearest = Nearest.word(to: rule, among: known)
      report(.rules, "kata.json", .unknownRule(rule, nearest: nearest))
    }
    for rule in Set(manifest.withholds + manifest.allows).subtracting(kata.rules).sorted()
    where known.contains(rule) {
      let key = manifest.withholds.contains(rule) ? "withholds" : "allows"
      report(.rules, "kata.json", .ruleNotKept(rule, key: key))
    }
    for rule in Set(manifest.rules).intersection(manifest.postpones).sorted() {
      report(.rules, "kata.json", .rulePostponed(rule))
    }
  }

  private mutating func proveHints(_ hints: Hints, for tests: [TestName]) {
    if hints.graded.count < 3 {
      report(.hints, "HINTS.md", .fewHints(hints.graded.count))
    }
    for slip in hints.slips {
      report(.hints, "HINTS.md", .heading(slip), line: slip.line)
    }
    // In a kata of kind `tests`, the hints are for the learner's own tests.
    guard kata.manifest.kind == .code else { return }
    for name in hints.forTests.keys.sorted() where !tests.contains(where: { $0.matches(name) }) {
      let nearest = Nearest.word(to: name, among: tests.map(\.function))
      report(.hints, "HINTS.md", .hintForNoTest(name, nearest: nearest))
    }
  }

  private mutating func proveFilesToEdit() throws {
    let files = try material.start(of: kata).edited(in: kata)
    let start = files.map(\.path)
    if kata.beginsEmpty, !start.isEmpty {
      return report(.edit, "kata.json", .noFilesToEdit)
    }
    let lost = kata.manifest.edit.filter { !start.contains($0) }
    for name in lost {
      let nearest = Nearest.word(to: name, among: start)
      report(.edit, "kata.json", .lostFile(name, nearest: nearest))
    }
    // The file that a misspelt name was meant for is no finding of its own.
    guard lost.isEmpty else { return }
    // In files that `edit` does not name, `grade` replaces the learner's work with the course's.
    let solved = try material.solution(of: kata).edited(in: kata)
    for name in files.filter({ !solved.contains($0) }).map(\.path)
    where !kata.manifest.edit.contains(name) {
      report(.edit, "kata.json", .unnamedFile(name, solution: solutionFolder))
    }
  }

  private mutating func proveForm(ofSuite outline: SuiteOutline) throws {
    for test in outline.unreachable {
      report(.suite, try place(test.place.file), .said("\(test.message)."), line: test.place.line)
    }
    guard outline.unreachable.isEmpty else { return }
    if outline.tests.isEmpty { report(.suite, kata.provenSuite, .noTest) }
    for (why, tests) in outline.overlooked.byReason {
      report(
        .suite, try place(tests[0].place.file), .overlooked(tests, why),
        line: tests[0].place.line)
    }
    let mistakes = Dictionary(grouping: outline.tests, by: mistake).sorted {
      let (one, other) = ($0.value[0], $1.value[0])
      return (one.file, one.lines.lowerBound, one.name.description)
        < (other.file, other.lines.lowerBound, other.name.description)
    }
    for case (let mistake?, let tests) in mistakes {
      report(
        .suite, try place(tests[0].file), .mistake(mistake, in: tests.map(\.name.description)),
        line: tests[0].lines.lowerBound)
    }
  }

  /// The path in the course of a file of the suite.
  private func place(_ file: String) throws -> String {
    try material.coursePath(of: "\(kata.suiteFolder)/\(file)", in: kata, laid: [.solution])
  }

  private func mistake(in test: TestDeclaration) -> KataFlaw.TestMistake? {
    let asserts = test.calls.contains { $0.hasPrefix("XCTAssert") || $0 == "XCTFail" }
    let expects = test.calls.contains { ["#expect", "#require", "Issue.record"].contains($0) }
    if test.library == .swiftTesting, asserts { return .assertsInSwiftTesting }
    if test.library == .xctest, expects { return .expectsInXCTest }
    return test.sleeps ? .sleeps : nil
  }
}
