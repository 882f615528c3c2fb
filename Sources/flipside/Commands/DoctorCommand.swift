import Foundation

/// `flipside doctor`.
enum DoctorCommand {
  private struct Finding {
    let name: String
    let problem: String?
    var isNeeded = true
  }

  static func run(_ words: [String]) throws {
    let arguments = try Arguments(words, command: "doctor", options: [])
    if let extra = arguments.operands.first {
      throw Failure("flipside doctor takes no arguments; remove \"\(extra)\"", code: 2)
    }
    let findings = [swift(), runtime()] + libraries() + fonts() + files() + converters() + [cache(), display()]
    for finding in findings {
      let mark = finding.problem == nil ? "ok     " : finding.isNeeded ? "MISSING" : "note   "
      print("\(mark)  \(finding.name)\(finding.problem.map { ": " + $0 } ?? "")")
    }
    if findings.contains(where: { $0.problem != nil && $0.isNeeded }) { exit(1) }
  }

  private static func swift() -> Finding {
    guard let version = Subprocess.output("swift", ["--version"]),
      let range = version.range(of: #"Swift version [0-9.]+"#, options: .regularExpression)
    else { return Finding(name: "Swift", problem: "no swift on PATH; get one from https://swift.org/install") }
    let number = version[range].dropFirst("Swift version ".count)
    let parts = number.split(separator: ".").compactMap { Int($0) }
    let isEnough = parts.count >= 2 && (parts[0], parts[1]) >= (6, 3)
    return Finding(name: "Swift \(number)", problem: isEnough ? nil : "Flipside needs Swift 6.3 or later")
  }

  private static func runtime() -> Finding {
    do {
      return Finding(name: "UIKit in \(try Runtime.find().products)", problem: nil)
    } catch {
      return Finding(name: "UIKit", problem: (error as? Failure)?.message ?? "\(error)")
    }
  }

  private static func libraries() -> [Finding] {
    let needed = [
      ("cairo", "libcairo2-dev"), ("harfbuzz", "libharfbuzz-dev"), ("freetype2", "libfreetype-dev"),
      ("fontconfig", "libfontconfig-dev"), ("icu-uc", "libicu-dev"), ("libpng", "libpng-dev"),
      ("libjpeg", "libjpeg-dev"), ("libwebp", "libwebp-dev"), ("sdl2", "libsdl2-dev"),
    ]
    guard Subprocess.output("pkg-config", ["--version"]) != nil else {
      return [Finding(name: "pkg-config", problem: "apt-get install pkg-config")]
    }
    return needed.map { module, package in
      let version = Subprocess.output("pkg-config", ["--modversion", module])?
        .trimmingCharacters(in: .whitespacesAndNewlines)
      return Finding(
        name: "\(module) \(version ?? "")", problem: version == nil ? "apt-get install \(package)" : nil)
    }
  }

  /// The fonts for drawing text: the system font and one for each script, by the names of the families.
  private static let fontPackages: [(package: String, families: [String])] = [
    ("fonts-inter", ["Inter"]), ("fonts-noto-cjk", ["Noto Sans CJK SC"]),
    ("fonts-noto-color-emoji", ["Noto Color Emoji"]),
    (
      "fonts-noto-core",
      [
        "Noto Sans", "Noto Serif", "Noto Music", "Noto Sans Arabic", "Noto Sans Armenian", "Noto Sans Balinese",
        "Noto Sans Bengali", "Noto Sans Canadian Aboriginal", "Noto Sans Cherokee", "Noto Sans Cuneiform",
        "Noto Sans Devanagari", "Noto Sans Egyptian Hieroglyphs", "Noto Sans Ethiopic", "Noto Sans Georgian",
        "Noto Sans Gothic", "Noto Sans Gujarati", "Noto Sans Gurmukhi", "Noto Sans Hebrew", "Noto Sans Javanese",
        "Noto Sans Kannada", "Noto Sans Khmer", "Noto Sans Lao", "Noto Sans Malayalam", "Noto Sans Math",
        "Noto Sans Mongolian", "Noto Sans Myanmar", "Noto Sans NKo", "Noto Sans Ogham", "Noto Sans Oriya",
        "Noto Sans Runic", "Noto Sans Sinhala", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Syriac",
        "Noto Sans Tamil", "Noto Sans Telugu", "Noto Sans Thaana", "Noto Sans Thai", "Noto Sans Tifinagh",
        "Noto Sans Yi", "Noto Serif Tibetan",
      ]
    ), ("fonts-dejavu-core", ["DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif"]),
    (
      "fonts-dejavu-extra",
      ["DejaVu Sans:style=Oblique", "DejaVu Sans Mono:style=Oblique", "DejaVu Serif:style=Italic"]
    ),
    // The replacements for the font families that apps use.
    ("fonts-liberation", ["Liberation Sans", "Liberation Sans Narrow", "Liberation Serif", "Liberation Mono"]),
    ("fonts-urw-base35", ["C059", "P052", "URW Gothic", "Z003"]), ("fonts-adf-gillius", ["Gillius ADF"]),
    ("fonts-adf-universalis", ["Universalis ADF Std"]), ("fonts-cantarell", ["Cantarell"]),
    ("fonts-comic-neue", ["Comic Neue"]), ("fonts-quicksand", ["Quicksand"]),
    ("fonts-dancingscript", ["Dancing Script"]), ("fonts-roboto-slab", ["Roboto Slab"]),
    ("fonts-gfs-didot", ["GFS Didot"]), ("fonts-crosextra-caladea", ["Caladea"]),
    ("fonts-linuxlibertine", ["Linux Libertine O"]),
  ]

  private static func fonts() -> [Finding] {
    let install = "apt-get install"
    guard Subprocess.output("fc-list", ["--version"]) != nil else {
      let packages = fontPackages.map(\.package).joined(separator: " ")
      return [Finding(name: "fonts", problem: "\(install) fontconfig \(packages)")]
    }
    return fontPackages.map { package, families in
      let missing = families.filter { (Subprocess.output("fc-list", [$0, "file"]) ?? "").isEmpty }
      let problem = "\(missing.joined(separator: ", ")) not found; \(install) \(package)"
      return Finding(name: "fonts \(families.joined(separator: ", "))", problem: missing.isEmpty ? nil : problem)
    }
  }

  /// Checks the files that are opened by name on first use.
  private static func files() -> [Finding] {
    let libraries = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib"]
    let needed = [
      ("hyphenation", "hyphen-en-us", ["/usr/share/hyphen/hyph_en_US.dic"]),
      ("D-Bus", "libdbus-1-3", libraries.map { "\($0)/libdbus-1.so.3" }),
      ("SQLite", "libsqlite3-0", libraries.map { "\($0)/libsqlite3.so.0" }),
    ]
    return needed.map { name, package, paths in
      let isThere = paths.contains { FileManager.default.fileExists(atPath: $0) }
      return Finding(name: name, problem: isThere ? nil : "apt-get install \(package)")
    }
  }

  /// Checks the programs that convert vector images during a build. Apps without vector images do not need them.
  private static func converters() -> [Finding] {
    [("pdftocairo", "poppler-utils", "PDF"), ("rsvg-convert", "librsvg2-bin", "SVG")].map {
      program, package, type in
      let problem =
        Subprocess.find(program) == nil ? "\(type) images are not shown; apt-get install \(package)" : nil
      return Finding(name: program, problem: problem, isNeeded: false)
    }
  }

  private static func cache() -> Finding {
    let folder = Cache.folder
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let isFine = access(folder, W_OK) == 0
    return Finding(
      name: "built apps in \(folder)",
      problem: isFine ? nil : "it can't be written to; set XDG_CACHE_HOME to another folder")
  }

  private static func display() -> Finding {
    let environment = ProcessInfo.processInfo.environment
    for name in ["WAYLAND_DISPLAY", "DISPLAY"] {
      if let value = environment[name], !value.isEmpty { return Finding(name: "display \(value)", problem: nil) }
    }
    return Finding(name: "display", problem: "none: apps run headless", isNeeded: false)
  }
}
