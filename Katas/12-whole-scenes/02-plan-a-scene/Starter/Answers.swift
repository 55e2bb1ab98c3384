enum Purpose: CaseIterable, Equatable, Sendable {
  case displayData
  case formInput
  case navigationHub
  case actionFlow
}

enum DataNeed: CaseIterable, Equatable, Sendable {
  case api
  case localStorage
  case userInput
  case multipleSources
}

enum NavigationPattern: CaseIterable, Equatable, Sendable {
  case pushDetail
  case modal
  case replaceRoot
  case tabChild
}

/// What is known about a scene so far.
struct Answers: Equatable, Sendable {
  var purpose: Purpose?
  var data: DataNeed?
  var navigation: NavigationPattern?
}

enum Question: Equatable, Sendable {
  case purpose
  case data
  case navigation
}
