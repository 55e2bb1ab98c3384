import Foundation
import TestSupport
import XCTest

/// A session with the toolchain's sourcekit-lsp, like an editor's with an open folder.
final class LanguageServer {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread = Data()
  private var number = 0
  private var version = 0

  /// Seconds after which a missing answer fails the test.
  private static let timeout = 120.0

  /// - Throws: `XCTSkip` if the toolchain has no such server.
  init(folder: URL, environment: [String: String]) throws {
    let path = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/sourcekit-lsp" }
    guard let server = path.first(where: FileManager.default.isExecutableFile) else {
      throw NotTried.skip("sourcekit-lsp")
    }
    process.executableURL = URL(fileURLWithPath: server)
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = try ask(
      "initialize",
      [
        "processId": Int(getpid()), "rootUri": folder.absoluteString,
        "capabilities": ["textDocument": ["diagnostic": [String: Any]()]],
      ])
    try tell("initialized", [:])
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  func end() throws {
    _ = try ask("shutdown", [:])
    try tell("exit", [:])
    process.waitUntilExit()
  }

  /// The errors that an editor underlines in red once the file has this text.
  /// - Parameter isDone: whether these errors show that the server has read all modules.
  func errors(
    in file: URL, text: String, until isDone: ([String]) -> Bool = { _ in true }
  ) throws -> [String] {
    version += 1
    var document: [String: Any] = ["uri": file.absoluteString, "version": version]
    if version == 1 {
      document["languageId"] = "swift"
      document["text"] = text
      try tell("textDocument/didOpen", ["textDocument": document])
    } else {
      try tell(
        "textDocument/didChange",
        ["textDocument": document, "contentChanges": [["text": text]]])
    }
    let limit = Date().addingTimeInterval(Self.timeout)
    while true {
      let answer = try ask(
        "textDocument/diagnostic", ["textDocument": ["uri": file.absoluteString]])
      let items = (answer["result"] as? [String: Any])?["items"] as? [[String: Any]] ?? []
      let errors = items.filter { $0["severity"] as? Int == 1 }.compactMap {
        $0["message"] as? String
      }
      if isDone(errors) || Date() > limit { return errors }
      usleep(100_000)
    }
  }

  private func tell(_ method: String, _ parameters: [String: Any]) throws {
    try send(["method": method, "params": parameters])
  }

  private func ask(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    number += 1
    try send(["id": number, "method": method, "params": parameters])
    while true {
      let message = try read()
      if message["method"] == nil, message["id"] as? Int == number { return message }
      // The server's own requests do not matter here.
      if let id = message["id"], message["method"] != nil {
        try send(["id": id, "result": NSNull()])
      }
    }
  }

  private func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(
      withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
    try input.fileHandleForWriting.write(
      contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  private func read() throws -> [String: Any] {
    while true {
      if let head = unread.range(of: Data("\r\n\r\n".utf8)) {
        let fields = String(decoding: unread[..<head.lowerBound], as: UTF8.self)
        let length = try XCTUnwrap(
          fields.firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.output.1) })
        if unread.distance(from: head.upperBound, to: unread.endIndex) >= length {
          let body = Data(unread[head.upperBound...].prefix(length))
          unread = Data(unread[head.upperBound...].dropFirst(length))
          return try XCTUnwrap(JSONSerialization.jsonObject(with: body) as? [String: Any])
        }
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw ServerEnded() }
      unread += more
    }
  }

  struct ServerEnded: Error {}
}
