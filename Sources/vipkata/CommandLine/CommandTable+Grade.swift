import Foundation

extension CommandTable {
  static let grade = Command(
    names: ["grade"], operands: "DIR", operandCount: 1...10_000,
    options: [
      CommandOption("--since DATE", "only work that was changed since"),
      CommandOption("--deadline DATE", "what was changed later is late"),
      CommandOption("--feedback FOLDER", "write a Markdown page for each learner"),
      CommandOption("--shard K/N", "only the K-th of N parts of the learners"),
      CommandOption("--results FILE", "write the JSON, for --merge, too"),
      CommandOption("--merge", "join the results of all shards: grade --merge FILE…"),
    ],
    formats: [.text, .json, .junit, .csv],
    summary: "run everyone's work again, and say what it is worth",
    details: """
      DIR has a folder for each learner: a workspace, or a git checkout that is one or has
      a folder Workspace in it. Only the files that a kata lets learners edit, and new ones
      beside them, are taken from there; suites, all other files and the points are the course's.
      What was run once is not run again: if you stop `grade`, the next call goes on from there.
      Where bubblewrap (bwrap) is installed, a learner's code has no network, and sees neither
      your files nor those of other learners.
      DATE is 2026-11-30 or 2026-11-30T18:00, in your time zone, or with Z or +01:00 in
      another. A deadline without a time is the end of that day. The time of work is that of the
      last commit that changed it, or of its files where git cannot tell; the grades say which
      of the two. Learners can set both.
      """,
    run: {
      guard !$0.has("--merge") else {
        return $0.grading(of: $0.places.currentFolder).merge(
          request: Grading.Merge.Request(files: $0.operands))
      }
      guard $0.operands.count == 1 else {
        throw UserError(
          "`vipkata grade` takes one folder.",
          mend: "`vipkata grade --merge FILE…` joins results.")
      }
      $0.grading(of: $0.places.currentFolder.resolving($0.operands[0])).grade(
        request: Grading.Grade.Request(
          shard: try $0.value("--shard").map { try shard($0) },
          since: try date("--since", $0, isEnd: false),
          deadline: try date("--deadline", $0, isEnd: true),
          course: $0.places.course.path))
    })

  private static func shard(_ text: String) throws -> Shard {
    guard let shard = Shard(text) else {
      throw UserError(
        "--shard \(text) is not possible.", mend: "Write --shard 3/20 for the third of 20.")
    }
    return shard
  }

  private static func date(_ option: String, _ call: Call, isEnd: Bool) throws -> Date? {
    try call.value(option).map { text in
      guard let date = DateArgument(text, in: .current) else {
        throw UserError(
          "\(option) \(text) is no date.",
          mend:
            "Write a day, \(option) 2026-11-30, or a time, \(option) 2026-11-30T18:00, with Z or "
            + "+01:00 behind it where it is not your own time zone's.")
      }
      return isEnd ? date.end : date.beginning
    }
  }
}
