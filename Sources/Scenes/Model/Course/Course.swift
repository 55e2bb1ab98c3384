/// All katas that could be read, in order, and what is wrong with the others.
struct Course: Equatable, Sendable {
  let katas: [Kata]
  var problems: [CourseProblem]

  init(katas: [Kata], problems: [CourseProblem] = []) {
    var taught: Set<String> = []
    self.katas = katas.map { kata in
      var kata = kata
      kata.taught = taught
      taught.formUnion(kata.manifest.rules)
      return kata
    }
    self.problems = problems
  }

  func kata(_ id: KataID) -> Kata? { katas.first { $0.id == id } }

  /// - Throws: `CourseFailure` if no kata can be used.
  func requireKatas() throws {
    if katas.isEmpty { throw CourseFailure.noKata(problems.first) }
  }

  /// The kata whose code this one continues.
  func carried(by kata: Kata) -> Kata? { kata.manifest.carries.flatMap(self.kata) }

  /// The carried kata if the learner's own code may take its place: both are katas of code.
  func carriedCode(by kata: Kata) -> Kata? {
    kata.isCode ? carried(by: kata).flatMap { $0.isCode ? $0 : nil } : nil
  }

  /// The katas whose id or folder has the word in it, or the one with that number or exact name.
  func katas(matching word: String) -> [Kata] {
    if let number = Int(word) { return katas.filter { $0.number == number } }
    let word = word.withoutNumbers
    let exact = katas.filter { $0.id.description == word || $0.id.name == word }
    return exact.isEmpty ? katas.filter { $0.id.description.contains(word) } : exact
  }

  /// - Throws: `CourseFailure`, with the names that may be meant.
  func kata(named word: String) throws -> Kata {
    let found = katas(matching: word)
    if found.count == 1 { return found[0] }
    if found.count > 1 { throw CourseFailure.severalKatas(word: word, fitting: found.map(\.id)) }
    if let problem = problems(matching: word).first { throw CourseFailure.brokenKata(problem) }
    throw CourseFailure.unknownKata(word: word, among: katas.map(\.id))
  }

  var stages: [(name: String, katas: [Kata])] {
    katas.reduce(into: []) { stages, kata in
      if stages.last?.name != kata.id.stage { stages.append((kata.id.stage, [])) }
      stages[stages.count - 1].katas.append(kata)
    }
  }

  func katas(ofStage word: String) -> [Kata] {
    katas.filter { $0.id.stage == word.withoutNumbers }
  }

  /// The problems of katas whose folder or id contains the word. A broken kata has no number.
  func problems(matching word: String) -> [CourseProblem] {
    guard Int(word) == nil else { return [] }
    return problems.filter { $0.kata.contains(word) || $0.kata.withoutNumbers.contains(word) }
  }
}
