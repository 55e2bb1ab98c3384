package import Entities
package import Scenes

/// A journal of which every event is delivered to the place that the learner shares with.
package struct SharedJournal: JournalWorkerLogic {
  private let journal: any JournalWorkerLogic
  private let publisher: Publisher

  package init(journal: any JournalWorkerLogic, publisher: Publisher) {
    self.journal = journal
    self.publisher = publisher
  }

  package func events() throws -> [JournalEvent] { try journal.events() }

  package func append(_ kata: KataID, _ what: JournalEvent.What) throws {
    try journal.append(kata, what)
    publisher.begin()
  }
}
