import Foundation
import XcodeProject

/// Reads the app of an Xcode project or workspace, with the targets, pods and packages that it is built with.
struct XcodeProjectReader {
  private var container: XcodeContainer
  private let selection: ProjectSelection
  private var modules: [AppModule] = []
  private var resources: [AppProject.Resource] = []
  private var problems: [String] = []
  /// The module that each target became; "" for one without sources.
  private var done: [String: String] = [:]

  init(container: XcodeContainer, selection: ProjectSelection) {
    self.container = container
    self.selection = selection
  }

  mutating func app() throws -> AppProject {
    let (project, target, configuration, scheme) = try container.choose(selection)
    let plan = try project.buildPlan(for: target, configuration: configuration)
    problems = plan.problems
    var dependencies = addDependencies(of: plan, in: project, configuration: configuration)
    dependencies += addPods(for: target, of: project)
    guard !plan.sources.isEmpty else {
      throw Failure("\(project.path): the target \(target.name) has no Swift sources" + Self.list(plan.notes))
    }
    modules.append(module(plan, isApp: true, dependencies: dependencies))
    for note in plan.notes { Console.error(note) }
    add(resources(of: plan))
    var launch = LaunchSettings()
    if let scheme {
      launch = LaunchSettings(
        arguments: scheme.arguments.map(plan.settings.expand),
        environment: scheme.environment.mapValues(plan.settings.expand),
        locale: scheme.locale)
    }
    return AppProject(
      location: project.path, name: plan.productName, modules: modules, resources: resources,
      infoPlist: InfoPlist(
        file: plan.infoPlist, identifier: plan.bundleIdentifier ?? "com.example.\(plan.moduleName)",
        productName: plan.productName, executable: plan.moduleName, generatedKeys: plan.infoPlistKeys,
        expand: plan.settings.expand), problems: unique(problems), launch: launch)
  }

  private static func list(_ notes: [String]) -> String { notes.prefix(5).map { "\n  " + $0 }.joined() }

  private func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  // MARK: Targets

  /// Adds the frameworks, libraries, bundles and packages that a target needs; gives the names of the modules.
  private mutating func addDependencies(
    of plan: BuildPlan, in project: XcodeProject, configuration: String?
  ) -> [String] {
    var names: [String] = []
    var found = plan.targetDependencies.compactMap { container.target(named: $0, preferring: project) }
    found += plan.linkedProducts.compactMap { container.target(making: $0, preferring: project) }
    for (owner, target) in found {
      if let name = add(target, of: owner, configuration: configuration), !names.contains(name) {
        names.append(name)
      }
    }
    for package in plan.packages {
      do {
        try PackageReader.add(package, around: project.sourceRoot, to: &modules, resources: &resources)
        names.append(package.product)
      } catch {
        problems.append((error as? Failure)?.message ?? "\(error)")
      }
    }
    return names
  }

  /// Adds one target with what it needs; gives its module's name, nil when it has none.
  private mutating func add(_ target: XcodeTarget, of project: XcodeProject, configuration: String?) -> String? {
    guard [.framework, .library, .bundle].contains(target.kind) else { return nil }
    let key = "\(project.path) \(target.name)"
    if let known = done[key] { return known.isEmpty ? nil : known }
    // Two targets that need each other end here.
    done[key] = ""
    let known = configuration.flatMap { project.configurations.contains($0) ? $0 : nil }
    guard let plan = try? project.buildPlan(for: target, configuration: known) else { return nil }
    problems += plan.problems
    if target.kind == .bundle {
      add(resources(of: plan, below: "\(plan.productName).bundle"))
      return nil
    }
    let dependencies = addDependencies(of: plan, in: project, configuration: configuration)
    guard !plan.sources.isEmpty else { return nil }
    guard !modules.contains(where: { $0.name == plan.moduleName }) else { return plan.moduleName }
    done[key] = plan.moduleName
    modules.append(module(plan, isApp: false, dependencies: dependencies))
    if target.kind == .framework, !plan.resources.isEmpty {
      add(resources(of: plan, below: "Frameworks/\(plan.moduleName).framework"))
    }
    return plan.moduleName
  }

  private mutating func module(_ plan: BuildPlan, isApp: Bool, dependencies: [String]) -> AppModule {
    refuseObjectiveC(plan)
    var module = AppModule(
      name: plan.moduleName, isApp: isApp, sources: plan.sources.map(\.path), swiftVersion: plan.swiftVersion,
      conditions: plan.conditions)
    module.compilerFlags = plan.otherSwiftFlags
    if plan.isMainActorByDefault { module.compilerFlags += ["-default-isolation", "MainActor"] }
    module.dependencies = dependencies
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
        + "there is no Objective-C on Linux, so write in Swift what the app needs of it and empty the header")
  }

  // MARK: Pods

  /// The pods of a target: those that `pod install` has put beside the project.
  private mutating func addPods(for target: XcodeTarget, of project: XcodeProject) -> [String] {
    guard let podfile = Podfile(near: project) else { return [] }
    let wanted = podfile.pods(of: target.name)
    guard !wanted.isEmpty else { return [] }
    guard let path = podfile.project, let pods = try? XcodeProject(path: path) else {
      problems.append(
        "\(podfile.path): the pods \(wanted.joined(separator: ", ")) are not on this machine; run `pod install` in "
          + (podfile.path as NSString).deletingLastPathComponent)
      return []
    }
    container.add(pods)
    var names: [String] = []
    for pod in wanted {
      // `Firebase/Auth` is a part of the pod Firebase.
      let name = String(pod.prefix { $0 != "/" })
      guard let found = pods.targets.first(where: { $0.name == name }) else {
        problems.append("\(podfile.path): the pod \(pod) is not in \(path); run `pod install` again")
        continue
      }
      if let module = add(found, of: pods, configuration: nil) {
        names.append(module)
      } else if !FileManager.default.fileExists(atPath: "\(podfile.folder)/\(name)") {
        problems.append("\(podfile.folder)/\(name) is missing; run `pod install` beside \(podfile.path)")
      } else {
        problems.append(
          "the pod \(pod) has no Swift sources: Objective-C and binary pods can't be built here; replace what the app uses of it"
        )
      }
    }
    return names
  }

  // MARK: Resources

  private func resources(of plan: BuildPlan, below folder: String = "") -> [AppProject.Resource] {
    plan.resources.map { resource in
      let name = (resource.path as NSString).lastPathComponent
      let place = resource.localization.map { "\($0).lproj/\(name)" } ?? name
      return .init(path: resource.path, placeInBundle: folder.isEmpty ? place : "\(folder)/\(place)")
    }
  }

  private mutating func add(_ more: [AppProject.Resource]) {
    for resource in more {
      if let other = resources.first(where: { $0.placeInBundle == resource.placeInBundle }) {
        if other.path != resource.path {
          Console.error("\(resource.path) is left out: \(other.path) has the same place in the bundle")
        }
      } else {
        resources.append(resource)
      }
    }
  }
}
