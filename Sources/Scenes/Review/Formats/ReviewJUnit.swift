extension JUnit {
  /// A case for each finding, named by its place and rule: CI pages show one failure per case.
  /// - Parameter remarks: what is said besides the findings.
  init(report: ReviewReport, remarks: [String] = []) {
    let told = report.findings.map { finding in
      Case(
        name: "\(finding.file):\(finding.line) \(finding.rule)",
        flaws: [
          Flaw(
            kind: finding.severity == .note ? .skipped : .failure, message: finding.message,
            type: finding.rule, text: "\(finding.file):\(finding.line):\(finding.column)")
        ])
    }
    let unread = report.unread.map {
      Case(name: $0.path, flaws: [Flaw(kind: .error, message: $0.reason)])
    }
    let isClean = (told + unread).isEmpty && report.shape == nil && !report.scenes.isEmpty
    let passed = isClean ? [Case(name: "no rule is broken")] : []
    let said = remarks.enumerated().map { index, remark in
      Case(name: "remark \(index + 1)", flaws: [Flaw(kind: .skipped, message: remark)])
    }
    suites = [Suite(name: "vipkata review", cases: told + unread + passed + said)]
  }
}
