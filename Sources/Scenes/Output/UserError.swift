/// Something that stops a command, said to the user: what is wrong, where, and how to fix it.
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

/// An error whose words are found where others are: an interactor throws what is the case.
protocol WordedError: Error {
  var said: UserError { get }
}

/// The user ended the command; its children have been ended by then.
struct Interrupted: Error {}

/// Something newer makes a running check pointless; its children have been ended by then.
struct Superseded: Error {}

/// Code cannot be read, so that there is no review.
struct ReviewUnavailable: Error, CustomStringConvertible {
  let description: String

  init(_ reason: String) {
    description = "Review unavailable: \(reason)."
  }
}
