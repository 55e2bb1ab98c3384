/// What the watch asks of practice; commands ask the interactor itself.
@MainActor
protocol PracticeBusinessLogic {
  func next()
  /// Goes on where the learner was: opens the first kata, or does nothing.
  func resume()
  func check(request: Practice.Check.Request)
  func open(request: Practice.Open.Request)
  func brief(request: Practice.Brief.Request)
  func hint(request: Practice.Hint.Request)
  func reset(request: Practice.Reset.Request)
  func solution(request: Practice.Solution.Request)
}

@MainActor
protocol PracticeDataStore {
  /// As the last command left them.
  var course: Course { get }
  var progress: Progress { get }
  /// The kata that was opened or checked last.
  var kata: Kata? { get }
  /// Its last check; nil when it was not checked yet.
  var lastCheck: Practice.Check.Response? { get }
  /// Where the learner goes on editing it.
  var placeToEdit: SourceLocation? { get }
}
