import Foundation

/// A function `login()` that does one of several things, so that one build serves them all: a file
/// says which.
struct SwitchedCode {
  /// Bodies that crash, and the message for each.
  static let crashes = [
    (
      code: "print(\"no line break\", terminator: \"\"); fatalError(\"not yet: line one\")",
      says: "Fatal error: not yet: line one"
    ),
    (code: "let names: [String] = []; print(names[3])", says: "Fatal error: Index out of range"),
    (
      code: "func again(_ number: Int) -> Int { again(number + 1) + 1 }; print(again(0))",
      says: "the test program crashed: look for a function that calls itself for ever"
    ),
  ]

  let text: String
  private let folder: TemporaryFolder

  /// - Parameter bodies: each is on a line of its own, from the fourth on.
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
