import Entities

/// The workers that the watch asks.
package struct WatchWorkers {
  let course: any CourseWorkerLogic
  let journal: any JournalWorkerLogic
  let saves: any SaveWatchWorkerLogic
  let editor: any EditorWorkerLogic

  package init(
    course: any CourseWorkerLogic, journal: any JournalWorkerLogic,
    saves: any SaveWatchWorkerLogic, editor: any EditorWorkerLogic
  ) {
    self.course = course
    self.journal = journal
    self.saves = saves
    self.editor = editor
  }
}
