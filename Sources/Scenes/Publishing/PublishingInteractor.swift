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
@MainActor
struct PublishingInteractor {
  var presenter: (any PublishingPresentationLogic)?
  let course: any CourseWorkerLogic
  let ownCourse: any OwnCourseWorkerLogic
  let siteFolder: any SiteFolderWorkerLogic

  /// - Parameter folder: as the user typed it.
  func copy(to folder: String) {
    presenter?.attempt {
      try ownCourse.write(to: folder)
      presenter?.presentCopy(in: folder)
    }
  }

  func makeSite(in folder: String) {
    presenter?.attempt {
      let found = try course.course()
      try found.requireKatas()
      try siteFolder.requireFree(folder)
      let briefs = try found.katas.map { ($0.id, try course.brief(of: $0)) }
      presenter?.presentSite(
        response: Publishing.Site.Response(
          folder: folder, course: found,
          briefs: Dictionary(briefs) { first, _ in first }, ideas: try course.ideas()))
    }
  }
}
