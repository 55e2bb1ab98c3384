/// The commands for authors of a course.
extension CommandTable {
  static let authoring = [
    Command(
      names: ["course"], operands: "init|site DIR",
      summary: "write the course out, as folders to work in or as pages to read",
      details: """
        `init` writes the course that this program came with, as DIR/Katas and DIR/Solutions;
        vipkata finds it in DIR and below. `site` writes pages for a browser to DIR: map, briefs,
        rules and ideas of the current course, without tests, hints and solutions.
        """,
      run: { call in
        let folder = call.operands[1]
        switch call.operands[0] {
        case "init": call.publishing.copy(request: Publishing.Copy.Request(folder: folder))
        case "site": call.publishing.makeSite(request: Publishing.Site.Request(folder: folder))
        default:
          throw UserError(
            "`vipkata course` does not take \"\(call.operands[0])\".",
            mend: "Write `vipkata course init DIR` or `vipkata course site DIR`.")
        }
      }),
    Command(
      names: ["new"], operands: "STAGE/KATA",
      options: [
        CommandOption(
          "--kind KIND", "code, or tests: the learner writes the suite",
          choices: Manifest.Kind.allCases.map(\.rawValue)),
        CommandOption("--carries KATA", "go on with that kata's code"),
      ],
      summary: "make the files of a new kata",
      run: {
        let kind = try $0.arguments.choice("--kind") ?? "code"
        $0.authoring.make(
          request: Authoring.New.Request(
            name: $0.operands[0], kind: Manifest.Kind(rawValue: kind) ?? .code,
            carries: $0.value("--carries")))
      }),
    Command(
      names: ["verify"], operands: "[KATA…]",
      options: [
        CommandOption("--fix", "write down which tests each mutant fails"),
        CommandOption("--again", "prove again even what has not changed"),
        CommandOption("--breaks", "break the solutions, and name each break that nothing notices"),
        CommandOption("--ideas", "only list which kata teaches which idea"),
      ],
      formats: [.text, .json, .junit],
      summary: "prove that katas teach what they claim",
      details: """
        The starter is red. The reference solution is green with its tests in any order, breaks
        no rule, and is formatted. Every mutant fails exactly the tests that it declares, and
        every test can fail. KATA is a kata or a whole stage. Once a kata is proved without a
        finding, it is proved again only when something that its proof depends on changes.
        --breaks makes one small mistake after another in each reference solution, such as a
        call left out, and names each that no hidden test and no rule of the kata notices.
        """,
      run: {
        if $0.has("--ideas") {
          $0.authoring.coverage()
        } else if $0.has("--breaks") {
          $0.authoring.breakSolutions(
            request: Authoring.Breaks.Request(katas: $0.operands, again: $0.has("--again")))
        } else {
          $0.authoring.verify(
            request: Authoring.Verify.Request(
              katas: $0.operands, fix: $0.has("--fix"), again: $0.has("--again")))
        }
      }),
  ]
}
