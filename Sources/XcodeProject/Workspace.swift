import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A workspace with the projects that it contains.
public struct Workspace {
  /// The absolute paths of the projects, in order.
  public let projects: [String]

  public init(path: String) throws {
    let workspace = URL(fileURLWithPath: path).standardizedFileURL
    let file = workspace.appendingPathComponent("contents.xcworkspacedata")
    guard let data = RegularFile.contents(file.path) else {
      throw ProjectError(file: file.path, problem: "cannot be read")
    }
    let reader = Reader(folder: workspace.deletingLastPathComponent().path)
    let line = XMLFile.parse(data, delegate: reader)
    guard line == nil, reader.isWorkspace else {
      throw ProjectError(
        file: file.path, problem: "is not XML (line \(line ?? 1))", remedy: "open and save it in Xcode")
    }
    projects = reader.projects
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var projects: [String] = []
    var isWorkspace = false
    private var folders: [String]

    init(folder: String) { folders = [folder] }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      if name == "Workspace" { isWorkspace = true }
      let location = attributes["location"] ?? ""
      let parts = location.split(separator: ":", maxSplits: 1).map(String.init)
      let path = parts.count == 2 ? parts[1] : ""
      let base = parts.first == "absolute" ? "" : parts.first == "container" ? folders[0] : folders.last ?? ""
      let full = FileTree.standardized(path.isEmpty ? base : "\(base)/\(path)")
      if name == "Group" { folders.append(full) }
      if name == "FileRef", full.hasSuffix(".xcodeproj") { projects.append(full) }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      if name == "Group", folders.count > 1 { folders.removeLast() }
    }
  }
}
