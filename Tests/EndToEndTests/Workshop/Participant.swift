import Foundation

/// One learner of a simulated workshop: what they do in it, and what is to be seen of it.
struct Participant {
  let number: Int

  /// Writes into their own journal that all is solved, and solves nothing.
  var isForger: Bool { number == 13 }

  /// One of them is markup.
  var name: String { number == 12 ? "<img src=x onerror=alert(1)>" : "Learner \(number)" }

  var folder: String { "learner-\(number)" }

  /// Whether the place cannot be reached while they work.
  var isOffline: Bool { number % 8 == 5 }

  /// How many katas they get green, from the first on.
  var solved: Int { isForger ? 0 : number % 4 }

  /// How often they check work on the kata after those that is not right.
  var mistakes: Int { solved < Workshop.katas.count && !isForger ? number % 3 : 0 }

  var takesHint: Bool { number % 5 == 0 }

  /// What the grader finds in the katas.
  var grades: [String] {
    let rest = [mistakes > 0 ? "red" : "not-begun", "not-begun", "not-begun"]
    return Array((Array(repeating: "green", count: solved) + rest).prefix(3))
  }
}
