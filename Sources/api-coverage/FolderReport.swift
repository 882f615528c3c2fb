import Foundation

/// `Documentation/folders.md` and its pictures: which folders name which.
struct FolderReport {
  let modules: [(layers: FolderLayers, graph: FolderGraph)]

  /// Reads the layers of folders, and the graph of each module.
  /// - Parameter library: the path of the list of what Swift's and Foundation's libraries have.
  init(root: URL, library: String) throws {
    let list = try String(
      contentsOf: root.appendingPathComponent("Sources/api-coverage/folders.txt"), encoding: .utf8)
    let known = try String(contentsOfFile: library, encoding: .utf8)
      .split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let sources = SourceFolders(root: root)
    modules = try FolderLayers.read(list).map { ($0, $0.graph(of: sources, known: Set(known))) }
  }

  static let path = "Documentation/folders.md"
  private static func picture(_ module: String) -> String { "pictures/folders-\(module.lowercased()).svg" }

  var files: [(path: String, text: String)] {
    [(Self.path, page)]
      + modules.map { ("Documentation/" + Self.picture($0.layers.module), Self.matrix($0.layers, $0.graph)) }
  }

  // MARK: The page

  private var page: String {
    var text = """
      # Folders

      Written by `swift run api-coverage .` from the sources and `Sources/api-coverage/folders.txt`; `FolderDirectionTests` holds
      the directions.

      The folders of a module are in an order. Code in a folder may use declarations of the folders below it. A use of a folder
      above it is an exception, which is listed with its reason. In the pictures each row is a folder, the highest first, and
      its dark squares are the folders that it uses, in the columns of their numbers; the orange squares below the diagonal are
      exceptions. A subfolder without a line belongs to its parent folder.

      A new folder gets a line in `folders.txt` at its height. `swift run api-coverage . --folders` prints uses that point up.

      """
    for (layers, graph) in modules { text += section(layers, graph) }
    return text
  }

  private func section(_ layers: FolderLayers, _ graph: FolderGraph) -> String {
    let heights = layers.heights
    let count = layers.exceptions.reduce(0) { $0 + $1.folders.count * $1.names.count }
    var text = """

      ## \(layers.module)

      \(layers.rooms.count) folders. The exceptions are \(count) names that point up; they are what keeps
      \(graph.foldersInCycles.count) folders in cycles.

      ![The folders of \(layers.module) and what they name](\(Self.picture(layers.module)))

      | | folder | what is in it |
      |--:|---|---|

      """
    for (height, room) in layers.rooms.enumerated().reversed() {
      text += "| \(height + 1) | `\(room.name)` | \(room.purpose) |\n"
    }
    text += "\n| exception | names | why |\n|---|---|---|\n"
    for exception in layers.exceptions {
      let folders = exception.folders.sorted { (heights[$0] ?? 0) < (heights[$1] ?? 0) }
      text +=
        "| \(folders.joined(separator: ", ")) | \(exception.names.map { "`\($0)`" }.joined(separator: ", ")) "
        + "| \(exception.reason) |\n"
    }
    return text
  }

  // MARK: The picture

  private static let cell = 14
  private static let margin = 190

  /// Draws a square for each folder that a folder names. Rows and columns are in order from the highest to the
  /// lowest folder.
  private static func matrix(_ layers: FolderLayers, _ graph: FolderGraph) -> String {
    let names = layers.rooms.map(\.name)
    let heights = layers.heights
    let size = names.count * cell
    func offset(_ height: Int) -> Int { (names.count - 1 - height) * cell }
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(margin + size + 10)" height="\(size + 34)" \
      font-family="sans-serif" font-size="11">
      <rect width="100%" height="100%" fill="#ffffff"/>
      <g transform="translate(\(margin) 24)">
      <rect width="\(size)" height="\(size)" fill="#f2f3f5"/>

      """
    for (height, name) in names.enumerated() {
      let at = offset(height)
      text += "<text x=\"-6\" y=\"\(at + 11)\" text-anchor=\"end\" fill=\"#222222\">\(name) \(height + 1)</text>\n"
      text +=
        "<text x=\"\(at + cell / 2)\" y=\"-4\" text-anchor=\"middle\" font-size=\"9\" fill=\"#222222\">\(height + 1)</text>\n"
      text += square(at, at, "#c9ccd1")
    }
    for edge in graph.edges.keys.sorted(by: { ($0.from, $0.to) < ($1.from, $1.to) }) {
      guard let from = heights[edge.from], let to = heights[edge.to] else { continue }
      text += square(offset(to), offset(from), to < from ? "#3b5b8c" : "#e8743b")
    }
    return text + "</g>\n</svg>\n"
  }

  private static func square(_ x: Int, _ y: Int, _ color: String) -> String {
    "<rect x=\"\(x + 1)\" y=\"\(y + 1)\" width=\"\(cell - 2)\" height=\"\(cell - 2)\" fill=\"\(color)\"/>\n"
  }
}
