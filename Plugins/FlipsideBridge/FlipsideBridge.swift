import Foundation
import PackagePlugin

/// Bridges the sources of an app that is built by SwiftPM alone.
///
/// SwiftPM compiles a target's own sources besides what a plugin makes, so the app's must not be among them: they lie in a
/// folder that the target excludes, beside an empty file that it does compile.
///
/// ```swift
/// .executableTarget(
///   name: "App", dependencies: [.product(name: "UIKit", package: "Flipside")],
///   exclude: ["App"],  // Sources/App/App/*.swift; Sources/App/Bridged.swift is empty
///   plugins: [.plugin(name: "FlipsideBridge", package: "Flipside")])
/// ```
@main
struct FlipsideBridge: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let compiled = Set(
      target.sourceFiles.filter { $0.type == .source }.map(\.url.standardizedFileURL.path))
    let sources = swiftFiles(below: target.directoryURL).filter {
      !compiled.contains($0.standardizedFileURL.path)
    }
    guard !sources.isEmpty else {
      Diagnostics.warning(
        "\(target.name) has no sources for the bridge: SwiftPM compiles those of the target itself; put the app's into a "
          + "folder that the target excludes, and an empty Swift file beside it")
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
      let name: String = source.lastPathComponent.dropLast(6) + ".bridged.swift"
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
