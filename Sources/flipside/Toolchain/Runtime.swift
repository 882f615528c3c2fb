import Foundation

/// Flipside's own build next to the tool: `libFlipside.so` and the modules that apps compile against.
struct Runtime {
  /// The path of the folder with the library and the tool.
  let products: String
  /// The root folder of Flipside's sources, which contains the modules of system libraries.
  let root: String

  var library: String { products + "/libFlipside.so" }
  var modules: String { products + "/Modules" }

  /// Returns the build that the tool belongs to, even if UIKit has not been built.
  static func located() throws -> Runtime {
    guard let path = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
      throw Failure("cannot find the path of the flipside tool itself")
    }
    let products = path.deletingLastPathComponent()
    // The tool is in root/.build/<triple>/release, or deeper if another scratch path was chosen.
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

  /// Returns the compiler options for an app, which contain the paths of UIKit's modules and of the C modules that
  /// they import.
  func compilerOptions() -> [String] {
    // SwiftPM does not track modules outside of the package. The definition changes with each build of UIKit, so
    // that apps are recompiled; an app compiled against an older UIKit would crash.
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

  /// Returns the linker options for an app. The library is passed as a file before all others, so that its
  /// replacements of functions of Foundation and the C library take precedence.
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
