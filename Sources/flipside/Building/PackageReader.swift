import Foundation
import XcodeProject

/// Reads the Swift packages of an app from local folders. It does not download any.
struct PackageReader {
  /// The folder from which packages are searched for.
  let root: String
  /// The folder of downloaded packages.
  let checkouts: String?
  /// The targets that have been read or are being read. It prevents endless recursion if packages depend on each
  /// other.
  private var entered: Set<String> = []
  private var depth = 0
  private static let maximumDepth = 200
  private(set) var modules: [AppModule] = []
  private(set) var resources: [AppProject.Resource] = []
  /// The dependencies of packages that are not on this machine or can't be built. They are reported only if they
  /// are imported.
  private(set) var missing: [MissingDependency] = []

  init(root: String, checkouts: String?) {
    self.root = root
    self.checkouts = checkouts
  }

  /// The error for a package that is not on this machine.
  struct Missing: Error {
    let package: BuildPlan.Package
  }

  /// The error for a target that is not written in Swift, or only for Apple's systems.
  struct Foreign: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  /// Adds the modules of a package's product, dependencies first.
  /// - Returns: the names of the product's own modules.
  mutating func add(_ package: BuildPlan.Package) throws -> [String] {
    // The product is written in Objective-C, and Flipside replaces it.
    if CompanionLibrary.modules.contains(package.product) { return [] }
    let names = [package.url.map(PackageSearch.name), package.product].compactMap { $0 }
    let found =
      package.folder
      ?? checkouts.flatMap { PackageSearch.folder(of: package.product, named: names, around: $0, checkouts: $0) }
    guard let folder = found else { throw Missing(package: package) }
    let manifest = try Self.manifest(of: folder)
    let products = manifest["products"] as? [[String: Any]] ?? []
    let product = products.first { $0["name"] as? String == package.product }
    let targets = product?["targets"] as? [String] ?? [package.product]
    for target in targets { try add(target: target, of: manifest, in: folder) }
    return targets
  }

  /// Returns the manifest that Swift's package manager reads from `Package.swift`. The file is a program, so it
  /// runs in a sandbox with a time limit. Reading takes a second, so the result is cached until the file changes.
  static func manifest(of folder: String) throws -> [String: Any] {
    var fingerprint = Fingerprint()
    fingerprint.add(folder)
    fingerprint.add(file: folder + "/Package.swift")
    let stored = "\(Cache.folder)/manifests/\(fingerprint.text).json"
    if let data = RegularFile.contents(stored),
      let manifest = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    {
      return manifest
    }
    guard let swift = Subprocess.find("swift") else {
      throw Failure("there is no swift on PATH; get one from https://swift.org/install")
    }
    let sandbox = ManifestSandbox(folder: "\(Cache.folder)/manifests/\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(atPath: sandbox.folder) }
    let outcome = try SlowWork.announce(
      "waiting for \(folder)/Package.swift, a program, to return the package's manifest"
    ) {
      try sandbox.run(swift, package: folder, ["dump-package"])
    }
    if outcome.reachedLimit {
      throw Failure(
        "\(folder)/Package.swift took more than \(Int(Subprocess.timeLimit)) seconds to evaluate and was stopped; "
          + "look in it for code that waits")
    }
    guard outcome.isSuccess,
      let manifest = try? JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
    else {
      throw Failure(
        "\(folder)/Package.swift cannot be read; try: swift package --package-path \(folder) dump-package")
    }
    try Cache.make((stored as NSString).deletingLastPathComponent)
    try? outcome.output.write(to: URL(fileURLWithPath: stored), options: .atomic)
    return manifest
  }

  /// Adds one target with its dependencies.
  /// - Parameters:
  ///   - name: the name of the target.
  ///   - manifest: the manifest of the package.
  ///   - folder: the folder of the package.
  ///   - takesTests: whether the target may be a test target.
  mutating func add(
    target name: String, of manifest: [String: Any], in folder: String, takesTests: Bool = false
  ) throws {
    let targets = manifest["targets"] as? [[String: Any]] ?? []
    guard entered.insert(name).inserted, let target = targets.first(where: { $0["name"] as? String == name })
    else { return }
    guard depth < Self.maximumDepth else {
      throw Failure("\(folder): more than \(Self.maximumDepth) targets depend on one another, down to \(name)")
    }
    depth += 1
    defer { depth -= 1 }
    switch target["type"] as? String {
    case "test" where takesTests: break
    case "macro", "plugin", "test": return
    case "binary":
      let place = target["url"] as? String ?? target["path"] as? String ?? folder
      throw Foreign(
        "\(name) of the package \(folder) is a binary framework (\(place)): it was compiled for Apple's systems and can't run "
          + "here; replace what the app uses of it")
    case "system":
      throw Foreign(
        "\(folder): the package's target \(name) is a system library, which Flipside can't link; replace what the app uses of it"
      )
    default: break
    }
    guard FileName.isComponent(name) else {
      throw Failure(
        "\(folder)/Package.swift: the target \(name.debugDescription) can't be used as the name of a folder; rename the target"
      )
    }
    var module = AppModule(name: name, target: name, isExternal: true, conditions: ["DEBUG", "SWIFT_PACKAGE"])
    Self.settings(of: target, manifest: manifest, to: &module)
    for needed in Self.dependencies(of: target) where !CompanionLibrary.modules.contains(needed.name) {
      try add(needed, of: &module, manifest: manifest, in: folder)
    }
    let path = target["path"] as? String ?? Self.defaultFolder(of: name, isTest: takesTests, in: folder)
    let excluded = target["exclude"] as? [String] ?? []
    try checkPlace("\(folder)/\(path)", of: name, in: folder)
    module.sources = Self.sources(
      in: "\(folder)/\(path)", below: target["sources"] as? [String], without: excluded)
    guard !module.sources.isEmpty else {
      throw Foreign("\(folder)/\(path): the package's target \(name) has no Swift sources")
    }
    for resource in target["resources"] as? [[String: Any]] ?? [] {
      if let part = resource["path"] as? String {
        try checkPlace("\(folder)/\(path)/\(part)", of: name, in: folder)
      }
    }
    let bundle = FileName.make("\(manifest["name"] as? String ?? name)_\(name)") + ".bundle"
    let own = Self.resources(of: target, in: "\(folder)/\(path)", bundle: bundle)
    if !own.isEmpty {
      module.resourceBundle = bundle
      resources += own
      module.generateClasses(of: own.map(\.path))
    }
    modules.append(module)
  }

  /// Adds a dependency of a target. One that is absent or can't be built is only noted, because many libraries
  /// import it conditionally.
  private mutating func add(
    _ needed: (name: String, package: String?), of module: inout AppModule, manifest: [String: Any],
    in folder: String
  ) throws {
    var names = [needed.name]
    do {
      if let package = try needed.package ?? Self.package(of: needed.name, in: manifest, folder: folder) {
        let found = dependency(needed.name, of: package, in: manifest, folder: folder)
        names += [found.url.map(PackageSearch.name), package].compactMap { $0 }
        module.dependencies += try add(found)
      } else {
        try add(target: needed.name, of: manifest, in: folder)
        module.dependencies.append(needed.name)
      }
    } catch let error as Missing {
      missing.append(MissingDependency(names: names, package: error.package, root: root))
    } catch let error as Foreign {
      missing.append(MissingDependency(names: names, problem: error.description, remedy: nil))
    }
  }

  /// Returns the default folder of a target. Swift's package manager searches these folders in the same order.
  private static func defaultFolder(of target: String, isTest: Bool, in folder: String) -> String {
    let folders = isTest ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
    let found = folders.map { "\($0)/\(target)" }.first { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
        && isFolder.boolValue
    }
    return found ?? "\(folders[0])/\(target)"
  }

  /// Throws if a target's files are outside its package, as Swift's package manager does.
  private func checkPlace(_ path: String, of target: String, in folder: String) throws {
    let (place, root) = (RegularFile.resolved(path), RegularFile.resolved(folder))
    guard place == root || place.hasPrefix(root + "/") else {
      throw Failure(
        "\(folder)/Package.swift: the target \(target) has files at \(path), which leads out of the package; correct its path"
      )
    }
  }

  /// Returns the reference to a product of another package, with the folder or URL of that package.
  private func dependency(
    _ product: String, of package: String, in manifest: [String: Any], folder: String
  ) -> BuildPlan.Package {
    let url = Self.url(of: package, in: manifest)
    let names = [package, url.map(PackageSearch.name)].compactMap { $0 }
    let found =
      Self.path(of: package, in: manifest, folder: folder)
      ?? PackageSearch.folder(of: product, named: names, around: root, checkouts: checkouts)
      ?? PackageSearch.folder(of: product, named: [package], around: folder)
    return BuildPlan.Package(
      product: product, folder: found, url: url, requirement: Self.requirement(of: package, in: manifest))
  }

  /// Returns the package of a product that the manifest names without its package: one with the name of the
  /// product, or a local one that contains it; nil if the name is that of a target.
  private static func package(of product: String, in manifest: [String: Any], folder: String) throws -> String? {
    let targets = manifest["targets"] as? [[String: Any]] ?? []
    guard !targets.contains(where: { $0["name"] as? String == product }) else { return nil }
    if dependency(product, in: manifest) != nil { return product }
    let identities = (manifest["dependencies"] as? [[String: Any]] ?? []).compactMap { entry in
      (entry["fileSystem"] as? [[String: Any]])?.first?["identity"] as? String
    }
    return try identities.first { identity in
      guard let path = path(of: identity, in: manifest, folder: folder) else { return false }
      let products = try Self.manifest(of: path)["products"] as? [[String: Any]] ?? []
      return products.contains { $0["name"] as? String == product }
    }
  }

  /// Returns the versions of a package that a manifest allows.
  private static func requirement(
    of package: String, in manifest: [String: Any]
  ) -> BuildPlan.Package.Requirement? {
    let values = dependency(package, in: manifest)?.value["requirement"] as? [String: Any] ?? [:]
    func first(_ key: String) -> Any? { (values[key] as? [Any])?.first }
    if let text = first("exact") as? String { return .exact(text) }
    if let text = first("branch") as? String { return .branch(text) }
    if let text = first("revision") as? String { return .revision(text) }
    guard let range = first("range") as? [String: Any], let from = range["lowerBound"] as? String,
      let to = range["upperBound"] as? String
    else { return nil }
    return .range(from, to)
  }

  // MARK: Settings of a target

  private static func dependencies(of target: [String: Any]) -> [(name: String, package: String?)] {
    (target["dependencies"] as? [[String: Any]] ?? []).compactMap { dependency in
      guard let (kind, values) = dependency.first, let list = values as? [Any], let name = list.first as? String
      else {
        return nil
      }
      // A condition such as `.when(platforms: [.macOS])` excludes iOS.
      let condition = list.compactMap { $0 as? [String: Any] }.first
      if let platforms = condition?["platformNames"] as? [String], !platforms.isEmpty, !platforms.contains("ios") {
        return nil
      }
      return (name, kind == "product" && list.count > 1 ? list[1] as? String : nil)
    }
  }

  /// Adds the language mode, conditions and features of a target to its module.
  private static func settings(of target: [String: Any], manifest: [String: Any], to module: inout AppModule) {
    let tools = (manifest["toolsVersion"] as? [String: Any])?["_version"] as? String ?? "5"
    if let versions = manifest["swiftLanguageVersions"] as? [String], let last = versions.last {
      module.swiftVersion = last
    } else {
      module.swiftVersion =
        (Double(tools.split(separator: ".").prefix(2).joined(separator: ".")) ?? 5) >= 6 ? "6" : "5"
    }
    for setting in target["settings"] as? [[String: Any]] ?? [] where setting["tool"] as? String == "swift" {
      guard let (kind, value) = (setting["kind"] as? [String: Any])?.first else { continue }
      let text = (value as? [String: Any])?["_0"] as? String ?? ""
      guard text.allSatisfy({ $0.isLetter || $0.isNumber || "_.".contains($0) }) else { continue }
      switch kind {
      case "define": module.conditions.append(text)
      case "enableUpcomingFeature": module.compilerFlags += ["-enable-upcoming-feature", text]
      case "enableExperimentalFeature": module.compilerFlags += ["-enable-experimental-feature", text]
      case "swiftLanguageMode": module.swiftVersion = text
      case "defaultIsolation":
        if text == "MainActor" { module.compilerFlags += ["-default-isolation", "MainActor"] }
      default: break
      }
    }
  }

  private static func dependency(_ package: String, in manifest: [String: Any]) -> (
    kind: String, value: [String: Any]
  )? {
    for entry in manifest["dependencies"] as? [[String: Any]] ?? [] {
      guard let (kind, values) = entry.first, let value = (values as? [[String: Any]])?.first else { continue }
      let name = value["nameForTargetDependencyResolutionOnly"] as? String
      if (value["identity"] as? String)?.lowercased() == package.lowercased() || name == package {
        return (kind, value)
      }
    }
    return nil
  }

  private static func url(of package: String, in manifest: [String: Any]) -> String? {
    let location = dependency(package, in: manifest)?.value["location"] as? [String: Any]
    let remote = (location?["remote"] as? [Any])?.first
    return (remote as? [String: Any])?["urlString"] as? String ?? remote as? String
  }

  private static func path(of package: String, in manifest: [String: Any], folder: String) -> String? {
    guard let found = dependency(package, in: manifest), found.kind == "fileSystem",
      let path = found.value["path"] as? String
    else { return nil }
    return path.hasPrefix("/") ? path : URL(fileURLWithPath: "\(folder)/\(path)").standardizedFileURL.path
  }

  private static func sources(in folder: String, below parts: [String]?, without excluded: [String]) -> [String] {
    FolderVisits.files(below: folder) { path in
      guard path.hasSuffix(".swift"), !excluded.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) else {
        return false
      }
      return parts?.contains { path == $0 || path.hasPrefix($0 + "/") || $0 == "." } ?? true
    }.map { "\(folder)/\($0)" }
  }

  /// Returns the resources of the package's bundle: those that the manifest declares with `.process` and `.copy`,
  /// and the file types that Xcode adds automatically.
  private static func resources(of target: [String: Any], in folder: String, bundle: String) -> [AppProject
    .Resource]
  {
    var found: [AppProject.Resource] = []
    var visits = FolderVisits()
    func process(_ path: String, localization: String?) {
      let name = (path as NSString).lastPathComponent
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
      let type = (name as NSString).pathExtension
      if isFolder.boolValue, !["xcassets", "bundle", "xcdatamodeld", "scnassets"].contains(type) {
        guard visits.enter(path) == .first else { return }
        let inner = type == "lproj" ? String(name.dropLast(6)) : localization
        for child in ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        where !child.hasPrefix(".") {
          process("\(path)/\(child)", localization: inner)
        }
      } else if type != "swift" {
        let place = localization.map { "\($0).lproj/\(name)" } ?? name
        found.append(.init(path: path, placeInBundle: "\(bundle)/\(place)"))
      }
    }
    for resource in target["resources"] as? [[String: Any]] ?? [] {
      guard let path = resource["path"] as? String, let rule = resource["rule"] as? [String: Any] else { continue }
      if rule["copy"] != nil {
        found.append(
          .init(path: "\(folder)/\(path)", placeInBundle: "\(bundle)/\((path as NSString).lastPathComponent)"))
      } else if rule["embedInCode"] == nil {
        let localization = path.split(separator: "/").last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
        process("\(folder)/\(path)", localization: localization)
      }
    }
    let files = FileManager.default.enumerator(atPath: folder)
    while let path = files?.nextObject() as? String {
      guard
        ["xcassets", "storyboard", "xib", "xcstrings", "xcdatamodeld"].contains((path as NSString).pathExtension)
      else { continue }
      files?.skipDescendants()
      if !found.contains(where: { $0.path == "\(folder)/\(path)" }) {
        process(
          "\(folder)/\(path)",
          localization: path.split(separator: "/").last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) })
      }
    }
    return found
  }
}
