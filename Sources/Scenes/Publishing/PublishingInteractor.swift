@MainActor
protocol PublishingBusinessLogic {
  func copy(request: Publishing.Copy.Request)
  func makeSite(request: Publishing.Site.Request)
}

/// The course that this program came with.
protocol OwnCourseWorkerLogic {
  /// Writes its `Katas` and `Solutions`, both or neither.
  /// - Parameter folder: as the user typed it.
  /// - Throws: `UserError` where one of them is there already, or there is no course to write.
  func write(to folder: String) throws
}

/// Where a site goes.
protocol SiteFolderWorkerLogic {
  /// - Throws: `UserError` where the folder holds anything but a site of ours.
  func requireFree(_ folder: String) throws
}

/// Decides what of the course is given away, and where it goes.
struct PublishingInteractor: PublishingBusinessLogic {
  var presenter: (any PublishingPresentationLogic)?
  let course: any CourseWorkerLogic
  let ownCourse: any OwnCourseWorkerLogic
  let siteFolder: any SiteFolderWorkerLogic

  func copy(request: Publishing.Copy.Request) {
    presenter?.attempt {
      try ownCourse.write(to: request.folder)
      presenter?.presentCopy(response: Publishing.Copy.Response(folder: request.folder))
    }
  }

  func makeSite(request: Publishing.Site.Request) {
    presenter?.attempt {
      let found = try course.course()
      try found.requireKatas()
      try siteFolder.requireFree(request.folder)
      let briefs = try found.katas.map { ($0.id, try course.brief(of: $0)) }
      presenter?.presentSite(
        response: Publishing.Site.Response(
          folder: request.folder, course: found,
          briefs: Dictionary(briefs) { first, _ in first }, ideas: try course.ideas()))
    }
  }
}
