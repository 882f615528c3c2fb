import Foundation

/// The uses between the folders of a module: which folder names declarations of which other folder, read from the
/// sources.
///
/// Names of types, functions and values outside of types count if one folder alone declares them. Members count if
/// their name has more than one word and nothing else in our sources, Swift's or Foundation's libraries has that
/// name, because the sources alone do not tell the type of what is before a dot.
struct FolderGraph {
  /// A use of names from above or below: by the name, the files that use it.
  typealias Uses = [String: Set<String>]

  struct Edge: Hashable {
    var from: String
    var to: String
  }

  /// The folders of the sources, by their paths in the module, with the number of their files.
  private(set) var folders: [String: Int] = [:]
  private(set) var edges: [Edge: Uses] = [:]

  private struct File {
    let path: String
    let room: String
    let names: SourceNames
  }

  /// Counts the names of each folder that other folders of a module use.
  /// - Parameters:
  ///   - below: the modules below, whose names are known in this one.
  ///   - known: names of members in other libraries.
  ///   - room: the folder that a folder counts as: itself, or one that it is in.
  init(module: String, below: [String], of sources: SourceFolders, known: Set<Substring>, room: (String) -> String)
  {
    let files = sources.files(of: module).filter { $0.path.contains("/") }.map {
      let folder = String($0.path[..<($0.path.lastIndex(of: "/") ?? $0.path.startIndex)])
      return File(path: $0.path, room: room(folder), names: $0.names)
    }
    for file in files { folders[file.room, default: 0] += 1 }
    var homes: [String: Set<String>] = [:]
    var owners: [String: Set<String>] = [:]
    var memberRooms: [String: Set<String>] = [:]
    var nested: [String: Set<String>] = [:]
    for file in files {
      for name in file.names.declared { homes[name, default: []].insert(file.room) }
      for member in file.names.members {
        owners[member.name, default: []].insert(member.owner)
        memberRooms[member.name, default: []].insert(file.room)
      }
      nested[file.room, default: []].formUnion(file.names.nestedTypes)
    }
    var others = known
    for name in below {
      for (_, names) in sources.files(of: name) {
        others.formUnion(names.members.map { Substring($0.name) })
        others.formUnion(names.declared.map { Substring($0) })
      }
    }
    for file in files {
      for name in file.names.named where !file.names.own.contains(name) {
        guard let rooms = homes[name], rooms.count == 1, let home = rooms.first, home != file.room,
          nested[file.room]?.contains(name) != true
        else { continue }
        // A function's or value's name may be a member of the type around.
        if name.first?.isLowercase == true, owners[name] != nil { continue }
        edges[Edge(from: file.room, to: home), default: [:]][name, default: []].insert(file.path)
      }
      for name in file.names.accessed where !file.names.own.contains(name) {
        guard name.contains(where: \.isUppercase), !others.contains(Substring(name)), homes[name] == nil,
          let rooms = memberRooms[name], rooms.count == 1, let home = rooms.first, home != file.room,
          let types = owners[name], types.count == 1, let owner = types.first
        else { continue }
        // What a type declares in its own folder is a use of the type.
        let label = homes[owner] == [home] ? owner : "\(owner).\(name)"
        edges[Edge(from: file.room, to: home), default: [:]][label, default: []].insert(file.path)
      }
    }
  }

  /// The folders in cycles, all uses counted.
  var foldersInCycles: [String] {
    var next: [String: Set<String>] = [:]
    for edge in edges.keys { next[edge.from, default: []].insert(edge.to) }
    func reached(from start: String) -> Set<String> {
      var found: Set<String> = []
      var waiting = Array(next[start] ?? [])
      while let folder = waiting.popLast() {
        if found.insert(folder).inserted { waiting += next[folder] ?? [] }
      }
      return found
    }
    return folders.keys.filter { reached(from: $0).contains($0) }.sorted()
  }
}
