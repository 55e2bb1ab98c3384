import XCTest

@testable import vipkata

/// A course whose katas change after they were solved.
@MainActor
final class ChangedKataTests: XCTestCase {
  private let bench = PracticeBench()

  /// `hello/one` is green, and `hello/two` open.
  private func solveOne() {
    bench.open(one: "// mine")
    bench.next()
    bench.write("// mine", to: PracticeBench.two)
  }

  private func addTest() {
    bench.judge(by: PracticeBench.suite + "\n// test testNew")
  }

  func testAGreenKeepsWhatWasProved() async throws {
    solveOne()
    let proof = try XCTUnwrap(bench.journal.proofs.first)
    XCTAssertEqual(proof.tests, 2)

    bench.course.parts[0].brief = "# One, said better"
    addTest()
    bench.check("hello/one")

    XCTAssertEqual(bench.journal.proofs.count, 2, "a green of another suite proves more")
    let renewed = bench.journal.proofs[1]
    XCTAssertEqual(renewed.tests, 3)
    XCTAssertNotEqual(renewed.exam.suite, proof.exam.suite)
    XCTAssertNotEqual(renewed.exam.brief, proof.exam.brief)
    XCTAssertEqual(renewed.work, proof.work)
  }

  func testAChangedKataThatIsAlsoDueIsOfferedOnce() async {
    bench.course.parts.append(KataParts(kata: Seeds.kata("models/three", number: 3)))
    solveOne()
    addTest()
    bench.clock.now.addTimeInterval(3 * 86_400)

    XCTAssertEqual(bench.next()?.due.first, PracticeBench.one)
    let next = bench.next()
    XCTAssertEqual(next?.changed, [])
    XCTAssertEqual(next?.opening?.kata.id.name, "three")
  }

  func testNextOffersEachChangeOfAKataOnceBeforeItGoesOn() async {
    bench.course.parts.append(KataParts(kata: Seeds.kata("models/three", number: 3)))
    solveOne()
    addTest()

    let offered = bench.next()
    XCTAssertEqual(offered?.changed.map(\.kata), [PracticeBench.one])
    XCTAssertEqual(offered?.changed.map(\.words), ["1 more test"])
    XCTAssertNil(offered?.opening, "the learner says whether to go on")

    bench.course.parts[0].brief = "# Another"
    XCTAssertEqual(bench.next()?.changed.map(\.words), ["1 more test, a new brief"])

    let next = bench.next()
    XCTAssertEqual(next?.changed, [])
    XCTAssertEqual(next?.opening?.kata.id.name, "three")
  }

  func testNothingIsOfferedWhileTheOpenKataIsRed() async {
    solveOne()
    addTest()
    bench.write("// fail testC", to: PracticeBench.two)
    XCTAssertEqual(bench.next()?.changed, [])
  }

  func testAJournalOfBeforeKnowsOfNoChange() async {
    bench.open(one: "// mine")
    bench.journal.past.append(.one(.solved()))
    bench.journal.past.append(.two(.opened))
    bench.write("// mine", to: PracticeBench.two)
    addTest()
    XCTAssertEqual(bench.next()?.changed, [])
  }

  func testAllSolvedKatasAreRunAgainWithALineEach() async throws {
    solveOne()
    bench.next()
    bench.judge(by: "// test testA\n// test testNew\n// fail testNew")

    bench.interactor.checkAll()

    let told = bench.presenter.presented.compactMap {
      if case .checkAllProgress(let response) = $0 { response } else { nil }
    }
    XCTAssertEqual(told.map(\.done), [1, 2])
    let rows = try checkedRows()
    XCTAssertEqual(rows.map(\.kata.id), [PracticeBench.one, PracticeBench.two])
    XCTAssertEqual(try rows.map { try $0.found.get().outcome }, [.red, .green])
    XCTAssertEqual(try rows[0].found.get().failing.map(\.name.function), ["testNew"])
    XCTAssertEqual(
      bench.journal.appended.count { $0.what == .solved() }, 2, "what is red proves nothing")
  }

  func testASolvedKataIsRunAsItLiesInTheWorkspace() async throws {
    solveOne()
    bench.write("// fail testB")
    bench.interactor.checkAll()
    XCTAssertEqual(try checkedRows().map { try $0.found.get().outcome }, [.red])
  }

  private func checkedRows() throws -> [Practice.CheckAll.Row] {
    guard case .checkAll(let response) = bench.presenter.presented.last else {
      throw Seeds.problem("\(bench.presenter.presented)")
    }
    return response.rows
  }

  func testABugMoreIsSaidOfAKataOfTests() async {
    var kata = Seeds.kata("hello/one")
    kata.manifest.kind = .tests
    let change = KataChange(
      kata: kata.id, tests: 0, hasNewBrief: false, isCode: false, content: "")
    XCTAssertEqual(change.words, "its bugs changed")
  }

  func testAProofIsReadAsItWasWritten() async {
    let proof = GreenProof(exam: GreenProof.Exam(suite: "a1", brief: "b2"), work: "c3", tests: 4)
    XCTAssertEqual(GreenProof("\(proof)"), proof)
    for text in ["", "a b c", "a b c d", "a b c 4 5"] { XCTAssertNil(GreenProof(text), text) }
  }
}
