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
    return "\(Cache.folder)/\(project.moduleName)-\(fingerprint.text)"
  }

  func build() throws -> BuiltApp {
    if !project.problems.isEmpty { throw Failure(project.problems.joined(separator: "\nflipside: ")) }
    let cache = cache
    do {
      try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    } catch {
      throw Failure("cannot write to \(Cache.folder); XDG_CACHE_HOME chooses another place")
    }
    // Two builds of one app at the same time take turns.
    let lock = open(cache + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    flock(lock, LOCK_EX)
    let bundle = "\(cache)/\(project.name).app"
    let app = BuiltApp(bundle: bundle, executable: "\(bundle)/\(project.moduleName)", lock: lock)
    let stamp = cache + "/stamp"
    let wanted = fingerprint()
    if let built = FileManager.default.contents(atPath: stamp), String(decoding: built, as: UTF8.self) == wanted,
      access(app.executable, X_OK) == 0
    {
      return app
    }
    Console.note("Building \(project.name)")
    unlink(stamp)
    try AppPackage(project: project, runtime: runtime, folder: cache).write()
    let executable = try compile(in: cache)
    try layOut(app, executable: executable)
    try Data(wanted.utf8).write(to: URL(fileURLWithPath: stamp))
    return app
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
    let code = try Subprocess.run(swift, ["build", "--disable-index-store"], in: cache)
    guard code == 0 else { throw Failure("\(project.name) did not build") }
    return "\(cache)/.build/debug/\(project.moduleName)"
  }

  private func layOut(_ app: BuiltApp, executable: String) throws {
    let files = FileManager.default
    do {
      if files.fileExists(atPath: app.bundle) { try files.removeItem(atPath: app.bundle) }
      try files.createDirectory(atPath: app.bundle, withIntermediateDirectories: true)
      try files.copyItem(atPath: executable, toPath: app.executable)
      try project.infoPlist.data().write(to: URL(fileURLWithPath: app.bundle + "/Info.plist"))
      for resource in project.resources {
        let place = app.bundle + "/" + resource.placeInBundle
        try files.createDirectory(
          atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        if place.hasSuffix(".xcstrings") {
          let name = ((place as NSString).lastPathComponent as NSString).deletingPathExtension
          try StringCatalog(path: resource.path).write(
            named: name, to: (place as NSString).deletingLastPathComponent)
        } else {
          try copy(resource.path, to: place)
          if place.hasSuffix(".xcassets") { VectorImages.convert(in: place) }
        }
      }
    } catch let failure as Failure {
      throw failure
    } catch let error as ProjectError {
      throw Failure(error.description)
    } catch {
      throw Failure("cannot lay out \(app.bundle): \(error.localizedDescription)")
    }
  }

  /// Folders of one name (`de.lproj` in two places) become one.
  private func copy(_ source: String, to target: String) throws {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    if files.fileExists(atPath: target, isDirectory: &isFolder), isFolder.boolValue {
      for name in try files.contentsOfDirectory(atPath: source) {
        try copy(source + "/" + name, to: target + "/" + name)
      }
    } else {
      try files.copyItem(atPath: source, toPath: target)
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
