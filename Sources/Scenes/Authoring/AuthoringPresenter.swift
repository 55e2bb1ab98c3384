@MainActor
protocol AuthoringPresentationLogic: FailurePresentationLogic {
  func presentProgress(response: Authoring.ShowProgress.Response)
  /// For katas that were proved, or whose solutions were broken.
  func presentVerify(response: Authoring.Verify.Response)
  func presentCoverage(response: Authoring.Coverage.Response)
  func presentNew(response: Authoring.New.Response)
}

/// Puts proofs into words for instructors.
struct AuthoringPresenter: AuthoringPresentationLogic, PagePresenter {
  weak var view: (any DisplayLogic)?
  let words: Wording
  /// The course's folder `Katas` and its parent, both relative to the current folder and ending in
  /// a slash.
  var katas = "Katas/"
  var base = ""

  func presentProgress(response: Authoring.ShowProgress.Response) {
    let bar = CourseMap.bar(
      done: response.done, of: response.total, width: 30, noun: " katas")
    view?.displayStatus(bar.text, after: lines(for: response.proof))
  }

  func presentVerify(response: Authoring.Verify.Response) {
    let (proofs, others) = (response.proofs, response.courseProblems)
    let untaught = response.untaught
    let missing = untaught.map {
      Line(
        [.mark(false), Span($0.problem.message)],
        spoken: "No kata teaches \($0.row): \($0.text)")
    }
    let problems = proofs.map(\.problems.count).reduce(0, +) + others.count + untaught.count
    let verified =
      "\(proofs.count { $0.problems.isEmpty }) of "
      + "\(Wording.count(proofs.count + response.unread, "kata")) verified"
    let remembered = proofs.count(where: \.isRemembered)
    let summary = [
      response.breaks?.summary ?? verified,
      remembered > 0 ? "nothing changed in \(remembered)" : nil,
      Wording.count(problems, "finding"),
      Wording.count(proofs.map(\.runs).reduce(0, +), "suite run"),
    ].compactMap { $0 }.joined(separator: ", ")
    let unreadable = Dictionary(grouping: others, by: \.kata).sorted { $0.key < $1.key }
    view?.display(
      Page(
        lines: others.map(line) + missing + [Line(summary, problems == 0 ? .good : .bad)],
        object: [
          "katas": proofs.map(object), "findings": others.map(object),
          "untaught": untaught.map(\.row), "breaks": response.breaks,
        ],
        formats: [
          .junit: junit(
            unreadable.map { ($0.key, 0, $0.value) }
              + proofs.map { ("\($0.kata.id)", $0.seconds, $0.problems) }
              + untaught.map { ($0.row, 0, [$0.problem]) })
        ], status: problems == 0 ? .done : .red))
  }

  func presentCoverage(response: Authoring.Coverage.Response) {
    let rows = response.ideas.map { idea in
      (idea: idea, katas: (response.katas[idea.row] ?? []).map(\.description))
    }
    let taught = rows.count { !$0.katas.isEmpty }
    let lines = rows.flatMap { idea, katas in
      [
        Line([Span("\(idea.row)  ", .strong), Span(idea.text)]),
        katas.isEmpty
          ? Line("    no kata", .bad) : Line("    \(katas.joined(separator: ", "))", .faint),
      ]
    }
    view?.display(
      Page(
        lines: lines + ["", "\(taught) of \(rows.count) ideas are taught.".line],
        object: [
          "ideas": rows.map { ["row": $0.row, "idea": $0.text, "katas": $1] as JSONObject }
        ],
        formats: [.junit: junit(rows.map { ($0.row, 0, $1.isEmpty ? [$0.problem] : []) })],
        status: taught == rows.count ? .done : .red))
  }

  func presentNew(response: Authoring.New.Response) {
    func list(_ files: [String]) -> [Line] { files.map { Line([Span("  "), .file($0)]) } }
    let complete = response.files.filter { !response.unfinished.contains($0) }
    let lines =
      [Line("Created \(response.id). Write what each \(Scaffold.mark) asks for:", .strong)]
      + list(response.unfinished) + [Line("The rest is a small example that works:", .strong)]
      + list(complete) + [words.offer("Then  ", "verify \(response.id)")]
    view?.show(lines, ["kata": response.id, "files": response.files])
  }

  private func lines(for proof: Authoring.Proof) -> [Line] {
    let isWell = proof.problems.isEmpty
    let runs = "\(Wording.count(proof.runs, "run")), \(Wording.seconds(proof.seconds))"
    let breaks = proof.breaks.map { "\(Wording.count($0.all, "break")), " } ?? ""
    let cost = breaks + (proof.isRemembered ? "nothing changed" : runs)
    let title = Line(
      [.mark(isWell), Span("\(proof.kata.id)", .strong), Span("  \(cost)", .faint)],
      spoken: "\(proof.kata.id) \(isWell ? "verifies" : "does not verify"), \(cost).")
    return [title] + proof.problems.map(line)
  }

  private func line(for problem: CourseProblem) -> Line {
    Line([
      Span("  "), Span("\(reachable(problem.place)): ", .code),
      Span(words.withProgramName(in: problem.message)),
      Span(" [\(problem.check.rawValue)]", .faint),
    ])
  }

  /// - Parameter path: relative to the course, as programs read it.
  private func reachable(_ path: String) -> String {
    path.hasPrefix("Katas/") ? katas + path.dropFirst(6) : base + path
  }

  private func object(for proof: Authoring.Proof) -> JSONObject {
    [
      "id": proof.kata.id, "ok": proof.problems.isEmpty,
      "findings": proof.problems.map(object), "seconds": proof.seconds, "suiteRuns": proof.runs,
      "remembered": proof.isRemembered, "breaks": proof.breaks,
    ]
  }

  private func object(for problem: CourseProblem) -> JSONObject {
    [
      "check": problem.check, "message": problem.message, "file": problem.file,
      "line": problem.line,
    ]
  }

  private func junit(_ cases: [(name: String, seconds: Double, problems: [CourseProblem])]) -> JUnit
  {
    let cases = cases.map { name, seconds, problems in
      JUnit.Case(
        name: name, seconds: seconds,
        flaws: problems.map {
          JUnit.Flaw(kind: .failure, message: $0.message, type: $0.check.rawValue, text: $0.place)
        })
    }
    return JUnit(suites: [JUnit.Suite(name: "vipkata verify", cases: cases)])
  }
}

extension BreakCount {
  fileprivate var summary: String {
    let share = Double(unnoticed * 1000 / max(1, all)) / 10
    return "\(unnoticed) of \(Wording.count(all, "break")) "
      + "\(unnoticed == 1 ? "goes" : "go") unnoticed (\(share) %)"
      + (harmless > 0 ? ", \(harmless) \(harmless == 1 ? "is" : "are") harmless" : "")
  }
}

extension Idea {
  fileprivate var problem: CourseProblem {
    CourseProblem(
      check: .coverage, kata: "", file: "Katas/ideas.json", flaw: .untaught(self))
  }
}
