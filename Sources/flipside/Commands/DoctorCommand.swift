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
    if let extra = arguments.operands.first { throw Failure("flipside doctor takes no \"\(extra)\"", code: 2) }
    let findings = [swift(), runtime()] + libraries() + fonts() + converters() + [cache(), display()]
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

  private static func fonts() -> [Finding] {
    let needed = [
      ("Inter", "fonts-inter"), ("Noto Sans CJK SC", "fonts-noto-cjk"),
      ("Noto Color Emoji", "fonts-noto-color-emoji"),
    ]
    guard let list = Subprocess.output("fc-list", [":", "family"]) else {
      return [
        Finding(name: "fonts", problem: "apt-get install fontconfig \(needed.map(\.1).joined(separator: " "))")
      ]
    }
    return needed.map { family, package in
      let isThere = list.contains(family)
      return Finding(name: "font \(family)", problem: isThere ? nil : "apt-get install \(package)")
    }
  }

  /// What draws vector images when an app is built; apps without any do without.
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
      problem: isFine ? nil : "it can't be written to; set XDG_CACHE_HOME to another")
  }

  private static func display() -> Finding {
    let environment = ProcessInfo.processInfo.environment
    for name in ["WAYLAND_DISPLAY", "DISPLAY"] {
      if let value = environment[name], !value.isEmpty { return Finding(name: "display \(value)", problem: nil) }
    }
    return Finding(name: "display", problem: "none: apps run headless", isNeeded: false)
  }
}
