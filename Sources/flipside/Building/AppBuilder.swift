import Foundation
import XcodeProject

/// Builds an app: its sources as a SwiftPM package in a cache folder, and from that the bundle.
struct AppBuilder {
  let project: AppProject
  let runtime: Runtime

  /// Where everything of this app is kept, by the path of its folder.
  private var cache: String {
    var fingerprint = Fingerprint()
    fingerprint.add(project.location)
    fingerprint.add(runtime.root)
    // Swift's package manager fails with temporary files in a folder whose name has other letters.
    let name = String(project.moduleName.map { $0.isASCII ? $0 : "_" })
    return "\(Cache.folder)/\(name)-\(fingerprint.text)"
  }

  /// - Parameter scales: of the screens that vector images are drawn for.
  func build(scales: [Int]) throws -> BuiltApp {
    if !project.problems.isEmpty { throw Failure(project.problems.joined(separator: "\nflipside: ")) }
    let cache = cache
    try Cache.make(cache)
    // Two builds of one app at the same time take turns.
    let lock = open(cache + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    flock(lock, LOCK_EX)
    let bundle = try WriteRoot(path: cache).place("\(project.name).app")
    let app = BuiltApp(bundle: bundle, executable: "\(bundle)/\(project.moduleName)", lock: lock)
    let stamp = cache + "/stamp"
    let wanted = fingerprint()
    if let built = FileManager.default.contents(atPath: stamp),
      String(decoding: built, as: UTF8.self) == "\(wanted) \(Self.state(of: app.executable))"
    {
      try drawVectors(of: app, for: scales, stamp: wanted)
      return app
    }
    Terminal.note("Building \(project.name)")
    // What is wrong with it is said before anything is compiled.
    let info = try project.infoPlist.data()
    unlink(stamp)
    try AppPackage(project: project, runtime: runtime, folder: cache).write()
    let executable = try compile(in: cache)
    try layOut(app, executable: executable, info: info)
    try drawVectors(of: app, for: scales, stamp: wanted)
    do {
      try Data("\(wanted) \(Self.state(of: app.executable))".utf8).write(to: URL(fileURLWithPath: stamp))
    } catch {
      throw Failure.writing(stamp, error)
    }
    return app
  }

  /// Differs when an executable was damaged since it was built.
  private static func state(of executable: String) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(file: executable)
    return fingerprint.text
  }

  /// Draws the bundle's vector images for those scales that they were not drawn for yet.
  private func drawVectors(of app: BuiltApp, for scales: [Int], stamp: String) throws {
    let record = cache + "/scales"
    let words = FileManager.default.contents(atPath: record).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let known = words.split(separator: " ").map(String.init)
    let done = known.first == stamp ? known.dropFirst().compactMap { Int($0) } : []
    let missing = scales.filter { !done.contains($0) }
    guard !missing.isEmpty else { return }
    try VectorImages.convert(
      in: project.resources.map { "\(app.bundle)/\($0.placeInBundle)" }.filter { $0.hasSuffix(".xcassets") },
      scales: missing)
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
    return fingerprint.text
  }

  private func compile(in cache: String) throws -> String {
    guard let swift = Subprocess.find("swift") else {
      throw Failure("there is no swift on PATH; get one from https://swift.org/install")
    }
    // The compiler's own files, which stay behind when it is ended.
    let temporary = cache + "/tmp"
    try? FileManager.default.removeItem(atPath: temporary)
    try Cache.make(temporary)
    var environment = ProcessInfo.processInfo.environment
    if temporary.utf8.allSatisfy({ $0 < 128 }) { environment["TMPDIR"] = temporary }
    let code = try Subprocess.run(
      swift, ["build", "--package-path", cache, "--disable-index-store"], environment: environment)
    guard code == 0 else {
      throw Failure.isDiskFull(cache)
        ? Failure.fullDisk(cache)
        : Failure("\(project.name) did not build; if no error is shown above, remove \(cache) and try again")
    }
    return "\(cache)/.build/debug/\(project.moduleName)"
  }

  /// Data models have other names when they are compiled; Core Data here reads them as they are.
  private static func nameInBundle(_ path: String) -> String {
    for (source, compiled) in [(".xcdatamodeld", ".momd"), (".xcdatamodel", ".mom")] where path.hasSuffix(source) {
      return path.dropLast(source.count) + compiled
    }
    return path
  }

  private func layOut(_ app: BuiltApp, executable: String, info: Data) throws {
    let files = FileManager.default
    let bundle = WriteRoot(path: app.bundle)
    var copier = ResourceCopier()
    do {
      var status = stat()
      if lstat(app.bundle, &status) == 0 { try files.removeItem(atPath: app.bundle) }
      try files.createDirectory(atPath: app.bundle, withIntermediateDirectories: true)
      try files.copyItem(atPath: executable, toPath: app.executable)
      try info.write(to: URL(fileURLWithPath: app.bundle + "/Info.plist"))
      for resource in project.resources {
        let place = try bundle.place(Self.nameInBundle(resource.placeInBundle))
        let folder = (place as NSString).deletingLastPathComponent
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if place.hasSuffix(".xcstrings") {
          let name = ((place as NSString).lastPathComponent as NSString).deletingPathExtension
          try StringCatalog(path: resource.path).write(named: name, to: folder)
        } else {
          try copier.copy(resource.path, to: place)
          for problem in StringsFileCheck.problems(below: resource.path) { Terminal.error(problem) }
        }
      }
    } catch let failure as Failure {
      // Half a bundle is of no use, and may be large.
      try? files.removeItem(atPath: app.bundle)
      throw failure
    } catch let error as ProjectError {
      throw Failure(error.description)
    } catch {
      throw Failure.writing(app.bundle, error)
    }
  }
}

/// An app ready to start.
struct BuiltApp {
  let bundle: String
  let executable: String
  fileprivate let lock: Int32

  /// Lets others build.
  func unlock() { close(lock) }
}
