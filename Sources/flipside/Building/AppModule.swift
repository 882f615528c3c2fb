import XcodeProject

/// One Swift module of an app: the app itself, or a framework or package that it is built with.
struct AppModule {
  var name: String
  var isApp = false
  /// Whether it is a pod's or a package's: such modules are built only where something needs them.
  var isExternal = false
  /// Absolute paths, in the order of the project.
  var sources: [String] = []
  /// The classes of its data models.
  var generated: [GeneratedSource] = []
  /// `5`, `4.2`, `6`.
  var swiftVersion = "5"
  /// What `#if` finds set.
  var conditions: [String] = ["DEBUG"]
  var compilerFlags: [String] = []
  /// The modules of this build that it imports.
  var dependencies: [String] = []
  /// The name of the bundle that `Bundle.module` is, for a package's target with resources.
  var resourceBundle: String?

  /// Generates the classes of the data models among its resources. A model that can't be read is told of, and the build goes
  /// on: what misses its classes will not compile.
  mutating func generateClasses(of resources: [String]) {
    for path in resources where path.hasSuffix(".xcdatamodeld") || path.hasSuffix(".xcdatamodel") {
      do {
        let classes = try DataModelClasses(path: path)
        for note in classes.notes { Terminal.error(note) }
        for source in classes.sources {
          if let other = generated.first(where: { $0.name == source.name }) {
            Terminal.error("\(source.name) of \(path) is left out: \(other.origin) has a class of that name, too")
          } else {
            generated.append(source)
          }
        }
      } catch {
        Terminal.error("\(error)")
      }
    }
  }
}
