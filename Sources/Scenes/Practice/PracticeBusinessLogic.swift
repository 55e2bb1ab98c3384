@MainActor
protocol PracticeBusinessLogic {
  func next()
  /// Goes on where the learner was. Opens a kata only if none is open, or the open one is gone.
  func resume()
  func check(request: Practice.Check.Request)
  func checkAll()
  /// Opens the kata that is due again, from its starter.
  func again()
  /// Opens the first of the katas that show that a stage is known.
  func skip(request: Practice.Skip.Request)
  func open(request: Practice.Open.Request)
  func brief(request: Practice.Brief.Request)
  func hint(request: Practice.Hint.Request)
  func reset(request: Practice.Reset.Request)
  func restore(request: Practice.Restore.Request)
  func solution(request: Practice.Solution.Request)
  func others(request: Practice.Solution.Request)
}

/// What practice offers to others: the watch reads it.
@MainActor
protocol PracticeDataStore {
  /// The course and the progress as the last command left them.
  var course: Course { get }
  var progress: Progress { get }
  /// The kata that was opened or checked last.
  var kata: Kata? { get }
  /// Its last check; nil when it was not checked yet.
  var lastCheck: Practice.Check.Response? { get }
  /// The place at which the learner should go on editing.
  var placeToEdit: SourceLocation? { get }
}
