package import Entities

/// Grades as one JSON object, which `--merge` reads again.
package struct GradeJSON: GradeForm {
  package init() {}

  package func page(for sheet: GradeSheet) -> Page {
    JSONPage.page(sheet, status: sheet.status)
  }

  package func page(failure error: any Error) -> Page {
    JSONPage.page(failure: error)
  }
}
