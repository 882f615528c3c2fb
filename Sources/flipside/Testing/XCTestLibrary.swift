import Foundation

/// Our module XCTest, which test bundles are compiled and linked with: built once for each build of UIKit, into the cache.
struct XCTestLibrary {
  /// Where `libXCTest.so` and `XCTest.swiftmodule` are.
  let folder: String

  var library: String { folder + "/libXCTest.so" }

  private static let folders = ["Testing/XCTest", "Testing/XCUIAutomation"]

  private static func sources(of runtime: Runtime) -> [String] {
    folders.flatMap { name in
      let folder = "\(runtime.root)/Sources/\(name)"
      let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }
  }

  static func prepare(_ runtime: Runtime) throws -> XCTestLibrary {
    let sources = sources(of: runtime)
    var fingerprint = Fingerprint()
    fingerprint.add(Flipside.version)
    fingerprint.add(file: runtime.library)
    for source in sources { fingerprint.add(file: source) }
    // Beside others that were built for other states of the sources: those go when this one is built.
    var place = Fingerprint()
    place.add(runtime.root)
    let folder = "\(Cache.folder)/xctest-\(place.text)"
    let library = XCTestLibrary(folder: folder)
    try Cache.make(folder)
    let lock = open(folder + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    defer { close(lock) }
    flock(lock, LOCK_EX)
    let stamp = folder + "/stamp"
    if let built = FileManager.default.contents(atPath: stamp),
      String(decoding: built, as: UTF8.self) == fingerprint.text,
      FileManager.default.fileExists(atPath: library.library)
    {
      return library
    }
    unlink(stamp)
    Terminal.note("Building XCTest (once)")
    try library.compile(sources, runtime: runtime)
    do {
      try Data(fingerprint.text.utf8).write(to: URL(fileURLWithPath: stamp))
    } catch {
      throw Failure.writing(stamp, error)
    }
    return library
  }

  private func compile(_ sources: [String], runtime: Runtime) throws {
    guard !sources.isEmpty else { throw Failure("\(runtime.root)/Sources/Testing/XCTest has no sources") }
    guard let swiftc = Subprocess.find("swiftc") else {
      throw Failure("there is no swiftc on PATH; get Swift from https://swift.org/install")
    }
    let list = folder + "/sources"
    do {
      try Data(sources.map { "\"\($0)\"" }.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: list))
    } catch {
      throw Failure.writing(list, error)
    }
    let arguments =
      [
        "-O", "-wmo", "-gline-tables-only", "-swift-version", "5", "-parse-as-library", "-module-name", "XCTest",
        "-emit-library", "-emit-module", "-emit-module-path", folder + "/XCTest.swiftmodule", "-o", library,
        "@\(list)",
        "-Xlinker", "-soname=libXCTest.so",
      ] + runtime.compilerOptions() + runtime.linkerOptions()
    let outcome = try Subprocess.capture(swiftc, arguments, includesErrors: true, limit: nil)
    guard outcome.isSuccess else {
      throw Failure("XCTest did not build:\n\(outcome.text)")
    }
  }

  /// Before all other modules, so that it is found instead of the toolchain's.
  func compilerOptions() -> [String] { ["-I", folder] }

  func linkerOptions() -> [String] { [library, "-Xlinker", "-rpath=\(folder)"] }
}
