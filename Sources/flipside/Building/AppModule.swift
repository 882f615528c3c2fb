/// One Swift module of an app: the app itself, or a framework or package that it is built with.
struct AppModule {
  var name: String
  var isApp = false
  /// Whether it is a pod's or a package's: such modules are built only where something needs them.
  var isExternal = false
  /// Absolute paths, in the order of the project.
  var sources: [String] = []
  /// `5`, `4.2`, `6`.
  var swiftVersion = "5"
  /// What `#if` finds set.
  var conditions: [String] = ["DEBUG"]
  var compilerFlags: [String] = []
  /// The modules of this build that it imports.
  var dependencies: [String] = []
  /// The name of the bundle that `Bundle.module` is, for a package's target with resources.
  var resourceBundle: String?
}
