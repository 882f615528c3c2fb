import Foundation
import XcodeProject

/// An Xcode project together with the projects that it is built with: those of its workspace and the projects
/// nested in it.
struct XcodeContainer {
  /// The projects; the app's own comes first.
  private(set) var projects: [XcodeProject]
  /// The projects of workspaces beside a project that was opened directly. Targets are also found in them, because
  /// Xcode shares one build folder between them.
  private var neighbours: [XcodeProject] = []
  /// The folders that contain schemes: those of the workspace and of the projects.
  let schemeFolders: [String]

  /// Opens a project or workspace.
  /// - Parameter url: the URL of an `.xcodeproj` or `.xcworkspace`.
  init(url: URL) throws {
    if url.pathExtension == "xcworkspace" {
      let workspace = try Workspace(path: url.path)
      let own = workspace.projects.filter { !$0.contains("/Pods/") }
      let read = own.count == 1 ? own.compactMap { try? XcodeProject(path: $0) } : own.compactMap(Self.project)
      guard !read.isEmpty else {
        // If there is only one project, throw the error of reading it.
        if own.count == 1 { _ = try XcodeProject(path: own[0]) }
        throw Failure("\(url.path) has no project that can be read; check that its projects are beside it")
      }
      projects = read
      schemeFolders = [url.path] + own
    } else {
      projects = [try XcodeProject(path: url.path)]
      schemeFolders = [url.path]
    }
    addSubprojects()
    if url.pathExtension == "xcodeproj" { neighbours = Self.neighbours(of: url.path, known: projects.map(\.path)) }
  }

  private static func neighbours(of project: String, known: [String]) -> [XcodeProject] {
    let folder = (project as NSString).deletingLastPathComponent
    var paths: [String] = []
    for place in [folder, (folder as NSString).deletingLastPathComponent] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      for name in names.sorted() where name.hasSuffix(".xcworkspace") {
        let workspace: Workspace
        do {
          workspace = try Workspace(path: "\(place)/\(name)")
        } catch {
          // Errors of a workspace in the folder above are not reported, because it may belong to another app.
          if place == folder { Terminal.error("\(error); its other projects are not found") }
          continue
        }
        let projects = workspace.projects.filter { !$0.contains("/Pods/") }
        guard projects.contains(where: { RegularFile.resolved($0) == RegularFile.resolved(project) }) else {
          continue
        }
        paths += projects.filter { path in
          !paths.contains(path) && !known.contains { RegularFile.resolved($0) == RegularFile.resolved(path) }
        }
      }
    }
    return paths.prefix(200).compactMap(Self.project)
  }

  /// Reads another project of the build. If that fails, a message is printed and the build continues without it.
  private static func project(_ path: String) -> XcodeProject? {
    do {
      return try XcodeProject(path: path)
    } catch {
      Terminal.error("\(error); the build continues without it")
      return nil
    }
  }

  private mutating func addSubprojects() {
    var index = 0
    while index < projects.count, projects.count < 200 {
      for path in projects[index].subprojects where !projects.contains(where: { $0.path == path }) {
        if let project = Self.project(path) { projects.append(project) }
      }
      index += 1
    }
  }

  var schemes: [String] { schemeFolders.flatMap { Scheme.paths(in: $0) } }

  // MARK: Choosing

  /// The app to build, its project, the configuration and the scheme.
  typealias Choice = (project: XcodeProject, target: XcodeTarget, configuration: String?, scheme: Scheme?)

  func choose(_ selection: ProjectSelection) throws -> Choice {
    if let name = selection.scheme {
      let scheme = try scheme(named: name)
      guard let target = scheme.targetName else {
        throw Failure("the scheme \(name) does not run an app; choose another in Xcode, or give --target")
      }
      let (project, found) = try find(target: target)
      return (project, found, selection.configuration ?? scheme.configuration, scheme)
    }
    let (project, target) = try selection.target.map(find) ?? defaultTarget()
    // Xcode would use the scheme with the target's name, or else the first one that runs the target.
    let scheme = schemes.compactMap(Self.scheme)
      .filter { $0.targetName == target.name }.sorted {
        ($0.name == target.name ? 0 : 1) < ($1.name == target.name ? 0 : 1)
      }.first
    let configured = scheme?.configuration.flatMap { project.configurations.contains($0) ? $0 : nil }
    return (project, target, selection.configuration ?? configured, scheme)
  }

  /// Reads a scheme that was not requested explicitly. If that fails, a message is printed.
  static func scheme(_ path: String) -> Scheme? {
    do {
      return try Scheme(path: path)
    } catch {
      Terminal.error("\(error); its settings are ignored")
      return nil
    }
  }

  func scheme(named name: String) throws -> Scheme {
    for path in schemes where ((path as NSString).lastPathComponent as NSString).deletingPathExtension == name {
      return try Scheme(path: path)
    }
    // Xcode creates a scheme for each target that has none.
    if projects.contains(where: { project in project.targets.contains { $0.name == name } }) {
      return Scheme(target: name)
    }
    let names = schemes.map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }
    let hint = names.isEmpty ? "there are none" : "there are \(names.joined(separator: ", "))"
    throw Failure("there is no scheme \(name); \(hint)", code: 2)
  }

  private func find(target name: String) throws -> (XcodeProject, XcodeTarget) {
    for project in projects {
      guard let target = project.targets.first(where: { $0.name == name }) else { continue }
      guard target.kind == .application else {
        throw Failure(
          "\(name) is not an app but of the kind \(target.kind.rawValue); \(Self.list(projects.flatMap(\.apps)))",
          code: 2)
      }
      return (project, target)
    }
    throw Failure("there is no target \(name); \(Self.list(projects.flatMap(\.apps)))", code: 2)
  }

  private static func list(_ apps: [XcodeTarget]) -> String {
    apps.isEmpty ? "there is no app for iOS" : "the apps are \(apps.map(\.name).joined(separator: ", "))"
  }

  private func defaultTarget() throws -> (XcodeProject, XcodeTarget) {
    for project in projects {
      guard let target = try? project.target(named: nil) else { continue }
      let others = project.apps.map(\.name).filter { $0 != target.name }
      if !others.isEmpty {
        Terminal.note(
          "Building the app \(target.name); to build another, pass --target with its name (\(others.joined(separator: ", ")))"
        )
      }
      return (project, target)
    }
    // Throws an error that lists the targets of the first project.
    return (projects[0], try projects[0].target(named: nil))
  }

  // MARK: Dependencies

  /// Returns the target with a name; the given project is searched first.
  func target(named name: String, preferring project: XcodeProject) -> (XcodeProject, XcodeTarget)? {
    for candidate in [project] + projects + neighbours {
      if let target = candidate.targets.first(where: { $0.name == name }) { return (candidate, target) }
    }
    return nil
  }

  /// Returns the target that produces a file, such as `Kit` for `Kit.framework`.
  func target(making product: String, preferring project: XcodeProject) -> (XcodeProject, XcodeTarget)? {
    let stem = (product as NSString).deletingPathExtension
    let names = [stem, stem.hasPrefix("lib") ? String(stem.dropFirst(3)) : stem]
    for candidate in [project] + projects + neighbours {
      for target in candidate.targets where [.framework, .library, .bundle].contains(target.kind) {
        let settings = candidate.settings(for: target, configuration: nil)
        if names.contains(target.name) || names.contains(settings["PRODUCT_NAME"] ?? "") {
          return (candidate, target)
        }
      }
    }
    return nil
  }

  mutating func add(_ project: XcodeProject) { projects.append(project) }
}
