@testable import vipkata

/// The error that a user sees if `body` fails; nil if it does not.
func told<Value>(_ body: @autoclosure () throws -> Value) -> UserError? {
  do {
    _ = try body()
    return nil
  } catch {
    return UserError(error)
  }
}
