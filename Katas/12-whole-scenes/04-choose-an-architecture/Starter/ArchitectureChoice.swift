func chooseArchitecture(for facts: ProjectFacts) -> Architecture {
  // TODO: Go through the diagram of the brief, from the top.
  .viper
}
