import Entities

/// Checks a kata's form: what can be seen without running it.
struct FormProof {
  let kata: Kata
  let worker: any CourseWorkerLogic
  let authoring: any AuthoringWorkerLogic
  let material: KataMaterial
  let outline: SuiteOutline

  func problems() throws -> [CourseProblem] {
    try briefProblems() + todoProblems() + hintProblems() + editProblems() + mutantProblems()
      + ruleProblems()
      + suiteProblems()
  }

  private func briefProblems() throws -> [CourseProblem] {
    guard try worker.brief(of: kata).trimmed.isEmpty else { return [] }
    return [kata.problem("brief", "README.md", "the brief is empty: say what to do, and why.")]
  }

  /// What `vipkata new` left for the author to write.
  private func todoProblems() throws -> [CourseProblem] {
    let hints = try worker.hints(of: kata)
    let texts = [
      "README.md": try worker.brief(of: kata),
      "HINTS.md": (hints.graded + hints.forTests.values).joined(separator: "\n"),
      "kata.json": kata.manifest.title + kata.manifest.learned,
    ]
    return texts.keys.sorted().filter { texts[$0]?.contains(Scaffold.mark) == true }.map {
      kata.problem("todo", $0, "a \(Scaffold.mark) is left: write what it asks for.")
    }
  }

  private func hintProblems() throws -> [CourseProblem] {
    let hints = try worker.hints(of: kata)
    var problems: [CourseProblem] = []
    if hints.graded.count < 3 {
      problems.append(
        kata.problem(
          "hints", "HINTS.md",
          "it has \(Wording.count(hints.graded.count, "graded hint")), and three are the least: add \"## 1\", "
            + "\"## 2\", \"## 3\"."))
    }
    let tests = outline.tests.map(\.name)
    for name in hints.forTests.keys.sorted()
    where kata.manifest.kind == .code && !tests.contains(where: { $0.matches(name) }) {
      let nearest = Nearest.word(to: name, among: tests.map(\.function))
      problems.append(
        kata.problem(
          "hints", "HINTS.md",
          "it has a hint for \(name), which is no test of the suite"
            + (nearest.map { ": did you mean \($0)?" } ?? ".")))
    }
    return problems
  }

  private func editProblems() throws -> [CourseProblem] {
    let start = try material.start(of: kata).edited(in: kata).map(\.path)
    if kata.manifest.edit.isEmpty {
      return [kata.problem("edit", "kata.json", "\"edit\" is missing: name the files to edit.")]
    }
    return kata.manifest.edit.filter { !start.contains($0) }.map { path in
      let nearest = Nearest.word(to: path, among: start)
      return kata.problem(
        "edit", "kata.json",
        "\"edit\" names \(path), which the start does not have"
          + (nearest.map { ": did you mean \($0)?" } ?? "."))
    }
  }

  private func mutantProblems() throws -> [CourseProblem] {
    let declared = kata.manifest.mutants.map(\.name)
    let folders = authoring.mutantFolders(of: kata)
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
      kata.manifest.rules + kata.manifest.postpones + kata.manifest.mutants.flatMap(\.breaks)
    return named.filter { !known.contains($0) }.map { rule in
      let nearest = Nearest.word(to: rule, among: known)
      return kata.problem(
        "rules", "kata.json",
        "there is no rule \(rule)" + (nearest.map { ": did you mean \($0)?" } ?? "."))
    }
  }

  private func suiteProblems() -> [CourseProblem] {
    if outline.tests.isEmpty {
      return [kata.problem("suite", kata.provenSuite, "the suite has no test.")]
    }
    return outline.tests.compactMap { test in
      let assertsXCTest = test.calls.contains { $0.hasPrefix("XCTAssert") || $0 == "XCTFail" }
      let expects =
        test.calls.contains { $0 == "expect" || $0 == "require" }
        || test.calls.isSuperset(of: ["Issue", "record"])
      if test.library == .swiftTesting, assertsXCTest {
        return kata.problem(
          "suite", "\(kata.provenSuite)/\(test.file)",
          "\(test.name) uses XCTest's assertions in a test of Swift Testing, where they are not "
            + "heard: use #expect.", line: test.lines.lowerBound)
      }
      if test.library == .xctest, expects {
        return kata.problem(
          "suite", "\(kata.provenSuite)/\(test.file)",
          "\(test.name) uses #expect or Issue in a test of XCTest, where they are not heard: use "
            + "XCTAssert.",
          line: test.lines.lowerBound)
      }
      if test.sleeps {
        return kata.problem(
          "suite", "\(kata.provenSuite)/\(test.file)",
          "\(test.name) sleeps: wait for what happens instead, and every learner waits less.",
          line: test.lines.lowerBound)
      }
      return nil
    }
  }
}
