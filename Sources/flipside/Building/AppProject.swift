import Foundation
import XcodeProject

/// An app as it is to be built, whatever it was read from: an Xcode project or a folder of Swift files.
struct AppProject {
  /// What the build is kept under: the project's file, or the folder.
  let location: String
  /// The name of the product.
  let name: String
  /// What the app is made of, those that others need first; the app comes last.
  var modules: [AppModule]
  var resources: [Resource]
  var infoPlist: InfoPlist
  /// Why it can't be built: what is missing or can't run here, each with what to do about it.
  var problems: [String] = []

  /// A file or a folder that stays as it is, and its place in the bundle.
  struct Resource: Equatable {
    let path: String
    let placeInBundle: String
  }

  /// The name of the app's own module and of the executable.
  var moduleName: String { modules.last?.name ?? name }

  /// - Parameter path: an `.xcodeproj` or `.xcworkspace`, a folder with one in it, or a folder of Swift files.
  init(path: String) throws {
    let url = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw Failure("there is no \(path)")
    }
    guard isFolder.boolValue else {
      throw Failure("\(path) is a file; give an Xcode project or the folder of the app's Swift files")
    }
    do {
      if let project = try Self.xcodeProject(at: url) {
        var reader = XcodeProjectReader(project: project)
        self = try reader.app()
      } else {
        self = try SourceFolderReader(folder: url.path).app()
      }
    } catch let error as ProjectError {
      throw Failure(error.description)
    }
  }

  init(
    location: String, name: String, modules: [AppModule], resources: [Resource], infoPlist: InfoPlist,
    problems: [String] = []
  ) {
    self.location = location
    self.name = name
    self.modules = modules
    self.resources = resources
    self.infoPlist = infoPlist
    self.problems = problems
  }

  /// The project that the path names or that its folder holds; nil for a folder without one.
  private static func xcodeProject(at url: URL) throws -> XcodeProject? {
    switch url.pathExtension {
    case "xcodeproj": return try XcodeProject(path: url.path)
    case "xcworkspace": return try project(of: Workspace(path: url.path), at: url.path)
    default: break
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
    if projects.isEmpty, let workspace = names.first(where: { $0.hasSuffix(".xcworkspace") }) {
      return try xcodeProject(at: url.appendingPathComponent(workspace))
    }
    if projects.count > 1 {
      let named = url.lastPathComponent + ".xcodeproj"
      guard projects.contains(named) else {
        throw Failure("there are several projects in \(url.path); give one of \(projects.joined(separator: ", "))")
      }
      return try XcodeProject(path: url.appendingPathComponent(named).path)
    }
    return try projects.first.map { try XcodeProject(path: url.appendingPathComponent($0).path) }
  }

  /// The first project of a workspace that has an app.
  private static func project(of workspace: Workspace, at path: String) throws -> XcodeProject {
    for candidate in workspace.projects where !candidate.contains("/Pods/") {
      if let project = try? XcodeProject(path: candidate), (try? project.target(named: nil)) != nil {
        return project
      }
    }
    throw Failure("\(path) has no project with an iOS app")
  }
}
