import Foundation

/// A scene with many breaks in it, each behind a number that the test program gets when it starts:
/// it is built once, and run with each of them.
struct WovenScene: Sendable {
  let files: [SourceFile]
  /// The number of a break is its position, counted from 1.
  let breaks: [Break]
  private let pieces: [Piece]
  /// The runs by the break's number.
  private var runs: [Int: SuiteRun] = [:]

  /// Lines of a file, and the numbers of the breaks for which they were written.
  fileprivate struct Piece: Sendable {
    let file: String
    let lines: ClosedRange<Int>
    let numbers: [Int]
  }

  /// - Parameter all: those that have no form, or partly overlap another one, are left out.
  init(of all: [Break], in scene: [SourceFile]) {
    var breaks: [Break] = []
    var pieces: [Piece] = []
    var files = scene.map { source in
      var writer = WovenFile(source: source, first: breaks.count + 1)
      writer.weave(all.filter { $0.file == source.path && $0.form != nil })
      breaks += writer.breaks
      pieces += writer.pieces
      return SourceFile(path: source.path, content: writer.content)
    }
    files.append(SourceFile(path: "\(Self.question).swift", content: Data(Self.answer.utf8)))
    self.files = files
    self.breaks = breaks
    self.pieces = pieces
  }

  /// Weaves the breaks that compile together, and runs them; none if they are so few that building
  /// each alone is faster.
  /// - Parameter judge: gives the verdict on the woven scene with no break chosen.
  static func ran(
    _ job: SuiteJob, with breaks: [Break], by suites: any SuiteWorkerLogic,
    judge: (WovenScene) throws -> Verdict
  ) throws -> WovenScene {
    var out = Set(breaks.count < 5 ? breaks.map(\.key) : [])
    while true {
      var woven = WovenScene(of: breaks.filter { !out.contains($0.key) }, in: job.sources)
      guard !woven.breaks.isEmpty else { return woven }
      let verdict = try judge(woven)
      if verdict.outcome == .green {
        var job = job
        job.sources = woven.files
        job.breaks = Array(1...woven.breaks.count)
        woven.runs = try suites.runs(job)
        return woven
      }
      let blamed = verdict.errors.flatMap { error in
        woven.breaks(at: error.place.line, of: error.place.file.fileName)
      }
      out.formUnion((blamed.isEmpty ? woven.breaks : blamed).map(\.key))
    }
  }

  /// - Returns: nil for a break that is not in it, or whose run did not come to an end.
  func run(with found: Break) -> SuiteRun? {
    breaks.firstIndex { $0.key == found.key }.flatMap { runs[$0 + 1] }
  }

  /// The breaks that are to blame for a line that does not compile.
  /// - Parameter file: the path relative to the scene.
  func breaks(at line: Int, of file: String) -> [Break] {
    let own = pieces.filter { $0.file == file }
    let around = own.filter { $0.lines.contains(line) }.min { $0.lines.count < $1.lines.count }
    // If a value is missing at the end of a piece, the compiler reports a place after the piece.
    let before = own.filter { $0.lines.upperBound < line }.max {
      $0.lines.upperBound < $1.lines.upperBound
    }
    return (around ?? before)?.numbers.map { breaks[$0 - 1] } ?? []
  }

  /// A function that no scene has; its file is named after it.
  fileprivate static let question = "vipkataBreaks"

  private static let answer = """
    @_silgen_name("vipkata_chosen_break") private func chosenBreak() -> Int

    func \(question)(_ number: Int) -> Bool { number == chosenBreak() }

    """
}

private struct WovenFile {
  let source: SourceFile
  let first: Int
  var content = Data()
  var breaks: [Break] = []
  var pieces: [WovenScene.Piece] = []
  var line = 1

  /// A break within the range of another goes into the branch where that one is not chosen.
  mutating func weave(_ found: [Break]) {
    let outerFirst = found.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
    weave(outerFirst[...], in: 0..<source.content.count)
  }

  private mutating func weave(_ found: ArraySlice<Break>, in range: Range<Int>) {
    var start = range.lowerBound
    var left = found
    while let outer = left.first {
      let inside = left.prefix { $0.range.lowerBound < outer.range.upperBound }
      left = left.dropFirst(inside.count)
      write(source.content[start..<outer.range.lowerBound])
      start = outer.range.upperBound
      choose(
        among: inside.filter { $0.range == outer.range && $0.form == outer.form },
        otherwise: inside.filter {
          $0.range != outer.range && $0.range.upperBound <= outer.range.upperBound
        })
    }
    write(source.content[start..<range.upperBound])
  }

  private mutating func choose(among same: [Break], otherwise inner: [Break]) {
    let isExpression = same[0].form == .expression
    let numbers = same.indices.map { first + breaks.count + $0 }
    breaks += same
    let begin = line
    write(isExpression ? "(" : "")
    for (number, found) in zip(numbers, same) {
      let question = "\(WovenScene.question)(\(number))"
      write(isExpression ? "\(question) ? (\n" : "if \(question) {\n")
      let top = line
      write(found.text)
      keep(from: top, [number])
      write(isExpression ? "\n) : " : "\n} else ")
    }
    write(isExpression ? "(\n" : "{\n")
    weave(inner[...], in: same[0].range)
    write(isExpression ? "\n))" : "\n}")
    keep(from: begin, numbers)
  }

  private mutating func keep(from top: Int, _ numbers: [Int]) {
    pieces.append(WovenScene.Piece(file: source.path, lines: top...line, numbers: numbers))
  }

  private mutating func write(_ text: String) { write(Data(text.utf8)) }

  private mutating func write(_ bytes: Data) {
    content += bytes
    line += bytes.count { $0 == UInt8(ascii: "\n") }
  }
}
