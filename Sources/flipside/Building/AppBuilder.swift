import Foundation
import XcodeProject

/// Builds an app: compiles its sources as a SwiftPM package in a cache folder and assembles the bundle from the
/// products.
struct AppBuilder {
  let project: AppProject
  let runtime: Runtime
  /// The test bundles that the app will load; nil for a build without tests.
  var tests: TestBuild?

  /// The folder of this app's build products, determined by the paths of its project and of Flipside.
  private var cache: String {
    var fingerprint = Fingerprint()
    fingerprint.add(project.location)
    fingerprint.add(runtime.root)
    // Swift's package manager fails if the path of its temporary folder contains non-ASCII characters.
    let name = String(project.moduleName.map { $0.isASCII ? $0 : "_" })
    return "\(Cache.folder)/\(name)-\(fingerprint.text)"
  }

  /// Builds the app, or returns the existing build if no input has changed.
  /// - Parameter scales: the screen scales for which vector images are drawn.
  func build(scales: [Int]) throws -> BuiltApp {
    if !project.problems.isEmpty { throw Failure(project.problems.joined(separator: "\nflipside: ")) }
    let cache = cache
    try Cache.make(cache)
    // The lock makes simultaneous builds of one app run one after the other.
    let lock = open(cache + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    if flock(lock, LOCK_EX | LOCK_NB) != 0 {
      Terminal.note("Waiting for another run of flipside that builds or tests \(project.name)")
      flock(lock, LOCK_EX)
    }
    // Tests get a folder of their own, because they must come from the same build as the app that loads them.
    let folder = tests.map { cache + "/\($0.folderName)" } ?? cache
    if folder != cache { try Cache.make(folder) }
    let bundle = try WriteRoot(path: folder).place("\(project.name).app")
    let app = BuiltApp(bundle: bundle, executable: "\(bundle)/\(project.moduleName)", lock: lock)
    let stamp = folder + "/stamp"
    let wanted = fingerprint()
    if let built = FileManager.default.contents(atPath: stamp),
      String(decoding: built, as: UTF8.self) == "\(wanted) \(state(of: app))"
    {
      try drawVectors(of: app, for: scales, stamp: wanted, record: folder + "/scales")
      return app
    }
    Terminal.note("Building \(project.name)" + (tests.map { $0.names.isEmpty ? "" : " and \($0.names)" } ?? ""))
    // Errors in Info.plist are reported before anything is compiled.
    let info = try project.infoPlist.data()
    unlink(stamp)
    let bridged = try AppPackage(project: project, runtime: runtime, folder: cache, tests: tests).write()
    let products = try compile(in: cache)
    try layOut(app, executable: "\(products)/\(project.moduleName)", info: info)
    if let tests {
      try TestBundleLinker(app: app, project: project, runtime: runtime, tests: tests).link(
        bridged, products: products)
    }
    try drawVectors(of: app, for: scales, stamp: wanted, record: folder + "/scales")
    do {
      try Data("\(wanted) \(state(of: app))".utf8).write(to: URL(fileURLWithPath: stamp))
    } catch {
      throw Failure.writing(stamp, error)
    }
    return app
  }

  /// Returns a digest of the built executables, by which damage since the build is detected.
  private func state(of app: BuiltApp) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(file: app.executable)
    for bundle in tests?.bundles ?? [] { fingerprint.add(file: app.executable(of: bundle)) }
    return fingerprint.text
  }

  /// Draws the bundle's vector images for the scales for which they have not been drawn yet.
  private func drawVectors(of app: BuiltApp, for scales: [Int], stamp: String, record: String) throws {
    let words = FileManager.default.contents(atPath: record).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let known = words.split(separator: " ").map(String.init)
    let done = known.first == stamp ? known.dropFirst().compactMap { Int($0) } : []
    let missing = scales.filter { !done.contains($0) }
    guard !missing.isEmpty else { return }
    var places = project.resources.map(\.placeInBundle)
    for bundle in tests?.bundles ?? [] {
      places += bundle.resources.map { "\(bundle.placeInBundle)/\($0.placeInBundle)" }
    }
    try VectorImages.convert(
      in: places.map { "\(app.bundle)/\($0)" }.filter { $0.hasSuffix(".xcassets") }, scales: missing)
    let text = ([stamp] + (done + missing).map(String.init)).joined(separator: " ")
    try? Data(text.utf8).write(to: URL(fileURLWithPath: record))
  }

  private func fingerprint() -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(Flipside.version)
    fingerprint.add(file: runtime.library)
    FrameworkObjects(runtime: runtime).add(to: &fingerprint)
    fingerprint.add(file: runtime.products + "/flipside")
    for path in project.modules.flatMap(\.sources) + project.resources.map(\.path) { fingerprint.add(file: path) }
    for module in project.modules { fingerprint.add("\(module)") }
    if let path = project.infoPlist.file { fingerprint.add(file: path) }
    tests?.add(to: &fingerprint)
    return fingerprint.text
  }

  /// Compiles the package.
  /// - Returns: the folder of the products.
  private func compile(in cache: String) throws -> String {
    guard let swift = Subprocess.find("swift") else {
      throw Failure("there is no swift on PATH; get one from https://swift.org/install")
    }
    // The compiler leaves its temporary files behind if it is killed, so they get a folder that is deleted before
    // each build.
    let temporary = cache + "/tmp"
    try? FileManager.default.removeItem(atPath: temporary)
    try Cache.make(temporary)
    var environment = ProcessInfo.processInfo.environment
    if temporary.utf8.allSatisfy({ $0 < 128 }) { environment["TMPDIR"] = temporary }
    // Coverage needs other compiler options. A scratch folder of its own keeps both builds incremental.
    let scratch = cache + (tests?.coverage != nil ? "/.build-coverage" : "/.build")
    let isOnTerminal = isatty(STDERR_FILENO) == 1
    var output = BuildOutput(showsProgress: isOnTerminal) { FileHandle.standardError.write($0) }
    let repeated = RepeatedBuild(package: cache, scratch: scratch, swift: swift)
    if try repeated.run(environment: environment, output: { output.take($0) }) {
      output.end()
      return scratch + "/debug"
    }
    repeated.forget()
    let code = try Subprocess.run(
      swift,
      [
        "build", "--package-path", cache, "--scratch-path", scratch, "--disable-index-store",
        isOnTerminal ? "--color-diagnostics" : "--no-color-diagnostics",
      ], environment: environment
    ) { output.take($0) }
    output.end()
    guard code == 0 else {
      throw Failure.isDiskFull(cache)
        ? Failure.fullDisk(cache)
        : Failure(
          "\(project.name) did not build; if no error is shown above, remove \(cache) and try again"
            + (tests == nil ? "" : "; flipside check lists what of Apple's API the app uses that is missing here"))
    }
    repeated.record()
    return scratch + "/debug"
  }

  /// Returns the name of a resource in the bundle. Compiled data models have other extensions; Flipside's Core Data
  /// reads the source format under the compiled name.
  private static func nameInBundle(_ path: String) -> String {
    for (source, compiled) in [(".xcdatamodeld", ".momd"), (".xcdatamodel", ".mom")] where path.hasSuffix(source) {
      return path.dropLast(source.count) + compiled
    }
    return path
  }

  private func layOut(_ app: BuiltApp, executable: String, info: Data) throws {
    let files = FileManager.default
    do {
      var status = stat()
      if lstat(app.bundle, &status) == 0 { try files.removeItem(atPath: app.bundle) }
      try files.createDirectory(atPath: app.bundle, withIntermediateDirectories: true)
      try files.copyItem(atPath: executable, toPath: app.executable)
      try info.write(to: URL(fileURLWithPath: app.bundle + "/Info.plist"))
      try Self.copy(project.resources, to: app.bundle)
    } catch let failure as Failure {
      // An incomplete bundle is useless and may be large.
      try? files.removeItem(atPath: app.bundle)
      throw failure
    } catch let error as ProjectError {
      throw Failure(error.description)
    } catch {
      throw Failure.writing(app.bundle, error)
    }
  }
}

extension AppBuilder {
  /// Copies resources to their paths in a bundle.
  static func copy(_ resources: [AppProject.Resource], to bundle: String) throws {
    let root = WriteRoot(path: bundle)
    var copier = ResourceCopier()
    for resource in resources {
      let place = try root.place(nameInBundle(resource.placeInBundle))
      let folder = (place as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      if place.hasSuffix(".xcstrings") {
        let name = ((place as NSString).lastPathComponent as NSString).deletingPathExtension
        try StringCatalog(path: resource.path).write(named: name, to: folder)
      } else {
        try copier.copy(resource.path, to: place)
        for problem in StringsFileCheck.problems(below: resource.path) { Terminal.error(problem) }
      }
    }
  }
}

/// An app that is ready to start.
struct BuiltApp {
  let bundle: String
  let executable: String
  fileprivate let lock: Int32

  /// Returns the path of the shared library of a test bundle in the app.
  func executable(of bundle: TestBundle) -> String {
    "\(self.bundle)/\(bundle.placeInBundle)/\(bundle.module.name)"
  }

  /// Releases the lock, so that other processes can build the app.
  func unlock() { close(lock) }
}
