import Foundation

/// Reads the lines of a journal that are exactly as this program writes them, in plain ASCII
/// without escapes: ten times as fast as a decoder, which has to read the others.
struct EventScanner {
  typealias Line = Slice<UnsafeRawBufferPointer>

  private var rest = UnsafeRawBufferPointer(start: nil, count: 0)[...]
  /// From the previous event: most events have the same day and kata as the one before.
  private var day: (text: String, midnight: Date?)?
  private var former: (text: String, kata: KataID?)?

  /// Nil if the line is no event, or is written in another way.
  mutating func event(in line: Line) -> JournalEvent? {
    rest = line
    guard take(#"{"at":""#), let time = time() else { return nil }
    let content = take(#","content":""#) ? text() : nil
    guard take(#","event":""#), let event = text() else { return nil }
    var failing: [String]?
    if take(#","failing":[""#) {
      failing = texts()
      guard failing != nil else { return nil }
    }
    let hint = take(#","hint":""#) ? text() : nil
    guard take(#","kata":""#), let kata = kata() else { return nil }
    let mistake = take(#","looksLike":""#) ? text() : nil
    let verdict = take(#","verdict":""#) ? text() : nil
    guard take("}"), rest.isEmpty else { return nil }
    return JournalEvent(
      JournalEvent.Line(
        at: time, kata: kata, event: event, verdict: verdict, failing: failing,
        looksLike: mistake, hint: hint, content: content))
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard rest.count >= count,
      let begin = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
      memcmp(begin, text.utf8Start, count) == 0
    else { return false }
    rest = rest.dropFirst(count)
    return true
  }

  /// The text before the next quote; nil if it has an escape or is not plain ASCII.
  private mutating func text() -> String? {
    let end = rest.firstIndex {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 32 || $0 > 127
    }
    guard let end, rest[end] == UInt8(ascii: "\"") else { return nil }
    defer { rest = rest[(end + 1)...] }
    return String(decoding: UnsafeRawBufferPointer(rebasing: rest[..<end]), as: UTF8.self)
  }

  /// The texts after the first quote of a list.
  private mutating func texts() -> [String]? {
    var texts: [String] = []
    repeat {
      guard let text = text() else { return nil }
      texts.append(text)
    } while take(#",""#)
    return take("]") ? texts : nil
  }

  private mutating func kata() -> KataID? {
    guard let text = text() else { return nil }
    if former?.text != text { former = (text, KataID(text)) }
    return former?.kata
  }

  /// A time such as `2026-01-31T12:00:00Z`, with the quote after it.
  private mutating func time() -> Date? {
    let text = String(decoding: UnsafeRawBufferPointer(rebasing: rest.prefix(11)), as: UTF8.self)
    if day?.text != text { day = (text, try? Date("\(text)00:00:00Z", strategy: .iso8601)) }
    rest = rest.dropFirst(11)
    guard let midnight = day?.midnight, let hour = number(below: 24), take(":"),
      let minute = number(below: 60), take(":"), let second = number(below: 60), take("Z\"")
    else { return nil }
    return midnight.addingTimeInterval(Double((hour * 60 + minute) * 60 + second))
  }

  private mutating func number(below limit: UInt8) -> Int? {
    guard let tens = rest.popFirst(), let ones = rest.popFirst(), (48...57).contains(tens),
      (48...57).contains(ones), 10 * (tens - 48) + ones - 48 < limit
    else { return nil }
    return Int(10 * (tens - 48) + ones - 48)
  }
}
