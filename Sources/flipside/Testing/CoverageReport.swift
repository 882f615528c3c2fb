import Foundation
import XcodeProject

/// The executed lines of the project's sources, in the format of lcov.
///
/// The compiler's counts refer to the bridged files and include functions that the bridge added. The report
/// contains only the lines and functions of the user's files.
struct CoverageReport {
  let session: TestSession
  let scope: CoverageScope

  func write(to path: String) throws {
    let profiles = ((try? FileManager.default.contentsOfDirectory(atPath: session.scratch)) ?? [])
      .filter { $0.hasSuffix(".profraw") }.sorted().map { "\(session.scratch)/\($0)" }
    guard !profiles.isEmpty else {
      throw Failure("there is no coverage, because no test process ran to its end; mend the crash and run again")
    }
    let merged = session.scratch + "/all.profdata"
    let list = session.scratch + "/profiles"
    try Data(profiles.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: list))
    _ = try output("llvm-profdata", ["merge", "-sparse", "-f", list, "-o", merged])
    var files: [String: CoverageFile] = [:]
    for host in session.hosts {
      let origins = origins(of: host)
      // Test bundles contain those packages and frameworks of the project that no app links.
      let measured = host.host.bundles.filter { $0.isMeasured(by: scope) }.map { host.app.executable(of: $0) }
      let isAppMeasured = !host.host.isRunner && host.host.app.modules.contains(where: scope.includes)
      for program in (isAppMeasured ? [host.app.executable] : []) + measured {
        let text = try output(
          "llvm-cov", ["export", "-format=lcov", "-skip-expansions", "-instr-profile", merged, program])
        for file in LCOV.files(text) {
          guard let origin = origins[file.path] else { continue }
          files[origin, default: CoverageFile(path: origin)].add(
            file, lines: BridgedLines(of: file.path, from: origin))
        }
      }
    }
    let text = LCOV.text(files.values.sorted { $0.path < $1.path })
    do {
      let url = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    } catch {
      throw Failure.writing(path, error)
    }
    let found = files.values.reduce(0) { $0 + $1.counts.count }
    let hit = files.values.reduce(0) { $0 + $1.counts.values.filter { $0 > 0 }.count }
    let share = found == 0 ? 0 : 100 * Double(hit) / Double(found)
    Terminal.note("Coverage: \(hit) of \(found) lines (\(String(format: "%.1f", share)) %), in \(path)")
  }

  /// Returns the user's file for each measured bridged file.
  private func origins(of host: BuiltTestHost) -> [String: String] {
    let bundles = Set(host.host.bundles.map(\.module.name))
    let modules = host.host.app.modules + host.host.bundles.flatMap(\.others)
    return host.origins(of: modules.filter { scope.includes($0) && !bundles.contains($0.name) })
  }

  /// Returns the output of one of the toolchain's programs.
  private func output(_ program: String, _ arguments: [String]) throws -> String {
    let beside = Subprocess.find("swift").map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path + "/" + program
    }
    guard let path = [beside, Subprocess.find(program)].compactMap({ $0 }).first(where: { access($0, X_OK) == 0 })
    else {
      throw Failure(
        "\(program), which is part of the Swift toolchain, is missing, so there is no coverage; install the toolchain from https://swift.org/install"
      )
    }
    let outcome = try Subprocess.capture(path, arguments, limit: nil)
    guard outcome.isSuccess else { throw Failure("\(program) failed, so there is no coverage") }
    return outcome.text
  }
}

/// The line numbers in the user's file for the lines of a bridged file, according to its `#sourceLocation`
/// directives.
struct BridgedLines {
  private var lines: [Int?] = []

  /// Reads the line numbers of a bridged file.
  /// - Parameters:
  ///   - bridged: the path of the bridged file.
  ///   - origin: the path of the original file. Bridged lines that correspond to none of its lines are generated.
  init(of bridged: String, from origin: String) {
    let text = FileManager.default.contents(atPath: bridged) ?? Data()
    let own = RegularFile.contents(origin) ?? Data()
    self.init(
      bridged: String(decoding: text, as: UTF8.self),
      count: String(decoding: own, as: UTF8.self).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      )
      .count)
  }

  init(bridged: String, count: Int) {
    var next: Int?
    for line in bridged.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.hasPrefix("#sourceLocation(") {
        lines.append(nil)
        next = line.range(of: "line: ", options: .backwards).flatMap {
          Int(line[$0.upperBound...].prefix { $0.isNumber })
        }
      } else {
        lines.append(next.flatMap { $0 <= count ? $0 : nil })
        next = next.map { $0 + 1 }
      }
    }
  }

  /// Returns the line number in the user's file; nil for a generated line.
  /// - Parameter line: the line number in the bridged file, from 1.
  subscript(line: Int) -> Int? { lines.indices.contains(line - 1) ? lines[line - 1] : nil }
}

/// The execution counts of the lines and functions of a file.
struct CoverageFile {
  var path: String
  var counts: [Int: Int] = [:]
  var functions: [String: (line: Int, count: Int)] = [:]

  /// Adds the counts of a bridged file.
  mutating func add(_ other: CoverageFile, lines: BridgedLines) {
    for (line, count) in other.counts {
      if let own = lines[line] { counts[own] = max(counts[own] ?? 0, count) }
    }
    for (name, function) in other.functions {
      guard let line = lines[function.line] else { continue }
      functions[name] = (line, max(functions[name]?.count ?? 0, function.count))
    }
  }
}

/// The reader for lcov's text format, which coverage tools and services read.
enum LCOV {
  static func files(_ text: String) -> [CoverageFile] {
    var files: [CoverageFile] = []
    var current: CoverageFile?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("SF:") {
        current = CoverageFile(path: String(line.dropFirst(3)))
      } else if line == "end_of_record", let file = current {
        files.append(file)
        current = nil
      } else if line.hasPrefix("DA:") {
        let parts = line.dropFirst(3).split(separator: ",").compactMap { Int($0) }
        if parts.count >= 2 { current?.counts[parts[0]] = parts[1] }
      } else if line.hasPrefix("FN:") {
        let parts = line.dropFirst(3).split(separator: ",", maxSplits: 1)
        if parts.count == 2, let number = Int(parts[0]) { current?.functions[String(parts[1])] = (number, 0) }
      } else if line.hasPrefix("FNDA:") {
        let parts = line.dropFirst(5).split(separator: ",", maxSplits: 1)
        if parts.count == 2, let count = Int(parts[0]) { current?.functions[String(parts[1])]?.count = count }
      }
    }
    return files
  }

  static func text(_ files: [CoverageFile]) -> String {
    var lines: [String] = []
    for file in files {
      lines.append("SF:\(file.path)")
      let functions = file.functions.sorted { ($0.value.line, $0.key) < ($1.value.line, $1.key) }
      lines += functions.map { "FN:\($0.value.line),\($0.key)" }
      lines += functions.map { "FNDA:\($0.value.count),\($0.key)" }
      lines += ["FNF:\(functions.count)", "FNH:\(functions.filter { $0.value.count > 0 }.count)"]
      lines += file.counts.sorted { $0.key < $1.key }.map { "DA:\($0.key),\($0.value)" }
      lines += ["LF:\(file.counts.count)", "LH:\(file.counts.values.filter { $0 > 0 }.count)", "end_of_record"]
    }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }
}
