import Foundation
import XcodeProject

extension XcodeContainer {
  /// The tests that the options select.
  struct TestChoice {
    var scheme: Scheme?
    var plan: TestPlanSettings
    var configuration: String?
    /// The test targets in the order in which they run.
    var targets: [TestTarget]
    /// The test targets of local packages, with the folders of the packages.
    var packages: [(folder: String, target: String)] = []
  }

  /// Selects the test targets.
  /// - Parameters:
  ///   - selection: the target, scheme and configuration.
  ///   - plan: the name of one of the scheme's test plans or the path of a plan; nil for the scheme's default.
  func chooseTests(_ selection: ProjectSelection, plan: String?) throws -> TestChoice {
    if let name = selection.configuration, known(name) == nil {
      let names = projects.flatMap(\.configurations).reduce(into: [String]()) {
        if !$0.contains($1) { $0.append($1) }
      }
      throw Failure(
        "\(projects[0].path) has no configuration \(name); it has \(names.joined(separator: ", "))", code: 2)
    }
    if let name = selection.target,
      let target = testTarget(named: name, of: nil, configuration: selection.configuration)
    {
      return TestChoice(
        plan: TestPlanSettings(name: name, source: name, targets: [.init(name: name)]),
        configuration: selection.configuration, targets: [target])
    }
    if let name = selection.target, (try? choose(selection)) == nil {
      let names = projects.flatMap { $0.apps + $0.testTargets }.map(\.name)
      throw Failure("there is no target \(name); there are \(names.joined(separator: ", "))", code: 2)
    }
    let scheme = try selection.scheme.map { try self.scheme(named: $0) } ?? defaultTestScheme(selection)
    let configuration = selection.configuration ?? scheme?.test?.configuration.flatMap(known)
    var settings = TestPlanSettings(name: scheme?.name ?? projects[0].name)
    settings.source = scheme.map { "the scheme \($0.name)" } ?? projects[0].path
    if let file = try planFile(plan, scheme: scheme) {
      settings = Self.settings(try TestPlan(path: file))
      settings.isExplicit = true
    } else if let test = scheme?.test, !test.testables.isEmpty {
      settings.isExplicit = true
      settings.targets = test.testables.filter { !$0.isSkipped }.map { testable in
        TestPlanSettings.Target(
          name: testable.target, container: testable.project, isParallelizable: testable.isParallelizable,
          isRandomlyOrdered: testable.isRandomlyOrdered, skippedTests: testable.skippedTests,
          selectedTests: testable.selectedTests)
      }
    }
    if let test = scheme?.test, let scheme { Self.add(test, of: scheme, to: &settings) }
    if settings.targets.isEmpty, !settings.isExplicit {
      settings.targets = testTargets(selection, scheme: scheme).map { TestPlanSettings.Target(name: $0) }
    }
    var choice = TestChoice(scheme: scheme, plan: settings, configuration: configuration, targets: [])
    for entry in settings.targets {
      if let target = testTarget(named: entry.name, of: entry.container, configuration: configuration) {
        choice.targets.append(target)
      } else if let folder = packageFolder(entry.container) {
        choice.packages.append((folder, entry.name))
      } else {
        refuseUnknown(entry.name, in: settings.source)
      }
    }
    return choice
  }

  /// Returns the package folder for a reference in a scheme or plan, such as `container:Packages/Kit`. An empty
  /// path refers to the folder of the project.
  private func packageFolder(_ container: String?) -> String? {
    guard let container, !container.hasSuffix(".xcodeproj") else { return nil }
    let folders = [projects[0].sourceRoot] + schemeFolders.map { ($0 as NSString).deletingLastPathComponent }
    return folders.map { container.isEmpty ? $0 : "\($0)/\(container)" }.lazy.compactMap(PackageTests.folder).first
  }

  /// Reports that a scheme or plan contains a test target which the project does not have.
  private func refuseUnknown(_ name: String, in source: String) {
    let others = projects.flatMap(\.testTargets).map(\.name)
    Terminal.error(
      "\(source) names the test target \(name), which the project does not have; "
        + (others.isEmpty ? "it has none" : "it has \(others.joined(separator: ", "))"))
  }

  private func known(_ configuration: String) -> String? {
    projects.contains { $0.configurations.contains(configuration) } ? configuration : nil
  }

  /// Returns the scheme that Xcode would use for testing: the app's own, or the only one with tests.
  private func defaultTestScheme(_ selection: ProjectSelection) -> Scheme? {
    let all = schemes.compactMap(Self.scheme)
    let testing = all.filter { $0.test.map { !$0.testables.isEmpty || !$0.plans.isEmpty } ?? false }
    let app = try? choose(selection)
    if let own = app?.scheme, testing.contains(where: { $0.name == own.name }) { return own }
    if let app, let scheme = testing.first(where: { $0.targetName == app.target.name }) { return scheme }
    return testing.count == 1 ? testing[0] : app?.scheme
  }

  /// Returns the path of a plan; nil if the scheme has none.
  private func planFile(_ wanted: String?, scheme: Scheme?) throws -> String? {
    if let wanted, wanted.hasSuffix(".xctestplan") {
      guard let file = ExistingPath.find(URL(fileURLWithPath: wanted).path) else {
        throw Failure(
          "there is no test plan \(wanted); give its path, or the name of one of the scheme's plans", code: 2)
      }
      return file
    }
    let plans = (scheme?.test?.plans ?? []).map { reference in
      let relative = String(reference.drop { $0 != ":" }.dropFirst())
      let folders = [projects[0].sourceRoot] + schemeFolders.map { ($0 as NSString).deletingLastPathComponent }
      return folders.lazy.compactMap { ExistingPath.find("\($0)/\(relative)") }.first
        ?? "\(folders[0])/\(relative)"
    }
    func name(_ path: String) -> String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }
    guard let wanted else { return plans.first }
    if let found = plans.first(where: { name($0) == wanted }) { return found }
    let names = plans.map(name)
    throw Failure(
      "\(scheme.map { "the scheme \($0.name)" } ?? projects[0].path) has no test plan \(wanted); "
        + (names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"), code: 2)
  }

  private static func settings(_ plan: TestPlan) -> TestPlanSettings {
    var settings = TestPlanSettings(name: plan.name, source: "the test plan \(plan.path)")
    settings.targets = plan.targets.filter(\.isEnabled).map { target in
      TestPlanSettings.Target(
        name: target.name, container: target.project, isParallelizable: target.isParallelizable,
        skippedTests: target.skippedTests,
        selectedTests: target.selectedTests)
    }
    settings.configurations = plan.configurations.map { .init(name: $0.name, options: $0.options) }
    return settings
  }

  /// Adds the scheme's settings for tests; those of a plan take precedence.
  private static func add(_ test: TestAction, of scheme: Scheme, to settings: inout TestPlanSettings) {
    var options = TestPlan.Options()
    options.arguments = test.usesLaunchSettings ? scheme.arguments : test.arguments
    options.environment = test.usesLaunchSettings ? scheme.environment : test.environment
    options.isCoverageWanted = test.isCoverageWanted
    options.coverageTargets = test.coverageTargets
    options.attachmentLifetime = test.attachmentLifetime
    options.filmLifetime = test.filmLifetime
    let locale = test.locale ?? scheme.locale
    options.language = locale.map { String($0.prefix { $0 != "_" }) }
    options.region = locale.flatMap { $0.contains("_") ? String($0.drop { $0 != "_" }.dropFirst()) : nil }
    for index in settings.configurations.indices {
      settings.configurations[index].options = settings.configurations[index].options.over(options)
    }
  }

  // MARK: Targets

  /// Returns the test targets for a scheme that lists none: those of its app, as in a scheme that Xcode creates.
  private func testTargets(_ selection: ProjectSelection, scheme: Scheme?) -> [String] {
    let app = (try? choose(selection))?.target.name
    let all = projects.flatMap { project in project.testTargets.map { (project, $0) } }
    guard let app else { return all.map(\.1.name) }
    if let scheme, let own = all.first(where: { $0.1.name == scheme.targetName }) { return [own.1.name] }
    return all.filter { project, target in
      let tested = project.appName(testedBy: target, configuration: nil)
      guard let tested, let found = self.app(named: tested, preferring: project, configuration: nil) else {
        return true
      }
      return found.target.name == app
    }.map(\.1.name)
  }

  private func testTarget(named name: String, of projectName: String?, configuration: String?) -> TestTarget? {
    let ordered =
      projects.filter { projectName != nil && ($0.path as NSString).lastPathComponent == projectName }
      + projects
    for project in ordered {
      guard
        let target = project.targets.first(where: { $0.name == name && [.unitTests, .uiTests].contains($0.kind) })
      else { continue }
      let app = project.appName(testedBy: target, configuration: configuration).flatMap {
        self.app(named: $0, preferring: project, configuration: configuration)
      }
      return TestTarget(project: project, target: target, app: app)
    }
    return nil
  }

  private func app(
    named name: String, preferring project: XcodeProject, configuration: String?
  ) -> (project: XcodeProject, target: XcodeTarget)? {
    for candidate in [project] + projects {
      if let app = candidate.app(named: name, configuration: configuration) { return (candidate, app) }
    }
    return nil
  }
}
