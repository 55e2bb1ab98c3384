import Foundation

/// Keeps answers in files, which are found by the content of the question.
struct DiskCache: Sendable {
  let folder: URL
  var maximumCount = 200

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

  /// Ignores failures: an answer that is not kept is only computed again.
  func keep<Question: Codable, Answer: Codable>(_ answer: Answer, for question: Question) {
    guard let file = file(of: question) else { return }
    let names = Libc.names(in: folder.path, atMost: maximumCount)
    if names.count >= maximumCount {
      Files.removeOldest(names.map(folder.appendingPathComponent), keeping: maximumCount / 2)
    }
    let entry = Entry(question: question, answer: answer)
    _ = try? Files.writeIfChanged(JSONEncoder().encode(entry), at: file)
  }

  /// Named after a hash of the question. Two questions may share a name, so the whole question is
  /// kept and compared.
  private func file(of question: some Encodable) -> URL? {
    Self.hash(of: question).map { folder.appendingPathComponent("\($0).json") }
  }

  /// A hash of the content, the same in every run; nil if the content cannot be encoded.
  static func hash(of content: some Encodable) -> UInt64? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try? encoder.encode(content).stableNumber
  }
}
