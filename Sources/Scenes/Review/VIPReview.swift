/// The review of VIP code: a pure function from files already read to findings.
struct VIPReview: Sendable {
  var settings = ReviewSettings()

  /// Sorted by file and line, with at most one finding per line, so that a learner mends one
  /// mistake at a time. Files of tests are left out.
  func findings(in files: [ReviewedFile]) -> [Finding] {
    var allowances = Allowances(of: settings.allowed)
    return found(in: VIPCode(files, settings: settings), &allowances).map { $0[0] }
  }

  /// The findings, the scenes that were found, and whether the code is written in VIP at all.
  func report(on files: [ReviewedFile], unread: [UnreadFile] = []) -> ReviewReport {
    let code = VIPCode(files, settings: settings)
    var allowances = Allowances(of: settings.allowed)
    let (findings, covered) = found(in: code, &allowances).flatMap { $0 }.folded
    // A syntax error leaves the code after it unread.
    let partlyRead = files.compactMap { file in
      file.tree.problems.first.map {
        UnreadFile(
          path: file.path, line: $0.line, reason: "only read in part, because \($0.message)")
      }
    }
    return ReviewReport(
      scenes: SceneMap(code: code, findings: findings).scenes(),
      findings: findings + allowances.unneeded(keeping: settings.rules),
      covered: covered, unread: unread + partlyRead,
      fileCount: files.count, shape: code.shape,
      foldersOfVIPER: code.foldersOfVIPER, strayNames: strayNames(in: code))
  }

  /// Leaves out names with `*`: a pattern may be meant for more than this project.
  private func strayNames(in code: VIPCode) -> [StrayName] {
    let given = Set(settings.roles.keys).union(settings.through.keys)
      .union(settings.outside).union(settings.localisers).filter { !$0.contains("*") }
    let strays = settings.strayPaths.map { StrayName(name: $0, nearest: nil) }
    guard !given.isEmpty else { return strays }
    let known = Set(code.files.flatMap { file in file.tokens.map { file.text($0.range) } })
    let declared = code.types.map(\.name)
    return strays
      + given.subtracting(known).sorted().map {
        StrayName(name: $0, nearest: Nearest.word(to: $0, among: declared))
      }
  }

  /// For each line, the findings that are not allowed, warnings before notes.
  private func found(in code: VIPCode, _ allowances: inout Allowances) -> [[Finding]] {
    allowances.read(code.files)
    let all: [Finding] = ReviewRule.checks.filter { settings.rules.contains($0.rule) }
      .flatMap { rule, check in check(code).compactMap { finding($0, of: rule, in: code) } }
    let lines = Dictionary(grouping: all) { "\($0.file):\($0.line)" }.values
      .sorted { ($0[0].file, $0[0].line) < ($1[0].file, $1[0].line) }
    return lines.compactMap { line -> [Finding]? in
      let told = allowances.judge(line)
      guard !told.isEmpty else { return nil }
      return told.filter { $0.severity == .warning } + told.filter { $0.severity == .note }
    }
  }

  private func finding(_ breach: Breach, of rule: String, in code: VIPCode) -> Finding? {
    let file = breach.file
    guard let severity = settings.severity(of: rule, in: file.path) else { return nil }
    let (line, column) = breach.position.place
    let word = file.token(at: breach.position.offset)
    let wide = Finding.WideColumns(
      start: file.wideColumn(of: breach.position.offset),
      end: word.map { file.wideColumn(of: $0.range.upperBound) },
      related: breach.related.map { $0.file.wideColumn(of: $0.offset) })
    return Finding(
      rule: rule, file: file.path, line: line, column: column,
      endColumn: word.map { column + $0.range.count }, message: breach.message,
      severity: severity,
      owner: code.owner(of: breach.position),
      related: breach.related.map {
        let place = $0.place
        return SourceLocation(file: $0.file.path, line: place.line, column: place.column)
      }, wide: wide)
  }
}

extension VIPCode {
  /// The type and member around a position, and their scene. An import belongs to the first part
  /// that its file declares, or else to the alphabetically first type.
  fileprivate func owner(of position: Position) -> Finding.Owner {
    var names: [String] = []
    var member: String?
    var nodes = position.file.nodes
    while member == nil, let node = nodes.first(where: { $0.range.contains(position.offset) }) {
      if TypeDeclaration.Kind(rawValue: node.kind) != nil {
        names.append(node.name)
      } else if node.kind.hasPrefix("decl."), !node.name.isEmpty {
        member = node.name
      }
      nodes = node.children
    }
    let path = names.joined(separator: ".")
    let type =
      path.isEmpty
      ? parts.map(\.type).first { $0.file == position.file }
      : declaration(named: path, from: position.file)
    let name = type?.path ?? (path.isEmpty ? nil : path)
    return Finding.Owner(
      scene: type?.scene?.name, type: name ?? (member == nil ? position.file.title : nil),
      member: member)
  }
}
