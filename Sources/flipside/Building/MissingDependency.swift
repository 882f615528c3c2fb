import XcodeProject

/// A package, pod or framework that is not on this machine or can't be built. It is reported only if it is
/// imported, because apps also list linters and helpers of their tests.
struct MissingDependency {
  /// The possible names of the product, package, pod or modules.
  var names: [String]
  var problem: String
  var remedy: String?
  /// The package to download, if that is possible.
  var remote: BuildPlan.Package?
  /// The folder into which `pod install` would write the pod.
  var podFolder: String?
  /// The import that needs the dependency.
  var use: SourceImports.Use?

  init(names: [String], problem: String, remedy: String?, podFolder: String? = nil) {
    self.names = names
    self.problem = problem
    self.remedy = remedy
    self.podFolder = podFolder
  }

  /// Creates the description of a package that is not on this machine.
  init(names: [String], package: BuildPlan.Package, root: String) {
    self.names = names
    problem = "the Swift package \(package.product) is not on this machine"
    remote = package.url == nil ? nil : package
    let branch = package.version.map { "--branch \($0) " } ?? ""
    remedy =
      package.url.map {
        "in \(root), run: git clone \(branch)\($0) SourcePackages/checkouts/\(PackageSearch.name(of: $0))"
      }
      ?? "put its folder beside the project"
  }

  var message: String {
    let place = use.map { "\($0.file):\($0.line): imports \($0.module), but " } ?? ""
    return place + problem + (remedy.map { "; \($0)" } ?? "")
  }

  /// Returns whether the dependency may contain a module.
  func mayHold(_ module: String) -> Bool {
    names.contains { name in
      let base = name.prefix { $0 != "/" }
      if BuildSettings.moduleName(name) == module || BuildSettings.moduleName(String(base)) == module {
        return true
      }
      let plain = Self.plain(base)
      // `lottie-ios` contains Lottie, and Firebase contains FirebaseAuth.
      return plain == Self.plain(module) || (base.count > 3 && module.lowercased().hasPrefix(base.lowercased()))
    }
  }

  /// Returns the letters and digits of a name, without affixes such as "swift" and "ios".
  private static func plain(_ name: some StringProtocol) -> String {
    var text = name.lowercased().filter { $0.isLetter || $0.isNumber }
    for word in ["swift", "ios", "sdk", "kit"] {
      if text.hasSuffix(word), text.count > word.count + 2 { text.removeLast(word.count) }
      if text.hasPrefix(word), text.count > word.count + 2 { text.removeFirst(word.count) }
    }
    return text
  }
}
