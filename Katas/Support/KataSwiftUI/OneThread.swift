import Foundation

/// Lets all tasks of a test program run on the main thread, one after the other, so that "all that
/// can go on has gone on" is a fact and no guess about other threads.
enum OneThread {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook =
    @convention(thin) (UnownedJob, Original) -> Void

  /// Whether the runtime has the hook for it. Once taken, it stays.
  static let isTaken: Bool = {
    let name = "swift_task_enqueueGlobal_hook"
    guard let hook = dlsym(dlopen(nil, RTLD_NOW), name) else {
      return false
    }
    hook.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in
      MainActor.shared.enqueue(job)
    }
    return true
  }()
}
