import Foundation

/// The content of a journal, or of a record made from one for sharing.
struct JournalContent {
  private(set) var events: [JournalEvent] = []
  /// The format's number; nil if no line states it.
  private(set) var version: Int?
  /// In a shared record: its owner.
  private(set) var learner: String?
  /// In a shared record: what was sent with the question.
  private(set) var code: [SentFile] = []
  /// How many lines are no event, such as one cut off in the middle; all others count.
  private(set) var lostLines = 0

  private struct Header: Decodable {
    let journal: Int
    let learner: String?
    let code: [SentFile]?
  }

  init(_ content: Data) {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    content.withUnsafeBytes { bytes in
      var scanner = EventScanner()
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        if let event = scanner.event(in: line) {
          events.append(event)
        } else if let header = try? decoder.read(Header.self, from: Data(line)) {
          version = max(version ?? 0, header.journal)
          learner = learner ?? header.learner
          code = header.code ?? code
        } else if let written = try? decoder.read(JournalEvent.Line.self, from: Data(line)),
          let event = JournalEvent(written)
        {
          events.append(event)
        } else {
          lostLines += 1
        }
      }
    }
  }
}
