@MainActor
protocol AuthoringBusinessLogic {
  func verify(request: Authoring.Verify.Request)
  func breakSolutions(request: Authoring.Breaks.Request)
  func coverage()
  func make(request: Authoring.New.Request)
}

/// The workers of authoring: the course, its folders on disk, and what runs and remembers suites.
struct AuthoringWorkers: Sendable {
  let course: any CourseWorkerLogic
  let authoring: any AuthoringWorkerLogic
  let memory: any ProofMemoryLogic
  let verdicts: any VerdictMemoryLogic
  let suites: any SuiteWorkerLogic
  let syntax: any SyntaxWorkerLogic
  let player: any PlayWorkerLogic
  let parallel: any ParallelWorkerLogic
}

/// Decides what to prove, and what a new kata consists of.
struct AuthoringInteractor: AuthoringBusinessLogic {
  let presenter: any AuthoringPresentationLogic
  let workers: AuthoringWorkers

  func verify(request: Authoring.Verify.Request) {
    attempt(failuresTo: presenter) {
      let course = try workers.course.course(isThorough: true)
      let named = try selection(of: request.katas, in: course)
      let isWhole = request.katas.isEmpty
      let ideas = try workers.course.ideas()
      // Not part of a kata's proof, which may be remembered while these have changed.
      let others =
        try wordProblems(in: named.katas, of: course) + lostIdeas(of: named.katas, ideas)
      // If no suite can be read at all, this throws once instead of once per kata.
      _ = try workers.suites.outline(of: [])
      let proofs = try proofs(of: named.katas) { [workers] kata, lane in
        var proof = KataProof(
          kata: kata, course: course, workers: workers, package: "verify-\(lane)")
        return proof.prove(again: request.again)
      } finally: { proof in
        var proof = proof
        proof.problems += others.filter { $0.kata == proof.kata.folder }
        return request.fix ? try mended(proof) : proof
      }
      let taught = Set(course.katas.flatMap(\.manifest.teaches))
      let strays = isWhole ? straySolutions(beside: course) : []
      presenter.presentVerify(
        response: Authoring.Verify.Response(
          courseProblems: named.problems + strays,
          unread: Set(named.problems.map(\.kata)).count, proofs: proofs,
          untaught: isWhole ? ideas.filter { !taught.contains($0.row) } : []))
    }
  }

  func breakSolutions(request: Authoring.Breaks.Request) {
    attempt(failuresTo: presenter) {
      let course = try workers.course.course(isThorough: true)
      let named = try selection(of: request.katas, in: course)
      let material = KataMaterial(course: course, worker: workers.course)
      let proofs = try proofs(of: named.katas) { [workers] kata, lane in
        try BreakProof(
          kata: kata, material: material, workers: workers, package: "verify-\(lane)",
          again: request.again
        ).prove()
      }
      presenter.presentVerify(
        response: Authoring.Verify.Response(
          courseProblems: named.problems, unread: Set(named.problems.map(\.kata)).count,
          proofs: proofs))
    }
  }

  func coverage() {
    attempt(failuresTo: presenter) {
      var katas: [String: [KataID]] = [:]
      for kata in try workers.course.course().katas {
        for row in kata.manifest.teaches { katas[row, default: []].append(kata.id) }
      }
      presenter.presentCoverage(
        response: Authoring.Coverage.Response(ideas: try workers.course.ideas(), katas: katas))
    }
  }

  func make(request: Authoring.New.Request) {
    attempt(failuresTo: presenter) {
      let scaffold = try Scaffold(
        request: request, course: try workers.course.course(),
        stages: workers.authoring.folders(in: nil), katas: workers.authoring.folders(in:),
        templates: try workers.authoring.templates(for: request.kind))
      let files = try workers.authoring.create(scaffold.files)
      let paths = scaffold.files.keys.sorted()
      let unfinished = zip(files, paths).filter {
        scaffold.files[$1]?.contains(Scaffold.mark) == true
      }.map(\.0)
      presenter.presentNew(
        response: Authoring.New.Response(id: scaffold.id, files: files, unfinished: unfinished))
    }
  }

  /// The katas that the words name, and the problems of the unreadable ones among them.
  private func selection(
    of words: [String], in course: Course
  ) throws -> (katas: [Kata], problems: [CourseProblem]) {
    if course.problems.isEmpty { try course.requireKatas() }
    if words.isEmpty { return (course.katas, course.problems) }
    return try words.reduce(into: ([], [])) { found, word in
      let broken = course.problems(matching: word)
      var named = course.katas(ofStage: word)
      if named.isEmpty {
        named = broken.isEmpty ? [try course.kata(named: word)] : course.katas(matching: word)
      }
      found.katas += named.filter { !found.katas.contains($0) }
      found.problems += broken.filter { !found.problems.contains($0) }
    }
  }

  /// A term must be explained where it is first met, not in a later kata.
  private func wordProblems(in katas: [Kata], of course: Course) throws -> [CourseProblem] {
    let glossary = try workers.course.glossary()
    return katas.flatMap { kata -> [CourseProblem] in
      // A brief that cannot be read is a finding of the kata's proof.
      let brief = (try? workers.course.brief(of: kata)) ?? ""
      return glossary.entries(in: brief).compactMap { entry in
        let origin = entry.kata.flatMap(course.kata)
        guard let origin, origin.number > kata.number else { return nil }
        return kata.problem(
          .words, "README.md", .unexplained(entry.words[0], origin: origin.id))
      }
    }
  }

  private func lostIdeas(of katas: [Kata], _ ideas: [Idea]) -> [CourseProblem] {
    let rows = ideas.map(\.row)
    return katas.flatMap { kata in
      kata.manifest.teaches.filter { !rows.contains($0) }.map { row in
        let nearest = Nearest.word(to: row, among: rows)
        return kata.problem(
          .teaches, "kata.json",
          rows.isEmpty ? .noIdeas(row: row) : .unknownIdea(row: row, nearest: nearest))
      }
    }
  }

  /// Solutions that belong to no kata, such as those whose folder is misnamed.
  private func straySolutions(beside course: Course) -> [CourseProblem] {
    let folders = workers.authoring.solutionFolders()
    let katas = course.katas.map(\.folder) + course.problems.map(\.kata)
    let unsolved = katas.filter { !folders.contains($0) }
    return folders.filter { !katas.contains($0) }.map { folder in
      let nearest = Nearest.word(to: folder, among: unsolved)
      return CourseProblem(
        check: .solution, kata: folder, file: "Solutions/\(folder)",
        flaw: .straySolution(nearest: nearest))
    }
  }

  /// - Parameters:
  ///   - prove: gets the kata, and the number of the lane that it is proved in.
  ///   - finally: may change a proof before it is shown.
  /// - Returns: the proofs in the course's order.
  private func proofs(
    of katas: [Kata], by prove: @escaping @Sendable (Kata, Int) throws -> Authoring.Proof,
    finally: (Authoring.Proof) throws -> Authoring.Proof = { $0 }
  ) throws -> [Authoring.Proof] {
    var proofs: [Authoring.Proof] = []
    try workers.authoring.lock {
      try workers.parallel.run(katas) { kata, lane in
        Result { try prove(kata, lane) }
      } each: { result in
        let proof = try finally(result.get())
        proofs.append(proof)
        presenter.presentProgress(
          response: Authoring.ShowProgress.Response(
            proof: proof, done: proofs.count, total: katas.count))
      }
    }
    return proofs.sorted { $0.kata.number < $1.kata.number }
  }

  /// Writes what each mutant was seen to fail, and drops the findings that this fixes.
  private func mended(_ proof: Authoring.Proof) throws -> Authoring.Proof {
    var manifest = proof.kata.manifest
    manifest.mutants = manifest.mutants.map { mutant in
      proof.observed.first { $0.name == mutant.name } ?? mutant
    }
    guard manifest != proof.kata.manifest else { return proof }
    try workers.authoring.write(manifest, of: proof.kata)
    let folders = Set(proof.observed.map { KataPart.mutant($0).folder(of: proof.kata) })
    var mended = proof
    mended.problems.removeAll { $0.check == .mutant && folders.contains($0.file) }
    return mended
  }
}
