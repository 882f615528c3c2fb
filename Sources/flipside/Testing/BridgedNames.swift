import Foundation
import SourceBridge
import Synchronization

extension BuiltTestHost {
  /// Returns the author's file for each bridged file of the modules.
  func origins(of modules: [AppModule]) -> [String: String] {
    let cache = ((app.bundle as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
    var origins: [String: String] = [:]
    for module in modules {
      let names = BridgedFolder.names(for: module.sources + module.generated.map(\.name))
      for (name, source) in zip(names, module.sources) {
        origins["\(cache)/Sources/\(module.name)/\(name)"] = source
      }
    }
    return origins
  }
}

/// Replaces the names of bridged files by those of the author's files in the output of programs. The values of
/// `#filePath` and similar macros in compiled code may name bridged files, and Swift Testing prints them.
final class BridgedNames: Sendable {
  private let origins: [String: String]
  /// The paths of bridged files by their names; those of the tests take precedence.
  private let files: [String: String]
  private let lines = Mutex<[String: BridgedLines]>([:])

  init(host: BuiltTestHost, bundle: TestBundle) {
    let own = host.origins(of: [bundle.module])
    let others = host.origins(of: bundle.others + host.host.app.modules)
    origins = own.merging(others) { first, _ in first }
    var files: [String: String] = [:]
    for path in own.keys.sorted() + others.keys.sorted() {
      let name = (path as NSString).lastPathComponent
      if files[name] == nil { files[name] = path }
    }
    self.files = files
  }

  static let mark = ".bridged.swift"

  func original(_ text: String) -> String {
    guard text.contains(Self.mark) else { return text }
    return text.replacing(#/((?:\/[^\s:"'()]*\/)?)([^\s\/:"'()]+\.bridged\.swift)(?::(\d+))?/#) { match in
      replacement(folder: String(match.1), name: String(match.2), line: match.3.flatMap { Int($0) })
    }
  }

  private func replacement(folder: String, name: String, line: Int?) -> String {
    let known = origins[folder + name] != nil ? folder + name : files[name]
    guard let known, let origin = origins[known] else {
      return folder + name.replacingOccurrences(of: Self.mark, with: ".swift") + (line.map { ":\($0)" } ?? "")
    }
    let file = folder.isEmpty ? (origin as NSString).lastPathComponent : origin
    guard let line else { return file }
    let places = lines.withLock { lines in
      if let read = lines[known] { return read }
      let read = BridgedLines(of: known, from: origin)
      lines[known] = read
      return read
    }
    return "\(file):\(places[line] ?? line)"
  }
}
