import Foundation
import SourceBridge

/// The SwiftPM package of an app in the cache folder, with the app's sources bridged. Files that did not change are not
/// written again, so that the compiler takes only what did.
struct AppPackage {
  let project: AppProject
  let runtime: Runtime
  let folder: String

  func write() throws {
    do {
      try writeIfChanged(manifest(), to: folder + "/Package.swift")
      for module in project.modules { try write(module) }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure.writing(folder, error)
    }
  }

  private func write(_ module: AppModule) throws {
    var conditions = BuildConditions(customConditions: Set(module.conditions))
    conditions.importableModules.formUnion(project.modules.map(\.name))
    conditions.languageMode = module.swiftVersion.split(separator: ".").compactMap { Int($0) }
    let folder = BridgedFolder(
      path: try WriteRoot(path: folder).place("Sources/\(module.name)"),
      bridge: SourceBridge(conditions: conditions))
    do {
      _ = try folder.update(module.sources, keeping: ["resource_bundle.swift"])
    } catch let error as BridgedFolder.Unreadable {
      throw Failure("cannot read \(error.path)")
    }
    if let bundle = module.resourceBundle {
      try writeIfChanged(resourceAccessor(bundle), to: "\(folder.path)/resource_bundle.swift")
    } else {
      try? FileManager.default.removeItem(atPath: "\(folder.path)/resource_bundle.swift")
    }
  }

  /// What Swift's package manager adds to a target with resources.
  private func resourceAccessor(_ bundle: String) -> Data {
    let text = """
      import Foundation

      extension Foundation.Bundle {
        static let module: Bundle = Bundle(path: Bundle.main.bundlePath + \("/\(bundle)".debugDescription)) ?? Bundle.main
      }

      """
    return Data(text.utf8)
  }

  private func manifest() -> Data {
    let targets = project.modules.map(target).joined(separator: ",\n")
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

  private func target(_ module: AppModule) -> String {
    func list(_ values: [String]) -> String { values.map(\.debugDescription).joined(separator: ", ") }
    let known = Set(project.modules.map(\.name))
    let dependencies = module.dependencies.filter { known.contains($0) }
    let flags = runtime.compilerOptions() + module.compilerFlags
    let linker = module.isApp ? ",\n      linkerSettings: [.unsafeFlags([\(list(linkerOptions()))])]" : ""
    return """
          .\(module.isApp ? "executableTarget" : "target")(
            name: \(module.name.debugDescription), dependencies: [\(list(dependencies))],
            swiftSettings: [.swiftLanguageMode(\(mode(module.swiftVersion))), .unsafeFlags([\(list(flags))])]\(linker))
      """
  }

  private func linkerOptions() -> [String] {
    let frameworks = FrameworkObjects(runtime: runtime)
    return frameworks.objects(importedBy: project.modules.flatMap(\.sources)) + runtime.linkerOptions()
  }

  private func mode(_ version: String) -> String {
    switch Double(version.split(separator: ".").prefix(2).joined(separator: ".")) ?? 5 {
    case ..<4.2: return ".v4"
    case ..<5: return ".v4_2"
    case ..<6: return ".v5"
    default: return ".v6"
    }
  }

  private func writeIfChanged(_ data: Data, to path: String) throws {
    if FileManager.default.contents(atPath: path) == data { return }
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }
}
