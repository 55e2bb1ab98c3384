@MainActor
protocol ReviewBusinessLogic {
  func check(request: Review.Check.Request)
  func draw(request: Review.Draw.Request)
  func explain(request: Review.Explain.Request)
  func listRules(request: Review.ListRules.Request)
}

/// Reviews code, after checking that the toolchain's code reader can be relied on.
struct ReviewInteractor: ReviewBusinessLogic {
  var presenter: (any ReviewPresentationLogic)?
  let worker: any ReviewWorkerLogic

  func check(request: Review.Check.Request) {
    attempt(failuresTo: presenter) {
      let code = try code(at: request.paths, part: request.part)
      var found = code.report
      if request.isVIP { (found.shape, found.foldersOfVIPER) = (nil, []) }
      var response = Review.Check.Response(
        paths: request.paths, isPart: request.part != nil, file: request.baseline,
        report: found.shape == nil ? found : found.unjudged)
      if found.shape == nil {
        if let file = request.baseline {
          try compare(&response, with: file, code)
        }
        if let lines = code.part { response.report.restrict(to: lines) }
      }
      response.isUnwritten = request.baseline?.change != nil && response.baseline == nil
      let isSeen = found.shape == nil && response.report.seen.contains { $0.scenes > 0 }
      response.isUnseen = request.isStrict && !isSeen
      presenter?.presentCheck(response: response)
    }
  }

  func draw(request: Review.Draw.Request) {
    attempt(failuresTo: presenter) {
      let code = try code(at: request.paths)
      presenter?.presentDraw(
        response: Review.Draw.Response(paths: request.paths, report: code.report))
    }
  }

  func explain(request: Review.Explain.Request) {
    attempt(failuresTo: presenter) {
      guard let rule = ReviewRule.named(request.rule) else {
        throw Review.Failure.unknownRule(
          request.rule, nearest: Nearest.word(to: request.rule, among: ReviewRule.all.map(\.id)))
      }
      presenter?.presentExplain(response: Review.Explain.Response(rule: rule))
    }
  }

  func listRules(request: Review.ListRules.Request) {
    presenter?.presentListRules(response: Review.ListRules.Response(rules: ReviewRule.all))
  }

  private func code(at paths: [String], part: ReviewedPart? = nil) throws -> CodeToReview {
    try ReviewSelfCheck.run(reading: worker.tree)
    return try worker.code(at: paths, part: part)
  }

  /// Unread code may hold what seems to be gone: then nothing is gone, and the baseline stays.
  private func compare(
    _ response: inout Review.Check.Response, with file: Review.BaselineFile, _ code: CodeToReview
  ) throws {
    let changed = code.part
    let found = response.report
    let old = try worker.baseline(at: file.path)
    guard let old = old ?? (file.change == nil ? nil : Baseline(of: found.all)) else {
      throw Review.Failure.noBaseline(file.path)
    }
    response.report = found.without(old, changed: changed)
    guard found.unread.isEmpty else { return }
    let muted = muted(in: code)
    let all = found.all.filter { $0.severity == .warning } + muted
    response.gone = old.gone(from: all).filter { code.settings.counts($0.key.rule) }
    response.lines = old.lines
    if let change = file.change {
      let known =
        change == .grow ? found.all + old.part(muted).known : old.part(all, changed: changed).known
      let new = Baseline(of: known)
      response.report = found.without(new, changed: changed)
      response.baseline = new
    }
  }

  /// Findings that the settings turn off or into notes; they are not gone.
  private func muted(in code: CodeToReview) -> [Finding] {
    let settings = code.settings
    guard settings != settings.unmuted else { return [] }
    return VIPReview(settings: settings.unmuted).report(on: code.files).all.filter {
      !settings.counts($0.rule) || settings.severity(of: $0.rule, in: $0.file) != .warning
    }
  }
}

extension CodeToReview {
  fileprivate var report: ReviewReport {
    VIPReview(settings: settings).report(on: files, unread: unread)
  }
}
