@MainActor
protocol PublishingPresentationLogic: FailurePresentationLogic {
  func presentCopy(response: Publishing.Copy.Response)
  func presentSite(response: Publishing.Site.Response)
}

/// Puts a copy of the course into words, and makes the pages of its site.
struct PublishingPresenter: PublishingPresentationLogic, PagePresenter {
  weak var view: (any DisplayLogic)?
  let words: Wording
  let layouts: SiteLayouts

  func presentCopy(response: Publishing.Copy.Response) {
    let isHere = response.folder == "."
    let place = isHere ? "here" : "in \(response.folder)"
    var next = words.elsewhere
    // `swift run` works only in the clone.
    let isFromHere = next.program.contains(" ") && !isHere
    if isFromHere {
      let work = "\(response.folder)/Workspace".shownShellWord
      next.places = " --course \(response.folder.shownShellWord) --workspace \(work)"
    }
    view?.show(
      [
        Line("The course is \(place): the folders Katas and Solutions.", .strong),
        "Begin \(isFromHere ? "from here" : place) with".line,
        Line("  \(next.command("next"))", .code),
      ], ["wrote": response.folder])
  }

  func presentSite(response: Publishing.Site.Response) {
    let pages = SitePages(site: response, layouts: layouts, words: words).texts
    let start = "\(response.folder)/index.html"
    let lines = [
      Line("The course as pages: \(Wording.count(response.course.katas.count, "kata")).", .strong),
      Line([
        Span("Open "), .file(start),
        Span(" in a browser. Tests, hints and solutions are left out."),
      ]),
    ]
    view?.display(
      Page(
        lines: lines + words.leftOut(of: response.course),
        object: ["wrote": response.folder, "pages": pages.keys.sorted()],
        files: pages.sorted { $0.key < $1.key }.map {
          OutputFile(path: "\(response.folder)/\($0.key)", text: $0.value)
        }))
  }
}
