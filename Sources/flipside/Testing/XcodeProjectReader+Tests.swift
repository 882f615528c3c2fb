import Foundation
import XcodeProject

extension XcodeProjectReader {
  /// Returns the key under which the packages for tests are stored. Tests may need more packages than the app.
  private static func fetchKey(_ path: String) -> String { path + " tests" }

  /// Returns an app with the test bundles that it loads.
  static func host(
    of choice: XcodeContainer.Choice, loading targets: [TestTarget], container: XcodeContainer, mayFetch: Bool
  ) throws -> TestHost {
    var (host, problems) = try fetching(
      for: fetchKey(choice.project.path), of: container, mayFetch: mayFetch
    ) { reader in
      let app = try reader.read(choice)
      return try reader.host(app, loading: targets, configuration: choice.configuration)
    }
    host.app.problems = problems
    return host
  }

  /// Returns the empty program with the bundles that need no app or drive one.
  static func runner(
    for targets: [TestTarget], configuration: String?, container: XcodeContainer, mayFetch: Bool
  ) throws -> TestHost {
    let location = container.projects[0].path
    var (host, problems) = try fetching(
      for: fetchKey(location), of: container, mayFetch: mayFetch
    ) { reader in
      try reader.host(
        TestRunnerApp.project(location: location), loading: targets, configuration: configuration)
    }
    host.app.problems = problems
    host.isRunner = true
    return host
  }

  /// Reads the test targets that a program loads.
  private mutating func host(
    _ app: AppProject, loading targets: [TestTarget], configuration: String?
  ) throws -> TestHost {
    var app = app
    let own = Set(app.modules.map(\.name))
    // Tests may need modules that the app itself does not import.
    modules = unneeded + app.modules
    resources = app.resources
    var bundles: [TestBundle] = []
    for target in targets { bundles.append(try bundle(target, configuration: configuration)) }
    let known = Set(bundles.map(\.module.name)).union(own)
    let candidates = modules.filter { !known.contains($0.name) }
    let needs = DependencyNeeds(
      modules: candidates + app.modules + bundles.map(\.module),
      resources: resources + bundles.flatMap(\.resources))
    let kept = Set(needs.neededModules.map(\.name))
    for index in bundles.indices {
      bundles[index].others = Self.closure(
        of: bundles[index].module, among: candidates.filter { kept.contains($0.name) })
    }
    let alreadyNeeded = needed
    needed =
      alreadyNeeded
      + needs.needed(of: missing).filter { item in
        !alreadyNeeded.contains { $0.names == item.names }
      }
    for bundle in bundles where ReservedModules.isReserved(bundle.module.name, importedBy: bundle.module.sources) {
      problems.append(ReservedModules.refusal(of: bundle.module.name))
    }
    // Resources of packages are searched for in the bundle of the running program.
    app.resources = resources
    return TestHost(app: app, bundles: bundles)
  }

  /// Returns those of the other modules on which a module depends, in their order.
  static func closure(of module: AppModule, among others: [AppModule]) -> [AppModule] {
    var wanted = Set(module.dependencies)
    for other in others.reversed() where wanted.contains(other.name) { wanted.formUnion(other.dependencies) }
    return others.filter { wanted.contains($0.name) }
  }

  private mutating func bundle(_ test: TestTarget, configuration: String?) throws -> TestBundle {
    let known = configuration.flatMap { test.project.configurations.contains($0) ? $0 : nil }
    let plan = try test.project.buildPlan(for: test.target, configuration: known)
    problems += plan.problems
    resolvedPackages = resolvedPackages ?? plan.resolvedPackages
    var dependencies = addDependencies(of: plan, in: test.project, configuration: configuration)
    dependencies += addPods(for: test.target, of: test.project)
    if let app = test.app, test.target.kind == .unitTests {
      // Tests may also import the pods of the app.
      dependencies += addPods(for: app.target, of: app.project)
    }
    guard !plan.sources.isEmpty else {
      throw Failure(
        "\(test.project.path): the test target \(test.target.name) has no Swift sources" + Self.list(plan.notes))
    }
    notes += plan.notes
    let module = module(plan, isApp: false, dependencies: dependencies)
    var info = InfoPlist(
      file: plan.infoPlist.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil },
      identifier: InfoPlist.identifier(plan.bundleIdentifier ?? "com.example.\(module.name)"),
      productName: plan.productName, executable: module.name, generatedKeys: plan.infoPlistKeys,
      settings: plan.settings)
    info.packageType = "BNDL"
    var bundle = TestBundle(name: test.target.name, module: module, resources: resources(of: plan), infoPlist: info)
    bundle.isForUI = test.isForUI
    bundle.testedApp = test.app.map { ($0.project.path, $0.target.name) }
    return bundle
  }
}

/// The empty app that runs tests without an app.
enum TestRunnerApp {
  static let name = "xctest"

  static let source = """
    import UIKit

    @main class TestHost: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }

    """

  /// Returns the project of the empty app.
  /// - Parameter location: the path of the project or package whose tests it runs.
  static func project(location: String) -> AppProject {
    let module = AppModule(
      name: name, isApp: true,
      generated: [GeneratedSource(name: "TestHost.swift", text: source, origin: "the program that runs tests")])
    let settings = BuildSettings(["PRODUCT_NAME": name, "EXECUTABLE_NAME": name, "TARGETED_DEVICE_FAMILY": "1,2"])
    return AppProject(
      location: location + " runner", name: name, modules: [module], resources: [],
      infoPlist: InfoPlist(
        file: nil, identifier: "com.apple.dt.xctest.tool", productName: name, executable: name, settings: settings))
  }
}
