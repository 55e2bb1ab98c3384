func chooseArchitecture(for facts: ProjectFacts) -> Architecture {
  guard facts.isEnterprise else { return .mvvm }
  if facts.needsMaximumTestability { return .vip }
  if facts.developers > 9 { return .viper }
  return facts.hasComplexLogic && facts.developers > 3 ? .vip : .mvvm
}
