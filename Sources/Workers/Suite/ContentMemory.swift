import Foundation

/// Answers that are kept in files by the content of their question.
struct ContentMemory {
  let folder: URL

  /// How many answers are kept.
  private static let most = 200

  private struct Entry<Question: Codable, Answer: Codable>: Codable {
    let question: Question
    let answer: Answer
  }

  /// - Returns: the answer that was kept for an equal question.
  func answer<Question: Codable & Equatable, Answer: Codable>(
    to question: Question, as: Answer.Type
  ) -> Answer? {
    guard let file = file(of: question), let kept = try? Data(contentsOf: file),
      let entry = try? JSONDecoder().decode(Entry<Question, Answer>.self, from: kept),
      entry.question == question
    else { return nil }
    return entry.answer
  }

  /// What cannot be kept is found out again: that is all.
  func keep<Question: Codable, Answer: Codable>(_ answer: Answer, for question: Question) {
    guard let file = file(of: question) else { return }
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    if names.count >= Self.most { try? files.removeItem(at: folder) }
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    let entry = Entry(question: question, answer: answer)
    try? JSONEncoder().encode(entry).write(to: file, options: .atomic)
  }

  /// Named after the content. Two contents may share a name, and so the whole question is
  /// kept and compared.
  private func file(of question: some Encodable) -> URL? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let content = try? encoder.encode(question) else { return nil }
    let number: UInt64 = content.reduce(5381) { $0 &* 33 ^ UInt64($1) }
    return folder.appendingPathComponent("\(number).json")
  }
}
