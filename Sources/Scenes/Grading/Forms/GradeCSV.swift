package import Entities
import Foundation

/// Grades as a table for spreadsheets: a row for each kata of each learner.
package struct GradeCSV: GradeForm {
  package init() {}

  package func page(for sheet: GradeSheet) -> Page {
    let head = ["learner", "kata", "verdict", "points", "of", "late", "changed", "remarks"]
    let rows = sheet.learners.flatMap { learner in
      learner.katas.map { grade in
        [
          learner.learner, grade.kata, grade.check?.verdict ?? grade.state.rawValue,
          "\(grade.points)", "\(grade.outOf)", grade.isLate ? "late" : "", grade.changed ?? "",
          (grade.state == .green ? grade.remarks : [grade.headline] + grade.remarks)
            .joined(separator: "; "),
        ]
      }
    }
    let lines = ([head] + rows).map { Line($0.map(\.csvCell).joined(separator: ",")) }
    return Page(lines: lines, status: sheet.status)
  }

  package func page(failure error: any Error) -> Page {
    FailurePage(error: error).page
  }
}
