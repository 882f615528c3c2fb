import Foundation
import XcodeProject

/// Reads the app of an Xcode project, with the targets and packages that it is built with.
struct XcodeProjectReader {
  let project: XcodeProject
  private var problems: [String] = []

  init(project: XcodeProject) { self.project = project }

  mutating func app() throws -> AppProject {
    let target = try project.target(named: nil)
    let plan = try project.buildPlan(for: target)
    var modules: [AppModule] = []
    try addDependencies(of: plan, to: &modules)
    guard !plan.sources.isEmpty else {
      throw Failure("\(project.path): the target \(target.name) has no Swift sources")
    }
    modules.append(try module(plan, isApp: true))
    for note in plan.notes { Console.error(note) }
    return AppProject(
      location: project.path, name: plan.productName, modules: modules, resources: resources(of: plan),
      infoPlist: InfoPlist(
        file: plan.infoPlist, identifier: plan.bundleIdentifier ?? "com.example.\(plan.moduleName)",
        productName: plan.productName, executable: plan.moduleName, generatedKeys: plan.infoPlistKeys,
        expand: plan.settings.expand), problems: problems)
  }

  /// Frameworks and libraries of the same project come first, each once.
  private mutating func addDependencies(of plan: BuildPlan, to modules: inout [AppModule]) throws {
    for name in plan.targetDependencies {
      guard let target = project.targets.first(where: { $0.name == name }),
        [.framework, .library].contains(target.kind)
      else { continue }
      let dependency = try project.buildPlan(for: target)
      guard !dependency.sources.isEmpty, !modules.contains(where: { $0.name == dependency.moduleName }) else {
        continue
      }
      try addDependencies(of: dependency, to: &modules)
      modules.append(try module(dependency, isApp: false))
    }
    for package in plan.packages {
      do {
        try PackageReader.add(package, to: &modules)
      } catch let failure as Failure {
        problems.append(failure.message)
      }
    }
  }

  private mutating func module(_ plan: BuildPlan, isApp: Bool) throws -> AppModule {
    refuseObjectiveC(plan)
    var module = AppModule(
      name: plan.moduleName, isApp: isApp, sources: plan.sources.map(\.path), swiftVersion: plan.swiftVersion,
      conditions: plan.conditions)
    if plan.isMainActorByDefault { module.compilerFlags += ["-default-isolation", "MainActor"] }
    let targets = plan.targetDependencies.compactMap { name in
      project.targets.first { $0.name == name && [.framework, .library].contains($0.kind) }
    }
    module.dependencies =
      try targets.map { try project.buildPlan(for: $0).moduleName } + plan.packages.map(\.product)
    return module
  }

  /// A bridging header that imports something means Objective-C code, which Linux can't run.
  private mutating func refuseObjectiveC(_ plan: BuildPlan) {
    guard let header = plan.bridgingHeader, let data = FileManager.default.contents(atPath: header) else { return }
    let imports = String(decoding: data, as: UTF8.self).split(separator: "\n").filter {
      let line = $0.drop(while: \.isWhitespace)
      return line.hasPrefix("#import") || line.hasPrefix("#include") || line.hasPrefix("@import")
    }
    guard let first = imports.first else { return }
    problems.append(
      "\(header): \(plan.targetName) uses Objective-C through this bridging header (\(first)); "
        + "there is no Objective-C on Linux, so only what is written in Swift can be built")
  }

  private func resources(of plan: BuildPlan) -> [AppProject.Resource] {
    var taken: [String: String] = [:]
    return plan.resources.compactMap { resource in
      let name = (resource.path as NSString).lastPathComponent
      let place = resource.localization.map { "\($0).lproj/\(name)" } ?? name
      if let other = taken[place] {
        Console.error("\(resource.path) is left out: \(other) has the same place in the bundle")
        return nil
      }
      taken[place] = resource.path
      return .init(path: resource.path, placeInBundle: place)
    }
  }
}
