import Foundation
import XcodeProject

/// An app to build, read from an Xcode project or from a folder of Swift files.
struct AppProject {
  /// The path that identifies the build: that of the project file or of the folder.
  let location: String
  /// The name of the product.
  let name: String
  /// The modules of the app in the order of their dependencies; the app comes last.
  var modules: [AppModule]
  var resources: [Resource]
  var infoPlist: InfoPlist
  /// The messages for missing or unsupported items that prevent the build, each with a remedy.
  var problems: [String] = []
  /// The arguments and environment that the project's scheme sets for the app.
  var launch = LaunchSettings()

  /// A file or a folder that is copied unchanged, and its path in the bundle.
  struct Resource: Equatable {
    let path: String
    let placeInBundle: String
  }

  /// The name of the app's own module and of the executable.
  var moduleName: String { modules.last?.name ?? name }

  /// Reads an app.
  /// - Parameters:
  ///   - path: an `.xcodeproj` or `.xcworkspace`, a folder that contains one, or a folder of Swift files.
  ///   - selection: the target, scheme and configuration to build.
  ///   - mayFetch: whether imported packages that are not on this machine are downloaded.
  init(path: String, selection: ProjectSelection, mayFetch: Bool) throws {
    let url = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw Failure("there is no file or folder \(path)")
    }
    guard isFolder.boolValue else {
      throw Failure("\(path) is a file; give an Xcode project or the folder of the app's Swift files")
    }
    do {
      if let container = try Self.container(at: url) {
        self = try XcodeProjectReader.app(container: container, selection: selection, mayFetch: mayFetch)
      } else {
        if !selection.isEmpty {
          throw Failure("--target, --scheme and --configuration are for Xcode projects; \(path) has none", code: 2)
        }
        self = try SourceFolderReader(folder: url.path).app()
      }
    } catch let error as ProjectError {
      throw Failure(error.description)
    }
  }

  init(
    location: String, name: String, modules: [AppModule], resources: [Resource], infoPlist: InfoPlist,
    problems: [String] = [], launch: LaunchSettings = LaunchSettings()
  ) {
    self.location = location
    self.name = name
    self.modules = modules
    self.resources = resources
    self.infoPlist = infoPlist
    self.problems = problems
    self.launch = launch
  }

  /// Returns the project or workspace at a URL or directly inside that folder; nil if there is neither.
  static func container(at url: URL) throws -> XcodeContainer? {
    if ["xcodeproj", "xcworkspace"].contains(url.pathExtension) { return try XcodeContainer(url: url) }
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
    let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }
    // A workspace takes precedence, because it also lists the projects that the app depends on.
    if let workspace = workspaces.first, workspaces.count == 1,
      let container = try? XcodeContainer(url: url.appendingPathComponent(workspace))
    {
      return container
    }
    if projects.count > 1 {
      let named = url.lastPathComponent + ".xcodeproj"
      guard projects.contains(named) else {
        throw Failure("there are several projects in \(url.path); give one of \(projects.joined(separator: ", "))")
      }
      return try XcodeContainer(url: url.appendingPathComponent(named))
    }
    if let project = projects.first { return try XcodeContainer(url: url.appendingPathComponent(project)) }
    return try workspaces.first.map { try XcodeContainer(url: url.appendingPathComponent($0)) }
  }
}
