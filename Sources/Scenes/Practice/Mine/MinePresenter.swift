@MainActor
protocol MinePresentationLogic: FailurePresentationLogic {
  func presentProgress(response: Mine.ShowProgress.Response)
  func presentBegin(response: Mine.Begin.Response)
  /// The learner's tests do not pass on their unbroken code.
  func presentRed(response: Practice.Check.Response)
  func presentTried(response: Mine.Try.Response)
}

/// Puts into words what the learner's own tests notice.
struct MinePresenter: MinePresentationLogic, PagePresenter {
  weak var view: (any DisplayLogic)?
  let words: Wording

  func presentProgress(response: Mine.ShowProgress.Response) {
    let trial = "Trying your tests of \(response.kata)"
    view?.displayStep(
      response.total == 0
        ? "\(trial) …" : "\(trial): break \(response.done) of \(response.total)")
  }

  func presentBegin(response: Mine.Begin.Response) {
    let id = response.kata.id
    let lines = [
      "You have no tests of \(id) yet, so here is a file to begin with.".line,
      "Make one of your types with a spy, call one method, and compare what the".line,
      "spy was told. The file has an example.".line, "",
    ]
    view?.show(
      lines + words.edit([response.file]) + [words.then("mine \(id)")],
      ["kata": id, "begun": response.file], .red)
  }

  func presentRed(response: Practice.Check.Response) {
    let id = response.kata.id
    let page = VerdictPage(response: response, words: words, next: "mine \(id)")
    let title = "Your tests of \(id) must first pass on your code as it is."
    view?.show(
      [title.line, ""] + page.lines,
      JSONObject(VerdictObject(kata: id, verdict: response.verdict)), .red)
  }

  func presentTried(response: Mine.Try.Response) {
    let id = response.kata.id
    let (all, noticed) = (response.tried.count, response.tried.count(where: \.isNoticed))
    let result =
      all == 0
      ? "There is nothing to break in your code of \(id)."
      : noticed == all
        ? "Your tests of \(id) notice \(all == 1 ? "the one break" : "all \(all) breaks")."
        : "Your tests of \(id) notice \(noticed) of \(Wording.count(all, "break"))."
    let isWell = noticed == all
    var lines = [Line([.mark(isWell), Span(result)], spoken: result)]
    lines += Break.Kind.allCases.flatMap { kind in
      missed(of: kind, in: response.tried.filter { $0.found.kind == kind })
    }
    let uncounted = response.chosen - all
    if uncounted > 0 {
      let why = "no test notices them, or they do not compile"
      lines += ["", Line("Tried, but not counted (\(why)): \(uncounted).", .faint)]
    }
    if response.chosen < response.all {
      lines += [
        "",
        Line("\(response.chosen) of \(response.all) breaks were tried. All of them:", .faint),
        Line("  \(words.command("mine \(id) --all"))", .code),
      ]
    }
    if !isWell {
      lines += ["", "Write a test that fails when you make such a mistake.".line]
      lines += words.edit(response.tests) + [words.then("mine \(id)")]
    }
    let breaks = response.tried.map { tried -> JSONObject in
      [
        "file": tried.file, "line": tried.found.line, "kind": tried.found.kind.rawValue,
        "break": tried.found.what, "noticed": tried.isNoticed,
      ]
    }
    view?.show(
      lines,
      [
        "kata": id.description, "noticed": noticed, "all": all, "breaks": breaks,
        "untried": response.all - response.chosen,
      ], isWell ? .done : .red)
  }

  private func missed(of kind: Break.Kind, in tried: [Mine.Tried]) -> [Line] {
    let missed = tried.filter { !$0.isNoticed }
    guard !missed.isEmpty else { return [] }
    let title = "\(kind.words): \(tried.count - missed.count) of \(tried.count) noticed, missed:"
    var lines = ["", Line("  \(title)", .strong)]
    for tried in missed {
      let place = SourceLocation(file: tried.file, line: tried.found.line)
      let name = Span("\(tried.file.fileName):\(place.line)", .code, link: place)
      let spoken = "\(tried.file):\(place.line): \(tried.found.what)"
      lines.append(Line([Span("    "), name], spoken: spoken))
      lines += tried.found.what.wrapped(to: 70).map { Line("      \($0)", spoken: "") }
    }
    return lines
  }
}

extension Break.Kind {
  fileprivate var words: String {
    switch self {
    case .calls: "Calls left out, made twice or too early"
    case .answers: "Cases answered as others"
    case .conditions: "Conditions and bounds"
    case .exits: "Early exits left out"
    case .assignments: "Assignments left out"
    case .references: "Weak references"
    case .arguments: "Arguments mixed up"
    case .values: "Flags and cases"
    }
  }
}
