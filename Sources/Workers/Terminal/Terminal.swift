package import Entities
import Foundation
import Scenes

/// Prints pages: what was asked for on standard output, what went wrong on standard error.
package final class Terminal: TerminalLogic {
  package private(set) var status = ExitStatus.done
  private let output: StyledStream
  private let errors: StyledStream
  private let showsPassing: Bool
  private var passingLength = 0

  /// - Parameters:
  ///   - showsPassing: whether to say what is going on while it lasts, as people want and
  ///     programs do not.
  ///   - isSpoken: whether lines are said in sentences, for a screen reader.
  package init(
    choice: StyleSupport.ColorChoice, environment: [String: String], currentFolder: String,
    showsPassing: Bool, isSpoken: Bool = false
  ) {
    func stream(_ descriptor: Int32) -> StyledStream {
      var support = StyleSupport(
        choice: choice, environment: environment, isTerminal: isatty(descriptor) == 1,
        isSpoken: isSpoken)
      if !showsPassing { support.isASCII = false }
      return StyledStream(
        descriptor: descriptor, currentFolder: currentFolder, support: support)
    }
    output = stream(STDOUT_FILENO)
    errors = stream(STDERR_FILENO)
    self.showsPassing = showsPassing
  }

  package func show(_ page: Page) {
    takeBackPassing()
    status = page.status
    (page.status == .failed && showsPassing ? errors : output).print(page.lines)
  }

  package func warn(_ text: String) {
    takeBackPassing()
    errors.print(Line(text))
  }

  package func showPassing(_ text: String) {
    guard showsPassing else { return }
    takeBackPassing()
    if errors.support.rewrites {
      errors.write(errors.rendered(Line(String(text.map { $0.isNewline ? " " : $0 }))))
      passingLength = text.count
    } else if errors.support.isTerminal {
      errors.print(Line(text))
    }
  }

  private func takeBackPassing() {
    guard passingLength > 0 else { return }
    errors.write("\r\u{1b}[K")
    passingLength = 0
  }
}
