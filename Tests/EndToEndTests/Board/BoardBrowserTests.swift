import Foundation
import XCTest

/// The board's page in a real browser.
final class BoardBrowserTests: XCTestCase {
  /// One for all tests: it takes seconds to start.
  nonisolated(unsafe) private static var shared: Browser?
  private var room: Room!
  private var browser: Browser!

  override func setUpWithError() throws {
    browser = try Self.shared ?? Browser()
    Self.shared = browser
    room = try Room()
  }

  override func tearDown() {
    browser = nil
  }

  override class func tearDown() {
    shared = nil
  }

  private func page(_ options: String...) throws -> URL {
    let result = try room.program.run(["board", "place", "--html", "board.html"] + options)
    XCTAssertEqual(result.status, 0, result.errors)
    return room.program.folder.appendingPathComponent("board.html")
  }

  private let names = "#learners tbody th bdi"
  private let checks = "#learners thead th:nth-child(6)"

  func testAClickSortsAndAnotherTurnsTheOrderRound() throws {
    try room.write("Ada", [("opened", 3), ("checked", 2)])
    try room.write("Bob", [("opened", 30), ("checked", 25)])
    try room.write("Cleo", [("opened", 2), ("checked", 1), ("checked", 1), ("checked", 0)])
    try browser.open(page())
    XCTAssertEqual(try browser.texts(of: names), ["Bob", "Ada", "Cleo"], "who needs help first")

    try browser.click("\(checks) button")
    XCTAssertEqual(try browser.texts(of: names).last, "Cleo")
    XCTAssertEqual(try browser.texts(of: "[aria-sort=ascending]"), ["Checks"])
    try browser.click("\(checks) button")
    XCTAssertEqual(try browser.texts(of: names).first, "Cleo")
    XCTAssertEqual(try browser.texts(of: "[aria-sort=descending]"), ["Checks"])
  }

  /// A page of a thousand learners takes half a second to lay out.
  func testAClickIsAnsweredAtOnceHoweverManyThereAreAndEachOfThemComes() throws {
    for number in 1...250 { try room.write("Learner \(number)", [("opened", 1)]) }
    try browser.open(page())
    let sorted = (1...250).map { "Learner \($0)" }

    let first = try browser.value(
      of: """
        document.querySelector('#learners thead th:nth-child(2) button').click();
        [...document.querySelectorAll('\(names)')].map(e => e.textContent.trim())
        """)
    XCTAssertEqual(first as? [String], Array(sorted.prefix(100)))
    try browser.wait(for: "document.querySelectorAll('\(names)').length === 250")
    XCTAssertEqual(try browser.texts(of: names), sorted)

    // Another click before all rows are there.
    _ = try browser.value(
      of: """
        document.querySelector('#learners thead th:nth-child(6) button').click();
        document.querySelector('#learners thead th:nth-child(2) button').click()
        """)
    try browser.wait(for: "document.querySelectorAll('\(names)').length === 250")
    XCTAssertEqual(try browser.texts(of: names), sorted)
  }

  func testTheKeyboardSortsAndAPageThatLoadsItselfAgainKeepsTheOrderAndThePlace() throws {
    for number in 1...80 { try room.write("Learner \(number)", [("opened", Double(number) / 10)]) }
    try browser.open(page())
    try browser.press("Tab")
    try browser.press("Tab")
    try browser.press("Tab")
    try browser.press("Enter")
    XCTAssertEqual(try browser.texts(of: "[aria-sort=ascending]"), ["Learner"])
    let sorted = try browser.texts(of: names)
    XCTAssertEqual(sorted.prefix(3), ["Learner 1", "Learner 2", "Learner 3"], "numbers as numbers")
    _ = try browser.value(of: "scrollTo(0, 700)")

    try room.write("Learner 0", [("opened", 1)])
    _ = try page()
    _ = try browser.value(of: "window.isOld = true; location.reload()")
    try browser.wait(for: "!window.isOld && document.readyState === 'complete'")
    XCTAssertEqual(try browser.texts(of: names), ["Learner 0"] + sorted)
    try browser.wait(for: "scrollY === 700")
    XCTAssertEqual(
      try browser.value(of: "document.activeElement.textContent") as? String, "Learner")
  }

  func testNamesOfStrangersAreTextAndNothingIsLoadedOrRun() throws {
    let hostile = "<img src=x onerror=alert(1)>\"'&"
    try room.write(hostile, [("opened", 1)])
    try room.write("<script>document.title = 1</script>", [("opened", 1)])
    try browser.open(page())

    XCTAssertEqual(
      Set(try browser.texts(of: names)), [hostile, "<script>document.title = 1</script>"])
    XCTAssertEqual(try browser.value(of: "document.images.length") as? Int, 0)
    XCTAssertEqual(try browser.value(of: "document.title") as? String, "0 stuck · Workshop board")
    // Even if a text became code, the page's policy would not let it run.
    let injected = """
      (() => { const s = document.createElement('script'); s.textContent = 'window.ran = 1';
      document.body.append(s); return typeof window.ran; })()
      """
    XCTAssertEqual(try browser.value(of: injected) as? String, "undefined")
  }

  func testAScreenReaderFindsTablesButtonsAndTheChartsInWords() throws {
    try room.write("Ada", [("opened", 30), ("checked", 1)])
    try room.write("Bob", [("opened", 1)])
    try browser.open(page())
    let nodes = try browser.accessibleNodes()
    func assertNode(_ role: String, _ name: String, line: UInt = #line) {
      XCTAssertTrue(
        nodes.contains { $0.role == role && $0.name == name },
        "no \(role) \(name) in \(nodes.filter { $0.role == role })", line: line)
    }

    assertNode("heading", "Workshop board")
    assertNode("list", "2 learners: 1 stuck, 1 working.")
    assertNode("table", "Learners: who needs help first")
    assertNode("table", "Katas: what to explain to everyone")
    assertNode("columnheader", "Fails first")
    assertNode("rowheader", "Ada")
    assertNode("button", "Time")
    assertNode("image", "Where everybody is hello: 1 stuck, 1 working.")
  }

  func testAPhoneNeedsNoSidewaysScrollingOfThePageAndBothColorSchemesAreThere() throws {
    try room.write("Somebody Whose Name Has No End Because Parents Liked Names", [("opened", 30)])
    let page = try page()
    let background = "getComputedStyle(document.body).backgroundColor"
    try browser.open(page)
    let light = try browser.value(of: background) as? String
    try browser.open(page, width: 390, height: 844, isDark: true)

    XCTAssertEqual(try browser.value(of: "document.documentElement.scrollWidth") as? Int, 390)
    XCTAssertNotEqual(try browser.value(of: background) as? String, light)
  }
}
