import Foundation
import TestSupport
import XCTest

/// A real browser without a window, with one page, over the DevTools protocol on two pipes: tests
/// click, type and read as a person does.
final class Browser {
  private let folder: URL
  private let input: FileHandle
  private let output: FileHandle
  private let process = Process()
  private var number = 0
  private var session: String?
  private var unread = Data()

  private static let places = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ]

  /// - Throws: `XCTSkip` if there is no Chromium.
  init() throws {
    guard
      let chromium = Self.places.first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { throw NotTried.skip("Chromium (Debian: chromium)") }
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vipkata browser \(UUID().uuidString.prefix(8))")
    let commands = Pipe()
    let answers = Pipe()
    input = commands.fileHandleForWriting
    output = answers.fileHandleForReading
    process.standardInput = commands
    process.standardOutput = answers
    // Chromium reads commands from its descriptor 3 and answers on 4.
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", chromium, "--headless",
      "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-dev-shm-usage",
      "--remote-debugging-pipe", "--user-data-dir=\(folder.path)", "about:blank",
    ]
    try process.run()
    let targets = try send("Target.getTargets")["targetInfos"] as? [[String: Any]]
    let target = try XCTUnwrap(targets?.first { $0["type"] as? String == "page" }?["targetId"])
    session =
      try send("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"]
      as? String
  }

  deinit {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Chromium's message if the page is just being loaded again.
  private static let pageIsAway = "Inspected target navigated or closed"

  /// - Returns: the result of a method of the protocol; empty if the page went away meanwhile.
  @discardableResult
  func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    message["sessionId"] = session
    try input.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let answer = try JSONSerialization.jsonObject(with: nextMessage()) as? [String: Any]
      guard answer?["id"] as? Int == number else { continue }
      let error = answer?["error"] as? [String: Any]
      if error?["message"] as? String == Self.pageIsAway { return [:] }
      return try XCTUnwrap(answer?["result"] as? [String: Any], "\(method): \(answer ?? [:])")
    }
  }

  private func nextMessage() throws -> Data {
    while true {
      if let end = unread.firstIndex(of: 0) {
        defer { unread = Data(unread[(end + 1)...]) }
        return Data(unread[..<end])
      }
      let more = output.availableData
      guard !more.isEmpty else { throw Gone() }
      unread.append(more)
    }
  }

  struct Gone: Error {}
}

extension Browser {
  func open(
    _ page: URL, width: Int = 1280, height: Int = 800, isDark: Bool = false
  ) throws {
    try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600])
    try send(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]])
    try send("Page.navigate", ["url": "about:blank"])
    try wait(for: "location.href === 'about:blank'")
    try send("Page.navigate", ["url": page.absoluteString])
    try wait(for: "location.protocol === 'file:' && document.readyState === 'complete'")
  }

  /// The value of a JavaScript expression on the page, as JSON has it.
  func value(of expression: String) throws -> Any? {
    let answer = try send(
      "Runtime.evaluate", ["expression": expression, "returnByValue": true])
    return (answer["result"] as? [String: Any])?["value"]
  }

  func texts(of selector: String) throws -> [String] {
    try value(of: "[...document.querySelectorAll('\(selector)')].map(e => e.textContent.trim())")
      as? [String] ?? []
  }

  func wait(for condition: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let limit = Date().addingTimeInterval(60)
    while try value(of: condition) as? Bool != true {
      guard Date() < limit else {
        return XCTFail("never: \(condition)", file: file, line: line)
      }
      usleep(20_000)
    }
  }

  /// Clicks into the middle of an element, wherever it is now.
  func click(_ selector: String) throws {
    let place = try value(
      of: """
        (() => { const e = document.querySelector('\(selector)');
        e.scrollIntoView({ block: 'center', inline: 'center' });
        const b = e.getBoundingClientRect();
        return [b.x + b.width / 2, b.y + b.height / 2]; })()
        """)
    let point = try XCTUnwrap(place as? [Double], "no \(selector)")
    for type in ["mousePressed", "mouseReleased"] {
      try send(
        "Input.dispatchMouseEvent",
        ["type": type, "x": point[0], "y": point[1], "button": "left", "clickCount": 1])
    }
  }

  /// - Parameter key: its name in the DOM, such as `Tab`.
  func press(_ key: String) throws {
    let keys: [String: (code: Int, text: String?)] = ["Tab": (9, nil), "Enter": (13, "\r")]
    var event: [String: Any] = ["key": key, "code": key, "type": "keyDown"]
    event["windowsVirtualKeyCode"] = keys[key]?.code
    event["text"] = keys[key]?.text
    try send("Input.dispatchKeyEvent", event)
    event["type"] = "keyUp"
    event["text"] = nil
    try send("Input.dispatchKeyEvent", event)
  }

  /// What a screen reader finds: role and name of each node.
  func accessibleNodes() throws -> [(role: String, name: String)] {
    let nodes = try send("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    return nodes.filter { $0["ignored"] as? Bool != true }.map { node in
      func value(_ key: String) -> String {
        (node[key] as? [String: Any])?["value"] as? String ?? ""
      }
      return (value("role"), value("name"))
    }
  }
}
