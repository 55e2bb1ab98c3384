// The entry point of a program that plays a scene, in the scene's own module. It reports the tree
// of views and receives what a user does, as JSON lines over its standard input, which is a
// socket with two directions.

import Foundation
import KataUI

struct VipkataReport: Encodable {
  let screen: VipkataScreen
  let notes: [VipkataRecord.Note]
  /// The number of the last event that was handled.
  let answered: Int
  /// Whether nothing has changed for a while.
  let isSettled: Bool
  var isClosed = false
}

struct VipkataEvent: Decodable, Sendable {
  let number: Int
  let action: String
  var id: String?
  var text: String?
}

@main
@MainActor
private enum VipkataPlayer {
  private static var window: VipkataWindow?
  private static var answered = 0
  private static var isClosing = false

  static func main() async {
    let line = takeLine()
    Thread.detachNewThread { listen(line) }
    window = VipkataWindow(makeEntry())
    var last: VipkataScreen?
    var lastAnswered = 0
    var quietRounds = 0
    while !isClosing {
      let screen = window?.screen ?? VipkataScreen()
      let notes = vipkataRecord.takeNotes()
      let isNew = screen != last || !notes.isEmpty || answered != lastAnswered
      quietRounds = isNew ? 0 : quietRounds + 1
      if isNew || quietRounds == 20 {
        let report = VipkataReport(
          screen: screen, notes: notes, answered: answered, isSettled: quietRounds == 20)
        send(report, to: line)
      }
      last = screen
      lastAnswered = answered
      try? await Task.sleep(nanoseconds: 25_000_000)
    }
    window?.close()
    // Work in progress may keep a part alive a little longer.
    for _ in 0..<40 where window?.living.isEmpty == false {
      try? await Task.sleep(nanoseconds: 25_000_000)
    }
    var screen = VipkataScreen()
    screen.leaks = window?.living ?? []
    send(
      VipkataReport(
        screen: screen, notes: [], answered: answered, isSettled: true, isClosed: true),
      to: line)
    exit(0)
  }

  private static func makeEntry() -> UIViewController {
    __ENTRY__
  }

  private static func handle(_ event: VipkataEvent) {
    if event.action == "close" {
      isClosing = true
    } else {
      window?.handle(event)
    }
    answered = event.number
  }

  /// Takes the socket from standard input, which is empty for the scene's own code.
  private static func takeLine() -> Int32 {
    let line = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    dup2(nothing, STDIN_FILENO)
    return line
  }

  /// Reads events, and ends the program when the other end of the socket is closed.
  nonisolated private static func listen(_ line: Int32) {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    var rest = Data()
    while true {
      let count = read(line, &bytes, bytes.count)
      guard count > 0 else { _exit(0) }
      rest += bytes.prefix(count)
      while let end = rest.firstIndex(of: 10) {
        let event = try? JSONDecoder().decode(VipkataEvent.self, from: Data(rest[..<end]))
        rest = Data(rest[(end + 1)...])
        if let event { Task { @MainActor in handle(event) } }
      }
    }
  }

  private static func send(_ report: VipkataReport, to line: Int32) {
    guard let json = try? JSONEncoder().encode(report) else { return }
    var rest = json + [10]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(line, $0.baseAddress, $0.count) }
      guard count > 0 else { _exit(0) }
      rest = Data(rest.dropFirst(count))
    }
  }
}
