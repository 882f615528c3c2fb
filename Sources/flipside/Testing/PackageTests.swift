import Foundation
import XcodeProject

/// Reads the test targets of a Swift package.
enum PackageTests {
  /// Returns the folder of the package at a path; nil if there is no `Package.swift`.
  static func folder(at path: String) -> String? {
    let url = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    let folder = url.lastPathComponent == "Package.swift" ? url.deletingLastPathComponent().path : url.path
    return RegularFile.exists(folder + "/Package.swift") ? folder : nil
  }

  static func project(in folder: String) throws -> TestProject {
    let manifest = try PackageReader.manifest(of: folder)
    let name = manifest["name"] as? String ?? (folder as NSString).lastPathComponent
    let targets = (manifest["targets"] as? [[String: Any]] ?? []).filter { $0["type"] as? String == "test" }
      .compactMap { $0["name"] as? String }
    var plan = TestPlanSettings(name: name, source: "\(folder)/Package.swift")
    plan.targets = targets.map { .init(name: $0) }
    guard !targets.isEmpty else { return TestProject(location: folder, name: name, hosts: [], plan: plan) }
    return TestProject(location: folder, name: name, hosts: [try host(of: targets, in: folder)], plan: plan)
  }

  /// Returns the empty host program with the given test targets of a package.
  static func host(of targets: [String], in folder: String) throws -> TestHost {
    let manifest = try PackageReader.manifest(of: folder)
    let fetched = "\(folder)/.build/checkouts"
    let places = FileManager.default.fileExists(atPath: fetched) ? [nil, fetched] : [nil]
    for checkouts in places {
      var reader = PackageReader(root: folder, checkouts: checkouts)
      do {
        for target in targets { try reader.add(target: target, of: manifest, in: folder, takesTests: true) }
      } catch let error as PackageReader.Foreign {
        throw Failure(error.description)
      }
      // The tests are what is built: of other targets and packages only what they import counts.
      let modules = reader.modules.map { module in
        var module = module
        if targets.contains(module.name) { module.isExternal = false }
        return module
      }
      let needed = DependencyNeeds(modules: modules, resources: reader.resources).needed(of: reader.missing)
      if needed.isEmpty { return host(of: targets, reader: reader, in: folder) }
      guard checkouts == places.last else { continue }
      let isRemote = needed.contains { $0.remote != nil }
      let messages = needed.map { item in
        var item = item
        if item.remote != nil { item.remedy = nil }
        return item.message
      }
      throw Failure(
        messages.joined(separator: "\n")
          + (isRemote ? "; run: swift package --package-path \(folder) resolve" : ""))
    }
    throw Failure("\(folder)/Package.swift has no test targets that can be read; give the package of the tests")
  }

  private static func host(of targets: [String], reader: PackageReader, in folder: String) -> TestHost {
    let modules = reader.modules.map { module in
      var module = module
      module.isExternal = false
      return module
    }
    var app = TestRunnerApp.project(location: folder)
    app.resources = reader.resources
    let others = modules.filter { !targets.contains($0.name) }
    let bundles = targets.compactMap { name -> TestBundle? in
      guard let module = modules.first(where: { $0.name == name }) else { return nil }
      let info = InfoPlist(
        file: nil, identifier: InfoPlist.identifier("com.example.\(name)"), productName: name,
        executable: module.name, settings: BuildSettings(["PRODUCT_NAME": name]), packageType: "BNDL")
      return TestBundle(
        name: name, module: module, others: XcodeProjectReader.closure(of: module, among: others), resources: [],
        infoPlist: info)
    }
    for module in modules where ReservedModules.isReserved(module.name, importedBy: module.sources) {
      app.problems.append(ReservedModules.refusal(of: module.name))
    }
    return TestHost(app: app, isRunner: true, bundles: bundles)
  }
}
