func chooseArchitecture(for facts: ProjectFacts) -> Architecture {
  guard facts.isEnterprise else { return .mvvm }
  if facts.needsMaximumTestability { return .vip }
  return facts.hasComplexLogic ? .vip : .mvvm
}
