@MainActor
protocol ReviewPresentationLogic: FailurePresentationLogic {
  func presentCheck(response: Review.Check.Response)
  func presentDraw(response: Review.Draw.Response)
  func presentExplain(response: Review.Explain.Response)
  func presentListRules(response: Review.ListRules.Response)
}

/// Words a review for people and for editors, which turn `file:line:column` into links.
struct ReviewPresenter: ReviewPresentationLogic, PagePresenter {
  weak var view: (any DisplayLogic)?
  let words: Wording
  /// The version of this program, for SARIF.
  let version: String

  func presentCheck(response: Review.Check.Response) {
    var report = response.report
    report.findings += gone(from: response)
    let file = response.file
    if response.isUnseen {
      report.unread += response.paths.map { unseen($0, isJudged: report.shape == nil) }
    }
    if let file, response.isUnwritten {
      report.unread.append(unwritten(file.path, isJudged: report.shape == nil))
    }
    let told = report.findings.map(line) + report.unread.map(line)
    let summary = summary(of: report, in: response)
    let remarks = remarks(on: report, in: response)
    let path = response.paths[0]
    view?.display(
      Page(
        lines: report.shape == nil ? told + summary : summary + told,
        object: [
          "scenes": report.scenes, "seen": report.seen,
          "findings": report.findings.map(FindingObject.init),
          "known": file.map { _ in report.known.map(FindingObject.init) },
          "elsewhere": response.isPart ? report.elsewhere : nil,
          "unread": report.unread.map(object), "files": report.fileCount,
          "shape": report.shape.map(object),
        ],
        formats: [
          .github: GitHubCommands(report: report, remarks: remarks),
          .checkstyle: Checkstyle(report: report, remarks: remarks, on: path),
          .junit: JUnit(report: report, remarks: remarks),
          .sarif: SARIF(
            report: report, remarks: remarks, version: version, hasBaseline: file != nil),
        ],
        files: response.baseline.flatMap { new in
          file.map { [OutputFile(path: $0.path, text: new.text)] }
        } ?? [],
        status: status(of: report)))
  }

  func presentDraw(response: Review.Draw.Response) {
    let report = response.report
    let diagram = DiagramPage(scenes: report.scenes, path: Wording.list(response.paths)).lines
    view?.display(
      Page(
        lines: diagram + report.unread.map { Line("Not read: \($0.path.inOneLine), \($0.reason)") },
        object: ["scenes": report.scenes, "unread": report.unread.map(object)],
        status: report.unread.isEmpty ? .done : .failed))
  }

  func presentExplain(response: Review.Explain.Response) {
    let rule = response.rule
    view?.display(
      Page(
        lines: [Line(rule.id, .strong)] + rule.why.wrapped(to: 80).map(\.line) + [
          "",
          Line("Correct", .good), Line("  \(rule.correct)", .code),
          Line("Incorrect", .bad), Line("  \(rule.incorrect)", .code), "",
          Line("Where the rule does not fit, write this and your reason:", .faint),
          Line("  // vipkata:allow \(rule.id)", .code),
        ], object: ["rules": [rule]]))
  }

  func presentListRules(response: Review.ListRules.Response) {
    let lines = response.rules.flatMap { rule in
      [Line(rule.id, .strong)] + rule.why.wrapped(to: 78).map { Line("  \($0)") }
    }
    view?.display(Page(lines: lines, object: ["rules": response.rules]))
  }

  private func object(for shape: ProjectShape) -> JSONObject {
    ["name": shape.name, "evidence": shape.evidence]
  }

  private func object(for file: UnreadFile) -> JSONObject {
    ["file": file.path, "line": file.line, "message": file.reason]
  }

  private func line(_ finding: Finding) -> Line {
    let (file, line, column) = (finding.file, finding.line, finding.column)
    return Line([
      Span(
        "\(file.inOneLine):\(line):\(column):",
        link: SourceLocation(file: file, line: line, column: column)),
      Span(" \(finding.severity.rawValue): ", finding.severity == .note ? .strong : .bad),
      Span(finding.message.inOneLine), Span(" [\(finding.rule)]", .faint),
    ])
  }

  private func line(_ file: UnreadFile) -> Line {
    Line([
      Span(
        file.path.inOneLine + (file.line.map { ":\($0):1:" } ?? ":"),
        link: SourceLocation(file: file.path, line: file.line ?? 1)),
      Span(" warning: ", .bad), Span(file.reason),
    ])
  }

  /// Findings about entries of the baseline that no finding matches, placed at those entries.
  private func gone(from response: Review.Check.Response) -> [Finding] {
    guard let file = response.file, file.change == nil else { return [] }
    let paths = response.paths.joined(separator: " ")
    let new = Set(response.report.findings.filter { $0.severity == .warning }.map(\.rule))
    return response.gone.map { key, count in
      let owner = [key.owner.type, key.owner.member].compactMap { $0 }.joined(separator: ".")
      let place = owner.isEmpty ? "" : " in \(owner)"
      return Finding(
        rule: key.rule, file: file.path, line: response.lines[key] ?? 1, column: 1,
        message: (count == 1
          ? "a known finding\(place) is gone; remove it: "
          : "\(count) known findings\(place) are gone; remove them: ")
          + "`\(words.program) review \(paths) --baseline \(file.path) --update`"
          + (new.contains(key.rule) ? "; if the code was only renamed or moved, add --grow" : ""),
        owner: key.owner)
    }.sorted { ($0.message, $0.rule) < ($1.message, $1.rule) }
  }

  private func summary(of report: ReviewReport, in response: Review.Check.Response) -> [Line] {
    if let unjudged = unjudged(report, at: response.paths) {
      let style = report.shape == nil ? Style.faint : .strong
      let findings = report.findings.isEmpty ? nil : verdict(on: report, isPart: response.isPart)
      return [kept(in: response), findings, Line(unjudged, style)].compactMap { $0 }
    }
    return [kept(in: response), verdict(on: report, isPart: response.isPart)].compactMap { $0 }
      + SightLine(report: report).lines.map { Line($0, .faint) }
  }

  /// What every format says besides the findings: why there are none, or what was not judged.
  private func remarks(on report: ReviewReport, in response: Review.Check.Response) -> [String] {
    unjudged(report, at: response.paths).map { [$0] } ?? SightLine(report: report).remarks
  }

  /// Why nothing was judged.
  private func unjudged(_ report: ReviewReport, at paths: [String]) -> String? {
    let path = Wording.list(paths)
    if let shape = report.shape {
      return "\(path) looks like \(shape.name), not like VIP: \(shape.evidence). "
        + "Nothing was judged; --as vip judges it by VIP's rules anyway."
    }
    guard report.scenes.isEmpty else { return nil }
    return report.unread.isEmpty
      ? "No VIP scene was found in \(path): nothing to review."
      : "No VIP scene was found in what could be read of \(path)."
  }

  private func kept(in response: Review.Check.Response) -> Line? {
    guard let file = response.file, let baseline = response.baseline else { return nil }
    let count = baseline.counts.values.reduce(0, +)
    return Line("\(file.path) holds \(Wording.count(count, "finding")).", .good)
  }

  private func verdict(on report: ReviewReport, isPart: Bool) -> Line {
    let seen =
      Wording.count(report.scenes.count, "scene") + " in "
      + Wording.count(report.fileCount, "file")
    let known = report.known.isEmpty ? "" : ", \(report.known.count) known"
    let elsewhere = report.elsewhere == 0 ? "" : ", \(report.elsewhere) elsewhere"
    let rest = known + (isPart ? elsewhere : "") + ", \(seen)"
    let notes = report.findings.count { $0.severity == .note }
    let noted = notes == 0 ? "" : ", " + Wording.count(notes, "note")
    if report.findings.count > notes {
      let findings = Wording.count(report.findings.count - notes, "finding")
      return Line(findings + noted + rest, .strong)
    }
    guard report.unread.isEmpty else {
      return Line("No rule is broken in what could be read\(noted)\(rest)", .strong)
    }
    let news =
      report.known.isEmpty && report.elsewhere == 0 ? "no rule is broken" : "no new finding"
    return Line(
      "✔ \(news)\(noted)\(rest)", .good,
      spoken: news.prefix(1).uppercased() + news.dropFirst() + noted + rest + ".")
  }

  /// A review that could not read everything has not found the code clean.
  private func status(of report: ReviewReport) -> ExitStatus {
    if report.findings.contains(where: { $0.severity == .warning }) { return .red }
    return report.unread.isEmpty ? .done : .failed
  }

  private func unseen(_ path: String, isJudged: Bool) -> UnreadFile {
    UnreadFile(
      path: path,
      reason: isJudged
        ? "no step of the cycle was seen, and --strict needs one; name the parts in "
          + ".vipkata-review.json, or leave --strict out"
        : "nothing was judged, which --strict refuses; add --as vip, or leave --strict out")
  }

  private func unwritten(_ path: String, isJudged: Bool) -> UnreadFile {
    UnreadFile(
      path: path,
      reason: "this baseline is not written, as "
        + (isJudged
          ? "not all of the code could be read; mend that first"
          : "nothing was judged; add --as vip, or leave --baseline out"))
  }
}

extension String {
  /// A file's name may contain line breaks, and a log could take the next line for a command.
  fileprivate var inOneLine: String { lines.joined(separator: " ") }
}
