import Foundation

/// The files of a project: the path of each file reference in the object graph.
struct FileTree {
  /// The folder that contains the `.xcodeproj`.
  let sourceRoot: String
  private let graph: ObjectGraph
  private var paths: [String: String] = [:]
  private(set) var packageFolders: [String] = []
  /// The paths of the projects that are nested in this one.
  private(set) var projects: [String] = []

  init(graph: ObjectGraph, sourceRoot: String) {
    self.graph = graph
    self.sourceRoot = sourceRoot
    visit(graph.root.text("mainGroup"))
  }

  /// Returns the absolute path of a file, group or folder; nil if it is not part of the project, such as an SDK or
  /// a built product.
  func path(of id: String) -> String? { paths[id] }

  /// Visits the groups in their order. It is not recursive, because the nesting depth is not limited.
  private mutating func visit(_ main: String?) {
    var visited: Set<String> = []
    var waiting = [(id: main, folder: sourceRoot)]
    while let (id, folder) = waiting.popLast() {
      // A group that contains itself is visited once, and paths longer than the system's limit are ignored.
      guard let object = graph[id], visited.insert(object.id).inserted,
        let path = place(object, in: folder), path.utf8.count <= Int(PATH_MAX)
      else { continue }
      paths[object.id] = path
      switch object.isa {
      case "PBXGroup", "PBXVariantGroup", "XCVersionGroup":
        waiting += object.list("children").reversed().map { ($0, path) }
      case "PBXFileReference":
        if RegularFile.exists(path + "/Package.swift") { packageFolders.append(path) }
        if path.hasSuffix(".xcodeproj") { projects.append(path) }
      default: break
      }
    }
  }

  /// Returns the path of a reference; nil if it is not part of the project.
  private func place(_ object: ObjectGraph.Object, in folder: String) -> String? {
    let base: String
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>": base = folder
    case "SOURCE_ROOT":
      base = sourceRoot + (graph.root.text("projectDirPath").map { $0.isEmpty ? "" : "/\($0)" } ?? "")
    case "<absolute>": base = ""
    default: return nil
    }
    return Self.standardized(object.text("path").map { base.isEmpty ? $0 : "\(base)/\($0)" } ?? base)
  }

  /// Returns the path without `.` and `..` components. It does not access the disk.
  static func standardized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
