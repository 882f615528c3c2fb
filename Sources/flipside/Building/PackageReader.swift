import Foundation
import XcodeProject

/// Reads Swift packages that an app uses from where they are checked out. Nothing is fetched.
enum PackageReader {
  /// Adds the modules of a package's product, those that others need first.
  static func add(
    _ package: BuildPlan.Package, around root: String, to modules: inout [AppModule],
    resources: inout [AppProject.Resource]
  ) throws {
    guard let folder = package.folder else {
      let fetch = package.url.map { url -> String in
        let branch = package.version.map { "--branch \($0) " } ?? ""
        return "git clone \(branch)\(url) SourcePackages/checkouts/\(PackageSearch.name(of: url))"
      }
      throw Failure(
        "the Swift package \(package.product) is not on this machine"
          + (fetch.map { "; in \(root), run: \($0)" } ?? "; put its folder beside the project"))
    }
    let manifest = try manifest(of: folder)
    let products = manifest["products"] as? [[String: Any]] ?? []
    let product = products.first { $0["name"] as? String == package.product }
    for target in product?["targets"] as? [String] ?? [package.product] {
      try add(target: target, of: manifest, in: folder, around: root, to: &modules, resources: &resources)
    }
  }

  /// What Swift's package manager makes of `Package.swift`. That takes a second, so it is kept until the file changes.
  private static func manifest(of folder: String) throws -> [String: Any] {
    var fingerprint = Fingerprint()
    fingerprint.add(folder)
    fingerprint.add(file: folder + "/Package.swift")
    let stored = "\(Cache.folder)/manifests/\(fingerprint.text).json"
    if let data = FileManager.default.contents(atPath: stored),
      let manifest = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    {
      return manifest
    }
    let text = Subprocess.output("swift", ["package", "--package-path", folder, "dump-package"]) ?? ""
    guard let manifest = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
      throw Failure(
        "\(folder)/Package.swift cannot be read; try: swift package --package-path \(folder) dump-package")
    }
    let store = (stored as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: store, withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: URL(fileURLWithPath: stored), options: .atomic)
    return manifest
  }

  private static func add(
    target name: String, of manifest: [String: Any], in folder: String, around root: String,
    to modules: inout [AppModule], resources: inout [AppProject.Resource]
  ) throws {
    let targets = manifest["targets"] as? [[String: Any]] ?? []
    guard !modules.contains(where: { $0.name == name }),
      let target = targets.first(where: { $0["name"] as? String == name })
    else { return }
    switch target["type"] as? String {
    case "macro", "plugin", "test": return
    case "binary", "system":
      throw Failure("\(folder): the package's target \(name) is not Swift source, so it can't be built here")
    default: break
    }
    var module = AppModule(name: name, conditions: ["DEBUG", "SWIFT_PACKAGE"])
    settings(of: target, manifest: manifest, to: &module)
    for needed in dependencies(of: target) {
      if let package = needed.package {
        let url = url(of: package, in: manifest)
        let local = path(of: package, in: manifest, folder: folder)
        let found =
          local ?? PackageSearch.folder(
            of: needed.name, named: [package, url.map(PackageSearch.name)].compactMap { $0 }, around: root)
          ?? PackageSearch.folder(of: needed.name, named: [package], around: folder)
        try add(
          .init(product: needed.name, folder: found, url: url), around: root, to: &modules, resources: &resources)
      } else {
        try add(target: needed.name, of: manifest, in: folder, around: root, to: &modules, resources: &resources)
      }
      module.dependencies.append(needed.name)
    }
    let path = target["path"] as? String ?? "Sources/\(name)"
    let excluded = target["exclude"] as? [String] ?? []
    module.sources = sources(in: "\(folder)/\(path)", below: target["sources"] as? [String], without: excluded)
    guard !module.sources.isEmpty else {
      throw Failure("\(folder)/\(path): the package's target \(name) has no Swift sources")
    }
    let bundle = "\(manifest["name"] as? String ?? name)_\(name).bundle"
    let own = self.resources(of: target, in: "\(folder)/\(path)", bundle: bundle)
    if !own.isEmpty {
      module.resourceBundle = bundle
      resources += own
    }
    guard !modules.contains(where: { $0.name == name }) else { return }
    modules.append(module)
  }

  // MARK: What a target says

  private static func dependencies(of target: [String: Any]) -> [(name: String, package: String?)] {
    (target["dependencies"] as? [[String: Any]] ?? []).compactMap { dependency in
      guard let (kind, values) = dependency.first, let list = values as? [Any], let name = list.first as? String
      else {
        return nil
      }
      // `.when(platforms: [.macOS])`
      let condition = list.compactMap { $0 as? [String: Any] }.first
      if let platforms = condition?["platformNames"] as? [String], !platforms.isEmpty, !platforms.contains("ios") {
        return nil
      }
      return (name, kind == "product" && list.count > 1 ? list[1] as? String : nil)
    }
  }

  /// The language mode, conditions and features of a target.
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
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { path in
      guard path.hasSuffix(".swift"), !excluded.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) else {
        return false
      }
      return parts?.contains { path == $0 || path.hasPrefix($0 + "/") || $0 == "." } ?? true
    }.sorted().map { "\(folder)/\($0)" }
  }

  /// What `.process` and `.copy` put into the package's bundle, and the kinds of files that Xcode takes without being told.
  private static func resources(of target: [String: Any], in folder: String, bundle: String) -> [AppProject
    .Resource]
  {
    var found: [AppProject.Resource] = []
    func process(_ path: String, localization: String?) {
      let name = (path as NSString).lastPathComponent
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
      let type = (name as NSString).pathExtension
      if isFolder.boolValue, !["xcassets", "bundle", "xcdatamodeld", "scnassets"].contains(type) {
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
