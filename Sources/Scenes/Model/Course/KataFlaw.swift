/// What is wrong with a kata, or with its course. Where a name is none, the nearest one is given.
enum KataFlaw: Equatable, Sendable {
  /// In the words of a worker or a tool, which alone knows.
  case said(String)

  // What can be seen without running anything.

  case emptyBrief
  /// A mark of `vipkata new` is left.
  case todo
  case severalLinesOfTitle
  case carriesTestsAlone
  case namedTwice(String, key: String, mutant: String?)
  case unknownRule(String, nearest: String?)
  case ruleNotKept(String, key: String)
  case rulePostponed(String)
  case mutantWithoutFolder(String)
  case mutantWithoutFile
  case mutantNotDeclared
  case noBug
  /// Nothing reads the key of a planted bug.
  case unheard(key: String, mutant: String)
  case fewHints(Int)
  case heading(Hints.Slip)
  case hintForNoTest(String, nearest: String?)
  case noFilesToEdit
  case lostFile(String, nearest: String?)
  /// The solution changes it, and learners are not to edit it.
  case unnamedFile(String, solution: String)
  case noSolution(folder: String)
  case misnamedOthers
  case otherSaysNothing
  /// In the folder `Tests` of a kata of kind `tests`.
  case unreadSuite(folder: String)
  case noTest
  case overlooked([OverlookedTest], OverlookedTest.Reason)
  case mistake(TestMistake, in: [String])

  // What does not build, and why.

  case unbuilt(Part, Cause)
  /// A line of the suite asks for what the solution does not offer.
  case unbuiltSuite(error: String, solution: String)
  /// The same, in a suite that another kata carries.
  case unbuiltCarriedSuite(error: String, folder: String)
  case misnamedModule(String, imported: String, place: String)

  // What runs show.

  case starterIsGreen
  case starterBuilds
  case solutionNotGreen(Verdict)
  case otherNotGreen(Verdict)
  case skippedTests([String])
  /// The suite is not green with its tests in another order.
  case otherOrder(Verdict)
  case breach(Finding)
  case complaint(String, more: Int)
  case screenShowsNothing
  case playDoesNotCompile(entry: String, why: String)
  case notPlayed(why: String)
  /// The mutant, which makes the mistake that it says.
  case mutantIsGreen(says: String)
  case mutantDiffers(MutantDifference)
  /// There is no mutant, and of so many tests the starter fails a few; nil where it does not build.
  case noMutant(failing: Int?, of: Int)
  case toothless([String])

  // What small breaks of the reference solution show.

  case solutionNotBroken(KataID)
  /// What is wrong then, and no test minds.
  case unnoticedBreak(String)
  /// `harmless` has a reason for what is noticed, or for what is no break.
  case noticedBreak(String)
  case unknownBreak(String, nearest: String?)

  // What katas and their course say of each other.

  /// A later kata is the first to explain the term.
  case unexplained(String, origin: KataID)
  case noIdeas(row: String)
  case unknownIdea(row: String, nearest: String?)
  case untaught(Idea)
  /// No kata has a folder of the solution's name.
  case straySolution(nearest: String?)

  enum TestMistake: Sendable {
    case assertsInSwiftTesting, expectsInXCTest, sleeps
  }

  enum Part: Equatable, Sendable {
    case starter, solution, other
    case mutant(Stray?)
    case plantedBug(Stray?)
  }

  /// A mutant's file that takes the place of none of the solution's.
  struct Stray: Equatable, Sendable {
    let file: String
    let nearest: String?
  }

  enum Cause: Equatable, Sendable {
    case error(String)
    /// The suite needs it.
    case missing(Verdict.Need)
    case output(String)
  }
}

/// How a mutant differs from what `kata.json` declares.
struct MutantDifference: Equatable, Sendable {
  var notFailing: [String] = []
  var undeclared: [String] = []
  var unbroken: [String] = []
  var broken: [String] = []
  var getsOther = false

  var isNone: Bool { self == MutantDifference() }
}
