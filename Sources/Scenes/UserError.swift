package import Entities

/// Something that stops a command, said to the user: what is wrong, where, and the mend.
package struct UserError: Error, Equatable, Sendable {
  package let message: String
  package let mend: String?
  package let status: ExitStatus

  package init(_ message: String, mend: String? = nil, status: ExitStatus = .failed) {
    self.message = message
    self.mend = mend
    self.status = status
  }
}

/// The user ended the command; its children have been ended by then.
package struct Interrupted: Error {
  package init() {}
}

/// Something newer makes a running check pointless; its children have been ended by then.
package struct Superseded: Error {
  package init() {}
}
