extension Scope {
  /// Where the scene's router shows an alert, it shows all of them.
  var routerShowsAlerts: Bool {
    type.role == .view && type.scene != nil
      && code.parts(.router).contains { router in
        router.scene == type.scene
          && router.routines.flatMap(\.chains).contains {
            $0.constructedType?.names == ["UIAlertController"]
          }
      }
  }
}
