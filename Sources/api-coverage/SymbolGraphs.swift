import APITables
import Foundation

/// The symbol graphs of the toolchain's libraries, as types with members.
struct SymbolGraphs {
  private(set) var types: [String: LibraryAPI.Entry] = [:]
  private(set) var globals: Set<String> = []
  /// The names of symbols by what the graphs call them.
  private var names: [String: String] = [:]

  /// Modules for whose types the graphs contain all members. Swift's own modules are excluded, because their
  /// members are so general that they exclude nothing.
  private static let whole: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Dispatch",
  ]

  /// The protocols without members.
  private static let markerProtocols: Set<String> = [
    "Copyable", "Escapable", "Sendable", "SendableMetatype", "BitwiseCopyable",
  ]

  static let modules = [
    "Swift", "_Concurrency", "_StringProcessing", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Dispatch", "Observation",
    "RegexBuilder", "Synchronization", "XCTest",
  ]

  /// Reads all symbol graphs of a folder.
  /// - Parameter folder: the output folder of `swift-symbolgraph-extract`.
  init(in folder: URL) throws {
    var relations: [[String: Any]] = []
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for file in files.sorted(by: { $0.path < $1.path }) {
      let graph = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
      // `Foundation@Swift` is what Foundation adds to Swift's types.
      let module = file.lastPathComponent.prefix { $0 != "@" && $0 != "." }
      for symbol in graph?["symbols"] as? [[String: Any]] ?? [] { read(symbol, of: String(module)) }
      relations += graph?["relationships"] as? [[String: Any]] ?? []
    }
    for relation in relations where ["inheritsFrom", "conformsTo"].contains(relation["kind"] as? String ?? "") {
      guard let source = (relation["source"] as? String).flatMap({ names[$0] }), types[source] != nil else {
        continue
      }
      let target =
        (relation["target"] as? String).flatMap { names[$0] }
        ?? (relation["targetFallback"] as? String)?.split(separator: ".").last.map(String.init)
      if let target, !Self.markerProtocols.contains(target), types[source]?.inherits.contains(target) == false {
        types[source]?.inherits.append(target)
      }
    }
  }

  private mutating func read(_ symbol: [String: Any], of module: String) {
    guard let path = symbol["pathComponents"] as? [String], let last = path.last,
      let kind = (symbol["kind"] as? [String: Any])?["identifier"] as? String,
      let identifier = (symbol["identifier"] as? [String: Any])?["precise"] as? String
    else { return }
    let availability = symbol["availability"] as? [[String: Any]] ?? []
    if availability.contains(where: { $0["isUnconditionallyUnavailable"] as? Bool == true }) { return }
    let name = path.joined(separator: ".")
    names[identifier] = name
    switch kind.split(separator: ".").last {
    case "class", "struct", "enum", "actor": types[name, default: .init()].isWhole = Self.whole.contains(module)
    case "protocol", "associatedtype": types[name, default: .init()].isWhole = false
    case "typealias":
      let fragments = symbol["declarationFragments"] as? [[String: Any]] ?? []
      let target = fragments.map { $0["spelling"] as? String ?? "" }.joined().split(separator: "=").last ?? ""
      let plain = target.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      types[name, default: .init()].inherits += plain.isEmpty ? [] : [String(plain)]
    default:
      if path.count == 1 {
        globals.insert(last)
      } else if last.first?.isLetter == true || last.first == "_" {
        types[path.dropLast().joined(separator: "."), default: .init()].members[last, default: []].append(last)
      }
    }
  }
}
