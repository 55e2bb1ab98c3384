package import Entities

@MainActor
package protocol GradingPresentationLogic {
  func presentExposure(why: String)
  func presentProgress(response: Grading.Progress.Response)
  func presentSheet(response: Grading.Sheet.Response)
  func presentFailure(error: any Error)
}

/// A form in which grades are printed.
package protocol GradeForm {
  func page(for sheet: GradeSheet) -> Page
  func page(failure error: any Error) -> Page
}

/// Words grades for teachers, in one of several forms.
package final class GradingPresenter: GradingPresentationLogic {
  package weak var view: (any GradingDisplayLogic)?
  private let form: any GradeForm

  package init(form: any GradeForm) {
    self.form = form
  }

  package func presentExposure(why: String) {
    view?.displayWarning(
      viewModel: "warning: \(why), so that learners' code runs here with all that you may do: your "
        + "files, the network, the other learners' work. Install bubblewrap, or grade in a "
        + "container without secrets and network.")
  }

  package func presentProgress(response: Grading.Progress.Response) {
    view?.displayProgress(
      viewModel: CourseMap.bar(
        done: response.done, of: response.total, width: 30, noun: " katas of learners"
      ).text)
  }

  package func presentSheet(response: Grading.Sheet.Response) {
    let sheet = response.sheet
    var papers: [Grading.Paper] = []
    if let file = response.papers.results {
      papers.append(
        Grading.Paper(path: file, text: JSONPage.page(sheet).text + "\n"))
    }
    if let folder = response.papers.feedback {
      papers += sheet.learners.map { learner in
        Grading.Paper(
          path: "\(folder)/\(FeedbackPage.name(for: learner.learner))",
          text: FeedbackPage(learner: learner, katas: sheet.katas).text)
      }
    }
    do {
      try view?.displaySheet(
        viewModel: Grading.Sheet.ViewModel(page: form.page(for: sheet), papers: papers))
    } catch {
      presentFailure(error: error)
    }
  }

  package func presentFailure(error: any Error) {
    view?.displayFailure(viewModel: form.page(failure: error))
  }
}

extension GradeSheet {
  /// Red where work is red, unreadable work included; what was not begun is no work.
  var status: ExitStatus {
    let all = learners.flatMap(\.katas).map(\.state)
    return all.allSatisfy { $0 == .green || $0 == .notBegun } ? .done : .red
  }
}

extension Grade {
  /// What is said of it beside its points.
  var headline: String {
    switch state {
    case .green: return "green"
    case .notBegun: return "not begun"
    case .unreadable: return "cannot be graded: \(problem ?? "")"
    case .red: break
    }
    guard let check else { return "red" }
    if let reason = check.reason { return reason }
    switch check.verdict {
    case "build-failed": return "it does not compile"
    case "timed-out": return "a test did not come to an end"
    case "crashed": return "a test crashed"
    default: break
    }
    let failing = check.failing.count
    if failing > 0 {
      return "\(failing) of \(Wording.count(check.tests.count, "test")) "
        + (failing == 1 ? "fails" : "fail")
    }
    return "a rule of VIP is broken"
  }

  /// What a teacher is to know of it.
  var remarks: [String] {
    var remarks = isLate ? ["late"] : []
    if !replaced.isEmpty {
      let files = replaced.joined(separator: ", ")
      remarks.append("not a file to edit, so the course's own was taken: \(files)")
    }
    if !suspicious.isEmpty {
      remarks.append("look at it, for it says \(suspicious.joined(separator: ", "))")
    }
    return remarks
  }
}

extension VerdictObject {
  var failing: [TestObject] {
    tests.filter { !["passed", "skipped", "not-run"].contains($0.status) }
  }
}
