import Foundation
import PackagePlugin

/// Bridges the sources of an app that is built by SwiftPM alone.
///
/// SwiftPM always compiles a target's own sources besides what a plugin makes, so the target must name none of the app's:
/// `sources: ["Bridged.swift"]`, an empty file in the target's folder. Everything else with `.swift` at its end below
/// that folder is the app's and goes through the bridge.
@main
struct FlipsideBridge: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let compiled = Set(target.sourceFiles.map(\.url.standardizedFileURL.path))
    let sources = swiftFiles(below: URL(fileURLWithPath: "\(target.directory)")).filter { !compiled.contains($0.standardizedFileURL.path) }
    guard !sources.isEmpty else {
      Diagnostics.warning(
        "\(target.name) has no sources for the bridge: SwiftPM compiles those that the target names itself; "
          + "say sources: [\"Bridged.swift\"], an empty file, and leave the others in the folder")
      return []
    }
    let folder = context.pluginWorkDirectoryURL.appendingPathComponent("Bridged")
    let outputs = names(of: sources).map { folder.appendingPathComponent($0) }
    var arguments = ["--output", folder.path]
    for condition in target.compilationConditions { arguments += ["-D", condition] }
    for dependency in target.recursiveTargetDependencies {
      if let module = (dependency as? SourceModuleTarget)?.moduleName { arguments += ["--module", module] }
    }
    return [
      .buildCommand(
        displayName: "Bridging \(target.name)", executable: try context.tool(named: "flipside-bridge").url,
        arguments: arguments + sources.map(\.path), inputFiles: sources, outputFiles: outputs)
    ]
  }

  private func swiftFiles(below folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }

  /// As the bridge names its files: flat, `X.bridged.swift`, a number before the second of one name.
  private func names(of sources: [URL]) -> [String] {
    var taken: Set<String> = []
    return sources.map { source in
      let file = source.lastPathComponent
      let name = file == "main.swift" ? file : file.dropLast(6) + ".bridged.swift"
      var unique = name
      var number = 2
      while !taken.insert(unique).inserted {
        unique = "\(number)-\(name)"
        number += 1
      }
      return unique
    }
  }
}
