func chooseArchitecture(for facts: ProjectFacts) -> Architecture {
  // TODO: Go through the drawing of the brief, from the top.
  .viper
}
