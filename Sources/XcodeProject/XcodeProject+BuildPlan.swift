import Foundation

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
