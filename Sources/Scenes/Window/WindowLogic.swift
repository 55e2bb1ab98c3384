@MainActor
protocol WindowLogic {
  var size: WindowSize { get }
  func draw(_ rows: [Line])
}

struct WindowSize: Equatable, Sendable {
  let rows: Int
  let columns: Int
}
