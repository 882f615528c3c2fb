import Foundation
import XcodeProject

/// Reads Swift packages that an app uses from where they are checked out. Nothing is fetched.
enum PackageReader {
  /// Adds the modules of a package's product, those that others need first.
  static func add(_ package: BuildPlan.Package, to modules: inout [AppModule]) throws {
    guard let folder = package.folder else {
      let fetch = package.url.map { "git clone \($0) SourcePackages/checkouts/\(name(of: $0))" }
      throw Failure(
        "the Swift package \(package.product) is not on this machine"
          + (fetch.map { "; beside the project, run: \($0)" } ?? ""))
    }
    let manifest = try manifest(of: folder)
    let products = manifest["products"] as? [[String: Any]] ?? []
    let product = products.first { $0["name"] as? String == package.product }
    for target in product?["targets"] as? [String] ?? [package.product] {
      try add(target: target, of: manifest, in: folder, to: &modules)
    }
  }

  private static func name(of url: String) -> String {
    ((url as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  private static func manifest(of folder: String) throws -> [String: Any] {
    let text = Subprocess.output("swift", ["package", "--package-path", folder, "dump-package"]) ?? ""
    guard let manifest = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
      throw Failure(
        "\(folder)/Package.swift cannot be read; try: swift package --package-path \(folder) dump-package")
    }
    return manifest
  }

  private static func add(
    target name: String, of manifest: [String: Any], in folder: String, to modules: inout [AppModule]
  ) throws {
    let targets = manifest["targets"] as? [[String: Any]] ?? []
    guard !modules.contains(where: { $0.name == name }),
      let target = targets.first(where: { $0["name"] as? String == name }), target["type"] as? String != "macro"
    else { return }
    var module = AppModule(name: name, conditions: ["DEBUG", "SWIFT_PACKAGE"])
    for dependency in target["dependencies"] as? [[String: Any]] ?? [] {
      guard let (kind, values) = dependency.first, let list = values as? [Any], let needed = list.first as? String
      else {
        continue
      }
      if kind == "product", let other = list[safe: 1] as? String {
        let beside = (folder as NSString).deletingLastPathComponent + "/" + other
        let found = FileManager.default.fileExists(atPath: beside + "/Package.swift") ? beside : nil
        try add(.init(product: needed, folder: found, url: nil), to: &modules)
      } else {
        try add(target: needed, of: manifest, in: folder, to: &modules)
      }
      module.dependencies.append(needed)
    }
    let path = target["path"] as? String ?? "Sources/\(name)"
    module.sources = sources(in: "\(folder)/\(path)", without: target["exclude"] as? [String] ?? [])
    guard !module.sources.isEmpty else {
      throw Failure("\(folder)/\(path): the package's target \(name) has no Swift sources")
    }
    modules.append(module)
  }

  private static func sources(in folder: String, without excluded: [String]) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { path in
      path.hasSuffix(".swift") && !excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
    }.sorted().map { "\(folder)/\($0)" }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
