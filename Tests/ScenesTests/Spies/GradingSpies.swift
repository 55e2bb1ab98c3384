import Foundation

@testable import vipkata

/// Learners' folders in memory.
struct LearnersStub: LearnersWorkerLogic {
  /// The content of the kata's one file, by learner and kata.
  var works: [ByteKey: [String: [SourceFile]]] = [:]
  var deeper: [String: String] = [:]
  var archives: [String?: [String]] = [:]

  func learners() -> [String] { works.keys.sorted().map(\.text) }

  func files(of kata: Kata, by learner: String) throws -> [SourceFile]? {
    works[ByteKey(learner)]?["\(kata.id)"]
  }

  func deeperFolder(of katas: [Kata], by learner: String) -> String? { deeper[learner] }
  func archives(of learner: String?) -> [String] { archives[learner] ?? [] }

  func lastChange(
    of kata: Kata, by learner: String, timeout: Duration
  ) -> (date: Date, time: Grade.Time)? { nil }
}

extension ByteKey: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}

extension SuiteWorkerSpy {
  /// Code that says `// slow` takes hours.
  var busy: Duration {
    let slow = Data("// slow".utf8)
    return .seconds(3600 * jobs.flatMap(\.sources).count { $0.content == slow })
  }
}

/// Keeps nothing.
struct GradingStub: GradingWorkerLogic {
  let obstacle: String? = nil

  func lock<Value>(_ body: () throws -> Value) throws -> Value { try body() }
  func sheet(in file: String) throws -> GradeSheet { throw UserError("\(file) holds no grades.") }
}

@MainActor
final class GradingPresenterSpy: GradingPresentationLogic {
  private(set) var progress: [Grading.ShowProgress.Response] = []
  private(set) var sheets: [Grading.Sheet.Response] = []
  private(set) var archives: [String] = []
  private(set) var failures: [UserError] = []

  func presentWarnings(response: Grading.Warn.Response) { archives += response.archives }
  func presentProgress(response: Grading.ShowProgress.Response) { progress.append(response) }
  func presentSheet(response: Grading.Sheet.Response) { sheets.append(response) }
  func presentFailure(error: any Error) { failures.append(UserError(error)) }
}
