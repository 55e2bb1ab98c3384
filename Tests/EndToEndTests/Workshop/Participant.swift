import Foundation

/// One learner of a simulated workshop: what they do, and what the host must see.
struct Participant {
  let number: Int

  /// Whether they write into their own journal that all is solved, and solve nothing.
  var isForger: Bool { number == 13 }

  /// The name of one of them is markup.
  var name: String { number == 12 ? "<img src=x onerror=alert(1)>" : "Learner \(number)" }

  var folder: String { "learner-\(number)" }

  /// Whether the place cannot be reached while they work.
  var isOffline: Bool { number % 8 == 5 }

  /// How many katas they solve, from the first one on.
  var solved: Int { isForger ? 0 : number % 4 }

  /// How often they check a wrong solution of the next kata.
  var mistakes: Int { solved < Workshop.katas.count && !isForger ? number % 3 : 0 }

  var takesHint: Bool { number % 5 == 0 }

  /// The grader's findings for the katas.
  var grades: [String] {
    let rest = [mistakes > 0 ? "red" : "not-begun", "not-begun", "not-begun"]
    return Array((Array(repeating: "green", count: solved) + rest).prefix(3))
  }
}
