/// Checks a kata's form: what can be seen without running it.
struct FormProof {
  let kata: Kata
  let workers: AuthoringWorkers
  let material: KataMaterial
  let outline: SuiteOutline

  func problems() throws -> [CourseProblem] {
    let brief = try workers.course.brief(of: kata)
    let hints = try workers.course.hints(of: kata)
    return try briefProblems(brief) + todoProblems(brief, hints) + hintProblems(hints)
      + editProblems() + mutantProblems() + ruleProblems() + suiteProblems()
  }

  private func briefProblems(_ brief: String) -> [CourseProblem] {
    guard brief.trimmed.isEmpty else { return [] }
    return [kata.problem("brief", "README.md", "the brief is empty: say what to do, and why.")]
  }

  /// What `vipkata new` left for the author to write.
  private func todoProblems(_ brief: String, _ hints: Hints) -> [CourseProblem] {
    let texts = [
      ("HINTS.md", (hints.graded + hints.forTests.values).joined(separator: "\n")),
      ("README.md", brief), ("kata.json", kata.manifest.title + kata.manifest.learned),
    ]
    return texts.filter { $0.1.contains(Scaffold.mark) }.map {
      kata.problem("todo", $0.0, "a \(Scaffold.mark) is left: write what it asks for.")
    }
  }

  private func hintProblems(_ hints: Hints) -> [CourseProblem] {
    var problems: [CourseProblem] = []
    if hints.graded.count < 3 {
      problems.append(
        kata.problem(
          "hints", "HINTS.md",
          "it has \(Wording.count(hints.graded.count, "graded hint")), and three are the least: "
            + "add \"## 1\", \"## 2\", \"## 3\"."))
    }
    guard kata.manifest.kind == .code else { return problems }
    let tests = outline.tests.map(\.name)
    return problems
      + hints.forTests.keys.sorted().filter { name in !tests.contains { $0.matches(name) } }.map {
        kata.problem(
          "hints", "HINTS.md",
          "it has a hint for \($0), which is no test of the suite"
            + Nearest.end(of: $0, among: tests.map(\.function)))
      }
  }

  private func editProblems() throws -> [CourseProblem] {
    if kata.manifest.edit.isEmpty {
      return [kata.problem("edit", "kata.json", "\"edit\" is missing: name the files to edit.")]
    }
    let start = try material.start(of: kata).edited(in: kata).map(\.path)
    return kata.manifest.edit.filter { !start.contains($0) }.map {
      kata.problem(
        "edit", "kata.json",
        "\"edit\" names \($0), which the start does not have" + Nearest.end(of: $0, among: start))
    }
  }

  private func mutantProblems() -> [CourseProblem] {
    let declared = kata.manifest.mutants.map(\.name)
    let folders = workers.authoring.mutantFolders(of: kata)
    return declared.filter { !folders.contains($0) }.map {
      kata.problem("mutant", "kata.json", "the mutant \($0) has no folder Mutants/\($0).")
    }
      + folders.filter { !declared.contains($0) }.map {
        kata.problem(
          "mutant", "Mutants/\($0)", "the mutant is not in kata.json: say what it does there.")
      }
  }

  private func ruleProblems() -> [CourseProblem] {
    let known = ReviewRule.all.map(\.id)
    let named =
      kata.manifest.rules + kata.manifest.postpones + kata.manifest.allows
      + kata.manifest.mutants.flatMap(\.breaks)
    return Set(named).subtracting(known).sorted().map {
      kata.problem(
        "rules", "kata.json", "there is no rule \($0)" + Nearest.end(of: $0, among: known))
    }
  }

  private func suiteProblems() -> [CourseProblem] {
    if !outline.unreachable.isEmpty {
      return outline.unreachable.map {
        kata.problem(
          "suite", "\(kata.provenSuite)/\($0.place.file)", "\($0.message).", line: $0.place.line)
      }
    }
    if outline.tests.isEmpty {
      return [kata.problem("suite", kata.provenSuite, "the suite has no test.")]
    }
    let mistakes = outline.tests.compactMap { test in
      mistake(in: test).map { (says: $0, test: test) }
    }
    return Dictionary(grouping: mistakes, by: \.says).map { says, found in
      let first = found[0].test
      let more = found.dropFirst().map(\.test.name.description)
      return kata.problem(
        "suite", "\(kata.provenSuite)/\(first.file)",
        "\(first.name) \(says)" + (more.isEmpty ? "" : " So do \(Wording.list(more))."),
        line: first.lines.lowerBound)
    }.sorted { ($0.file, $0.line ?? 0, $0.message) < ($1.file, $1.line ?? 0, $1.message) }
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
