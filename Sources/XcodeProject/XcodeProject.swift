import Foundation

/// An Xcode project with its targets, their build settings and their files.
///
/// ```swift
/// let project = try XcodeProject(path: "App/App.xcodeproj")
/// let target = try project.target(named: nil)
/// let plan = try project.buildPlan(for: target, configuration: "Debug")
/// ```
public struct XcodeProject {
  /// The absolute path of the `.xcodeproj`.
  public let path: String
  public let targets: [XcodeTarget]
  let graph: ObjectGraph
  let tree: FileTree

  /// The folder to which the project's paths are relative.
  public var sourceRoot: String { tree.sourceRoot }
  public var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }

  public init(path: String) throws {
    self.path = URL(fileURLWithPath: path).standardizedFileURL.path
    graph = try ObjectGraph(path: self.path + "/project.pbxproj")
    tree = FileTree(graph: graph, sourceRoot: (self.path as NSString).deletingLastPathComponent)
    targets = graph.objects(graph.root.list("targets")).map { XcodeTarget(object: $0) }
  }

  /// Returns the target with a name; if the name is nil, the app to run, which is the only app for iOS or the one
  /// with the project's name.
  public func target(named name: String?) throws -> XcodeTarget {
    if let name {
      if let target = targets.first(where: { $0.name == name }) { return target }
      throw ProjectError(
        file: path, problem: "has no target \(name)",
        remedy: "it has \(targets.map(\.name).joined(separator: ", "))")
    }
    if let app = apps.first(where: { $0.name == self.name }) ?? apps.first { return app }
    throw ProjectError(
      file: path, problem: "has no iOS app among its targets",
      remedy: targets.isEmpty
        ? nil : "it has \(targets.map { "\($0.name) (\($0.kind.rawValue))" }.joined(separator: ", "))")
  }

  func isForPhones(_ target: XcodeTarget) -> Bool {
    let settings = settings(for: target, configuration: nil)
    let platforms = settings.list("SUPPORTED_PLATFORMS")
    let root = settings["SDKROOT"] ?? "iphoneos"
    return root.hasPrefix("iphone") || platforms.contains("iphonesimulator") || root == "auto"
  }

  /// The targets that are apps for iOS.
  public var apps: [XcodeTarget] { targets.filter { $0.kind == .application && isForPhones($0) } }

  /// The names of the build configurations.
  public var configurations: [String] {
    graph.objects(graph[graph.root.text("buildConfigurationList")]?.list("buildConfigurations") ?? [])
      .compactMap { $0.text("name") }
  }

  /// Returns the build settings of a target. If the configuration is nil, those of Debug or else of the default
  /// configuration are returned.
  public func settings(for target: XcodeTarget, configuration: String?) -> BuildSettings {
    var (problems, notes): ([String], [String]) = ([], [])
    return settings(for: target, configuration: configuration, problems: &problems, notes: &notes)
  }

  func settings(
    for target: XcodeTarget, configuration: String?, problems: inout [String], notes: inout [String]
  ) -> BuildSettings {
    var layers = [defaults(for: target)]
    layers[0]["CONFIGURATION"] = configuration ?? "Debug"
    layers += self.layers(of: graph[graph.root.text("buildConfigurationList")], configuration, &problems, &notes)
    layers += self.layers(of: graph[target.configurationList], configuration, &problems, &notes)
    if graph.objects(graph[target.configurationList]?.list("buildConfigurations") ?? []).isEmpty {
      notes.append(
        ProjectError(
          file: path, problem: "the target \(target.name) has no build configurations, so its settings are missing",
          remedy: "take project.pbxproj from version control, or add Debug and Release in Xcode"
        ).description)
    }
    return BuildSettings(layers: layers)
  }

  private func layers(
    of list: ObjectGraph.Object?, _ configuration: String?, _ problems: inout [String], _ notes: inout [String]
  ) -> [[String: String]] {
    guard let list else { return [] }
    let all = graph.objects(list.list("buildConfigurations"))
    let wanted = configuration ?? "Debug"
    let chosen =
      all.first { $0.text("name") == wanted } ?? all.first {
        $0.text("name") == list.text("defaultConfigurationName")
      }
      ?? all.first
    guard let chosen else { return [] }
    var layers: [[String: String]] = []
    if let file = configurationFile(of: chosen) {
      layers += ConfigurationFile.layers(path: file, problems: &problems, notes: &notes)
    }
    layers.append(BuildSettings.layer(chosen.dictionary("buildSettings")))
    return layers
  }

  private func configurationFile(of configuration: ObjectGraph.Object) -> String? {
    if let id = configuration.text("baseConfigurationReference") { return tree.path(of: id) }
    guard let anchor = configuration.text("baseConfigurationReferenceAnchor"), let folder = tree.path(of: anchor),
      let path = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return FileTree.standardized("\(folder)/\(path)")
  }

  /// The paths of the projects that are nested in this one.
  public var subprojects: [String] { tree.projects }

  /// Returns the settings that Xcode predefines.
  private func defaults(for target: XcodeTarget) -> [String: String] {
    [
      "TARGET_NAME": target.name, "TARGETNAME": target.name, "PROJECT_NAME": name, "PROJECT": name,
      "PRODUCT_NAME": target.name, "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "SRCROOT": sourceRoot, "SOURCE_ROOT": sourceRoot,
      "PROJECT_DIR": sourceRoot,
      "PROJECT_FILE_PATH": path, "CONFIGURATION": "Debug", "SDKROOT": "iphoneos",
      "PLATFORM_NAME": "iphonesimulator",
      "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator", "TARGETED_DEVICE_FAMILY": "1", "SWIFT_VERSION": "5.0",
      "DEVELOPMENT_LANGUAGE": graph.root.text("developmentRegion") ?? "en", "WRAPPER_EXTENSION": "app",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": target.kind == .application ? "APPL" : "BNDL", "MARKETING_VERSION": "1.0",
      "CURRENT_PROJECT_VERSION": "1", "IPHONEOS_DEPLOYMENT_TARGET": "17.0", "TEMP_DIR": "/tmp",
    ]
  }
}

/// A target of a project.
public struct XcodeTarget {
  public enum Kind: String {
    case application, framework, unitTests = "unit tests", uiTests = "UI tests", appExtension = "app extension",
      bundle
    case library, watchApp = "watch app", other
  }

  public let name: String
  public let kind: Kind
  let id: String
  let configurationList: String?
  let buildPhases: [String]
  let dependencies: [String]
  let packageProducts: [String]
  let synchronizedGroups: [String]
  /// The identifier of the reference to the target's product.
  let product: String?

  init(object: ObjectGraph.Object) {
    id = object.id
    name = object.text("name") ?? object.id
    configurationList = object.text("buildConfigurationList")
    buildPhases = object.list("buildPhases")
    dependencies = object.list("dependencies")
    packageProducts = object.list("packageProductDependencies")
    synchronizedGroups = object.list("fileSystemSynchronizedGroups")
    product = object.text("productReference")
    kind = Self.kind(object.text("productType") ?? "")
  }

  private static func kind(_ productType: String) -> Kind {
    let type = productType.replacingOccurrences(of: "com.apple.product-type.", with: "")
    switch type {
    case "application", "application.on-demand-install-capable", "application.messages": return .application
    case "framework", "framework.static": return .framework
    case "bundle.unit-test": return .unitTests
    case "bundle.ui-testing": return .uiTests
    case "bundle": return .bundle
    case "library.static", "library.dynamic": return .library
    default:
      if type.contains("watch") { return .watchApp }
      return type.contains("extension") ? .appExtension : .other
    }
  }
}
