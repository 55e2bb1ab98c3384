import Foundation
import Scenes
import Workers

/// Builds and wires the grading scene.
@MainActor
enum GradingConfigurator {
  static func run(_ session: Session) throws {
    let words = session.arguments
    let papers = Grading.Papers(
      feedback: words.value("--feedback"), results: words.value("--results"))
    if words.has("--merge") {
      return view(for: session, learners: nil).merge(words.operands, papers: papers)
    }
    guard words.operands.count == 1 else {
      throw UserError(
        "`vipkata grade` takes one folder.",
        mend: "`vipkata grade --merge FILE…` joins results.")
    }
    var request = Grading.Grade.Request()
    request.papers = papers
    request.shard = try words.value("--shard").map { text in
      guard let shard = Shard(text) else {
        throw UserError(
          "--shard \(text) is not possible.", mend: "Write --shard 3/20 for the third of 20.")
      }
      return shard
    }
    request.since = try moment("--since", words, isEnd: false)
    request.deadline = try moment("--deadline", words, isEnd: true)
    view(for: session, learners: session.places.folder(words.operands[0])).grade(request)
  }

  private static func moment(_ option: String, _ words: Arguments, isEnd: Bool) throws -> Date? {
    try words.value(option).map { text in
      guard let moment = Moment(text, in: .current) else {
        throw UserError(
          "\(option) \(text) is no date.",
          mend:
            "Write a day, \(option) 2026-11-30, or a time, \(option) 2026-11-30T18:00, with Z or "
            + "+01:00 behind it where it is not your own time zone's.")
      }
      return isEnd ? moment.end : moment.beginning
    }
  }

  private static func view(for session: Session, learners: URL?) -> GradingView {
    let places = session.places
    let own = places.workspace.appendingPathComponent(".vipkata/grade")
    let finder = ToolchainFinder(
      environment: session.environment, cache: own.appendingPathComponent("toolchain.json"))
    let sandbox = Sandbox(
      environment: learners == nil ? [:] : session.environment,
      hidden: [
        places.course, places.course.deletingLastPathComponent(), places.workspace,
        places.currentFolder,
      ] + (learners.map { [$0] } ?? []))
    let toolchain = ToolchainWorker(
      packages: own.appendingPathComponent("packages"), finder: finder,
      sandbox: sandbox.obstacle == nil ? sandbox : nil)
    let grading = GradingFolder(
      folder: own, currentFolder: places.currentFolder, sandbox: sandbox)
    let interactor = GradingInteractor(
      workers: GradingWorkers(
        course: CourseFolder(root: places.course),
        learners: LearnersFolder(
          root: learners ?? places.currentFolder, environment: session.environment,
          scratch: own.appendingPathComponent("git")),
        grading: grading,
        suites: toolchain,
        syntax: toolchain,
        memory: RememberedGrades(
          folder: own.appendingPathComponent("verdicts"), finder: finder,
          conditions: sandbox.obstacle == nil ? "sandbox" : ""),
        parallel: ParallelWorker()))
    let view = GradingView(terminal: session.terminal, papers: grading)
    let presenter = GradingPresenter(form: form(for: session))
    view.interactor = interactor
    presenter.view = view
    interactor.presenter = presenter
    return view
  }

  private static func form(for session: Session) -> any GradeForm {
    switch session.format {
    case "json": GradeJSON()
    case "junit": GradeJUnit()
    case "csv": GradeCSV()
    default: GradeText(program: Places.program)
    }
  }
}
