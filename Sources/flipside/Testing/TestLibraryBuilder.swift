import Foundation

/// Compiles a library for tests from Flipside's own sources into the cache, once for each build of UIKit.
struct TestLibraryBuilder {
  /// The name of the module and of the library.
  let module: String
  /// The names of modules that only re-export this one.
  var aliases: [String] = []
  /// The names of the source folders in `Sources/Testing`.
  let folders: [String]
  /// The compiler and linker options for the libraries that it depends on.
  var options: [String] = []
  /// Further libraries whose changes cause a rebuild, besides UIKit.
  var needs: [String] = []
  let runtime: Runtime

  private var sources: [String] {
    folders.flatMap { name in
      let folder = "\(runtime.root)/Sources/Testing/\(name)"
      let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }
  }

  static func library(_ module: String, in folder: String) -> String { "\(folder)/lib\(module).so" }

  /// Builds the library if necessary.
  /// - Returns: the folder with the library and its module.
  func build() throws -> String {
    let sources = sources
    var fingerprint = Fingerprint()
    fingerprint.add(Flipside.version)
    for path in [runtime.library] + needs + sources { fingerprint.add(file: path) }
    // Builds of other source states are in the same folder; they are removed when this one has been built.
    var place = Fingerprint()
    place.add(runtime.root)
    let folder = "\(Cache.folder)/\(module.lowercased())-\(place.text)"
    try Cache.make(folder)
    let lock = open(folder + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    defer { close(lock) }
    flock(lock, LOCK_EX)
    let stamp = folder + "/stamp"
    if let built = FileManager.default.contents(atPath: stamp),
      String(decoding: built, as: UTF8.self) == fingerprint.text,
      FileManager.default.fileExists(atPath: Self.library(module, in: folder))
    {
      return folder
    }
    unlink(stamp)
    try SlowWork.show("Building \(module) (once)") { try compile(sources, to: folder) }
    try write(information, to: folder + "/Info.plist")
    try write(fingerprint.text, to: stamp)
    return folder
  }

  /// The information by which a class of the library is known as one of Apple's: libraries distinguish XCTest's
  /// own observers of tests so.
  private var information: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.apple.dt.\(module)</string>
    <key>CFBundleName</key><string>\(module)</string></dict></plist>

    """
  }

  private func compile(_ sources: [String], to folder: String) throws {
    guard !sources.isEmpty else { throw Failure("\(runtime.root)/Sources/Testing/\(folders[0]) has no sources") }
    let list = folder + "/sources"
    try write(sources.map { "\"\($0)\"" }.joined(separator: "\n"), to: list)
    let library = Self.library(module, in: folder)
    try swiftc(
      [
        "-O", "-wmo", "-gline-tables-only", "-swift-version", "5", "-parse-as-library", "-module-name", module,
        "-emit-library", "-emit-module", "-emit-module-path", "\(folder)/\(module).swiftmodule", "-o", library,
        "@\(list)", "-Xlinker", "-soname=lib\(module).so",
      ] + options + runtime.compilerOptions() + runtime.linkerOptions())
    for alias in aliases {
      let source = "\(folder)/\(alias).swift"
      try write("@_exported import \(module)\n", to: source)
      try swiftc(
        [
          "-emit-module", "-parse-as-library", "-module-name", alias, "-emit-module-path",
          "\(folder)/\(alias).swiftmodule", source, "-I", folder,
        ] + options.filter { !$0.hasSuffix(".so") } + runtime.compilerOptions())
    }
  }

  private func swiftc(_ arguments: [String]) throws {
    guard let swiftc = Subprocess.find("swiftc") else {
      throw Failure("there is no swiftc on PATH; get Swift from https://swift.org/install")
    }
    let outcome = try Subprocess.capture(swiftc, arguments, includesErrors: true, limit: nil)
    guard outcome.isSuccess else { throw Failure("\(module) did not build:\n\(outcome.text)") }
  }

  private func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw Failure.writing(path, error)
    }
  }
}
