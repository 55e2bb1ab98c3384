/// What is wrong with a kata, or with its course. `nearest` is the known name that a wrong one
/// probably means.
enum KataFlaw: Equatable, Sendable {
  /// The message of a worker or a tool.
  case said(String)

  // Found without running anything.

  case emptyBrief
  /// A mark that `vipkata new` wrote is left.
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
  /// Nothing reads this key of a planted bug.
  case ignoredKey(key: String, mutant: String)
  case fewHints(Int)
  case heading(Hints.Slip)
  case hintForNoTest(String, nearest: String?)
  case noFilesToEdit
  case lostFile(String, nearest: String?)
  /// The solution changes a file that learners are not to edit.
  case unnamedFile(String, solution: String)
  case noSolution(folder: String)
  case misnamedOthers
  case otherSaysNothing
  /// A suite in the folder `Tests` of a kata of kind `tests`.
  case unreadSuite(folder: String)
  case noTest
  case overlooked([OverlookedTest], OverlookedTest.Reason)
  case mistake(TestMistake, in: [String])

  // Something does not build.

  case unbuilt(Part, Cause)
  /// A line of the suite asks for what the solution does not offer.
  case unbuiltSuite(error: String, solution: String)
  /// The same in a file of another kata's suite, which the kata of `folder` carries.
  case unbuiltCarriedSuite(error: String, folder: String)
  case misnamedModule(String, imported: String, place: String)

  // Found by running the suite.

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
  /// No test notices the mutant's mistake, which it `says`.
  case mutantIsGreen(says: String)
  case mutantDiffers(MutantDifference)
  /// There is no mutant, and the starter does not fail all tests. `failing` is how many it fails;
  /// nil if it does not build.
  case noMutant(failing: Int?, of: Int)
  case toothless([String])

  // Found by small breaks of the reference solution.

  case solutionNotBroken(KataID)
  /// No test notices a break; the text is `Break.what`.
  case unnoticedBreak(String)
  /// `harmless` names a break that is noticed or does not compile.
  case noticedBreak(String)
  case unknownBreak(String, nearest: String?)

  // Found by comparing katas with their course.

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

  /// A mutant's file that replaces no file of the solution.
  struct Stray: Equatable, Sendable {
    let file: String
    let nearest: String?
  }

  enum Cause: Equatable, Sendable {
    case error(String)
    /// The suite needs what the code does not offer.
    case missing(Verdict.Need)
    case output(String)
  }
}

/// How a mutant differs from what `kata.json` declares.
struct MutantDifference: Equatable, Sendable {
  var notFailing: [String] = []
  var undeclared: [String] = []
  var rulesNotBroken: [String] = []
  var broken: [String] = []
  var getsOther = false

  var isNone: Bool { self == MutantDifference() }
}
