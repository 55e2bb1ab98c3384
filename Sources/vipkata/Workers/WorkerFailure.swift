import Foundation

/// Something in the world that did not work, as a sentence for the user.
struct WorkerFailure: LocalizedError, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  var errorDescription: String? { description }
}

extension UserError {
  /// What to do if the workspace cannot be written.
  static let wayToWrite =
    "Check space and permissions there, or choose another place with --workspace DIR."

  /// Throws a `UserError` with what cannot be done, and the system's reason, if `body` throws.
  static func telling<Value>(
    _ what: String, mend: String? = nil, _ body: () throws -> Value
  ) throws -> Value {
    do {
      return try body()
    } catch {
      throw UserError("\(what): \(error.localizedDescription)", mend: mend)
    }
  }
}
