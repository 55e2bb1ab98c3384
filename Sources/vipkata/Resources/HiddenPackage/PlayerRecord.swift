// Notes what happens in a played scene's cycle.

import Foundation

/// Called at the beginning of each method that a message reaches.
func vipkataNote(_ receiver: Any, _ method: String, _ kind: String, _ message: Any) {
  vipkataRecord.add(receiver, method, kind, message)
}

func vipkataNoted<Value>(
  _ receiver: Any, _ method: String, _ kind: String, _ message: Any, _ body: () throws -> Value
) rethrows -> Value {
  vipkataRecord.add(receiver, method, kind, message)
  return try body()
}

let vipkataRecord = VipkataRecord()

/// What was noted, and the parts of the scene that a message reached.
final class VipkataRecord: @unchecked Sendable {
  struct Note: Encodable {
    let kind: String
    let receiver: String
    let method: String
    let value: String
  }

  // Guards `notes` and `parts`.
  private let lock = NSLock()
  private var notes: [Note] = []
  private var parts: [VipkataWeak] = []

  func add(_ receiver: Any, _ method: String, _ kind: String, _ message: Any) {
    let note = Note(
      kind: kind, receiver: "\(type(of: receiver))",
      method: String(method.prefix { $0 != "(" }), value: describe(message, isOuter: true))
    lock.withLock {
      notes.append(note)
      if type(of: receiver) is AnyClass { parts.append(VipkataWeak(receiver as AnyObject)) }
    }
  }

  func takeNotes() -> [Note] {
    lock.withLock {
      defer { notes = [] }
      return notes
    }
  }

  var living: [AnyObject] { lock.withLock { parts.compactMap(\.object) } }

  /// `email: "a@b.c"` for the message itself, `User(id: "1")` for a value in it.
  private func describe(_ value: Any, isOuter: Bool = false, depth: Int = 0) -> String {
    let mirror = Mirror(reflecting: value)
    let text = value as? String
    if let text { return "\"\(text.prefix(120))\"" }
    guard depth < 6 else { return "…" }
    func inner(_ value: Any) -> String { describe(value, depth: depth + 1) }
    func labelled(_ children: Mirror.Children) -> String {
      children.map { child in
        let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
        return label + inner(child.value)
      }.joined(separator: ", ")
    }
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { inner($0.value) } ?? "nil"
    case .collection, .set:
      let more = mirror.children.count > 8 ? ", … \(mirror.children.count) in all" : ""
      return "[" + mirror.children.prefix(8).map { inner($0.value) }.joined(separator: ", ")
        + more + "]"
    case .tuple: return "(\(labelled(mirror.children)))"
    case .enum:
      guard let child = mirror.children.first, let name = child.label else { return ".\(value)" }
      let isTuple = Mirror(reflecting: child.value).displayStyle == .tuple
      return ".\(name)" + (isTuple ? inner(child.value) : "(\(inner(child.value)))")
    case .struct, .class:
      // System types, such as a date, describe themselves.
      guard String(reflecting: type(of: value)).hasPrefix(module) else { return "\(value)" }
      let fields = labelled(mirror.children)
      return isOuter ? fields : "\(type(of: value))(\(fields))"
    default: return "\(value)"
    }
  }

  private let module = String(reflecting: VipkataRecord.self).prefix { $0 != "." } + "."
}

final class VipkataWeak {
  private(set) weak var object: AnyObject?
  /// How many checks in a row found it off screen but alive.
  var rounds = 0

  init(_ object: AnyObject) {
    self.object = object
  }
}
