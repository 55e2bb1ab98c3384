extension CSV {
  init(sheet: GradeSheet) {
    let head = [
      "learner", "kata", "verdict", "points", "of", "late", "changed", "remarks", "time",
    ]
    let rows = sheet.learners.flatMap { learner -> [[String]] in
      learner.katas.map { grade in
        [
          learner.learner, grade.kata, grade.check?.verdict.rawValue ?? grade.state.rawValue,
          "\(grade.points)", "\(grade.outOf)", grade.late ? "late" : "", grade.changed ?? "",
          ((grade.state == .green ? grade.remarks : [grade.words])
            + [learner.absenceFact].compactMap { $0 }).joined(separator: "; "),
          grade.time?.rawValue ?? "",
        ]
      }
    }
    self.init(rows: [head] + rows)
  }
}
