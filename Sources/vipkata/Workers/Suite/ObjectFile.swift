import Foundation

/// An object file of Linux (ELF, 64 bits).
struct ObjectFile {
  private let content: Data

  /// - Throws: `WorkerFailure` if it cannot be read.
  init(file: URL) throws {
    guard let content = try? Data(contentsOf: file),
      content.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1])
    else { throw WorkerFailure("\(file.path) is no object file of this system") }
    // The zero ends every C string, whatever the file says.
    self.content = content + [0]
  }

  /// The names that it defines for the whole program and that are not its module's: each would
  /// replace the same name in the system, a library or the harness. The compiler itself copies
  /// functions into each module, as weak ones; none of them has the name of a C function, or comes
  /// from one of `judges`, the modules that the module itself does not use.
  func foreignNames(in module: String, judges: [String]) -> [String] {
    let own = "\(module.utf8.count)\(module)"
    let judging = judges.map { "$s\($0.utf8.count)\($0)" }
    return content.withUnsafeBytes { bytes in
      definitions(in: bytes).compactMap { (name, isWeak) -> String? in
        let isSwift = strncmp(name, "$s", 2) == 0
        let isOwn: Bool
        if isWeak {
          isOwn =
            isSwift
            ? !judging.contains { strncmp(name, $0, $0.utf8.count) == 0 }
            : dlsym(nil, name) == nil
        } else if isSwift {
          isOwn = strstr(name, own) != nil || String(cString: name).demangled.has(word: module)
        } else {
          isOwn = strcmp(name, "\(module)_main") == 0
        }
        return isOwn ? nil : String(cString: name)
      }
    }
  }

  private func definitions(
    in bytes: UnsafeRawBufferPointer
  ) -> [(name: UnsafePointer<CChar>, isWeak: Bool)] {
    func number<Value: FixedWidthInteger>(_ place: Int, _ type: Value.Type) -> Int {
      guard place >= 0, place <= bytes.count - MemoryLayout<Value>.size else { return 0 }
      return Int(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: place, as: type))
    }
    guard let start = bytes.baseAddress else { return [] }
    var found: [(UnsafePointer<CChar>, Bool)] = []
    let sections = number(40, UInt64.self)
    let few = number(60, UInt16.self)
    let count = few > 0 ? few : number(sections &+ 32, UInt64.self)
    for section in stride(from: sections, to: min(sections &+ count &* 64, bytes.count), by: 64)
    where number(section &+ 4, UInt32.self) == 2 {
      let texts = number(
        sections &+ number(section &+ 40, UInt32.self) &* 64 &+ 24, UInt64.self)
      let symbols = number(section &+ 24, UInt64.self)
      let end = min(symbols &+ number(section &+ 32, UInt64.self), bytes.count)
      let local = number(section &+ 44, UInt32.self)
      for symbol in stride(from: symbols &+ 24 &* local, to: end, by: 24)
      where number(symbol &+ 6, UInt16.self) != 0 {
        let name = texts &+ number(symbol, UInt32.self)
        guard bytes.indices.contains(name) else { continue }
        found.append(
          (
            (start + name).assumingMemoryBound(to: CChar.self),
            number(symbol &+ 4, UInt8.self) >> 4 == 2
          ))
      }
    }
    return found
  }
}

@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

extension String {
  fileprivate var demangled: String {
    guard let text = swiftDemangle(self, utf8.count, nil, nil, 0) else { return "" }
    defer { free(text) }
    return String(cString: text)
  }

  fileprivate func has(word: String) -> Bool {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
  }
}
