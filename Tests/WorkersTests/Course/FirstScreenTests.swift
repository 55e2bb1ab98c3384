import Foundation
import XCTest

@testable import vipkata

/// The first page of each kata of this course: 40 lines of 80 columns. Paths may be longer.
@MainActor
final class FirstScreenTests: XCTestCase {
  private let view = LastPage()
  private lazy var presenter = PracticePresenter(view: view, words: Wording(program: "vipkata"))
  private let course = CourseFolder(root: Repository.katas)

  private func opening(of kata: Kata, in all: [Kata]) throws -> Practice.Open.Response {
    var response = Practice.Open.Response(
      kata: kata, total: all.count, brief: try course.brief(of: kata),
      edit: kata.manifest.edit.map { "\(kata.folder)/\(kata.editedFolder)/\($0)" })
    response.carries = kata.manifest.carries.map { Practice.Open.Carried(kata: $0, isOwn: false) }
    return response
  }

  private func assertFits(_ kata: Kata) {
    let lines = view.page?.lines.map(\.text) ?? []
    XCTAssertLessThanOrEqual(lines.count, 40, "\(kata.id)")
    XCTAssertEqual(lines.filter { $0.count > 80 && !$0.contains(kata.folder) }, [], "\(kata.id)")
    XCTAssertTrue(lines.suffix(24).contains { $0 == "Then   vipkata next" }, "\(kata.id)")
    XCTAssertTrue(lines.contains("## Your task"), "\(kata.id)")
  }

  func testEachKataOpens() async throws {
    let katas = try course.course().katas
    XCTAssertGreaterThan(katas.count, 60)
    for kata in katas {
      presenter.presentOpen(response: try opening(of: kata, in: katas))
      assertFits(kata)
    }
  }

  func testEachKataFollowsTheOneBefore() async throws {
    let katas = try course.course().katas
    for (kata, next) in zip(katas, katas.dropFirst()) {
      var green = Verdict(outcome: .green)
      green.bugs =
        kata.isCode
        ? []
        : kata.manifest.mutants.map {
          PlantedBug(name: $0.name, says: $0.says, file: "A.swift", caught: true)
        }
      var solved = Practice.Check.Solved()
      if kata.id.stage != next.id.stage {
        let stage = katas.filter { $0.id.stage == next.id.stage }
        solved.milestone = .stage(
          Practice.FinishedStage(
            name: kata.id.stage, katas: 10, card: try course.cards()[kata.id.stage], next: stage))
      }
      var response = Practice.Next.Response(
        check: Practice.Check.Response(kata: kata, verdict: green, solved: solved))
      response.opening = try opening(of: next, in: katas)
      presenter.presentNext(response: response)
      assertFits(next)
    }
  }
}

@MainActor
private final class LastPage: DisplayLogic {
  private(set) var page: Page?

  func display(_ page: Page) { self.page = page }
  func displayStatus(_ text: String, after lines: [Line]) {}
  func displayWarning(_ text: String) {}
}
