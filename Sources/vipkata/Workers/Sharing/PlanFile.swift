import Foundation

/// `plan.json`: the parts that have their proper form, and the mistakes in the others.
private struct PlanFile: Decodable {
  private(set) var plan = WrittenPlan()
  /// In a copy: why the file could not be fetched.
  private(set) var problem: String?
  private(set) var mistakes: [DecodingError.Context] = []
  /// The coding path of each planned kata.
  private(set) var paths: [[any CodingKey]] = []

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: JSONKey.self)
    problem = try? fields.value("problem", "a text")
    let known =
      ["text", "katas", "hintsOpen", "solutionsOpen"] + (problem == nil ? [] : ["problem"])
    noting { try fields.refuseAll(but: known, of: "it") }
    plan.text = noting { try fields.value("text", "a text") }
    plan.hintsOpen = noting { try fields.time("hintsOpen") }
    plan.solutionsOpen = noting { try fields.time("solutionsOpen") }
    guard fields.contains("katas") else { return }
    let form = "must be a list such as [{ \"kata\": \"models/use-cases\" }]."
    guard var items = try? fields.nestedUnkeyedContainer(forKey: "katas") else {
      note(fields.mistake("katas", form))
      return
    }
    var katas: [WrittenPlan.Item] = []
    while !items.isAtEnd {
      // Unlike a container, it moves on to the next item even if this one is no object.
      let item = try items.superDecoder()
      guard let object = try? item.container(keyedBy: JSONKey.self) else {
        note(fields.mistake("katas", form))
        continue
      }
      noting { try object.refuseAll(but: ["kata", "minutes"], of: "it") }
      guard let kata = noting({ try object.required("kata", by: "kata of a plan") }) else {
        continue
      }
      let minutes = noting { try object.number("minutes", 1...600) }
      paths.append(object.codingPath + [JSONKey("kata")])
      katas.append(WrittenPlan.Item(kata: kata, minutes: minutes))
    }
    plan.katas = katas
  }

  /// Nil if there is no value, or one of another form, which is noted as a mistake.
  @discardableResult
  private mutating func noting<Value>(_ body: () throws -> Value?) -> Value? {
    do {
      return try body()
    } catch {
      note(error)
      return nil
    }
  }

  private mutating func note(_ error: any Error) {
    if case DecodingError.dataCorrupted(let mistake) = error { mistakes.append(mistake) }
  }
}

extension KeyedDecodingContainer<JSONKey> {
  fileprivate func time(_ key: JSONKey) throws -> String? {
    let text: String? = try value(key, "a time, as a text")
    guard let text, DateArgument(text, in: .current) == nil else { return text }
    throw mistake(key, "must be a time such as 2026-11-30T10:30, not \"\(text.prefix(40))\"")
  }
}

extension WrittenPlan {
  static let file = "plan.json"
  /// Bytes.
  static let largest = 65_536

  /// - Throws: `UserError` that says in a few words why the content is no plan.
  init(_ content: Data) throws {
    guard content.count <= Self.largest else { throw UserError("it is larger than 64 KB") }
    let file: PlanFile
    do {
      file = try JSONDecoder().read(PlanFile.self, from: content)
    } catch {
      throw UserError(
        JSONErrorPlace(in: content).map { "it is not JSON: \($0.description)" }
          ?? "it is not an object")
    }
    if let problem = file.problem { throw UserError(problem) }
    self = file.plan
    let keys = JSONKeys(in: content)
    for (index, path) in file.paths.enumerated() { katas?[index].line = keys.line(of: path) }
    mistakes = file.mistakes.map { mistake in
      // Each mistake becomes a clause of one sentence.
      let words = mistake.debugDescription
        .replacing(/: (did you mean .*)/) { " (\($0.output.1))" }
        .replacing(/\.$/, with: "")
      let line = keys.line(of: mistake.codingPath).map { "in line \($0) " } ?? ""
      return line + words
    }
    if let twice = keys.duplicate {
      mistakes.append("in line \(twice.line) it has the key \"\(twice.key)\" a second time")
    }
  }
}
