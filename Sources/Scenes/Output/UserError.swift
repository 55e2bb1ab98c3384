/// Something that stops a command, as the user is told: what is wrong, where, and how to fix it.
struct UserError: Error, Equatable, Sendable {
  let message: String
  var mend: String?

  init(_ message: String, mend: String? = nil) {
    self.message = message
    self.mend = mend
  }

  var inOneLine: String { mend.map { "\(message) \($0)" } ?? message }

  init(_ error: any Error) {
    switch error {
    case let error as UserError: self = error
    case let error as any WordedError: self = error.said
    default: self.init("\(error)")
    }
  }
}

/// An error with words of its own. An interactor throws it as a fact; the words are kept apart.
protocol WordedError: Error {
  var said: UserError { get }
}

/// The user ended the command; its children have been ended by then.
struct Interrupted: Error {}

/// Something newer makes a running check pointless; its children have been ended by then.
struct Superseded: Error {}

/// There is no review, because code cannot be read.
struct ReviewUnavailable: Error, CustomStringConvertible {
  let description: String

  init(_ reason: String) {
    description = "Review unavailable: \(reason)."
  }
}
