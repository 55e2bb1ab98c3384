import Foundation

extension JSONDecoder {
  /// Like `decode`, for data from anybody: Foundation of Swift 6.0 crashes on a key that is not
  /// UTF-8, or that holds a control character or an invalid escape.
  func read<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    if data.mayHaveOddKey {
      guard String(data: data, encoding: .utf8) != nil else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    }
    return try decode(type, from: data)
  }
}

extension Data {
  fileprivate var mayHaveOddKey: Bool {
    withUnsafeBytes { bytes in
      var isInText = false
      for byte in bytes {
        if byte == UInt8(ascii: "\"") { isInText.toggle() }
        if byte > 126 || byte == UInt8(ascii: "\\") || isInText && byte < 32 { return true }
      }
      return false
    }
  }
}
