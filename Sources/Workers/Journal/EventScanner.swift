import Entities
import Foundation

/// Reads the lines of a journal that are just as this program writes them, in plain ASCII
/// without escapes: ten times as fast as a decoder, which has to read the others.
struct EventScanner {
  private let bytes: UnsafeRawBufferPointer
  private var index = 0
  private var end = 0
  /// The kata of the event before, which mostly is that of the next too.
  private var former: (text: Range<Int>, kata: KataID)?

  init(bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// The next line that is not empty.
  mutating func nextLine() -> Range<Int>? {
    index = end
    while index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
    guard index < bytes.count, let first = bytes.baseAddress?.advanced(by: index) else {
      return nil
    }
    let found = memchr(first, Int32(UInt8(ascii: "\n")), bytes.count - index)
    end = found.map { index + (UnsafeRawPointer($0) - first) } ?? bytes.count
    return index..<end
  }

  /// The event of the line that came last. Nil where it is none, or is written otherwise.
  mutating func event() -> JournalEvent? {
    guard take(#"{"at":"#), let time = time(), take(#","event":"#), let name = text() else {
      return nil
    }
    let failing = take(#","failing":["#) ? texts() : []
    let hint = take(#","hint":"#) ? text() : nil
    guard take(#","kata":"#), let kata = kata() else { return nil }
    let mistake = take(#","looksLike":"#) ? text() : nil
    let verdict = take(#","verdict":"#) ? text() : nil
    guard take("}"), index == end, let failing else { return nil }
    let what: JournalEvent.What
    switch string(name) {
    case "opened": what = .opened
    case "checked":
      guard let verdict else { return nil }
      what = .checked(
        outcome: Verdict.Outcome(rawValue: string(verdict)) ?? .red, failing: failing,
        looksLike: mistake.map(string))
    case "hint":
      guard let hint else { return nil }
      what = .hint(string(hint))
    case "reset": what = .reset
    case "solved": what = .solved
    case "skipped": what = .skipped
    case "solution": what = .solution
    default: return nil
    }
    return JournalEvent(time: time, kata: kata, what: what)
  }

  private mutating func take(_ text: StaticString) -> Bool {
    guard end - index >= text.utf8CodeUnitCount, let base = bytes.baseAddress,
      memcmp(base + index, text.utf8Start, text.utf8CodeUnitCount) == 0
    else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  /// The bytes between two quotes.
  private mutating func text() -> Range<Int>? {
    guard take("\"") else { return nil }
    let begin = index
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return begin..<index - 1
      case UInt8(ascii: "\\"), 0..<0x20, 0x80...: return nil
      default: index += 1
      }
    }
    return nil
  }

  /// What follows the bracket of a list that is not empty.
  private mutating func texts() -> [String]? {
    var texts: [String] = []
    repeat {
      guard let text = text() else { return nil }
      texts.append(string(text))
    } while take(",")
    return take("]") ? texts : nil
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  private mutating func kata() -> KataID? {
    guard let text = text() else { return nil }
    if let former, former.text.count == text.count, let base = bytes.baseAddress,
      memcmp(base + former.text.lowerBound, base + text.lowerBound, text.count) == 0
    {
      return former.kata
    }
    former = KataID(string(text)).map { (text, $0) }
    return former?.kata
  }

  /// A time such as `2026-01-31T12:00:00Z`; leap days and seconds are left to the decoder.
  private mutating func time() -> Date? {
    guard take("\""), let year = number(4), take("-"), let month = number(2), take("-"),
      let day = number(2), take("T"), let hour = number(2), take(":"), let minute = number(2),
      take(":"), let second = number(2), take("Z\""), year >= 1970, (1...12).contains(month),
      (1...Self.daysOfMonths[month - 1]).contains(day), hour < 24, minute < 60, second < 60
    else { return nil }
    // In years that begin in March the leap day comes last. Until 1970 it is 719,468 days.
    let march = month > 2 ? year : year - 1
    let before = march * 365 + march / 4 - march / 100 + march / 400
    let days = before + (153 * ((month + 9) % 12) + 2) / 5 + day - 1 - 719_468
    return Date(timeIntervalSince1970: Double(((days * 24 + hour) * 60 + minute) * 60 + second))
  }

  private static let daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  private mutating func number(_ digits: Int) -> Int? {
    guard end - index >= digits else { return nil }
    var number = 0
    for _ in 0..<digits {
      let byte = bytes[index]
      guard (0x30...0x39).contains(byte) else { return nil }
      number = number * 10 + Int(byte - 0x30)
      index += 1
    }
    return number
  }
}
