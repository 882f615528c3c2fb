import Foundation
import XcodeProject

/// Downloads the packages that an app imports with Swift's package manager, in the versions that the project's
/// `Package.resolved` specifies. They are stored in the cache, beside the app.
struct PackageFetcher {
  private let packages: [BuildPlan.Package]
  private let resolved: String?
  private let folder: String

  init(packages: [BuildPlan.Package], resolved: String?, project: String) {
    var seen: Set<String> = []
    self.packages = packages.filter { seen.insert("\($0.url ?? "") \($0.product)").inserted }
      .sorted { ($0.url ?? "", $0.product) < ($1.url ?? "", $1.product) }
    self.resolved = resolved
    var fingerprint = Fingerprint()
    fingerprint.add(project)
    folder = "\(Cache.folder)/packages/\(fingerprint.text)"
  }

  var hasWork: Bool { !packages.isEmpty }
  var checkouts: String { folder + "/.build/checkouts" }
  private var stamp: String { folder + "/stamp" }

  /// Whether an earlier build downloaded all packages.
  var isFetched: Bool { isStamped(digest(pins())) }

  private func digest(_ versions: Data?) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(manifest)
    fingerprint.add(data: versions ?? Data())
    return fingerprint.text
  }

  private func isStamped(_ digest: String) -> Bool {
    RegularFile.contents(stamp).map { String(decoding: $0, as: UTF8.self) } == digest
  }

  /// Downloads the missing packages.
  /// - Parameter use: the import that needs the packages, for messages.
  /// - Returns: a message with a remedy if that failed; nil on success.
  func fetch(for use: SourceImports.Use?) -> String? {
    let versions = pins()
    let digest = digest(versions)
    if isStamped(digest) { return nil }
    guard let swift = Subprocess.find("swift") else {
      return "there is no swift on PATH; get one from https://swift.org/install"
    }
    guard Subprocess.find("git") != nil else {
      return "git is missing, so Swift packages can't be fetched; run: apt-get install git"
    }
    do {
      try Cache.make(folder)
      let lock = open(folder + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
      defer { close(lock) }
      flock(lock, LOCK_EX)
      unlink(stamp)
      try Cache.make(folder + "/Sources/Packages")
      try Data(manifest.utf8).write(to: URL(fileURLWithPath: folder + "/Package.swift"))
      try Data().write(to: URL(fileURLWithPath: folder + "/Sources/Packages/Packages.swift"))
      unlink(folder + "/Package.resolved")
      try versions?.write(to: URL(fileURLWithPath: folder + "/Package.resolved"))
      Terminal.note("Fetching \(packages.map(\.product).joined(separator: ", "))")
      // With the shared dependency cache, the package manager hides git's message about a missing network
      // connection.
      let outcome = try ManifestSandbox(folder: folder).run(
        swift, package: folder, ["--disable-dependency-cache", "resolve"], environment: environment, echoes: true,
        limit: nil)
      guard outcome.isSuccess else { return problem(outcome.text, use) }
      try Data(digest.utf8).write(to: URL(fileURLWithPath: stamp))
      return nil
    } catch {
      return (error as? Failure)?.message ?? Failure.writing(folder, error).message
    }
  }

  /// The environment of the package manager, in which password prompts are disabled.
  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["GIT_ASKPASS"] = environment["GIT_ASKPASS"] ?? "true"
    environment["GIT_SSH_COMMAND"] = environment["GIT_SSH_COMMAND"] ?? "ssh -o BatchMode=yes"
    return environment
  }

  private static let signsOfNoNetwork = [
    "could not resolve host", "couldn't resolve host", "could not resolve proxy", "name resolution",
    "network is unreachable", "no route to host", "failed to connect", "couldn't connect", "connection timed out",
    "connection refused",
  ]

  private func problem(_ output: String, _ use: SourceImports.Use?) -> String {
    let place = use.map { "\($0.file):\($0.line): imports \($0.module), but " } ?? ""
    let names = packages.map { "\($0.product) (\($0.url ?? ""))" }.joined(separator: ", ")
    let isOffline = Self.signsOfNoNetwork.contains { output.lowercased().contains($0) }
    if isOffline {
      return place
        + "the Swift packages \(names) can't be fetched: this machine has no connection to where they are; "
        + "connect it and try again"
    }
    let lines = output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let reason =
      lines.last { $0.hasPrefix("error: ") || $0.hasPrefix("fatal: ") } ?? lines.last ?? "git said nothing"
    return place + "the Swift packages \(names) can't be fetched: \(reason)"
  }

  // MARK: Input of the package manager

  /// A package manifest that depends on exactly these products, so that only they and their dependencies are
  /// downloaded.
  private var manifest: String {
    var urls: [String] = []
    for url in packages.compactMap(\.url) where !urls.contains(url) { urls.append(url) }
    let dependencies = urls.map { url in
      let package = packages.first { $0.url == url }
      return "    .package(url: \(url.debugDescription), \(Self.text(package?.requirement, package?.version)))"
    }
    let products = packages.map { package in
      let identity = PackageSearch.identity(of: package.url ?? "")
      return "      .product(name: \(package.product.debugDescription), package: \(identity.debugDescription))"
    }
    return """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "Packages",
        dependencies: [
      \(dependencies.joined(separator: ",\n"))
        ],
        targets: [
          .target(name: "Packages", dependencies: [
      \(products.joined(separator: ",\n"))
          ])
        ]
      )

      """
  }

  private static func text(_ requirement: BuildPlan.Package.Requirement?, _ version: String?) -> String {
    switch requirement {
    case .upToNextMajor(let version): ".upToNextMajor(from: \(full(version)))"
    case .upToNextMinor(let version): ".upToNextMinor(from: \(full(version)))"
    case .exact(let version): "exact: \(full(version))"
    case .range(let from, let to): "\(full(from))..<\(full(to))"
    case .branch(let name): "branch: \(name.debugDescription)"
    case .revision(let name): "revision: \(name.debugDescription)"
    case nil: version.map { "exact: \(full($0))" } ?? "\"0.0.0\"..<\"99999.0.0\""
    }
  }

  /// Returns a version with three components. Xcode writes `1.2` for `1.2.0`.
  private static func full(_ version: String) -> String {
    let missing = max(0, 2 - version.prefix { $0 != "-" && $0 != "+" }.filter { $0 == "." }.count)
    let plain = version.allSatisfy { $0.isNumber || $0 == "." }
    return (version + (plain ? String(repeating: ".0", count: missing) : "")).debugDescription
  }

  /// Returns the project's `Package.resolved` without the digest of the manifest that it was generated for.
  private func pins() -> Data? {
    guard let resolved, let data = RegularFile.contents(resolved) else { return nil }
    guard var root = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return nil }
    root["originHash"] = nil
    return try? JSONSerialization.data(withJSONObject: root, options: [.sortedKeys, .prettyPrinted])
  }
}
