/// The review of VIP code: pure, from files already read to findings.
struct VIPReview: Sendable {
  var settings = ReviewSettings()

  /// In the order of files and lines; at most one finding a line, so that one
  /// mistake is told once. Files of tests are left out.
  func findings(in files: [ReviewedFile]) -> [Finding] {
    findings(in: VIPCode(files, settings: settings))
  }

  /// The findings, and the scenes that were found.
  func report(on files: [ReviewedFile], unread: [UnreadFile] = []) -> ReviewReport {
    let code = VIPCode(files, settings: settings)
    let findings = findings(in: code)
    // A syntax error leaves code after it unread.
    let partlyRead = files.compactMap { file in
      file.tree.problems.first.map {
        UnreadFile(
          path: file.path, line: $0.line, reason: "only read in part, because \($0.message)")
      }
    }
    return ReviewReport(
      scenes: SceneMap(code: code, findings: findings).scenes(), findings: findings,
      unread: unread + partlyRead, fileCount: files.count)
  }

  private func findings(in code: VIPCode) -> [Finding] {
    var told: Set<String> = []
    var allowances = Allowances(code.files, of: settings.allowed)
    return ReviewRule.checks.filter { settings.rules.contains($0.rule) }
      .flatMap { rule, check in check(code).map { finding($0, of: rule) } }
      .filter { told.insert("\($0.file):\($0.line)").inserted }
      .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
      .compactMap { allowances.judge($0) }
  }

  private func finding(_ breach: Breach, of rule: String) -> Finding {
    let (line, column) = breach.position.place
    return Finding(
      rule: rule, file: breach.position.file.path, line: line, column: column,
      message: breach.message)
  }
}
