package import Entities

/// Finds the kata that a learner's word means.
package struct KataFinder {
  package let course: Course

  package init(course: Course) {
    self.course = course
  }

  /// - Throws: `UserError` that suggests what may have been meant.
  package func kata(_ word: String) throws -> Kata {
    let found = course.katas(matching: word)
    if found.count == 1 { return found[0] }
    if found.count > 1 {
      let names = found.prefix(5).map { $0.id.description }.joined(separator: ", ")
      throw UserError(
        "\"\(word)\" fits several katas: \(names)\(found.count > 5 ? ", …" : "").",
        mend: "Write more of the name, or its number from `vipkata list`.")
    }
    if let problem = course.problems(matching: word).first {
      throw UserError(
        "The kata \(problem.kata) cannot be used: \(problem.message)", mend: "See \(problem.file).")
    }
    let ids = course.katas.map(\.id.description)
    let nearest =
      Nearest.word(to: word, among: ids)
      ?? Nearest.word(to: word, among: course.katas.map(\.id.name))
    throw UserError(
      "There is no kata \"\(word)\".",
      mend: nearest.map { "Did you mean \($0)?" } ?? "`vipkata list` shows them all.")
  }
}
