import Foundation

/// Answers that are kept in files by the content of their question.
struct DiskCache: Sendable {
  let folder: URL
  var most = 200

  private struct Entry<Question: Codable, Answer: Codable>: Codable {
    let question: Question
    let answer: Answer
  }

  func answer<Question: Codable & Equatable, Answer: Codable>(
    to question: Question, as: Answer.Type
  ) -> Answer? {
    guard let file = file(of: question), let kept = try? Data(contentsOf: file),
      let entry = try? JSONDecoder().read(Entry<Question, Answer>.self, from: kept),
      entry.question == question
    else { return nil }
    return entry.answer
  }

  /// What cannot be kept is found out again: that is all.
  func keep<Question: Codable, Answer: Codable>(_ answer: Answer, for question: Question) {
    guard let file = file(of: question) else { return }
    let names = Libc.names(in: folder.path, atMost: most)
    if names.count >= most {
      Files.removeOldest(names.map(folder.appendingPathComponent), keeping: most / 2)
    }
    let entry = Entry(question: question, answer: answer)
    _ = try? Files.writeIfChanged(JSONEncoder().encode(entry), at: file)
  }

  /// Named after the content. Two contents may share a name, and so the whole question is
  /// kept and compared.
  private func file(of question: some Encodable) -> URL? {
    Self.number(of: question).map { folder.appendingPathComponent("\($0).json") }
  }

  /// Stands for the content, the same in every run; nil where that cannot be written down.
  static func number(of content: some Encodable) -> UInt64? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try? encoder.encode(content).stableNumber
  }
}
