/// Why nobody is graded, or results cannot be joined.
extension UserError {
  static func brokenCourse(_ problem: CourseProblem) -> UserError {
    UserError(
      "The course cannot grade anybody: \(problem.file): \(problem.message)",
      mend: "`vipkata verify` says all that is wrong with it.")
  }

  static let nothingToMerge = UserError("There is nothing to merge.")

  static func otherCourse(_ file: String, than first: String) -> UserError {
    UserError(
      "\(file) was graded with another course than \(first).",
      mend: "Grade all shards with one version of the course.")
  }

  static func otherShards(
    _ first: String, of: Int, _ file: String, otherOf: Int
  ) -> UserError {
    UserError(
      "\(first) is one of \(of) shards, and \(file) one of \(otherOf).",
      mend: "Merge files that were graded with one number of shards.")
  }

  static func shardTwice(_ one: String, _ other: String, _ shard: Shard) -> UserError {
    UserError("\(one) and \(other) are both shard \(shard).", mend: "Name each shard once.")
  }

  static func shardsMissing(_ shards: [Shard]) -> UserError {
    UserError(
      "\(shards.count == 1 ? "The shard" : "The shards") "
        + shards.prefix(10).map(\.description).joined(separator: ", ")
        + "\(shards.count > 10 ? ", …" : "") \(shards.count == 1 ? "is" : "are") missing.",
      mend: "Grade what is missing with `vipkata grade DIR --shard \(shards[0])`.")
  }

  static func learnerTwice(_ learner: String) -> UserError {
    UserError("\(learner) is in two of the files: merge the shards of one folder.")
  }
}
