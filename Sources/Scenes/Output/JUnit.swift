/// Results as JUnit's XML, which every CI shows.
struct JUnit: Renderer {
  /// The name of all suites together; nil if there is only one suite.
  var name: String?
  let suites: [Suite]

  struct Suite: Sendable {
    let name: String
    var properties: [String: String] = [:]
    let cases: [Case]
  }

  struct Case: Sendable {
    var className: String?
    let name: String
    var seconds = 0.0
    var flaws: [Flaw] = []
  }

  struct Flaw: Sendable {
    let kind: Kind
    let message: String
    /// The type of a failure, such as the check that found it.
    var type: String?
    var text = ""

    enum Kind: String {
      case failure, error, skipped
    }
  }

  var text: String {
    let inner = suites.flatMap(lines)
    return
      (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
      + (name.map { ["<testsuites name=\"\($0.xml)\">"] + inner + ["</testsuites>"] } ?? inner))
      .joined(separator: "\n")
  }

  private func lines(for suite: Suite) -> [String] {
    func count(_ kind: Flaw.Kind) -> Int {
      suite.cases.count { $0.flaws.contains { $0.kind == kind } }
    }
    let counts =
      "tests=\"\(suite.cases.count)\" failures=\"\(count(.failure))\" "
      + "errors=\"\(count(.error))\" skipped=\"\(count(.skipped))\""
    let properties = suite.properties.sorted { $0.key < $1.key }.map {
      "<property name=\"\($0.key.xml)\" value=\"\($0.value.xml)\"/>"
    }
    return ["<testsuite name=\"\(suite.name.xml)\" \(counts)>"]
      + (properties.isEmpty ? [] : ["  <properties>\(properties.joined())</properties>"])
      + suite.cases.flatMap(lines) + ["</testsuite>"]
  }

  private func lines(for test: Case) -> [String] {
    let className = test.className.map { "classname=\"\($0.xml)\" " } ?? ""
    let head = "  <testcase \(className)name=\"\(test.name.xml)\" time=\"\(test.seconds)\""
    guard !test.flaws.isEmpty else { return ["\(head)/>"] }
    let flaws = test.flaws.map { flaw in
      let type = flaw.type.map { "type=\"\($0.xml)\" " } ?? ""
      let start = "    <\(flaw.kind.rawValue) \(type)message=\"\(flaw.message.xml)\""
      return flaw.text.isEmpty ? "\(start)/>" : "\(start)>\(flaw.text.xml)</\(flaw.kind.rawValue)>"
    }
    return ["\(head)>"] + flaws + ["  </testcase>"]
  }
}

extension JUnit {
  init(error: UserError) {
    let flaw = Flaw(kind: .error, message: error.inOneLine)
    suites = [Suite(name: "vipkata", cases: [Case(name: "vipkata", flaws: [flaw])])]
  }
}
