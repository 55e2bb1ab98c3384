/// Mistakes in `kata.json` that show only when something is built.
extension KataProof {
  private mutating func found(_ check: String, at key: String, _ message: String) {
    found(
      check, "kata.json", message, line: workers.authoring.line(of: key, inManifestOf: kata))
  }

  /// - Returns: whether that is why the suite does not build.
  mutating func foundMisnamedModule(
    _ error: Diagnostic, in suite: [SourceFile]
  ) throws -> Bool {
    guard case .module(let module) = MissingRequirement(compilerMessage: error.message),
      let file = suite.first(where: { error.place.file == "\(kata.suiteFolder)/\($0.path)" })
    else { return false }
    let lines = String(decoding: file.content, as: UTF8.self).lines.dropFirst(error.place.line - 1)
    guard lines.first?.contains("@testable") == true else { return false }
    let own = kata.manifest.module
    let place = try material.coursePath(of: error.place.file, in: kata, laid: [.solution])
    found(
      "manifest", at: "module",
      "\"module\" is \"\(own)\", and \(place):\(error.place.line) imports \(module): write "
        + "\"module\": \"\(module)\", or import \(own) there.")
    return true
  }

  mutating func provePlay() {
    guard let entry = kata.manifest.play else { return }
    do {
      let job = try PlayJob(
        of: kata, from: entry, scene: material.solution(of: kata).scene, course: workers.course,
        syntax: workers.syntax)
      if try workers.player.firstReport(of: job).screen.elements.isEmpty {
        found(
          "play", at: "play",
          "the screen that \"play\" makes shows nothing: make one with a text or a button.")
      }
    } catch PlayedScene.Failure.entryDoesNotBuild(let entry, let why) {
      found("play", at: "play", "\"play\" is \"\(entry)\", which does not compile: \(why)")
    } catch {
      found("play", at: "play", "the solution cannot be played: \(UserError(error).message)")
    }
  }
}
