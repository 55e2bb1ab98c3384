@MainActor
protocol PlayPresentationLogic: FailurePresentationLogic {
  func presentBuilding()
  func presentShow(response: Play.Show.Response)
  func presentClose(response: Play.Close.Response)
}

/// Draws a scene's screen, and the messages of its cycle.
struct PlayPresenter: PlayPresentationLogic, PagePresenter {
  weak var view: (any DisplayLogic)?
  let words: Wording
  let columns: @MainActor () -> Int

  func presentBuilding() {
    view?.displayStatus("Building the scene …", after: [])
  }

  func presentShow(response: Play.Show.Response) {
    let drawing = ScreenDrawing(
      screen: response.screen, focus: response.focus, width: min(66, columns()))
    let cycle = CycleLines(cycle: response.cycle, width: columns())
    view?.display(
      Page(
        lines: drawing.lines,
        object: [
          "kata": response.kata.id, "title": response.screen.title,
          "elements": response.screen.elements.map(\.object), "cycle": response.news,
        ],
        frame: Frame(
          keys: WatchKey.playing(response.screen), selected: drawing.selected,
          below: cycle.lines, standing: standing(response),
          news: drawing.news(since: response.former) + cycle.spoken(response.news))))
  }

  func presentClose(response: Play.Close.Response) {
    let leaks = response.leaks
    let names = leaks.joined(separator: ", ")
    let lines =
      leaks.isEmpty
      ? [Line("✔ \(response.kata.id) is closed, and no part of it lives on.", .good)]
      : """
      ✘ \(response.kata.id) is closed, and \(Wording.count(leaks.count, "part")) of it \
      \(leaks.count == 1 ? "lives" : "live") on: \(names).
      """.wrapped(to: 78).map { Line($0, .bad) } + [
        "  Something still holds it: look for an arrow back to the view that is not weak."
      ]
    view?.display(Page(lines: lines, frame: Frame(role: .farewell)))
  }

  private func standing(_ response: Play.Show.Response) -> Line {
    let leaks = response.screen.leaks
    let lost =
      leaks.isEmpty
      ? [] : [Span("  ✘ left, and lives on: \(leaks.joined(separator: ", "))", .bad)]
    return Line([Span("▸ \(response.kata.id)", .strong)] + lost)
  }
}

extension PlayedScene.Element {
  fileprivate var object: JSONObject {
    [
      "kind": kind, "text": text, "placeholder": placeholder.isEmpty ? nil : placeholder,
      "isEnabled": isEnabled, "isOn": kind == .label || kind == .field ? nil : isOn,
    ]
  }
}

/// A line for each message of the cycle, lit once it has come. A long value is on a line below.
struct CycleLines {
  let cycle: Play.Cycle
  let width: Int

  var lines: [Line] {
    let notes = cycle.latest
    return PlayedScene.Message.allCases.flatMap { message in
      notes[message].map(lit) ?? [dark(message)]
    }
  }

  private func lit(_ note: PlayedScene.Note) -> [Line] {
    let head = [
      Span("━▶ \(note.kind.rawValue.padded(to: 10)) ", .good),
      Span("\(note.receiver).\(note.method)", .code),
    ]
    let value = note.value.isEmpty ? [] : [Span("  \(note.value)")]
    let line = Line(head + value, spoken: sentence(note))
    guard line.columns > width else { return [line] }
    return [
      Line(head, spoken: sentence(note)),
      Line("              \(note.value)", spoken: "").cropped(to: width),
    ]
  }

  private func dark(_ message: PlayedScene.Message) -> Line {
    let name = message.rawValue.padded(to: 10)
    if message == cycle.missing, let last = cycle.notes.last {
      return Line("✘  \(name) none came from \(last.receiver).\(last.method)", .bad)
    }
    guard message == .request, cycle.notes.isEmpty, cycle.isSettled else {
      return Line("─▸ \(message.rawValue)", .faint, spoken: "")
    }
    return Line(
      "─▸ \(name) none sent by the view since the last key", .faint, spoken: "No Request."
    )
  }

  func spoken(_ news: [PlayedScene.Note]) -> [Line] {
    news.map { Line("━▶ \(sentence($0))", spoken: sentence($0)) }
      + (cycle.missing == nil ? [] : lines.suffix(2).filter { $0.text.hasPrefix("✘") })
  }

  private func sentence(_ note: PlayedScene.Note) -> String {
    let value = note.value.isEmpty ? "" : ": \(note.value)"
    return "\(note.kind.rawValue) to \(note.receiver).\(note.method)\(value)"
  }
}

extension Play.Cycle {
  /// The last message of each kind in the last round.
  fileprivate var latest: [PlayedScene.Message: PlayedScene.Note] {
    var latest: [PlayedScene.Message: PlayedScene.Note] = [:]
    for note in notes {
      switch note.kind {
      case .request: latest = [:]
      case .response: latest[.viewModel] = nil
      case .viewModel: break
      }
      latest[note.kind] = note
    }
    return latest
  }
}
