/// What the compiler says of one place.
package struct Diagnostic: Codable, Hashable, Sendable {
  package let severity: Severity
  /// Relative to the package, such as `Sources/Login/LoginInteractor.swift`.
  package let place: Place
  package let message: String

  package init(severity: Severity, place: Place, message: String) {
    self.severity = severity
    self.place = place
    self.message = message
  }

  package enum Severity: String, Codable, Sendable {
    case error, warning, note
  }
}
