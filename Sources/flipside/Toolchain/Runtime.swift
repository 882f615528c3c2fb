import Foundation

/// Flipside's own build: `libFlipside.so` and the modules that apps compile against, next to the tool.
struct Runtime {
  /// The folder of the library and the tool.
  let products: String
  /// The root of Flipside's sources, for the modules of system libraries.
  let root: String

  var library: String { products + "/libFlipside.so" }
  var modules: String { products + "/Modules" }

  /// Finds the tool's folder, whether UIKit is built or not.
  static func located() throws -> Runtime {
    guard let path = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
      throw Failure("cannot find the path of the flipside tool itself")
    }
    let products = path.deletingLastPathComponent()
    // root/.build/<triple>/release, or deeper where another scratch path was chosen.
    var root = products
    while root.path != "/", !FileManager.default.fileExists(atPath: root.path + "/Package.swift") {
      root = root.deletingLastPathComponent()
    }
    guard root.path != "/" else {
      throw Failure(
        "the tool at \(path.path) is not in a checkout of Flipside, whose sources it needs; run ./flipside in a checkout"
      )
    }
    return Runtime(products: products.path, root: root.path)
  }

  static func find() throws -> Runtime {
    let runtime = try located()
    guard FileManager.default.fileExists(atPath: runtime.library),
      FileManager.default.fileExists(atPath: runtime.modules + "/UIKit.swiftmodule")
    else {
      throw Failure(
        "UIKit is not built (no \(runtime.library)); run the launcher ./flipside, which builds it, in Flipside's folder"
      )
    }
    return runtime
  }

  /// The compiler's options for an app: where UIKit's modules are, and the C modules below them.
  func compilerOptions() -> [String] {
    // SwiftPM does not watch modules from outside; compiled against an older UIKit, an app would crash.
    var build = Fingerprint()
    build.add(file: library)
    FrameworkObjects(runtime: self).add(to: &build)
    var options = ["-I", modules, "-DFLIPSIDE_BUILD_\(build.text)"]
    for map in moduleMaps() { options += ["-Xcc", "-fmodule-map-file=\(map)"] }
    let packages = ["cairo", "freetype2", "harfbuzz", "fontconfig"]
    let flags = Subprocess.output("pkg-config", ["--cflags"] + packages) ?? ""
    for flag in flags.split(whereSeparator: \.isWhitespace) { options += ["-Xcc", String(flag)] }
    return options
  }

  /// The library goes in as a file, before all others: its replacements of Foundation's functions and the C
  /// library's must be found first.
  func linkerOptions() -> [String] { [library, "-Xlinker", "-rpath=\(products)"] }

  private func moduleMaps() -> [String] {
    let folders = [(products, ".build"), (root + "/Sources/System", "")]
    return folders.flatMap { folder, ending in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().filter { $0.hasPrefix("C") && $0.hasSuffix(ending) }
        .map { "\(folder)/\($0)/module.modulemap" }
        .filter { FileManager.default.fileExists(atPath: $0) }
    }
  }
}
