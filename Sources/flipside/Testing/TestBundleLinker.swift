import Foundation
import XcodeProject

/// The test bundles to build with an app, and the settings of that build.
struct TestBuild {
  var bundles: [TestBundle]
  var library: XCTestLibrary
  /// The scope of coverage; nil for a build without coverage.
  var coverage: CoverageScope?

  /// The name of the cache folder for the app with these bundles. Each set of bundles has its own, so that runs of
  /// different targets in turn do not build again.
  var folderName: String {
    var fingerprint = Fingerprint()
    for bundle in bundles { fingerprint.add(bundle.name) }
    return "\(coverage == nil ? "Testing" : "Coverage")-\(fingerprint.text)"
  }

  var names: String { bundles.map(\.name).joined(separator: ", ") }

  /// The modules of the bundles without duplicates, dependencies first.
  var modules: [AppModule] {
    var seen: Set<String> = []
    return bundles.flatMap { $0.others + [$0.module] }.filter { seen.insert($0.name).inserted }
  }

  func add(to fingerprint: inout Fingerprint) {
    fingerprint.add("\(coverage.map { $0.targets?.joined(separator: ",") ?? "all" } ?? "none")")
    // The state of XCTest is that of its library file.
    for path in library.libraries { fingerprint.add(file: path) }
    for path in modules.flatMap(\.sources) + bundles.flatMap({ $0.resources.map(\.path) }) {
      fingerprint.add(file: path)
    }
    for module in modules { fingerprint.add("\(module)") }
    for bundle in bundles {
      fingerprint.add(bundle.name)
      fingerprint.add("\(bundle.others.map(\.name)) \(bundle.resources)")
      if let path = bundle.infoPlist.file { fingerprint.add(file: path) }
    }
  }
}

/// Links test bundles from the object files of the package's build and writes them into the app, as in
/// `PlugIns/AppTests.xctest`.
///
/// A bundle contains its own module and the modules that only tests need. All other symbols remain undefined and
/// are resolved in the app that loads the bundle.
struct TestBundleLinker {
  let app: BuiltApp
  let project: AppProject
  let runtime: Runtime
  let tests: TestBuild

  /// Links all bundles.
  /// - Parameters:
  ///   - bridged: the paths of the bridged sources, by module name.
  ///   - products: the folder of the object files.
  func link(_ bridged: [String: [String]], products: String) throws {
    let root = WriteRoot(path: app.bundle)
    let appSources = project.modules.flatMap { bridged[$0.name] ?? [] }
    let known = Set(FrameworkObjects(runtime: runtime).objects(importedBy: appSources))
    for bundle in tests.bundles {
      let folder = try root.place(bundle.placeInBundle)
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try bundle.infoPlist.data().write(to: URL(fileURLWithPath: folder + "/Info.plist"))
      } catch let failure as Failure {
        throw failure
      } catch {
        throw Failure.writing(folder, error)
      }
      try AppBuilder.copy(bundle.resources, to: folder)
      let modules = bundle.others + [bundle.module]
      var objects = modules.flatMap { module in
        (bridged[module.name] ?? []).map {
          "\(products)/\(module.name).build/\(($0 as NSString).lastPathComponent).o"
        }
      }
      for module in modules where module.resourceBundle != nil {
        objects.append("\(products)/\(module.name).build/resource_bundle.swift.o")
      }
      let frameworks = FrameworkObjects(runtime: runtime).objects(
        importedBy: modules.flatMap { bridged[$0.name] ?? [] })
      objects += frameworks.filter { !known.contains($0) }
      try link(bundle, objects: objects, to: app.executable(of: bundle))
    }
  }

  private func link(_ bundle: TestBundle, objects: [String], to library: String) throws {
    guard let swiftc = Subprocess.find("swiftc") else {
      throw Failure("there is no swiftc on PATH; get Swift from https://swift.org/install")
    }
    let list = library + ".objects"
    do {
      try Data(objects.map { "\"\($0)\"" }.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: list))
    } catch {
      throw Failure.writing(list, error)
    }
    defer { unlink(list) }
    var arguments = ["-emit-library", "-o", library, "-module-name", bundle.module.name, "@\(list)"]
    arguments += tests.library.linkerOptions() + runtime.linkerOptions()
    if let coverage = tests.coverage, bundle.isMeasured(by: coverage) { arguments.append("-profile-generate") }
    let outcome = try Subprocess.capture(swiftc, arguments, includesErrors: true, limit: nil)
    guard outcome.isSuccess else { throw Failure("\(bundle.name) could not be linked:\n\(outcome.text)") }
  }
}
