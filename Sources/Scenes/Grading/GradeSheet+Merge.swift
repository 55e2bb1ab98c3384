import Entities

extension GradeSheet {
  /// - Throws: `UserError` unless they are all parts of one whole, each once.
  init(merging sheets: [(file: String, sheet: GradeSheet)]) throws {
    guard let first = sheets.first else { throw UserError("There is nothing to merge.") }
    for (file, sheet) in sheets where sheet.katas != first.sheet.katas {
      throw UserError(
        "\(file) was graded with another course than \(first.file).",
        mend: "Grade all shards with one version of the course.")
    }
    try Self.requireWhole(sheets)
    let learners = sheets.flatMap(\.sheet.learners).sorted { $0.learner < $1.learner }
    for (one, other) in zip(learners, learners.dropFirst()) where one.learner == other.learner {
      throw UserError("\(one.learner) is in two of the files: merge the shards of one folder.")
    }
    self.init(
      exposed: sheets.compactMap(\.sheet.exposed).first, katas: first.sheet.katas,
      learners: learners)
  }

  private static func requireWhole(_ sheets: [(file: String, sheet: GradeSheet)]) throws {
    let of = sheets[0].sheet.shard?.of ?? 1
    var files: [Int: String] = [:]
    for (file, sheet) in sheets {
      guard (sheet.shard?.of ?? 1) == of else {
        throw UserError(
          "\(sheets[0].file) is one of \(of) shards, and \(file) one of \(sheet.shard?.of ?? 1).",
          mend: "Merge files that were graded with one number of shards.")
      }
      let number = sheet.shard?.number ?? 1
      if let other = files[number] {
        throw UserError(
          "\(other) and \(file) are both shard \(number)/\(of).", mend: "Name each shard once.")
      }
      files[number] = file
    }
    let missing = (1...of).filter { files[$0] == nil }
    guard missing.isEmpty else {
      let names = missing.prefix(10).map { "\($0)/\(of)" }.joined(separator: ", ")
      throw UserError(
        "\(missing.count == 1 ? "The shard" : "The shards") \(names)"
          + "\(missing.count > 10 ? ", …" : "") \(missing.count == 1 ? "is" : "are") missing.",
        mend: "Grade what is missing with `vipkata grade DIR --shard \(missing[0])/\(of)`.")
    }
  }
}
