import Foundation

/// What the bytes of a journal say, or those of a record that was made of one to be shared.
struct JournalContent {
  private(set) var events: [JournalEvent] = []
  /// The format's number; nil where no line says it.
  private(set) var version: Int?
  /// In a shared record: whose it is.
  private(set) var learner: String?
  /// In a shared record: what was sent with the question.
  private(set) var code: [SentFile] = []
  /// What was cut off in the middle of a line is no event; all other lines stand.
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
