/// The commands for code that is no kata: the reader's own app.
extension CommandTable {
  static let ownCode = [
    Command(
      names: ["review"], operands: "[PATH…]", options: reviewOptions,
      formats: [.text, .json, .github, .sarif, .junit, .checkstyle],
      summary: "check a folder of Swift, such as your own app, against the VIP rules",
      details: """
        PATH is a folder or a file; nothing is built, so it reads iOS code on Linux too. A
        line `// vipkata:allow RULE reason` silences one finding, and a file
        .vipkata-review.json at the root turns rules off. All code is read, even where
        --only, --since or --staged limits what is reported.
        """,
      run: { try review($0) }),
    Command(
      names: ["scene"], operands: "NAME", options: sceneOptions,
      summary: "make a VIP scene for your own app, with spies and tests",
      details: """
        On a terminal, it asks for the purpose, the data and the navigation, shows the files, and
        asks before it writes; elsewhere, use the options. It never overwrites a file.
        DIR gets two folders, NAME and NAMETests. Templates are plain files: copy the folder
        Katas/Templates/Scene, change it, and name your copy with --templates.
        """,
      run: { call in
        var request = NewScene.Plan.Request(name: call.operands[0])
        request.module = call.value("--module")
        request.useCases = call.arguments.values("--use-case")
        for choice in SceneChoice.allCases {
          request.choices[choice] = try call.arguments.choice("--\(choice.rawValue)")
        }
        request.isInteractive = call.isInteractive
        let scene = call.newScene
        scene.plan(request: request)
        try call.converse { scene.answer(request: NewScene.Answer.Request(text: $0)) }
      }),
  ]

  private static let sceneOptions =
    SceneChoice.allCases.map {
      CommandOption(
        "--\($0.rawValue) \($0.rawValue.uppercased())", $0.words.joined(separator: ", "),
        choices: $0.words)
    } + [
      CommandOption("--use-case NAME", "such as Pay; may be repeated"),
      CommandOption("--into DIR", "where it goes; default: here"),
      CommandOption("--module NAME", "what its tests import; default: the scene's name"),
      CommandOption("--templates DIR", "your team's own templates"),
    ]

  private static let reviewOptions = [
    CommandOption("--only PATH", "report only what is found there; may be repeated"),
    CommandOption(
      "--since REF", "report only what is found in lines changed since this commit"),
    CommandOption("--staged", "report only what is found in what git is about to commit"),
    CommandOption("--baseline FILE", "findings that this file lists are known, and do not count"),
    CommandOption("--update", "remove from the baseline what is no longer found, or begin one"),
    CommandOption("--grow", "add new findings to the baseline, too"),
    CommandOption("--strict", "fail if no scene, or no step of a scene, was found"),
    CommandOption(
      "--as ARCHITECTURE",
      "also check code that looks like VIPER, RIBs, MVVM or MVP: --as vip",
      choices: ["vip"]),
    CommandOption("--diagram", "routes and cycles as Mermaid charts, in Markdown"),
    CommandOption("--rules", "the rules, a line each"),
    CommandOption(
      "--explain RULE", "why a rule is there, with examples", choices: ReviewRule.all.map(\.id)),
  ]

  private static func review(_ call: Call) throws {
    try Interrupts.restoreDefaults()
    if let rule = call.value("--explain") {
      return call.review.explain(request: Review.Explain.Request(rule: rule))
    }
    if call.has("--rules") {
      return call.review.listRules(request: Review.ListRules.Request())
    }
    guard !call.operands.isEmpty else {
      throw UserError(
        "`vipkata review` needs PATH.", mend: "Write `vipkata review Sources`, for example.")
    }
    if call.has("--diagram") {
      let format = call.value("--format") ?? "text"
      guard ["text", "json"].contains(format) else {
        throw UserError(
          "--diagram cannot be written as --format \(format).",
          mend: "Leave --format out for Markdown, or write --format json for the data.")
      }
      return call.review.draw(request: Review.Draw.Request(paths: call.operands))
    }
    call.review.check(
      request: Review.Check.Request(
        paths: call.operands, part: try reviewedPart(call), baseline: try baseline(call),
        isStrict: call.has("--strict"), isVIP: try call.arguments.choice("--as") != nil))
  }

  private static func reviewedPart(_ call: Call) throws -> ReviewedPart? {
    let only = call.arguments.values("--only")
    let parts = [
      only.isEmpty ? nil : ReviewedPart.paths(only),
      call.value("--since").map { .since($0) },
      call.has("--staged") ? .staged : nil,
    ].compactMap { $0 }
    guard parts.count < 2 else {
      throw UserError(
        "--only, --since and --staged cannot be combined.", mend: "Choose one of them.")
    }
    return parts.first
  }

  private static func baseline(_ call: Call) throws -> Review.BaselineFile? {
    let changes: Review.BaselineFile.Change? =
      call.has("--grow") ? .grow : call.has("--update") ? .update : nil
    if let path = call.value("--baseline") {
      return Review.BaselineFile(path: path, change: changes)
    }
    guard changes == nil else {
      throw UserError(
        "--update and --grow need a baseline.", mend: "Name it with --baseline FILE.")
    }
    return nil
  }
}
