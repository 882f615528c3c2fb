import Foundation
import XcodeProject

extension TestProject {
  /// Reads the test targets of a project or package.
  /// - Parameters:
  ///   - path: an Xcode project or workspace, a folder that contains one, or a Swift package.
  ///   - selection: the target, scheme and configuration.
  ///   - plan: the name or the path of a test plan; nil for the default plan.
  ///   - mayFetch: whether imported packages that are not on this machine are downloaded.
  static func read(
    path: String, selection: ProjectSelection, plan: String?, mayFetch: Bool = true
  ) throws -> TestProject {
    let url = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw Failure("there is no file or folder \(path)")
    }
    do {
      if isFolder.boolValue, let container = try AppProject.container(at: url) {
        return try read(container, selection: selection, plan: plan, mayFetch: mayFetch)
      }
      if let folder = PackageTests.folder(at: path) {
        if !selection.isEmpty || plan != nil {
          throw Failure(
            "--target, --scheme, --test-plan and --configuration are for Xcode projects; \(path) is a Swift package",
            code: 2)
        }
        return try PackageTests.project(in: folder)
      }
    } catch let error as ProjectError {
      throw Failure(error.description)
    }
    throw Failure(
      "\(path) is neither an Xcode project nor a Swift package, so it has no test targets; in Xcode, add one with "
        + "File > New > Target > Unit Testing Bundle")
  }

  private static func read(
    _ container: XcodeContainer, selection: ProjectSelection, plan: String?, mayFetch: Bool
  ) throws -> TestProject {
    let choice = try container.chooseTests(selection, plan: plan)
    var project = TestProject(
      location: container.projects[0].path, name: container.projects[0].name, hosts: [],
      scheme: choice.scheme?.name,
      plan: choice.plan, configuration: choice.configuration)
    // The test targets that run in an app, grouped by app.
    var apps: [(app: (project: XcodeProject, target: XcodeTarget), targets: [TestTarget])] = []
    var others: [TestTarget] = []
    for target in choice.targets {
      if let app = target.app {
        let index = apps.firstIndex {
          $0.app.project.path == app.project.path && $0.app.target.name == app.target.name
        }
        let hosted = target.isForUI ? [] : [target]
        if let index { apps[index].targets += hosted } else { apps.append((app, hosted)) }
      }
      if target.app == nil || target.isForUI { others.append(target) }
    }
    for (app, targets) in apps {
      let known = choice.configuration.flatMap { app.project.configurations.contains($0) ? $0 : nil }
      var host = try XcodeProjectReader.host(
        of: (app.project, app.target, known, choice.scheme), loading: targets, container: container,
        mayFetch: mayFetch)
      for index in host.bundles.indices { host.bundles[index].testedApp = (app.project.path, app.target.name) }
      host.target = app.target.name
      project.hosts.append(host)
    }
    var folders: [String] = []
    for package in choice.packages where !folders.contains(package.folder) { folders.append(package.folder) }
    for folder in folders {
      let targets = choice.packages.filter { $0.folder == folder }.map(\.target)
      project.hosts.append(try PackageTests.host(of: targets, in: folder))
    }
    if !others.isEmpty {
      project.hosts.append(
        try XcodeProjectReader.runner(
          for: others, configuration: choice.configuration, container: container, mayFetch: mayFetch))
    }
    return project
  }
}
