import Foundation
import SourceBridge

/// The SwiftPM package of an app in the cache folder, with the app's bridged sources. Unchanged files are not
/// written again, so that the compiler recompiles only changed ones.
struct AppPackage {
  let project: AppProject
  let runtime: Runtime
  let folder: String
  /// The test bundles that are built with the app, if any.
  var tests: TestBuild?

  /// All modules of the package: the app's and those of its tests.
  private var modules: [AppModule] { project.modules + (tests?.modules ?? []) }

  /// Writes the package.
  /// - Returns: the paths of the bridged sources, by module name.
  @discardableResult func write() throws -> [String: [String]] {
    do {
      var bridged: [String: [String]] = [:]
      let shared = SharedOverrides(
        in: modules.filter { !$0.isExternal }.map { .init(name: $0.name, files: $0.sources) })
      for module in modules { bridged[module.name] = try write(module, shared) }
      let app = project.modules.flatMap { bridged[$0.name] ?? [] }
      try writeIfChanged(manifest(app), to: folder + "/Package.swift")
      return bridged
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure.writing(folder, error)
    }
  }

  /// Writes the bridged sources of a module and returns their paths.
  private func write(_ module: AppModule, _ shared: SharedOverrides) throws -> [String] {
    var conditions = BuildConditions(customConditions: Set(module.conditions))
    conditions.importableModules.formUnion(modules.map(\.name))
    if tests != nil {
      conditions.importableModules.formUnion(CompanionLibrary.modules)
      if CompanionLibrary.compilesAsForApple(module, among: modules) {
        conditions.importableModules.insert("Darwin")
      }
    }
    conditions.languageMode = module.swiftVersion.split(separator: ".").compactMap { Int($0) }
    let folder = BridgedFolder(
      path: try WriteRoot(path: folder).place("Sources/\(module.name)"),
      bridge: SourceBridge(conditions: conditions, module: module.name, shared: shared))
    let generated = try writeGenerated(module)
    let names: [String]
    do {
      names = try folder.update(module.sources + generated, keeping: ["resource_bundle.swift"]).names
    } catch let error as BridgedFolder.Unreadable {
      throw Failure("cannot read \(error.path); check that it exists and that you may read it")
    }
    if let bundle = module.resourceBundle {
      try writeIfChanged(resourceAccessor(bundle), to: "\(folder.path)/resource_bundle.swift")
    } else {
      try? FileManager.default.removeItem(atPath: "\(folder.path)/resource_bundle.swift")
    }
    return names.map { "\(folder.path)/\($0)" }
  }

  /// Writes the generated sources of a module and returns their paths.
  private func writeGenerated(_ module: AppModule) throws -> [String] {
    let place = try WriteRoot(path: folder).place("Generated/\(module.name)")
    let names = module.generated.map(\.name)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? [] where !names.contains(name) {
      try FileManager.default.removeItem(atPath: "\(place)/\(name)")
    }
    for source in module.generated { try writeIfChanged(Data(source.text.utf8), to: "\(place)/\(source.name)") }
    return names.map { "\(place)/\($0)" }
  }

  /// Returns the source file that defines `Bundle.module`, as Swift's package manager generates it for a target
  /// with resources.
  private func resourceAccessor(_ bundle: String) -> Data {
    let text = """
      import Foundation

      extension Foundation.Bundle {
        static let module: Bundle = Bundle(path: Bundle.main.bundlePath + \("/\(bundle)".debugDescription)) ?? Bundle.main
      }

      """
    return Data(text.utf8)
  }

  private func manifest(_ bridged: [String]) -> Data {
    let targets = modules.map { target($0, bridged) }.joined(separator: ",\n")
    let text = """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: \(project.moduleName.debugDescription),
        targets: [
      \(targets)
        ]
      )

      """
    return Data(text.utf8)
  }

  private func target(_ module: AppModule, _ bridged: [String]) -> String {
    func list(_ values: [String]) -> String { values.map(\.debugDescription).joined(separator: ", ") }
    let known = Set(modules.map(\.name))
    let isTest = tests?.modules.contains { $0.name == module.name } == true
    var dependencies = module.dependencies.filter { known.contains($0) && $0 != module.name }
    let isBundle = tests?.bundles.contains { $0.module.name == module.name } == true
    // A test bundle imports the modules of the app that loads it.
    if isBundle {
      dependencies += project.modules.map(\.name).filter { !dependencies.contains($0) }
    }
    var flags =
      (isTest ? tests?.library.compilerOptions() ?? [] : []) + runtime.compilerOptions() + module.compilerFlags
    // Coverage of the tests' own code is not measured, only that of the code that they test.
    if tests?.coverage?.includes(module) == true, !isBundle {
      flags += ["-profile-generate", "-profile-coverage-mapping"]
    }
    let linker = module.isApp ? ",\n      linkerSettings: [.unsafeFlags([\(list(linkerOptions(bridged)))])]" : ""
    return """
          .\(module.isApp ? "executableTarget" : "target")(
            name: \(module.name.debugDescription), dependencies: [\(list(dependencies))],
            swiftSettings: [.swiftLanguageMode(\(mode(module.swiftVersion))), .unsafeFlags([\(list(flags))])]\(linker))
      """
  }

  /// Returns the linker options, which depend on the imports of the bridged sources: those of the author and those
  /// that the bridge added.
  private func linkerOptions(_ bridged: [String]) -> [String] {
    // All symbols are exported, because test bundles that the app loads resolve functions and classes in it.
    FrameworkObjects(runtime: runtime).objects(importedBy: bridged) + runtime.linkerOptions()
      + Self.fastLinker + ["-Xlinker", "--export-dynamic"] + (tests?.coverage != nil ? ["-profile-generate"] : [])
  }

  /// The option for the toolchain's own linker, which needs about half as long as the default one; empty if the
  /// toolchain does not contain it.
  private static let fastLinker: [String] = {
    guard let swift = Subprocess.find("swift") else { return [] }
    let folder = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent().path
    return access(folder + "/ld.lld", X_OK) == 0 ? ["-use-ld=lld"] : []
  }()

  private func mode(_ version: String) -> String {
    switch Double(version.split(separator: ".").prefix(2).joined(separator: ".")) ?? 5 {
    case ..<4.2: return ".v4"
    case ..<5: return ".v4_2"
    case ..<6: return ".v5"
    default: return ".v6"
    }
  }

  private func writeIfChanged(_ data: Data, to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try DatedFile.write(data, to: path)
  }
}
