import Entities

@testable import Scenes

/// Proves one kata of scripts (see `SuiteWorkerSpy`) between spies.
struct ProofBench {
  let suites = SuiteWorkerSpy()
  let authoring = AuthoringWorkerSpy()
  let syntax = SyntaxWorkerSpy()

  /// A sound kata of kind `code`: its starter fails `testA`, its one mutant `testB`.
  static func code(_ change: (inout Manifest) -> Void = { _ in }) -> KataParts {
    let kata = Seeds.kata {
      $0.mutants = [Mutant(name: "twice", says: "telling twice", fails: ["testB"])]
      change(&$0)
    }
    var parts = KataParts(
      kata, starter: "// fail testA", solution: "", suite: "// test testA\n// test testB",
      mutants: ["twice": "// fail testB"])
    parts.hints = hints
    return parts
  }

  /// A sound kata of kind `tests`: its reference suite catches its one bug.
  static func tests(_ change: (inout Manifest) -> Void = { _ in }) -> KataParts {
    let kata = Seeds.kata("spies/first") {
      $0.kind = .tests
      $0.edit = ["LoginTests.swift"]
      $0.mutants = [Mutant(name: "twice", says: "presents twice")]
      change(&$0)
    }
    var parts = KataParts(
      kata, scene: "", starterSuite: "// test testOnce\n// fail testOnce",
      solutionSuite: "// test testOnce", bugs: ["twice": "// fail testOnce"])
    parts.hints = hints
    return parts
  }

  static let hints = Hints(graded: ["Where.", "What.", "How."])

  func prove(_ parts: KataParts, with others: KataParts...) -> KataProof.Outcome {
    KataProof(
      kata: parts.kata, course: Course(katas: [parts.kata] + others.map(\.kata)),
      worker: CourseWorkerStub(parts: [parts] + others), suites: suites, syntax: syntax,
      authoring: authoring, package: "verify-0"
    ).prove()
  }
}

extension CourseProblem {
  /// As `check file:line: message`.
  var words: String { "\(check) \(file)\(line.map { ":\($0)" } ?? ""): \(message)" }
}
