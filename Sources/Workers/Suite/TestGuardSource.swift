/// The part of the hidden package's test program that ends it from inside: when the program
/// that runs it is no more, so that nobody else would, and when it took too much memory.
enum TestGuardSource {
  /// Bytes; what is really in memory counts, not what was only asked for, because a
  /// thousand threads may ask for 8 GB and use a few MB.
  static let memory = 1 << 30

  static let tooMuchMemory =
    "Fatal error: the tests took more than 1 GB of memory: look for a loop that adds without end"

  /// Asked to end by SIGABRT first, for a backtrace with the learner's own line.
  static let text = """
    public func guardTests(runner: String) {
      let runner = open(runner, O_RDONLY | O_CLOEXEC)
      let main = pthread_self()
      @Sendable func endWithoutRunner() {
        if runner >= 0, flock(runner, LOCK_SH | LOCK_NB) == 0 { kill(getpid(), SIGKILL) }
      }
      endWithoutRunner()
      Thread.detachNewThread {
        while true {
          usleep(50_000)
          endWithoutRunner()
          var usage = rusage()
          getrusage(/* RUSAGE_SELF, of another type in Glibc */ 0, &usage)
          #if canImport(Darwin)
            let taken = usage.ru_maxrss
          #else
            let taken = usage.ru_maxrss * 1024
          #endif
          if taken > \(memory) {
            let words = "\\n\(tooMuchMemory)\\n"
            _ = words.withCString { write(STDERR_FILENO, $0, strlen($0)) }
            pthread_kill(main, SIGABRT)
            usleep(500_000)
            kill(getpid(), SIGKILL)
          }
        }
      }
    }
    """
}
