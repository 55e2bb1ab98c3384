func chooseArchitecture(for facts: ProjectFacts) -> Architecture {
  if facts.needsMaximumTestability { return .vip }
  return facts.hasComplexLogic && facts.developers > 3 ? .vip : .mvvm
}
