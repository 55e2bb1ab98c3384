@MainActor
protocol AuthoringPresentationLogic: FailurePresentationLogic {
  func presentProgress(response: Authoring.Progress.Response)
  func presentVerify(response: Authoring.Verify.Response)
  func presentCoverage(response: Authoring.Coverage.Response)
  func presentNew(response: Authoring.New.Response)
}

/// Words proofs for instructors.
struct AuthoringPresenter: AuthoringPresentationLogic, PagePresenter {
  weak var view: (any DisplayLogic)?
  let words: Wording

  func presentProgress(response: Authoring.Progress.Response) {
    view?.displayStatus(
      CourseMap.bar(
        done: response.done, of: response.total, width: 30,
        noun: response.proof.map { $0.breaks == nil } ?? false ? " katas" : " breaks"
      ).text,
      after: response.proof.map(lines) ?? [])
  }

  func presentVerify(response: Authoring.Verify.Response) {
    var lines = response.courseProblems.map(line)
    for idea in response.untaught {
      lines.append(
        Line(
          [Span("✘ ", .bad), Span(idea.problem.message)],
          spoken: "No kata teaches \(idea.row): \(idea.text)"))
    }
    let verified = response.proofs.filter(\.problems.isEmpty).count
    let problems =
      response.proofs.map(\.problems.count).reduce(0, +) + response.courseProblems.count
      + response.untaught.count
    let runs = response.proofs.map(\.runs).reduce(0, +)
    let remembered = response.proofs.filter(\.isRemembered).count
    let unreadable = Dictionary(grouping: response.courseProblems, by: \.kata)
      .sorted { $0.key < $1.key }
    let result =
      response.breaks?.summary
      ?? "\(verified) of \(Wording.count(response.proofs.count, "kata")) verified"
    let summary =
      "\(result), "
      + (remembered > 0 ? "nothing changed in \(remembered), " : "")
      + "\(Wording.count(problems, "finding")), \(Wording.count(runs, "suite run"))"
    lines.append(Line(summary, problems == 0 ? .good : .bad))
    view?.display(
      Page(
        lines: lines,
        object: [
          "katas": response.proofs.map(object),
          // What belongs to no kata that could be read.
          "findings": response.courseProblems.map(object),
          "untaught": response.untaught.map(\.row),
          "breaks": response.breaks?.object,
        ],
        forms: [
          .junit: junit(
            unreadable.map { ($0.key, 0, $0.value) }
              + response.proofs.map { ("\($0.kata.id)", $0.seconds, $0.problems) }
              + response.untaught.map { ($0.row, 0, [$0.problem]) })
        ], status: problems == 0 ? .done : .red))
  }

  func presentCoverage(response: Authoring.Coverage.Response) {
    var lines: [Line] = []
    for idea in response.ideas {
      let katas = response.katas[idea.row] ?? []
      let taught = katas.map(\.description).joined(separator: ", ")
      lines.append(Line([Span("\(idea.row)  ", .strong), Span(idea.text)]))
      lines.append(
        katas.isEmpty ? Line("    no kata", .bad) : Line("    \(taught)", .faint))
    }
    let taught = response.ideas.filter { response.katas[$0.row] != nil }.count
    lines += ["", "\(taught) of \(response.ideas.count) ideas are taught.".line]
    let ideas = response.ideas.map { idea -> JSONObject in
      let katas = response.katas[idea.row] ?? []
      return ["row": idea.row, "idea": idea.text, "katas": katas.map(\.description)]
    }
    let cases = response.ideas.map {
      ($0.row, 0.0, response.katas[$0.row] == nil ? [$0.problem] : [])
    }
    view?.display(
      Page(
        lines: lines, object: ["ideas": ideas],
        forms: [.junit: junit(cases)],
        status: taught == response.ideas.count ? .done : .red))
  }

  func presentNew(response: Authoring.New.Response) {
    let lines =
      [Line("\(response.id) is there. Fill in its TODOs:", .strong)]
      + response.files.map {
        Line([Span("  "), Span($0, .code, link: SourceLocation(file: $0, line: 1))])
      }
      + [Line([Span("Then  ", .faint), Span(words.command("verify \(response.id)"), .code)])]
    view?.display(
      Page(lines: lines, object: ["kata": response.id.description, "files": response.files]))
  }

  private func lines(for proof: Authoring.Proof) -> [Line] {
    let isWell = proof.problems.isEmpty
    let runs = "\(Wording.count(proof.runs, "run")), \(Wording.seconds(proof.seconds))"
    let breaks = proof.breaks.map { "\(Wording.count($0.all, "break")), " } ?? ""
    let cost = breaks + (proof.isRemembered ? "nothing changed" : runs)
    let title = Line(
      [
        Span(isWell ? "✔ " : "✘ ", isWell ? .good : .bad), Span("\(proof.kata.id)", .strong),
        Span("  \(cost)", .faint),
      ], spoken: "\(proof.kata.id) \(isWell ? "verifies" : "does not verify"), \(cost).")
    return [title] + proof.problems.map(line)
  }

  private func line(for problem: CourseProblem) -> Line {
    Line([
      Span("  "), Span("\(problem.place): ", .code),
      Span(words.withProgramName(in: problem.message)),
      Span(" [\(problem.check)]", .faint),
    ])
  }

  private func object(for proof: Authoring.Proof) -> JSONObject {
    [
      "id": proof.kata.id.description, "ok": proof.problems.isEmpty,
      "findings": proof.problems.map(object), "seconds": proof.seconds, "suiteRuns": proof.runs,
      "remembered": proof.isRemembered, "breaks": proof.breaks?.object,
    ]
  }

  private func object(for problem: CourseProblem) -> JSONObject {
    [
      "check": problem.check, "message": problem.message, "file": problem.file,
      "line": problem.line,
    ]
  }

  /// - Parameter cases: a kata is one, or an idea.
  private func junit(_ cases: [(name: String, seconds: Double, problems: [CourseProblem])]) -> JUnit
  {
    let cases = cases.map { name, seconds, problems in
      JUnit.Case(
        name: name, seconds: seconds,
        flaws: problems.map {
          JUnit.Flaw(kind: .failure, message: $0.message, type: $0.check, text: $0.place)
        })
    }
    return JUnit(suites: [JUnit.Suite(name: "vipkata verify", cases: cases)])
  }
}

extension BreakCount {
  fileprivate var summary: String {
    let share = Double(unnoticed * 1000 / max(1, all)) / 10
    return "of \(Wording.count(all, "break")) \(unnoticed) "
      + "\(unnoticed == 1 ? "is" : "are") noticed by no test (\(share) %)"
      + (harmless > 0 ? ", \(harmless) \(harmless == 1 ? "is" : "are") harmless" : "")
  }

  fileprivate var object: JSONObject {
    ["all": all, "unnoticed": unnoticed, "harmless": harmless]
  }
}

extension Idea {
  /// What is found where no kata teaches it.
  fileprivate var problem: CourseProblem {
    CourseProblem(
      check: "coverage", kata: "", file: "Katas/ideas.json",
      message: "no kata teaches \(row): \(text)")
  }
}
