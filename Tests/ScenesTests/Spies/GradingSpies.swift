import Entities
import Foundation
import Scenes

/// Learners' folders in memory.
struct LearnersStub: LearnersWorkerLogic {
  /// The content of the kata's one file, by learner and kata.
  var works: [String: [String: [SourceFile]]] = [:]
  var unreadable: Set<String> = []
  var changes: [String: Date] = [:]

  func learners() -> [String] { works.keys.sorted() }

  func files(of kata: Kata, by learner: String) throws -> [SourceFile]? {
    if unreadable.contains(learner) { throw UserError("A.swift is a symbolic link") }
    return works[learner]?["\(kata.id)"]
  }

  func lastChange(of kata: Kata, by learner: String) -> Date? { changes[learner] }
}

/// Keeps nothing, and reads sheets from memory.
struct GradingStub: GradingWorkerLogic {
  var obstacle: String?
  var sheets: [String: GradeSheet] = [:]

  func lock<Value>(_ body: () throws -> Value) throws -> Value { try body() }

  func sheet(in file: String) throws -> GradeSheet {
    guard let sheet = sheets[file] else { throw UserError("\(file) holds no grades.") }
    return sheet
  }
}

/// Remembers in memory. Used on one thread at a time.
final class GradeMemory: VerdictMemoryLogic, @unchecked Sendable {
  private(set) var kept: [(question: CheckQuestion, verdict: Verdict)] = []

  func verdict(on question: CheckQuestion) -> Verdict? {
    kept.first { $0.question == question }?.verdict
  }

  func keep(_ verdict: Verdict, on question: CheckQuestion) { kept.append((question, verdict)) }
}

@MainActor
final class GradingPresenterSpy: GradingPresentationLogic {
  private(set) var exposures: [String] = []
  private(set) var progress: [Grading.Progress.Response] = []
  private(set) var sheets: [Grading.Sheet.Response] = []
  private(set) var failures: [UserError] = []

  func presentExposure(why: String) { exposures.append(why) }
  func presentProgress(response: Grading.Progress.Response) { progress.append(response) }
  func presentSheet(response: Grading.Sheet.Response) { sheets.append(response) }
  func presentFailure(error: any Error) { failures.append(FailurePage(error: error).said) }
}

@MainActor
final class GradingDisplaySpy: GradingDisplayLogic {
  private(set) var warnings: [String] = []
  private(set) var sheets: [Grading.Sheet.ViewModel] = []
  private(set) var failures: [Page] = []

  func displayWarning(viewModel: String) { warnings.append(viewModel) }
  func displayProgress(viewModel: String) {}
  func displaySheet(viewModel: Grading.Sheet.ViewModel) { sheets.append(viewModel) }
  func displayFailure(viewModel: Page) { failures.append(viewModel) }
}
