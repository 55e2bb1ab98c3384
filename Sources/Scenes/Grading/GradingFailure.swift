extension Grading {
  /// Why nobody is graded, or results cannot be joined.
  enum Failure: Error, Equatable {
    case brokenCourse(CourseProblem)
    case nothingToMerge
    case otherCourse(String, String)
    case otherShards(String, of: Int, String, otherOf: Int)
    case shardTwice(String, String, Shard)
    case shardsMissing([Shard])
    case learnerTwice(String)
  }
}

extension Grading.Failure: WordedError {
  var said: UserError {
    switch self {
    case .brokenCourse(let problem):
      UserError(
        "This course has a mistake, so nobody can be graded: \(problem.file): \(problem.message)",
        mend: "`vipkata verify` lists all that is wrong with it.")
    case .nothingToMerge:
      UserError(
        "There is nothing to merge.", mend: "Name the files: `vipkata grade --merge FILE…`.")
    case .otherCourse(let file, let first):
      UserError(
        "\(file) was graded with another course than \(first).",
        mend: "Grade all shards with one version of the course.")
    case .otherShards(let first, let of, let file, let otherOf):
      UserError(
        "\(first) is one of \(of) shards, and \(file) one of \(otherOf).",
        mend: "Merge files that were graded with the same number of shards.")
    case .shardTwice(let one, let other, let shard):
      UserError("\(one) and \(other) are both shard \(shard).", mend: "Name each shard once.")
    case .shardsMissing(let shards):
      UserError(
        "\(shards.count == 1 ? "The shard" : "The shards") "
          + shards.prefix(10).map(\.description).joined(separator: ", ")
          + "\(shards.count > 10 ? ", …" : "") \(shards.count == 1 ? "is" : "are") missing.",
        mend: "Grade what is missing with `vipkata grade DIR --shard \(shards[0])`.")
    case .learnerTwice(let learner):
      UserError("\(learner) is in two of the files: merge the shards of one folder.")
    }
  }
}
