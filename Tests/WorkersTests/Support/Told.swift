@testable import vipkata

/// What a user is told where that fails; nil where it does not.
func told<Value>(_ body: @autoclosure () throws -> Value) -> UserError? {
  do {
    _ = try body()
    return nil
  } catch {
    return UserError(error)
  }
}
