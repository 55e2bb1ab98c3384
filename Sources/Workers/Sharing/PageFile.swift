package import Foundation
import Scenes

/// A page for a browser, replaced as a whole.
package struct PageFile: BoardFileLogic {
  private let file: URL

  package init(file: URL) {
    self.file = file
  }

  package func write(_ text: String) throws {
    let draft = file.deletingLastPathComponent().path + "/.\(file.lastPathComponent).part"
    let isWritten = WholeFile.write(Data(text.utf8), to: file.path, draft: draft, mode: 0o644)
    guard isWritten else {
      throw UserError(
        "The page \(file.path) cannot be written: \(String(cString: strerror(errno)))",
        mend: "Name a file in a folder of yours with --html FILE.")
    }
  }
}
