import Foundation

/// The findings of `check`, the most frequently used first.
struct CheckReport {
  struct Item {
    var name: String
    var kind: APIUse.Kind
    var status: APIUse.Status
    /// The locations of direct uses, in the order of the files.
    var places: [String] = []
    /// The locations of uses of the members of a missing type, by member name.
    var members: [String: [String]] = [:]

    var count: Int { places.count + members.values.reduce(0) { $0 + $1.count } }
  }

  let items: [Item]
  let app: String
  let fileCount: Int
  let problems: [String]

  init(uses: [APIUse], project: AppProject) {
    app = project.name
    problems = project.problems
    fileCount = project.modules.reduce(0) { $0 + $1.sources.count }
    let current = FileManager.default.currentDirectoryPath + "/"
    var items: [String: Item] = [:]
    for use in uses {
      let file = use.file.hasPrefix(current) ? String(use.file.dropFirst(current.count)) : use.file
      let place = "\(file):\(use.line)"
      let isNib = use.kind == .interfaceBuilder ? "ib " : ""
      if let owner = use.missingOwner {
        items[isNib + owner, default: Item(name: owner, kind: .type, status: .missing)].members[
          use.name, default: []
        ]
        .append(place)
      } else {
        items[isNib + use.name, default: Item(name: use.name, kind: use.kind, status: use.status)].places.append(
          place)
      }
    }
    self.items = items.values.sorted { ($0.count, $1.name) > ($1.count, $0.name) }
  }

  var isComplete: Bool { !items.contains { $0.status == .missing } }

  // MARK: Text

  /// Returns the report as text.
  /// - Parameter showsAll: whether all locations are listed instead of the first few.
  func text(showsAll: Bool) -> String {
    var text = ""
    let modules = items.filter { $0.kind == .module }
    let nibs = items.filter { $0.kind == .interfaceBuilder }
    let api = items.filter { $0.kind != .module && $0.kind != .interfaceBuilder }
    let sections = [
      ("Modules that are not there", modules),
      ("Missing", api.filter { $0.status == .missing }),
      ("There by name only: calls say so on the console and have no effect", api.filter { $0.status == .partial }),
      ("Classes missing for xibs and storyboards", nibs.filter { $0.status == .missing }),
      ("Attributes in xibs and storyboards that are not read", nibs.filter { $0.status == .partial }),
    ]
    for (title, items) in sections where !items.isEmpty {
      text += "\(title):\n"
      for item in items { text += lines(for: item, showsAll: showsAll) }
      text += "\n"
    }
    if !problems.isEmpty {
      text += "What keeps it from being built besides:\n" + problems.map { "  \($0)\n" }.joined() + "\n"
    }
    return text + summary + "\n"
  }

  private func lines(for item: Item, showsAll: Bool) -> String {
    let count = String(item.count)
    let kind = item.kind == .type ? "  (type)" : ""
    var text = "\(String(repeating: " ", count: max(5 - count.count, 0)))\(count)  \(item.name)\(kind)\n"
    text += placesText(item.places, showsAll: showsAll)
    let members = item.members.sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }
    for (name, places) in members.prefix(showsAll ? .max : 6) {
      let short = name.hasPrefix(item.name + ".") ? String(name.dropFirst(item.name.count)) : name
      text += "         \(places.count) × \(short)  \(places.first ?? "")\n"
    }
    if !showsAll, members.count > 6 { text += "         and \(members.count - 6) more of its members\n" }
    return text
  }

  private func placesText(_ places: [String], showsAll: Bool) -> String {
    guard !places.isEmpty else { return "" }
    if showsAll { return places.map { "         \($0)\n" }.joined() }
    let rest = places.count > 3 ? " and \(places.count - 3) more" : ""
    return "         " + places.prefix(3).joined(separator: ", ") + rest + "\n"
  }

  var summary: String {
    let missing = items.filter { $0.status == .missing }
    let partial = items.filter { $0.status == .partial }
    let files = "\(fileCount) source file\(fileCount == 1 ? "" : "s")"
    if missing.isEmpty, partial.isEmpty { return "\(app): everything of Apple's that its \(files) use is there." }
    func uses(_ items: [Item]) -> String { "\(items.reduce(0) { $0 + $1.count }) uses of \(items.count) names" }
    var parts: [String] = []
    if !missing.isEmpty { parts.append("\(uses(missing)) that are missing") }
    if !partial.isEmpty { parts.append("\(uses(partial)) that are there by name only") }
    return "\(app): in \(files), \(parts.joined(separator: ", and "))."
  }

  // MARK: JSON

  func json() throws -> String {
    func places(_ list: [String]) -> [[String: Any]] {
      list.map { place in
        let colon = place.lastIndex(of: ":") ?? place.endIndex
        return ["file": String(place[..<colon]), "line": Int(place[colon...].dropFirst()) ?? 0]
      }
    }
    let object: [String: Any] = [
      "app": app, "files": fileCount, "problems": problems,
      "items": items.map { item -> [String: Any] in
        [
          "name": item.name, "kind": item.kind.rawValue, "status": item.status.rawValue, "count": item.count,
          "places": places(item.places),
          "members": item.members.keys.sorted().map { name -> [String: Any] in
            ["name": name, "places": places(item.members[name] ?? [])]
          },
        ]
      },
    ]
    let data = try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }
}
