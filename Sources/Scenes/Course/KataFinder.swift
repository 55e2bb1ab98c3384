struct KataFinder {
  let course: Course

  /// - Throws: `CourseFailure`, with what may have been meant.
  func kata(_ word: String) throws -> Kata {
    let found = course.katas(matching: word)
    if found.count == 1 { return found[0] }
    if found.count > 1 {
      throw CourseFailure.severalKatas(word: word, fitting: found.map(\.id))
    }
    if let problem = course.problems(matching: word).first {
      throw CourseFailure.brokenKata(problem)
    }
    throw CourseFailure.unknownKata(
      word: word,
      nearest: Nearest.word(to: word, among: course.katas.map(\.id.description))
        ?? Nearest.word(to: word, among: course.katas.map(\.id.name)))
  }
}
