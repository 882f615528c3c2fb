import Foundation
import XcodeProject

/// Reads the app of an Xcode project or workspace, with the targets, pods and packages that it depends on.
struct XcodeProjectReader {
  var container: XcodeContainer
  /// The folder of downloaded packages.
  private let checkouts: String?
  var modules: [AppModule] = []
  var resources: [AppProject.Resource] = []
  var problems: [String] = []
  var notes: [String] = []
  /// All dependencies that are absent or can't be built, including those that are not imported.
  var missing: [MissingDependency] = []
  /// The missing dependencies that are imported.
  var needed: [MissingDependency] = []
  var resolvedPackages: String?
  /// The length of the dependency chain that leads to the target that is being added.
  private var depth = 0
  private static let maximumDepth = 200
  /// The modules of pods and packages that the app does not import; its tests may import them.
  var unneeded: [AppModule] = []
  /// The name of the module that was added for each target; empty for a target without sources.
  private var done: [String: String] = [:]

  private init(container: XcodeContainer, checkouts: String?) {
    self.container = container
    self.checkouts = checkouts
  }

  /// Reads the selected app.
  /// - Parameters:
  ///   - container: the project or workspace.
  ///   - selection: the target, scheme and configuration to build.
  ///   - mayFetch: whether imported packages that are not on this machine are downloaded.
  static func app(
    container: XcodeContainer, selection: ProjectSelection, mayFetch: Bool
  ) throws -> AppProject {
    let chosen = try container.choose(selection)
    var (app, problems) = try fetching(for: chosen.project.path, of: container, mayFetch: mayFetch) { reader in
      try reader.read(chosen)
    }
    app.problems = problems
    return app
  }

  /// Reads the project, and reads it again after missing packages or pods were downloaded.
  /// - Returns: the result of the closure, and the problems that prevent the build.
  static func fetching<Result>(
    for project: String, of container: XcodeContainer, mayFetch: Bool,
    _ read: (inout XcodeProjectReader) throws -> Result
  ) throws -> (Result, problems: [String]) {
    var reader = XcodeProjectReader(container: container, checkouts: nil)
    var result = try read(&reader)
    let fetcher = PackageFetcher(
      packages: reader.needed.compactMap(\.remote), resolved: reader.resolvedPackages, project: project)
    if fetcher.hasWork, mayFetch || fetcher.isFetched {
      let failure = mayFetch ? fetcher.fetch(for: reader.needed.first { $0.remote != nil }?.use) : nil
      // The new reader also finds packages that were downloaded as dependencies of others.
      reader = XcodeProjectReader(container: container, checkouts: fetcher.checkouts)
      result = try read(&reader)
      if let failure, reader.needed.contains(where: { $0.remote != nil }) { reader.problems.append(failure) }
    }
    if mayFetch, PodInstaller.install(reader.needed) {
      reader = XcodeProjectReader(container: container, checkouts: fetcher.hasWork ? fetcher.checkouts : nil)
      result = try read(&reader)
    }
    for note in reader.notes { Terminal.error(note) }
    return (result, reader.unique(reader.problems + reader.needed.map(\.message)))
  }

  mutating func read(_ chosen: XcodeContainer.Choice) throws -> AppProject {
    let (project, target, configuration, scheme) = chosen
    let plan = try project.buildPlan(for: target, configuration: configuration)
    problems = plan.problems
    resolvedPackages = plan.resolvedPackages
    var dependencies = addDependencies(of: plan, in: project, configuration: configuration)
    dependencies += addPods(for: target, of: project)
    guard !plan.sources.isEmpty else {
      throw Failure(
        "\(project.path): the target \(target.name) has no Swift sources; other languages can't be built here"
          + Self.list(plan.notes))
    }
    var app = module(plan, isApp: true, dependencies: dependencies)
    app.name = AppModule.linkableName(plan.moduleName, besides: Set(modules.map(\.name)))
    modules.append(app)
    notes += plan.notes
    add(resources(of: plan))
    let needs = DependencyNeeds(modules: modules, resources: resources)
    let wanted = needs.neededModules
    unneeded = modules.filter { module in !wanted.contains { $0.name == module.name } }
    modules = wanted
    needed = needs.needed(of: missing)
    refuseReservedNames()
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
        file: plan.infoPlist,
        identifier: InfoPlist.identifier(plan.bundleIdentifier ?? "com.example.\(app.name)"),
        productName: plan.productName, executable: app.name, generatedKeys: plan.infoPlistKeys,
        settings: plan.settings), launch: launch)
  }

  /// Reports the project's own modules whose names equal those of modules that they import.
  mutating func refuseReservedNames() {
    let sources = modules.flatMap(\.sources)
    for module in modules where ReservedModules.isReserved(module.name, importedBy: sources) {
      problems.append(ReservedModules.refusal(of: module.name))
    }
  }

  static func list(_ notes: [String]) -> String { notes.prefix(5).map { "\n  " + $0 }.joined() }

  private func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  // MARK: Targets

  /// Adds the frameworks, libraries, bundles and packages that a target depends on, and returns the names of the
  /// added modules.
  mutating func addDependencies(
    of plan: BuildPlan, in project: XcodeProject, configuration: String?, isExternal: Bool = false
  ) -> [String] {
    var names: [String] = []
    var found = plan.targetDependencies.compactMap { container.target(named: $0, preferring: project) }
    found += plan.linkedProducts.compactMap { container.target(making: $0, preferring: project) }
    for (owner, target) in found {
      if let name = add(target, of: owner, configuration: configuration, isExternal: isExternal),
        !names.contains(name)
      {
        names.append(name)
      }
    }
    for package in plan.packages { names += add(package, around: project.sourceRoot) }
    for framework in plan.binaryFrameworks {
      missing.append(
        MissingDependency(
          names: [framework.module],
          problem:
            "\(framework.path) is a binary framework: it was compiled for Apple's systems and can't run here",
          remedy: "replace what the app uses of it"))
    }
    return names
  }

  /// Adds the modules of a package and returns their names. An absent package is only noted, because possibly no
  /// source imports it.
  private mutating func add(_ package: BuildPlan.Package, around root: String) -> [String] {
    var reader = PackageReader(root: root, checkouts: checkouts)
    let names = [package.product] + (package.url.map { [PackageSearch.name(of: $0)] } ?? [])
    do {
      let found = try reader.add(package)
      for module in reader.modules where !modules.contains(where: { $0.name == module.name }) {
        modules.append(module)
      }
      for resource in reader.resources where !resources.contains(resource) { resources.append(resource) }
      missing += reader.missing
      return found
    } catch let error as PackageReader.Missing {
      missing.append(MissingDependency(names: names, package: error.package, root: root))
    } catch {
      missing.append(
        MissingDependency(names: names, problem: (error as? Failure)?.message ?? "\(error)", remedy: nil))
    }
    return []
  }

  /// Adds a target with its dependencies and returns the name of its module; nil if it has no module.
  mutating func add(
    _ target: XcodeTarget, of project: XcodeProject, configuration: String?, isExternal: Bool = false
  ) -> String? {
    guard [.framework, .library, .bundle].contains(target.kind) else { return nil }
    let key = "\(project.path) \(target.name)"
    if let known = done[key] { return known.isEmpty ? nil : known }
    // This ends the recursion if two targets depend on each other.
    done[key] = ""
    guard depth < Self.maximumDepth else {
      problems.append(
        "\(project.path): more than \(Self.maximumDepth) targets depend on one another, down to \(target.name)")
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    let known = configuration.flatMap { project.configurations.contains($0) ? $0 : nil }
    guard let plan = try? project.buildPlan(for: target, configuration: known) else { return nil }
    // The module is written in Objective-C, and Flipside replaces it.
    if isExternal, CompanionLibrary.modules.contains(plan.moduleName) { return nil }
    problems += plan.problems
    if target.kind == .bundle {
      add(resources(of: plan, below: "\(plan.productName).bundle"))
      return nil
    }
    let dependencies = addDependencies(
      of: plan, in: project, configuration: configuration, isExternal: isExternal)
    guard !plan.sources.isEmpty else { return nil }
    guard !modules.contains(where: { $0.name == plan.moduleName }) else { return plan.moduleName }
    done[key] = plan.moduleName
    var module = module(plan, isApp: false, dependencies: dependencies)
    module.isExternal = isExternal
    SpecificationSources.complete(&module)
    modules.append(module)
    if target.kind == .framework, !plan.resources.isEmpty {
      add(resources(of: plan, below: "Frameworks/\(plan.moduleName).framework"))
    }
    return plan.moduleName
  }

  mutating func module(_ plan: BuildPlan, isApp: Bool, dependencies: [String]) -> AppModule {
    refuseObjectiveC(plan)
    var module = AppModule(
      name: plan.moduleName, isApp: isApp, sources: plan.sources.map(\.path), swiftVersion: plan.swiftVersion,
      conditions: plan.conditions)
    module.target = plan.targetName
    module.compilerFlags = plan.otherSwiftFlags
    if plan.isMainActorByDefault { module.compilerFlags += ["-default-isolation", "MainActor"] }
    module.dependencies = dependencies
    module.generateClasses(of: plan.resources.filter { $0.kind == .coreDataModel }.map(\.path))
    // The build setting is enabled in projects that Xcode 15 and later create.
    if isApp, plan.settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") == true {
      let symbols = AssetSymbols(catalogs: plan.resources.filter { $0.kind == .assetCatalog }.map(\.path))
      if let source = symbols.source { module.generated.append(source) }
    }
    return module
  }

  /// Reports a bridging header with imports, because they mean Objective-C code, which can't be compiled for Linux.
  private mutating func refuseObjectiveC(_ plan: BuildPlan) {
    guard let header = plan.bridgingHeader, let data = FileManager.default.contents(atPath: header) else { return }
    let imports = String(decoding: data, as: UTF8.self).split(separator: "\n").filter {
      let line = $0.drop(while: \.isWhitespace)
      return line.hasPrefix("#import") || line.hasPrefix("#include") || line.hasPrefix("@import")
    }
    guard let first = imports.first else { return }
    problems.append(
      "\(header): \(plan.targetName) uses Objective-C through this bridging header (\(first)); "
        + "there is no Objective-C on Linux, so write the code that the app needs in Swift, and empty the header")
  }

  // MARK: Resources

  func resources(of plan: BuildPlan, below folder: String = "") -> [AppProject.Resource] {
    plan.resources.map { resource in
      let name = (resource.path as NSString).lastPathComponent
      let place = resource.localization.map { "\($0).lproj/\(name)" } ?? name
      return .init(path: resource.path, placeInBundle: folder.isEmpty ? place : "\(folder)/\(place)")
    }
  }

  mutating func add(_ more: [AppProject.Resource]) {
    for resource in more {
      if let other = resources.first(where: { $0.placeInBundle == resource.placeInBundle }) {
        if other.path != resource.path {
          Terminal.error("\(resource.path) is left out: \(other.path) has the same path in the bundle")
        }
      } else {
        resources.append(resource)
      }
    }
  }
}
