@MainActor
protocol GradingPresentationLogic: FailurePresentationLogic {
  func presentWarnings(response: Grading.Warn.Response)
  func presentProgress(response: Grading.ShowProgress.Response)
  func presentSheet(response: Grading.Sheet.Response)
}

/// Puts grades into words for teachers: a line for each learner, and one for each kata that is not
/// green.
struct GradingPresenter: GradingPresentationLogic, PagePresenter {
  weak var view: (any DisplayLogic)?
  let words: Wording
  var feedback: String?
  var results: String?

  func presentWarnings(response: Grading.Warn.Response) {
    if let why = response.exposed {
      view?.displayWarning(
        "warning: \(why), so learners' code runs here with all your rights: on your files, the "
          + "network, the other learners' work. Install bubblewrap, or grade in a container "
          + "without secrets and network.")
    }
    for name in response.archives {
      view?.displayWarning(
        "warning: \(name.plainLine) is not a folder, so it is not graded: unpack it into a folder "
          + "\((name.archived ?? name).plainLine) beside it.")
    }
  }

  func presentProgress(response: Grading.ShowProgress.Response) {
    let bar = CourseMap.bar(
      done: response.done, of: response.total, width: 30, noun: " katas of learners")
    view?.displayStatus(bar.text, after: [])
  }

  func presentSheet(response: Grading.Sheet.Response) {
    let sheet = response.sheet
    let object = JSONObject(sheet)
    var files = results.map { [OutputFile(path: $0, text: object.text + "\n")] } ?? []
    if let feedback {
      files += sheet.learners.map { learner in
        OutputFile(
          path: "\(feedback)/\(FeedbackPage.fileName(for: learner.learner))",
          text: FeedbackPage(learner: learner, katas: sheet.katas).text)
      }
    }
    view?.display(
      Page(
        lines: lines(for: sheet), object: object,
        formats: [.csv: CSV(sheet: sheet), .junit: JUnit(sheet: sheet)], files: files,
        status: sheet.status))
  }

  private func lines(for sheet: GradeSheet) -> [Line] {
    let names = sheet.learners.map { $0.learner.plainLine }
    let width = names.map(\.columns).max() ?? 0
    var lines: [Line] = []
    for (learner, name) in zip(sheet.learners, names) {
      lines.append(line(for: learner, name: name, width: width))
      if let words = learner.absenceWords {
        lines.append(Line("  ✘ \(words)", .bad, spoken: "\(name): \(words)."))
      }
      lines += ungreen(of: learner, name: name)
    }
    let part = sheet.shard.map { " in shard \($0)" } ?? ""
    let points = sheet.learners.map(\.points).reduce(0, +)
    let total = Wording.count(sheet.learners.map(\.outOf).reduce(0, +), "point")
    let sandbox = sheet.exposed == nil ? "each run in a sandbox" : "run without a sandbox"
    let learners = Wording.count(sheet.learners.count, "learner")
    lines.append(Line("\(learners)\(part), \(points) of \(total), \(sandbox)", .strong))
    if let course = sheet.course { lines.append(Line("Graded by the course in \(course)", .faint)) }
    return lines
  }

  private func line(for learner: GradedLearner, name: String, width: Int) -> Line {
    var counts = ["\(learner.count(.green)) green"]
    for (number, noun) in [
      (learner.count(.red), "red"), (learner.count(.unreadable), "that cannot be graded"),
      (learner.count(.notBegun), "not begun"), (learner.katas.count { $0.late }, "late"),
    ] where number > 0 {
      counts.append("\(number) \(noun)")
    }
    if let times = learner.times { counts.append("time: \(times)") }
    let words = counts.joined(separator: ", ")
    return Line(
      [
        Span(name.padded(to: width + 2), .strong), Span("\(learner.score)  "), Span(words, .faint),
      ], spoken: "\(name): \(learner.score), \(words).")
  }

  /// The lines on a learner's katas. A problem that all katas share is said once.
  private func ungreen(of learner: GradedLearner, name: String) -> [Line] {
    guard learner.katas.count > 1, let problem = learner.katas[0].problem,
      learner.katas.allSatisfy({ $0.problem == problem })
    else { return learner.katas.compactMap { line(for: $0) } }
    let text = learner.katas[0].headline.plainLine
    return [Line([Span("  ✘ ", .bad), Span(text)], spoken: "\(name): \(text).")]
  }

  private func line(for grade: Grade) -> Line? {
    let isQuiet = grade.state == .green || grade.state == .notBegun
    guard !isQuiet || !grade.remarks.isEmpty else { return nil }
    let text = grade.words.plainLine
    let mark = isQuiet ? Span("  ✔ ", .good) : Span("  ✘ ", .bad)
    return Line([mark, Span("\(grade.kata): \(text)")], spoken: "\(grade.kata): \(text).")
  }
}

extension String {
  var archived: String? {
    let name = lowercased()
    let endings = [
      ".tar.gz", ".tar.xz", ".tar.bz2", ".tar.zst", ".tar", ".tgz", ".txz", ".zip", ".7z", ".rar",
    ]
    let ending = endings.first { name.hasSuffix($0) && name != $0 }
    return ending.map { String(dropLast($0.count)) }
  }
}

extension GradeSheet {
  /// Red if any work is red or unreadable. Work that was not begun does not count.
  var status: ExitStatus {
    let all = learners.flatMap(\.katas).map(\.state)
    return all.allSatisfy { $0 == .green || $0 == .notBegun } ? .done : .red
  }
}
