import Foundation

/// How each scene is put together: its presenter tells the terminal, its workers see the world.
/// This is the map of the program.
extension Call {
  var practice: any PracticeBusinessLogic {
    practice(PracticePresenter(view: terminal, words: words, isQuiet: has("--quiet")))
  }

  func practice(
    _ presenter: any PracticePresentationLogic,
    isSuperseded: @escaping @Sendable () -> Bool = { false }
  ) -> PracticeInteractor {
    var suites = suites
    suites.typeChecksBesideBuild = true
    suites.isSuperseded = isSuperseded
    return PracticeInteractor(
      presenter: presenter, workers: practiceWorkers(suites),
      remindsOfDue: !has("--quiet") && environment["VIPKATA_AGAIN"] != "off")
  }

  private func practiceWorkers(_ suites: SuiteRunner) -> PracticeWorkers {
    PracticeWorkers(
      course: course(), workspace: workspace, journal: journal, suites: suites,
      syntax: SyntaxReader(finder: finder),
      diff: GitDiff(
        environment: environment, scratch: workspace.ownFolder.appendingPathComponent("diff")),
      ahead: AheadBuild(suites: suites),
      memory: VerdictCache(cache: DiskCache(folder: workspace.runs), finder: finder),
      clock: SystemClock(), parallel: ParallelWorker(standsBack: true),
      plan: delivery)
  }

  var mine: any MineBusinessLogic {
    MineInteractor(
      presenter: MinePresenter(view: terminal, words: words), workers: practiceWorkers(suites),
      memory: brokenRuns, parallel: ParallelWorker())
  }

  private var suites: SuiteRunner { suites(finder.findWithXCTest) }

  private func suites(_ toolchain: @escaping @Sendable () throws -> Toolchain) -> SuiteRunner {
    SuiteRunner(packages: workspace.packages, environment: environment, toolchain: toolchain)
  }

  /// Some 20 KB each; a course of a hundred katas makes 5,000.
  private var brokenRuns: VerdictCache {
    VerdictCache(cache: DiskCache(folder: workspace.breaks, maximumCount: 5_000), finder: finder)
  }

  /// - Parameter presenter: nil if no keys are read.
  func watching(
    _ practice: PracticeInteractor, _ events: WatchEvents,
    _ presenter: (any WatchPresentationLogic)?
  ) -> any WatchBusinessLogic & WatchDataStore {
    WatchInteractor(
      presenter: presenter, practice: practice,
      workers: WatchWorkers(
        saves: events,
        editor: Editor(
          choice: value("--editor"), environment: environment,
          follows: !has("--no-editor") && environment["VIPKATA_EDITOR"] != "off"),
        playCommand: PlayCommand(
          program: Paths.executable,
          options: ["--course", paths.course.path, "--workspace", paths.workspace.path]
            + (has("--plain") ? ["--plain"] : []))))
  }

  func playing(in view: any DisplayLogic) -> any PlayBusinessLogic & PlayDataStore {
    PlayInteractor(
      presenter: PlayPresenter(
        view: view, words: words, columns: { [window] in window.size.columns }),
      workers: PlayWorkers(
        course: course(), workspace: workspace, journal: journal,
        syntax: SyntaxReader(finder: finder), player: ScenePlayer(suites: suites(finder.find))))
  }

  var overview: any OverviewBusinessLogic {
    OverviewInteractor(
      presenter: OverviewPresenter(view: terminal, words: words),
      course: course(), journal: journal, suites: suites(finder.find),
      machine: MachineCheckup(environment: environment, workspace: workspace),
      sharing: delivery.delivery, plan: delivery, clock: SystemClock(),
      editor: VSCodeTasks(
        workspace: workspace, program: Paths.executable, course: paths.course),
      caches: BuildCaches(workspace: workspace))
  }

  var review: any ReviewBusinessLogic {
    let finder = ToolchainFinder(environment: environment, cache: nil)
    return ReviewInteractor(
      presenter: ReviewPresenter(view: terminal, words: words, version: Program.version),
      worker: ReviewFolder(currentFolder: paths.currentFolder, environment: environment) {
        try finder.find().sourceKitLibraries
      })
  }

  var newScene: any NewSceneBusinessLogic {
    NewSceneInteractor(
      presenter: NewScenePresenter(view: terminal, words: words),
      worker: TemplateFolder(
        root: url("--templates") ?? paths.templates("Scene"),
        newFiles: NewFiles(
          base: url("--into") ?? paths.currentFolder, currentFolder: paths.currentFolder)))
  }

  var publishing: any PublishingBusinessLogic {
    PublishingInteractor(
      presenter: PublishingPresenter(view: terminal, words: words, layouts: .resources),
      course: course(),
      worker: PublishingFolder(
        beside: Paths.ownCourse, carried: CarriedCourse(program: Paths.executable),
        currentFolder: paths.currentFolder, environment: environment))
  }

  var authoring: any AuthoringBusinessLogic {
    func reachable(_ folder: URL) -> String {
      "\(folder.path)/".relative(to: paths.currentFolder.path)
    }
    return AuthoringInteractor(
      presenter: AuthoringPresenter(
        view: terminal, words: words, katas: reachable(paths.course),
        base: reachable(paths.course.deletingLastPathComponent())),
      workers: AuthoringWorkers(
        course: course(),
        authoring: AuthoringFolder(
          root: paths.course, currentFolder: paths.currentFolder,
          templates: paths.templates("Kata"), ownFolder: workspace.ownFolder, finder: finder),
        memory: ProofCache(
          root: paths.course, cache: DiskCache(folder: workspace.proofs, maximumCount: 5_000),
          finder: finder),
        verdicts: brokenRuns,
        suites: suites, syntax: SyntaxReader(finder: finder), player: ScenePlayer(suites: suites),
        parallel: ParallelWorker()))
  }

  var sharing: any SharingBusinessLogic {
    SharingInteractor(
      presenter: SharingPresenter(
        view: terminal, words: words,
        journal: workspace.journal.path.relative(to: paths.currentFolder.path)),
      worker: delivery, journal: journal, course: course(),
      workspace: workspace)
  }

  func grading(of learners: URL) -> any GradingBusinessLogic {
    let own = workspace.grade
    let finder = ToolchainFinder(
      environment: environment, cache: own.appendingPathComponent("toolchains"))
    var suites = SuiteRunner(
      packages: own.appendingPathComponent("packages"), environment: environment,
      toolchain: finder.findWithXCTest)
    var obstacle: String?
    let course = paths.course
    let hidden = [course, course.deletingLastPathComponent(), paths.workspace]
    do {
      suites.sandbox = try Sandbox(
        environment: environment, hidden: hidden + [paths.currentFolder, learners])
    } catch {
      obstacle = "\(error)"
    }
    return GradingInteractor(
      presenter: GradingPresenter(
        view: terminal, words: words, feedback: value("--feedback"), results: value("--results")),
      workers: GradingWorkers(
        course: self.course(),
        learners: LearnersFolder(
          root: learners,
          history: GitHistory(
            scratch: own.appendingPathComponent("git"), environment: environment)),
        grading: GradingFolder(
          folder: own, currentFolder: paths.currentFolder, obstacle: obstacle),
        suites: suites, syntax: SyntaxReader(finder: finder),
        memory: VerdictCache(
          // Some 10 KB each: enough for a course and a thousand learners.
          cache: DiskCache(folder: own.appendingPathComponent("verdicts"), maximumCount: 50_000),
          finder: finder, conditions: suites.sandbox == nil ? "" : "sandbox"),
        parallel: ParallelWorker()))
  }

  /// - Parameter view: the terminal, or the window that the board is drawn in.
  func board(at place: WorkshopAddress, view: any DisplayLogic) throws -> any BoardBusinessLogic {
    let records = try place.store(
      access: WebAccess(
        tokenFile: url("--token-file")?.path, authority: url("--ca")?.path,
        environment: environment))
    return BoardInteractor(
      presenter: BoardPresenter(
        view: view, words: words,
        page: value("--html").map {
          BoardPage(
            path: $0, layout: Resource.text(PackageResources.board_html) + "\n",
            isWatched: has("--watch"))
        },
        // 120 when no terminal tells its width.
        columns: { [window] in isatty(STDOUT_FILENO) == 1 ? window.size.columns : 120 }),
      course: course(), place: records, clock: SystemClock())
  }

  private var delivery: BackgroundDelivery {
    BackgroundDelivery(
      delivery: RecordDelivery(workspace: workspace, environment: environment),
      program: Paths.executable)
  }

  var workspace: WorkspaceFolder {
    WorkspaceFolder(root: paths.workspace, currentFolder: paths.currentFolder)
  }

  /// Each appended event is delivered to the place that the learner has joined.
  var journal: JournalFile {
    JournalFile(file: workspace.journal, didAppend: delivery.begin)
  }

  var window: Window { Window(output: terminal.output) }

  func course() -> CourseFolder { CourseFolder(root: paths.course) }

  private var finder: ToolchainFinder {
    ToolchainFinder(
      environment: environment, cache: workspace.ownFolder.appendingPathComponent("toolchains"))
  }
}

extension SiteLayouts {
  fileprivate static var resources: SiteLayouts {
    SiteLayouts(
      page: Resource.text(PackageResources.frame_html),
      map: Resource.text(PackageResources.map_html),
      kata: Resource.text(PackageResources.kata_html),
      rule: Resource.text(PackageResources.rule_html),
      ideas: Resource.text(PackageResources.ideas_html),
      style: Resource.text(PackageResources.style_css))
  }
}
