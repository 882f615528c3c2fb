import Foundation
import XcodeProject

/// One Swift module of an app: the app itself, or a framework or package that it links.
struct AppModule {
  var name: String
  /// The name of the target that the module is built from, as used in schemes and test plans.
  var target = ""
  var isApp = false
  /// Whether the module comes from a pod or package. External modules are built only if another module needs them.
  var isExternal = false
  /// The absolute paths of the source files, in the order of the project.
  var sources: [String] = []
  /// The generated sources, such as the classes of data models.
  var generated: [GeneratedSource] = []
  /// The Swift language version, such as `5`, `4.2` or `6`.
  var swiftVersion = "5"
  /// The compilation conditions that `#if` tests.
  var conditions: [String] = ["DEBUG"]
  var compilerFlags: [String] = []
  /// The modules of this build that the module imports.
  var dependencies: [String] = []
  /// The name of the bundle that `Bundle.module` returns, for a package's target with resources.
  var resourceBundle: String?

  /// Returns a name for an app's module that the linker accepts: it defines the entry point with `--defsym
  /// main=Name_main`, which allows ASCII letters only. Diacritics are removed and other characters are replaced by
  /// underscores: `Café` becomes `Cafe`, and `喫茶店` becomes `App`.
  ///
  /// - Parameters:
  ///   - name: the name of the product.
  ///   - others: the names of the app's other modules, which the result must differ from.
  static func linkableName(_ name: String, besides others: Set<String>) -> String {
    let hasWord = name.contains { $0.isLetter || $0.isNumber }
    if hasWord, name.utf8.allSatisfy({ $0 < 128 }) { return name }
    let plain = name.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
    var result = String(plain.map { $0.isASCII ? $0 : "_" })
    if !result.contains(where: \.isLetter) { result = "App" }
    while others.contains(result) || ReservedModules.isAlwaysReserved(result) { result += "_" }
    return result
  }

  /// Generates the classes of the data models among the resources. If a model can't be read, a message is printed
  /// and the build continues; sources that use its classes do not compile.
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
