import Foundation

/// The order of a module's folders, from `folders.txt`. Each folder may name declarations of the folders before it,
/// and those of later folders only by an exception with its reason.
struct FolderLayers {
  struct Room {
    let name: String
    let purpose: String
  }

  struct Exception {
    let folders: [String]
    let names: [String]
    let reason: String
  }

  let module: String
  /// The modules below it.
  let below: [String]
  /// The lowest first.
  private(set) var rooms: [Room] = []
  private(set) var exceptions: [Exception] = []

  /// Returns the modules of a list. Its lines are `module NAME above NAME, …`, `room FOLDER: what is in it`, the
  /// lowest first, and `except FOLDER, … name NAME, …: reason`; lines that begin with # are comments.
  static func read(_ text: String) throws -> [FolderLayers] {
    var all: [FolderLayers] = []
    for (number, line) in text.components(separatedBy: "\n").enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      func list(_ text: Substring) -> [String] {
        text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      }
      if let match = line.wholeMatch(of: #/module (\w+) above (.+)/#) {
        all.append(FolderLayers(module: String(match.1), below: list(match.2)))
      } else if let match = line.wholeMatch(of: #/room ([^:]+): (.+)/#), !all.isEmpty {
        all[all.count - 1].rooms.append(Room(name: String(match.1), purpose: String(match.2)))
      } else if let match = line.wholeMatch(of: #/except (.+?) name ([^:]+): (.+)/#), !all.isEmpty {
        all[all.count - 1].exceptions.append(
          Exception(folders: list(match.1), names: list(match.2), reason: String(match.3)))
      } else {
        throw BadLine(number: number + 1, line: line)
      }
    }
    return all
  }

  struct BadLine: Error, CustomStringConvertible {
    let number: Int
    let line: String
    var description: String { "folders.txt:\(number): neither a module, a room nor an exception: \(line)" }
  }

  private init(module: String, below: [String]) {
    self.module = module
    self.below = below
  }

  /// Returns the room of a folder: the longest listed path that is the folder or contains it; the folder itself if
  /// there is none.
  func room(_ folder: String) -> String {
    rooms.map(\.name).filter { folder == $0 || folder.hasPrefix($0 + "/") }.max { $0.count < $1.count } ?? folder
  }

  func graph(of sources: SourceFolders, known: Set<Substring>) -> FolderGraph {
    FolderGraph(module: module, below: below, of: sources, known: known, room: room)
  }

  /// The position of each room, the lowest is 0.
  var heights: [String: Int] {
    Dictionary(rooms.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the differences between the graph and the list, one line each.
  func problems(in graph: FolderGraph) -> [String] {
    let heights = heights
    var problems: [String] = []
    for folder in graph.folders.keys.sorted() where heights[folder] == nil {
      problems.append("Sources/\(module)/\(folder) is in no room of folders.txt; add a line at its height")
    }
    for room in rooms where graph.folders[room.name] == nil {
      problems.append("folders.txt: Sources/\(module)/\(room.name) has no files; remove its line")
    }
    var unused: Set<[String]> = []
    for exception in exceptions {
      for folder in exception.folders { for name in exception.names { unused.insert([folder, name]) } }
    }
    for (edge, uses) in graph.edges.sorted(by: { ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to) }) {
      guard let from = heights[edge.from], let to = heights[edge.to], from < to else { continue }
      for (name, files) in uses.sorted(by: { $0.key < $1.key }) {
        if exceptions.contains(where: { $0.folders.contains(edge.from) && $0.names.contains(name) }) {
          unused.remove([edge.from, name])
          continue
        }
        let places = files.sorted().prefix(4).joined(separator: ", ")
        problems.append(
          "\(module): \(edge.from) names \(name) of \(edge.to), which is above it (\(places)); move a file, let the "
            + "lower folder own a protocol, or add an exception with its reason to folders.txt")
      }
    }
    for exception in unused.sorted(by: { ($0[0], $0[1]) < ($1[0], $1[1]) }) {
      problems.append(
        "folders.txt: \(module): \(exception[0]) does not name \(exception[1]) of a folder above any more")
    }
    return problems
  }
}
