import Foundation

/// All that is needed to build a target: what to compile, how, and what goes into the bundle.
public struct BuildPlan {
  public struct Source: Hashable {
    /// Absolute.
    public var path: String
    /// The compiler flags that the file has of its own.
    public var flags: [String] = []
  }

  public struct Resource: Hashable {
    public enum Kind: Hashable {
      /// A file or folder that stays as it is.
      case plain
      case storyboard, xib, assetCatalog, strings, stringsCatalog, coreDataModel
    }

    public var path: String
    public var kind: Kind
    /// The language of a file in an `.lproj` folder: `Base`, `en`.
    public var localization: String?
  }

  /// A Swift package that the project uses.
  public struct Package: Hashable {
    public var product: String
    /// The folder of a local package, or of a checked-out remote one that was found.
    public var folder: String?
    public var url: String?

    public init(product: String, folder: String?, url: String?) {
      self.product = product
      self.folder = folder
      self.url = url
    }
  }

  public var targetName: String
  public var productName: String
  public var moduleName: String
  public var bundleIdentifier: String?
  /// The language mode: `5`, `4.2`, `6`.
  public var swiftVersion: String
  /// The conditions of `-D`.
  public var conditions: [String]
  public var otherSwiftFlags: [String]
  public var isMainActorByDefault: Bool
  public var bridgingHeader: String?
  public var sources: [Source] = []
  public var resources: [Resource] = []
  /// The absolute path of the Info.plist, if the target has one.
  public var infoPlist: String?
  /// What goes into the Info.plist from `INFOPLIST_KEY_…` settings.
  public var infoPlistKeys: [String: Any] = [:]
  /// Other targets of the project that must be built first: frameworks and libraries.
  public var targetDependencies: [String] = []
  public var packages: [Package] = []
  /// What could not be taken along and why: sources in other languages, files that are not there.
  public var notes: [String] = []
  public var settings: BuildSettings
}

extension XcodeProject {
  /// The plan of a target.
  public func buildPlan(for target: XcodeTarget, configuration: String? = nil) throws -> BuildPlan {
    let settings = try settings(for: target, configuration: configuration)
    let productName = settings["PRODUCT_NAME"] ?? target.name
    var plan = BuildPlan(
      targetName: target.name, productName: productName,
      moduleName: settings["PRODUCT_MODULE_NAME"] ?? BuildSettings.moduleName(productName),
      bundleIdentifier: settings["PRODUCT_BUNDLE_IDENTIFIER"], swiftVersion: settings["SWIFT_VERSION"] ?? "5.0",
      conditions: Self.conditions(settings), otherSwiftFlags: settings.list("OTHER_SWIFT_FLAGS"),
      isMainActorByDefault: settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor", settings: settings)
    plan.bridgingHeader = settings["SWIFT_OBJC_BRIDGING_HEADER"].flatMap { $0.isEmpty ? nil : absolute($0) }
    plan.infoPlist = settings["INFOPLIST_FILE"].flatMap { $0.isEmpty ? nil : absolute($0) }.map {
      ExistingPath.find($0) ?? $0
    }
    plan.infoPlistKeys = Self.generatedKeys(settings)
    var collector = FileCollector(project: self, target: target, infoPlist: plan.infoPlist)
    collector.collect()
    plan.sources = collector.sources
    plan.resources = collector.resources
    plan.notes = collector.notes
    plan.targetDependencies = targetDependencies(of: target)
    plan.packages = packages(of: target)
    return plan
  }

  func absolute(_ path: String) -> String {
    FileTree.standardized(path.hasPrefix("/") ? path : "\(sourceRoot)/\(path)")
  }

  private static func conditions(_ settings: BuildSettings) -> [String] {
    var names = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let flags = settings.list("OTHER_SWIFT_FLAGS")
    for (index, flag) in flags.enumerated() {
      if flag == "-D", index + 1 < flags.count {
        names.append(flags[index + 1])
      } else if flag.hasPrefix("-D"), flag.count > 2 {
        names.append(String(flag.dropFirst(2)))
      }
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// `INFOPLIST_KEY_UILaunchStoryboardName` becomes `UILaunchStoryboardName`, with the types that Xcode gives it.
  private static func generatedKeys(_ settings: BuildSettings) -> [String: Any] {
    guard settings.isOn("GENERATE_INFOPLIST_FILE") == true else { return [:] }
    let prefix = "INFOPLIST_KEY_"
    var keys: [String: Any] = [:]
    for setting in settings.keys(withPrefix: prefix) {
      guard let value = settings[setting] else { continue }
      let key = String(setting.dropFirst(prefix.count))
      switch key {
      case "UIApplicationSceneManifest_Generation":
        if value == "YES" { keys["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": true] }
      case "UILaunchScreen_Generation":
        if value == "YES" { keys["UILaunchScreen"] = ["UILaunchScreen": [String: Any]()] }
      case "UISupportedInterfaceOrientations_iPhone":
        keys["UISupportedInterfaceOrientations"] = settings.list(setting)
      case "UISupportedInterfaceOrientations_iPad":
        keys["UISupportedInterfaceOrientations~ipad"] = settings.list(setting)
      case "UISupportedInterfaceOrientations": keys[key] = settings.list(setting)
      default: keys[key] = ["YES": true, "NO": false][value] ?? value
      }
    }
    return keys
  }

  private func targetDependencies(of target: XcodeTarget) -> [String] {
    graph.objects(target.dependencies).compactMap { dependency in
      if let id = dependency.text("target"), let name = graph[id]?.text("name") { return name }
      return graph[dependency.text("targetProxy")]?.text("remoteInfo") ?? dependency.text("name")
    }
  }

  private func packages(of target: XcodeTarget) -> [BuildPlan.Package] {
    var products = graph.objects(target.packageProducts)
    let phases = graph.objects(target.buildPhases).filter { $0.isa == "PBXFrameworksBuildPhase" }
    for file in phases.flatMap({ graph.objects($0.list("files")) }) {
      if let product = graph[file.text("productRef")], !products.contains(where: { $0.id == product.id }) {
        products.append(product)
      }
    }
    return products.compactMap { product in
      guard let name = product.text("productName") else { return nil }
      let reference = graph[product.text("package")]
      let url = reference?.text("repositoryURL")
      let local = reference?.text("relativePath").map { absolute($0) }
      return BuildPlan.Package(
        product: name, folder: local ?? PackageSearch.folder(of: name, url: url, in: self), url: url)
    }
  }
}

/// Finds a package's sources on disk: nothing is fetched.
enum PackageSearch {
  static func folder(of product: String, url: String?, in project: XcodeProject) -> String? {
    let repository = url.map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }
    let names = [repository, product].compactMap { $0 }
    let parents = [
      "\(project.sourceRoot)/SourcePackages/checkouts", "\(project.sourceRoot)/.build/checkouts",
      project.sourceRoot,
      "\(project.sourceRoot)/Packages", "\(project.sourceRoot)/Carthage/Checkouts",
      (project.sourceRoot as NSString).deletingLastPathComponent,
    ]
    let candidates = parents.flatMap { parent in names.map { "\(parent)/\($0)" } } + project.tree.packageFolders
    return candidates.first { folder in
      guard let manifest = FileManager.default.contents(atPath: folder + "/Package.swift") else { return false }
      return names.contains((folder as NSString).lastPathComponent)
        || String(decoding: manifest, as: UTF8.self).contains("\"\(product)\"")
    }
  }
}
