extension GradeSheet {
  /// - Throws: `Grading.Failure` unless the sheets are all parts of one whole, each once.
  init(merging sheets: [(file: String, sheet: GradeSheet)]) throws {
    guard let first = sheets.first else { throw Grading.Failure.nothingToMerge }
    for (file, sheet) in sheets where sheet.katas != first.sheet.katas {
      throw Grading.Failure.otherCourse(file, first.file)
    }
    try Self.requireWhole(sheets)
    let learners = sheets.flatMap(\.sheet.learners).sorted { $0.key < $1.key }
    for (one, other) in zip(learners, learners.dropFirst()) where one.key == other.key {
      throw Grading.Failure.learnerTwice(one.learner)
    }
    self.init(
      exposed: sheets.compactMap(\.sheet.exposed).first, course: first.sheet.course,
      katas: first.sheet.katas, learners: learners)
  }

  private static func requireWhole(_ sheets: [(file: String, sheet: GradeSheet)]) throws {
    let of = sheets[0].sheet.shard?.of ?? 1
    var files: [Int: String] = [:]
    for (file, sheet) in sheets {
      let shard = sheet.shard ?? Shard(number: 1, of: 1)
      guard shard.of == of else {
        throw Grading.Failure.otherShards(sheets[0].file, of: of, file, otherOf: shard.of)
      }
      if let other = files[shard.number] {
        throw Grading.Failure.shardTwice(other, file, shard)
      }
      files[shard.number] = file
    }
    let missing = (1...of).filter { files[$0] == nil }
    guard missing.isEmpty else {
      throw Grading.Failure.shardsMissing(missing.map { Shard(number: $0, of: of) })
    }
  }
}
