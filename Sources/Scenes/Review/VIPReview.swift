/// The review of VIP code: pure, from files already read to findings.
struct VIPReview: Sendable {
  var settings = ReviewSettings()

  /// In the order of files and lines; at most one finding a line, so that one
  /// mistake is told once. Files of tests are left out.
  func findings(in files: [ReviewedFile]) -> [Finding] {
    findings(in: code(of: files))
  }

  /// The findings, and the scenes that were found.
  func report(on files: [ReviewedFile], unread: [UnreadFile] = []) -> ReviewReport {
    let code = code(of: files)
    let findings = findings(in: code)
    return ReviewReport(
      scenes: SceneMap(code: code, findings: findings).scenes(), findings: findings,
      unread: unread + files.compactMap(\.unread), fileCount: files.count)
  }

  private func code(of files: [ReviewedFile]) -> VIPCode {
    VIPCode(
      CodeBase(files.concurrentMap { SourceCode($0) }.filter { !$0.isTest }), settings: settings)
  }

  private func findings(in code: VIPCode) -> [Finding] {
    var told: Set<String> = []
    var allowances = Allowances(code.base.files, of: settings.allowed)
    return ReviewRule.checks.filter { settings.rules.contains($0.rule) }
      .flatMap { rule, check in check(code).map { code.base.finding($0, of: rule) } }
      .filter { told.insert("\($0.file):\($0.line)").inserted }
      .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
      .compactMap { allowances.judge($0) }
  }
}

extension CodeBase {
  fileprivate func finding(_ breach: Breach, of rule: String) -> Finding {
    let file = files[breach.position.file]
    let place = file.place(of: breach.position.offset)
    return Finding(
      rule: rule, file: file.path, line: place.line, column: place.column, message: breach.message)
  }
}

extension ReviewedFile {
  /// A syntax error leaves code after it unread.
  fileprivate var unread: UnreadFile? {
    tree.problems.first.map {
      UnreadFile(path: path, line: $0.line, reason: "only read in part, because \($0.message)")
    }
  }
}
