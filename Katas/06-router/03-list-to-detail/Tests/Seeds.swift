@testable import Heroes

extension Hero {
  static let nova = Hero(
    id: 1, name: "Nova", summary: "Shines brightest at noon.", artwork: nil)
  static let echo = Hero(
    id: 2, name: "Echo", summary: "Hears everything twice.", artwork: nil)
  /// Called like Nova, and somebody else.
  static let namesake = Hero(
    id: 3, name: "Nova", summary: "Shines at midnight.", artwork: nil)
  /// Has no summary, for which the detail's presenter has words.
  static let unknown = Hero(id: 4, name: "Vega", summary: "", artwork: nil)
}
