/// What gives the learner other files than their own: the starter's, or a solution's.
extension CommandTable {
  static let reset = Command(
    names: ["reset"], operands: "[KATA|FILE]", operandCount: 0...1,
    options: [
      CommandOption("--caches", "free the disk of what was built, nothing else")
    ],
    summary: "the starter again; your version is kept",
    details: "FILE is one Swift file of the open kata, such as LoginRouter.swift: it alone.",
    run: {
      if $0.has("--caches") {
        $0.overview.clear()
      } else if let file = $0.operands.first, file.hasSuffix(".swift") {
        $0.practice.restore(request: Practice.Restore.Request(file: file))
      } else {
        $0.practice.reset(request: Practice.Reset.Request(kata: $0.operands.first))
      }
    })

  static let solution = Command(
    names: ["solution"], operands: "[KATA]", operandCount: 0...1,
    options: [
      CommandOption("--others", "other right solutions: what each buys and costs"),
      CommandOption("--spoil", "also before the kata is green"),
    ],
    summary: "the reference solution, as a diff from yours",
    run: {
      let (kata, spoil) = ($0.operands.first, $0.has("--spoil"))
      if $0.has("--others") {
        $0.practice.others(request: Practice.Others.Request(kata: kata, spoil: spoil))
      } else {
        $0.practice.solution(request: Practice.Solution.Request(kata: kata, spoil: spoil))
      }
    })
}
