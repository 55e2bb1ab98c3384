/// A message of the compiler about one place.
struct Diagnostic: Codable, Hashable, Sendable {
  let severity: Severity
  /// Relative to the package, such as `Sources/Login/LoginInteractor.swift`.
  var place: SourceLocation
  let message: String

  enum Severity: String, Codable, Sendable {
    case error, warning, note
  }
}
