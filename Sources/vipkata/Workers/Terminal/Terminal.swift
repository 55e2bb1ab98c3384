import Foundation

/// The command line's only view: it shows pages in the form that was asked for, which no other
/// type has to know. Failures go to standard error, all else to standard output.
final class Terminal: DisplayLogic {
  var status: ExitStatus { isCutOff ? .failed : shown }
  /// The question of the page that was shown last.
  private(set) var prompt: String?
  private var shown = ExitStatus.done
  private var isCutOff = false
  let output: StyledStream
  private let errors: StyledStream
  private let format: Format
  private let files: OutputFiles
  private var isStatusShown = false

  init(
    format: Format, choice: StyleSupport.ColorChoice, environment: [String: String],
    currentFolder: String, isSpoken: Bool = false,
    isTerminal: (Int32) -> Bool = { isatty($0) == 1 }
  ) {
    func stream(_ descriptor: Int32) -> StyledStream {
      var support = StyleSupport(
        choice: choice, environment: environment, isTerminal: isTerminal(descriptor),
        isSpoken: isSpoken)
      if format != .text { support.isASCII = false }
      return StyledStream(
        descriptor: descriptor, currentFolder: currentFolder, support: support)
    }
    output = stream(STDOUT_FILENO)
    errors = stream(STDERR_FILENO)
    self.format = format
    files = OutputFiles(currentFolder: URL(fileURLWithPath: currentFolder))
  }

  func display(_ page: Page) {
    eraseStatus()
    do {
      try files.write(page.files)
    } catch {
      return display(Wording(program: Paths.program).page(for: error))
    }
    shown = page.status
    prompt = page.prompt
    if format == .json {
      page.object.map { require(output.print([Line($0.text)])) }
    } else if let own = page.formats[format]?.text {
      if !own.isEmpty { require(output.print([Line(own)])) }
    } else if page.status == .failed {
      errors.print(page.lines)
    } else {
      require(output.print(page.printedLines))
    }
  }

  /// Writes text for programs, as it is.
  func write(_ text: String) {
    require(output.write(text))
  }

  /// Says once that the output cannot be written; the rest of it is left out.
  private func require(_ failure: Int32?) {
    guard let failure, !isCutOff else { return }
    isCutOff = true
    let error = UserError(
      "The output cannot be written: \(Libc.reason(failure)).",
      mend: "Free space there, or write it to another place.")
    errors.print(Wording(program: Paths.program).page(for: error).lines)
  }

  func displayWarning(_ text: String) {
    eraseStatus()
    errors.print(Line(text))
  }

  func displayStatus(_ text: String, after lines: [Line]) {
    guard format == .text else { return }
    eraseStatus()
    output.print(lines)
    if errors.support.rewrites {
      errors.write(errors.rendered(Line(String(text.map { $0.isNewline ? " " : $0 }))))
      isStatusShown = !text.isEmpty
    } else if errors.support.isTerminal {
      errors.print(Line(text))
    }
  }

  func displayStep(_ text: String) {
    displayStatus(text, after: [])
    if format == .text, !errors.support.isTerminal { errors.print(Line(text)) }
  }

  private func eraseStatus() {
    guard isStatusShown else { return }
    errors.write("\r\u{1b}[K")
    isStatusShown = false
  }
}
