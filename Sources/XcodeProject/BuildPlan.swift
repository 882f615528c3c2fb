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
    /// The version that `Package.resolved` or the project asks for.
    public var version: String?

    public init(product: String, folder: String?, url: String?, version: String? = nil) {
      self.product = product
      self.folder = folder
      self.url = url
      self.version = version
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
  /// What keeps it from being built, with what to do about it.
  public var problems: [String] = []
  /// The names of products that are linked without being dependencies: `Kit.framework` of another project.
  public var linkedProducts: [String] = []
  public var settings: BuildSettings
}

extension XcodeProject {
  /// The plan of a target.
  public func buildPlan(for target: XcodeTarget, configuration: String? = nil) throws -> BuildPlan {
    var problems: [String] = []
    if let configuration, !configurations.isEmpty, !configurations.contains(configuration) {
      throw ProjectError(
        file: path, problem: "has no configuration \(configuration)",
        remedy: "it has \(configurations.joined(separator: ", "))")
    }
    let settings = settings(for: target, configuration: configuration, problems: &problems)
    let productName = settings["PRODUCT_NAME"] ?? target.name
    var plan = BuildPlan(
      targetName: target.name, productName: productName,
      moduleName: settings["PRODUCT_MODULE_NAME"] ?? BuildSettings.moduleName(productName),
      bundleIdentifier: settings["PRODUCT_BUNDLE_IDENTIFIER"], swiftVersion: settings["SWIFT_VERSION"] ?? "5.0",
      conditions: Self.conditions(settings), otherSwiftFlags: Self.compilerFlags(settings),
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
    plan.linkedProducts = linkedProducts(of: target)
    plan.problems = problems
    if let file = plan.infoPlist, !FileManager.default.fileExists(atPath: file) {
      plan.problems.append(
        ProjectError(
          file: file, problem: "is missing: it is the INFOPLIST_FILE of \(target.name)",
          remedy: "take it from version control or correct the build setting"
        ).description)
    }
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

  /// What the compiler is told besides conditions: flags of the project's own, and features that settings turn on.
  private static func compilerFlags(_ settings: BuildSettings) -> [String] {
    var flags: [String] = []
    var own = settings.list("OTHER_SWIFT_FLAGS")[...]
    while let flag = own.popFirst() {
      switch flag {
      // What says nothing about the language, or what is not there.
      case "-D", "-Xcc", "-Xlinker", "-import-objc-header", "-F", "-I", "-L", "-Xclang-linker": _ = own.popFirst()
      case "-Xfrontend", "-enable-upcoming-feature", "-enable-experimental-feature", "-strict-concurrency":
        if let value = own.popFirst() { flags += [flag, value] }
      default:
        let isKnown = ["-enable-", "-disable-", "-warn", "-suppress-warnings", "-strict-concurrency="].contains {
          flag.hasPrefix($0)
        }
        if isKnown { flags.append(flag) }
      }
    }
    if let level = settings["SWIFT_STRICT_CONCURRENCY"], ["complete", "targeted"].contains(level) {
      flags.append("-strict-concurrency=\(level)")
    }
    for setting in settings.keys(withPrefix: "SWIFT_UPCOMING_FEATURE_").sorted()
    where settings.isOn(setting) == true {
      guard let feature = upcomingFeatures[String(setting.dropFirst("SWIFT_UPCOMING_FEATURE_".count))] else {
        continue
      }
      flags += ["-enable-upcoming-feature", feature]
    }
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") == true {
      for feature in [
        "NonisolatedNonsendingByDefault", "InferIsolatedConformances", "DisableOutwardActorInference",
      ] {
        flags += ["-enable-upcoming-feature", feature]
      }
    }
    return flags
  }

  private static let upcomingFeatures = [
    "BARE_SLASH_REGEX_LITERALS": "BareSlashRegexLiterals", "CONCISE_MAGIC_FILE": "ConciseMagicFile",
    "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "EXISTENTIAL_ANY": "ExistentialAny", "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
    "GLOBAL_CONCURRENCY": "GlobalConcurrency",
    "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
    "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
    "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
    "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues", "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
    "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity", "REGION_BASED_ISOLATION": "RegionBasedIsolation",
    "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
    "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
  ]

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

  /// The files that the target links with, by name, and those that it embeds.
  private func linkedProducts(of target: XcodeTarget) -> [String] {
    let phases = graph.objects(target.buildPhases).filter {
      ["PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase", "PBXResourcesBuildPhase"].contains($0.isa)
    }
    let files = phases.flatMap { graph.objects($0.list("files")) }
    return files.compactMap { file in
      guard let reference = graph[file.text("fileRef")],
        let path = reference.text("path") ?? reference.text("name"),
        reference.text("sourceTree") == "BUILT_PRODUCTS_DIR" || reference.isa == "PBXReferenceProxy"
      else { return nil }
      return (path as NSString).lastPathComponent
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
      let local = (reference?.text("relativePath") ?? reference?.text("path")).map { absolute($0) }
      let requirement = reference?.dictionary("requirement") ?? [:]
      let wanted = ["version", "minimumVersion", "branch", "revision"].lazy.compactMap {
        requirement[$0] as? String
      }
      return BuildPlan.Package(
        product: name, folder: local ?? PackageSearch.folder(of: name, url: url, in: self), url: url,
        version: url.flatMap { resolvedVersions[PackageSearch.identity(of: $0)] } ?? wanted.first)
    }
  }

  /// The versions that `Package.resolved` fixes, by the packages' identities.
  private var resolvedVersions: [String: String] {
    let places = [
      path + "/project.xcworkspace/xcshareddata/swiftpm/Package.resolved", sourceRoot + "/Package.resolved",
    ]
    for place in places {
      guard let data = FileManager.default.contents(atPath: place),
        let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
      else { continue }
      let pins = root["pins"] ?? (root["object"] as? [String: Any])?["pins"]
      var versions: [String: String] = [:]
      for pin in pins as? [[String: Any]] ?? [] {
        guard let url = (pin["location"] ?? pin["repositoryURL"]) as? String,
          let state = pin["state"] as? [String: Any]
        else { continue }
        versions[PackageSearch.identity(of: url)] =
          state["version"] as? String ?? state["branch"] as? String ?? state["revision"] as? String
      }
      return versions
    }
    return [:]
  }
}

/// Finds a package's sources on disk: nothing is fetched.
public enum PackageSearch {
  /// `snapkit` of `https://github.com/SnapKit/SnapKit.git`, as Swift's package manager names it.
  public static func identity(of url: String) -> String { name(of: url).lowercased() }

  public static func name(of url: String) -> String {
    let last = (url as NSString).lastPathComponent
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// The folders in which checked-out packages are looked for, beside the project and above it.
  public static func places(around root: String) -> [String] {
    let above = (root as NSString).deletingLastPathComponent
    let derived = "\(root)/DerivedData"
    let builds = ((try? FileManager.default.contentsOfDirectory(atPath: derived)) ?? []).sorted()
    return [root, above].flatMap { folder in
      [
        "SourcePackages/checkouts", ".build/checkouts", "Carthage/Checkouts", "Packages", "Vendor", "Dependencies",
        "",
      ].map {
        $0.isEmpty ? folder : "\(folder)/\($0)"
      }
    } + ["\(derived)/SourcePackages/checkouts"] + builds.map { "\(derived)/\($0)/SourcePackages/checkouts" }
  }

  static func folder(of product: String, url: String?, in project: XcodeProject) -> String? {
    let names = [url.map(name), product].compactMap { $0 }
    return folder(of: product, named: names, around: project.sourceRoot, besides: project.tree.packageFolders)
  }

  /// - Parameter names: what the folder may be called, whatever the case of its letters.
  public static func folder(
    of product: String, named names: [String], around root: String, besides others: [String] = []
  ) -> String? {
    let wanted = Set(names.map { $0.lowercased() })
    for parent in places(around: root) {
      let found = ((try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []).sorted()
      for name in found where wanted.contains(name.lowercased()) && isPackage("\(parent)/\(name)") {
        return "\(parent)/\(name)"
      }
    }
    return others.first { folder in
      guard let manifest = FileManager.default.contents(atPath: folder + "/Package.swift") else { return false }
      return wanted.contains((folder as NSString).lastPathComponent.lowercased())
        || String(decoding: manifest, as: UTF8.self).contains("\"\(product)\"")
    }
  }

  private static func isPackage(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/Package.swift")
  }
}
