import Foundation
import XcodeProject

/// One Swift module of an app: the app itself, or a framework or package that it is built with.
struct AppModule {
  var name: String
  /// The target that it is built from, by whose name schemes and test plans call it.
  var target = ""
  var isApp = false
  /// Whether it is a pod's or a package's: such modules are built only where something needs them.
  var isExternal = false
  /// Absolute paths, in the order of the project.
  var sources: [String] = []
  /// The classes of its data models.
  var generated: [GeneratedSource] = []
  /// `5`, `4.2`, `6`.
  var swiftVersion = "5"
  /// The compilation conditions that are set for `#if`.
  var conditions: [String] = ["DEBUG"]
  var compilerFlags: [String] = []
  /// The modules of this build that it imports.
  var dependencies: [String] = []
  /// The name of the bundle that `Bundle.module` is, for a package's target with resources.
  var resourceBundle: String?

  /// A name of an app's module that the linker accepts, which gets its entry point as `--defsym main=Name_main` and
  /// reads ASCII letters only there. Letters lose their accents, others become underscores: `Café` becomes `Cafe`,
  /// `喫茶店` `App`.
  ///
  /// - Parameter others: the names of the modules that the app is built with, which it must not have.
  static func linkableName(_ name: String, besides others: Set<String>) -> String {
    let hasWord = name.contains { $0.isLetter || $0.isNumber }
    if hasWord, name.utf8.allSatisfy({ $0 < 128 }) { return name }
    let plain = name.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
    var result = String(plain.map { $0.isASCII ? $0 : "_" })
    if !result.contains(where: \.isLetter) { result = "App" }
    while others.contains(result) || ReservedModules.isAlwaysReserved(result) { result += "_" }
    return result
  }

  /// Generates the classes of the data models among its resources. A model that can't be read is notified of, and
  /// the build continues: what misses its classes will not compile.
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
