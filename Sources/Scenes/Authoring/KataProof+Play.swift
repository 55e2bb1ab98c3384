/// Finds mistakes in `kata.json` that show only when something is built.
extension KataProof {
  private mutating func report(_ check: CourseProblem.Check, at key: String, _ flaw: KataFlaw) {
    report(check, "kata.json", flaw, line: workers.authoring.line(of: key, inManifestOf: kata))
  }

  /// - Returns: whether a misnamed module is why the suite does not build.
  mutating func reportMisnamedModule(
    _ error: Diagnostic, in suite: [SourceFile]
  ) throws -> Bool {
    guard case .module(let module) = MissingRequirement(compilerMessage: error.message),
      let file = suite.first(where: { error.place.file == "\(kata.suiteFolder)/\($0.path)" })
    else { return false }
    let lines = file.text.lines.dropFirst(error.place.line - 1)
    guard lines.first?.contains("@testable") == true else { return false }
    let place = try material.coursePath(of: error.place.file, in: kata, laid: [.solution])
    report(
      .manifest, at: "module",
      .misnamedModule(
        kata.manifest.module, imported: module, place: "\(place):\(error.place.line)"))
    return true
  }

  mutating func provePlay() {
    guard let entry = kata.manifest.play else { return }
    do {
      let job = try PlayJob(
        of: kata, from: entry, scene: material.solution(of: kata).scene, course: workers.course,
        syntax: workers.syntax)
      if try workers.player.firstReport(of: job).screen.elements.isEmpty {
        report(.play, at: "play", .screenShowsNothing)
      }
    } catch PlayedScene.Failure.entryDoesNotBuild(let entry, let why) {
      report(.play, at: "play", .playDoesNotCompile(entry: entry, why: why))
    } catch {
      report(.play, at: "play", .notPlayed(why: UserError(error).message))
    }
  }
}
