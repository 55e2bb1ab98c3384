package import Foundation
import Scenes

/// A page for a browser, replaced as a whole.
package struct PageFile: BoardFileLogic {
  private let file: URL

  package init(file: URL) {
    self.file = file
  }

  package func write(_ text: String) throws {
    do {
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw UserError(
        "The page \(file.path) cannot be written: \(error.localizedDescription)",
        mend: "Name a file in a folder of yours with --html FILE.")
    }
  }
}
