package import Entities
import Foundation
import Scenes

/// How a stream shows styles; asked per stream, because one may be a file.
package struct StyleSupport: Equatable, Sendable {
  package let colors: Bool
  /// Whether file names can be clicked (OSC 8).
  package let links: Bool
  /// Whether a line can be taken back.
  package let rewrites: Bool
  package let isTerminal: Bool

  package enum ColorChoice: String, Sendable, CaseIterable {
    case auto, always, never
  }

  package init(choice: ColorChoice, environment: [String: String], isTerminal: Bool) {
    let isPlain = environment["TERM"] == "dumb" || !isTerminal
    switch choice {
    case .always: colors = true
    case .never: colors = false
    case .auto: colors = !isPlain && environment["NO_COLOR"].map(\.isEmpty) ?? true
    }
    links = !isPlain && colors
    rewrites = !isPlain
    self.isTerminal = isTerminal
  }
}

/// Prints pages: what was asked for on standard output, what went wrong on standard error.
package final class Terminal: TerminalLogic {
  package private(set) var status = ExitStatus.done
  private let output: StyledStream
  private let errors: StyledStream
  private let showsPassing: Bool
  private var passingLength = 0

  /// - Parameter showsPassing: whether to say what is going on while it lasts.
  package init(
    choice: StyleSupport.ColorChoice, environment: [String: String], currentFolder: String,
    showsPassing: Bool
  ) {
    output = StyledStream(
      descriptor: STDOUT_FILENO, currentFolder: currentFolder,
      support: StyleSupport(
        choice: choice, environment: environment, isTerminal: isatty(STDOUT_FILENO) == 1))
    errors = StyledStream(
      descriptor: STDERR_FILENO, currentFolder: currentFolder,
      support: StyleSupport(
        choice: choice, environment: environment, isTerminal: isatty(STDERR_FILENO) == 1))
    self.showsPassing = showsPassing
  }

  package func show(_ page: Page) {
    takeBackPassing()
    status = page.status
    let stream = page.status == .failed && showsPassing ? errors : output
    for line in page.lines { stream.print(line) }
  }

  package func showPassing(_ text: String) {
    guard showsPassing else { return }
    takeBackPassing()
    if errors.support.rewrites {
      errors.write(String(text.withoutControls.map { $0.isNewline ? " " : $0 }))
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
