package import Entities

/// The review of VIP code: pure, from files already read to findings.
package struct VIPReview: Sendable {
  private let settings: ReviewSettings

  package init(settings: ReviewSettings = ReviewSettings()) {
    self.settings = settings
  }

  /// - Parameter rules: ids of `ReviewRule`; an unknown one finds nothing.
  package init(rules: Set<String>) {
    self.init(settings: ReviewSettings(rules: rules))
  }

  /// In the order of files and lines; at most one finding a line, so that one
  /// mistake is told once.
  package func findings(in files: [ReviewedFile]) -> [Finding] {
    let base = CodeBase(files)
    let code = VIPCode(base, settings: settings)
    var told: Set<String> = []
    let findings = ReviewRule.checks.filter { settings.rules.contains($0.rule) }
      .flatMap { rule, check in check(code).map { base.finding($0, of: rule) } }
      .filter { told.insert("\($0.file):\($0.line)").inserted }
    return findings.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }
}

extension CodeBase {
  fileprivate func finding(_ breach: Breach, of rule: String) -> Finding {
    let file = files[breach.place.file]
    let place = file.place(of: breach.place.offset)
    return Finding(
      rule: rule, file: file.path, line: place.line, column: place.column, message: breach.message)
  }
}
