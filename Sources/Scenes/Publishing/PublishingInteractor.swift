@MainActor
protocol PublishingBusinessLogic {
  func copy(request: Publishing.Copy.Request)
  func makeSite(request: Publishing.Site.Request)
}

/// Decides what of the course is written out, and where it goes.
struct PublishingInteractor: PublishingBusinessLogic {
  let presenter: any PublishingPresentationLogic
  let course: any CourseWorkerLogic
  let worker: any PublishingWorkerLogic

  func copy(request: Publishing.Copy.Request) {
    attempt(failuresTo: presenter) {
      try worker.write(to: request.folder)
      presenter.presentCopy(response: Publishing.Copy.Response(folder: request.folder))
    }
  }

  func makeSite(request: Publishing.Site.Request) {
    attempt(failuresTo: presenter) {
      let found = try course.course()
      try found.requireKatas()
      try worker.requireFree(request.folder)
      let briefs = try found.katas.map { ($0.id, try course.brief(of: $0)) }
      presenter.presentSite(
        response: Publishing.Site.Response(
          folder: request.folder, course: found,
          briefs: Dictionary(briefs) { first, _ in first }, ideas: try course.ideas()))
    }
  }
}
