func chooseArchitecture(for facts: ProjectFacts) -> Architecture {
  switch (facts.isEnterprise, facts.needsMaximumTestability, facts.hasComplexLogic) {
  case (false, _, _): .mvvm
  case (true, true, _): .vip
  case (true, false, true) where facts.developers >= 4: .vip
  case (true, false, _): .mvvm
  }
}
