import Foundation

/// The files of a project: which path each reference of the graph means.
struct FileTree {
  /// The folder that holds the `.xcodeproj`.
  let sourceRoot: String
  private let graph: ObjectGraph
  private var paths: [String: String] = [:]
  private(set) var packageFolders: [String] = []
  /// The projects that this one holds.
  private(set) var projects: [String] = []

  init(graph: ObjectGraph, sourceRoot: String) {
    self.graph = graph
    self.sourceRoot = sourceRoot
    var visited: Set<String> = []
    visit(graph.root.text("mainGroup"), in: sourceRoot, &visited)
  }

  /// The absolute path of a file, group or folder; nil for what lies outside the project (SDKs, built products).
  func path(of id: String) -> String? { paths[id] }

  private mutating func visit(_ id: String?, in folder: String, _ visited: inout Set<String>) {
    // A group that holds itself would go on for ever.
    guard let object = graph[id], visited.insert(object.id).inserted else { return }
    let own: String?
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>": own = folder
    case "SOURCE_ROOT":
      own = sourceRoot + (graph.root.text("projectDirPath").map { $0.isEmpty ? "" : "/\($0)" } ?? "")
    case "<absolute>": own = ""
    default: own = nil
    }
    guard let base = own else { return }
    let path = object.text("path").map { base.isEmpty ? $0 : "\(base)/\($0)" } ?? base
    let standardized = Self.standardized(path)
    paths[object.id] = standardized
    switch object.isa {
    case "PBXGroup", "PBXVariantGroup", "XCVersionGroup":
      for child in object.list("children") { visit(child, in: standardized, &visited) }
    case "PBXFileReference":
      if FileManager.default.fileExists(atPath: standardized + "/Package.swift") {
        packageFolders.append(standardized)
      }
      if standardized.hasSuffix(".xcodeproj") { projects.append(standardized) }
    default: break
    }
  }

  /// Without `.` and `..`, and without asking the disk.
  static func standardized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
