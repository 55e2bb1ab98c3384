import Foundation

/// What the learner is told about a verdict.
extension CourseState {
  /// - Parameter since: when a kata was last laid out or checked before.
  func report(
    _ verdict: Verdict, on kata: Kata, since: Date?
  ) throws -> Practice.Check.Response {
    // For each hint that was given, one of the withheld places is shown.
    let lessons = verdict.findings.filter { kata.manifest.withholds.contains($0.rule) }
    let withheld = Array(lessons.dropFirst(progress.record(of: kata.id).hints.count))
    let told = told(verdict, of: kata, without: withheld)
    var report = Practice.Check.Response(
      kata: kata, verdict: told, isCurrent: kata.id == progress.current,
      files: try files(of: told, in: kata), plan: planned)
    if verdict.outcome != .green {
      report.help = try help(with: told, on: kata, withheld, since: since)
    }
    return report
  }

  /// The names of missed bugs are told only after their hints.
  private func told(_ verdict: Verdict, of kata: Kata, without withheld: [Finding]) -> Verdict {
    let seen = progress.record(of: kata.id).hints
    var told = verdict
    told.bugs = verdict.bugs.map { bug in
      let isKnown = bug.caught || seen.contains(.bug(bug.name ?? ""))
      return isKnown ? bug : bug.unnamed
    }
    if !withheld.isEmpty {
      told.findings.removeAll(where: withheld.contains)
      (told.looksLike, told.perhaps) = (nil, nil)
    }
    return told
  }

  private func files(of verdict: Verdict, in kata: Kata) throws -> Practice.Check.Files {
    var files = Practice.Check.Files()
    files.edit = workers.workspace.editPaths(of: kata)
    files.given = Set(try givenFiles(of: kata).below(kata.sceneFolder).map(\.path))
    if verdict.outcome == .buildFailed, kata.isCode {
      let paths = try workers.workspace.learnerFiles(of: kata).map(\.path)
      files.missing = try material.start(of: kata).scene.map(\.path)
        .filter { !paths.contains($0) }
    }
    files.changed = try changedFiles(of: kata).map(\.path)
      .filter { !files.missing.contains($0) }
    for file in files.changed + files.missing {
      files.paths[file] = workers.workspace.path(of: "\(kata.sceneFolder)/\(file)", in: kata)
    }
    for file in verdict.files {
      files.paths[file] = workers.workspace.path(of: file, in: kata)
    }
    // Carried code can be broken, too, though it is not among the files to edit.
    if let place = verdict.errors.first?.place, kata.letsSee(place),
      !files.given.contains(place.file),
      let path = files.paths[place.file], !files.edit.contains(path)
    {
      files.edit.insert(path, at: 0)
    }
    return files
  }

  private func help(
    with verdict: Verdict, on kata: Kata, _ withheld: [Finding], since: Date?
  ) throws -> Practice.Check.Help {
    let seen = progress.record(of: kata.id).hints
    let hints = try hints(for: kata, of: verdict.tests.map(\.name))
    return Practice.Check.Help(
      hasMoreHints: hints.contains { !seen.contains($0.key) },
      excerpts: try excerpts(of: verdict.failing, from: kata),
      withheld: Dictionary(grouping: withheld, by: \.rule).mapValues(\.count),
      onErrors: try workers.course.hints(of: kata).forErrors,
      savedElsewhere: since.flatMap { savedElsewhere(than: kata, since: $0) })
  }

  /// The last save since then, if it was in another kata's folder.
  private func savedElsewhere(than kata: Kata, since: Date) -> Practice.Check.SavedElsewhere? {
    // The journal counts in seconds.
    let since = since.addingTimeInterval(1)
    if let own = workers.workspace.lastSave(in: kata), own.time > since { return nil }
    let saves = course.katas.compactMap { other in
      workers.workspace.lastSave(in: other).map { (kata: other.id, file: $0.file, time: $0.time) }
    }
    return saves.filter { $0.time > since }.max { $0.time < $1.time }
      .map { Practice.Check.SavedElsewhere(kata: $0.kata, file: $0.file) }
  }

  private func excerpts(
    of failing: [TestResult], from kata: Kata
  ) throws -> [TestName: Practice.Excerpt] {
    let reveal = kata.manifest.reveal
    let shown = reveal == .always ? failing[...] : failing.prefix(reveal == .never ? 0 : 1)
    guard kata.isCode, !shown.isEmpty else { return [:] }
    let suite = try material.suite(of: kata).map(\.file)
    // If the tests cannot be read, the verdict does without excerpts.
    let tests = material.tests(of: kata, by: workers.suites)
    var excerpts: [TestName: Practice.Excerpt] = [:]
    for result in shown {
      guard let declaration = tests.first(where: { $0.name == result.name }),
        let file = suite.first(where: { $0.path == declaration.file })
      else { continue }
      let lines = file.text.lines
      let range = declaration.lines.clamped(to: 1...max(1, lines.count))
      let place = result.failures.compactMap(\.place).first { $0.file.hasSuffix(declaration.file) }
      excerpts[result.name] = Practice.Excerpt(
        file: declaration.file,
        rows: range.map { Practice.Excerpt.Row(number: $0, text: lines[$0 - 1]) },
        marked: place?.line)
    }
    return excerpts
  }
}
