import Foundation

extension XcodeProject {
  /// Returns the build plan of a target.
  public func buildPlan(for target: XcodeTarget, configuration: String? = nil) throws -> BuildPlan {
    var (problems, notes): ([String], [String]) = ([], [])
    if let configuration, !configurations.isEmpty, !configurations.contains(configuration) {
      throw ProjectError(
        file: path, problem: "has no configuration \(configuration)",
        remedy: "it has \(configurations.joined(separator: ", "))")
    }
    let settings = settings(for: target, configuration: configuration, problems: &problems, notes: &notes)
    let productName = filled(settings["PRODUCT_NAME"]) ?? filled(target.name) ?? "App"
    let moduleName = filled(settings["PRODUCT_MODULE_NAME"]) ?? productName
    var plan = BuildPlan(
      targetName: target.name, productName: FileName.make(productName),
      moduleName: FileName.make(BuildSettings.moduleName(moduleName)),
      bundleIdentifier: settings["PRODUCT_BUNDLE_IDENTIFIER"], swiftVersion: settings["SWIFT_VERSION"] ?? "5.0",
      conditions: settings.swiftConditions, otherSwiftFlags: settings.swiftFlags,
      isMainActorByDefault: settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor", settings: settings)
    plan.bridgingHeader = settings["SWIFT_OBJC_BRIDGING_HEADER"].flatMap { $0.isEmpty ? nil : absolute($0) }
    plan.infoPlist = settings["INFOPLIST_FILE"].flatMap { $0.isEmpty ? nil : absolute($0) }.map {
      ExistingPath.find($0) ?? $0
    }
    plan.infoPlistKeys = settings.infoPlistKeys
    var collector = FileCollector(project: self, target: target, infoPlist: plan.infoPlist)
    collector.collect()
    plan.sources = collector.sources
    plan.resources = collector.resources
    plan.notes = collector.notes + notes
    if plan.productName != productName {
      plan.notes.append(
        "\(path): the PRODUCT_NAME of \(target.name), \(productName.prefix(80).debugDescription), is not a valid file name; "
          + "\(plan.productName.prefix(80)) is used instead")
    }
    plan.binaryFrameworks = binaryFrameworks(of: target)
    plan.resolvedPackages = resolvedPackages
    plan.targetDependencies = dependencyNames(of: target)
    plan.packages = packages(of: target)
    plan.linkedProducts = linkedProducts(of: target)
    plan.problems = problems
    plan.notes += settings.cycles.map { "\(path): the build settings \($0)" }
    plan.problems += settings.faults.map {
      ProjectError(
        file: path, problem: "the build settings \($0)",
        remedy: "correct them in Xcode's build settings of \(target.name) or in its xcconfig files"
      ).description
    }
    if let file = plan.infoPlist, !FileManager.default.fileExists(atPath: file) {
      plan.problems.append(
        ProjectError(
          file: file, problem: "is missing: it is the INFOPLIST_FILE of \(target.name)",
          remedy: "take it from version control or correct the build setting"
        ).description)
    }
    return plan
  }

  private func filled(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }

  func absolute(_ path: String) -> String {
    FileTree.standardized(path.hasPrefix("/") ? path : "\(sourceRoot)/\(path)")
  }

  func dependencyNames(of target: XcodeTarget) -> [String] {
    graph.objects(target.dependencies).compactMap { dependency in
      if let id = dependency.text("target"), let name = graph[id]?.text("name") { return name }
      return graph[dependency.text("targetProxy")]?.text("remoteInfo") ?? dependency.text("name")
    }
  }

  /// Returns the names of the files that the target links or embeds.
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

  /// Returns the `.framework` and `.xcframework` files that are part of the project.
  private func binaryFrameworks(of target: XcodeTarget) -> [BuildPlan.BinaryFramework] {
    let phases = graph.objects(target.buildPhases).filter {
      ["PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase"].contains($0.isa)
    }
    var found: [BuildPlan.BinaryFramework] = []
    for file in phases.flatMap({ graph.objects($0.list("files")) }) {
      guard let path = file.text("fileRef").flatMap(tree.path(of:)) else { continue }
      let name = (path as NSString).lastPathComponent as NSString
      guard ["framework", "xcframework"].contains(name.pathExtension) else { continue }
      let framework = BuildPlan.BinaryFramework(module: name.deletingPathExtension, path: path)
      if !found.contains(framework) { found.append(framework) }
    }
    return found
  }

  /// The folders of the local packages that the project refers to. In Xcode's files their products have no
  /// reference to a package.
  var localPackages: [String] {
    graph.all("XCLocalSwiftPackageReference").compactMap {
      ($0.text("relativePath") ?? $0.text("path")).map(absolute)
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
        version: url.flatMap { resolvedVersions[PackageSearch.identity(of: $0)] } ?? wanted.first,
        requirement: Self.requirement(requirement))
    }
  }

  private static func requirement(_ values: [String: Any]) -> BuildPlan.Package.Requirement? {
    func text(_ key: String) -> String? { values[key] as? String }
    switch text("kind") {
    case "upToNextMajorVersion": return text("minimumVersion").map { .upToNextMajor($0) }
    case "upToNextMinorVersion": return text("minimumVersion").map { .upToNextMinor($0) }
    case "exactVersion": return text("version").map { .exact($0) }
    case "versionRange":
      guard let from = text("minimumVersion"), let to = text("maximumVersion") else { return nil }
      return .range(from, to)
    case "branch": return text("branch").map { .branch($0) }
    case "revision": return text("revision").map { .revision($0) }
    default: return nil
    }
  }

  /// The path of the `Package.resolved`: in the project, in a workspace beside it, or beside the project itself.
  private var resolvedPackages: String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sourceRoot)) ?? []
    let workspaces =
      [path + "/project.xcworkspace"]
      + names.sorted().filter { $0.hasSuffix(".xcworkspace") }.map { "\(sourceRoot)/\($0)" }
    return (workspaces.map { $0 + "/xcshareddata/swiftpm/Package.resolved" } + [sourceRoot + "/Package.resolved"])
      .first(where: RegularFile.exists)
  }

  /// The versions in `Package.resolved`, by the identities of the packages.
  private var resolvedVersions: [String: String] {
    if let place = resolvedPackages {
      guard let data = RegularFile.contents(place),
        let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
      else { return [:] }
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
