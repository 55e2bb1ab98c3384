import Foundation

/// A function `login()` that does one of several things, so that they need one build: a file says
/// which.
struct SwitchedCode {
  let text: String
  private let folder: TemporaryFolder

  /// - Parameter bodies: each in a line of its own, from the fourth on.
  init(_ bodies: [String]) throws {
    folder = try TemporaryFolder()
    let cases = bodies.enumerated().map { "    case \"\($0)\": \($1)\n" }.joined()
    text = """
      import Foundation
      public func login() {
        switch try? String(contentsOfFile: #"\(folder["which"].path)"#, encoding: .utf8) {
      \(cases)    default: break
        }
      }
      """
  }

  func choose(_ index: Int) throws {
    try folder.write("\(index)", to: "which")
  }
}
