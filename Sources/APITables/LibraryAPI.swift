/// The types of the toolchain's libraries, the standard library and Foundation, with their members, from their
/// symbol graphs.
///
/// A line contains a type and its supertypes; a leading `+` marks a complete list of members. The members are in
/// the next line, which begins with a blank. Global functions are listed under `-`.
package struct LibraryAPI {
  package struct Entry {
    package var inherits: [String] = []
    /// The members with argument labels, by base name.
    package var members: [String: [String]] = [:]
    /// Whether all members are listed, so that any other member is known to be missing.
    package var isWhole = false

    package init(inherits: [String] = [], members: [String: [String]] = [:], isWhole: Bool = false) {
      self.inherits = inherits
      self.members = members
      self.isWhole = isWhole
    }
  }

  package private(set) var types: [String: Entry] = [:]
  package private(set) var globals: Set<String> = []
  /// The last name components of the types.
  package private(set) var lastNames: Set<String> = []

  package init() {}

  package init(text: String) {
    var current = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first else { continue }
      if line.hasPrefix(" ") {
        if current == "-" {
          globals.formUnion(words.map(\.baseName))
        } else {
          types[current]?.members = Dictionary(grouping: words, by: \.baseName)
        }
        continue
      }
      current = first.hasPrefix("+") ? String(first.dropFirst()) : first
      guard current != "-" else { continue }
      types[current] = Entry(inherits: Array(words.dropFirst()), isWhole: first.hasPrefix("+"))
      lastNames.insert(current.split(separator: ".").last.map(String.init) ?? current)
    }
  }

  /// Returns the text that `init(text:)` parses.
  package static func text(_ types: [String: Entry], globals: Set<String>) -> String {
    var lines = ["# Types of Swift's and Foundation's libraries with their members, written by api-coverage."]
    for (name, entry) in types.sorted(by: { $0.key < $1.key }) {
      lines.append(([(entry.isWhole ? "+" : "") + name] + entry.inherits.sorted()).joined(separator: " "))
      let members = Set(entry.members.values.joined()).sorted()
      if !members.isEmpty { lines.append(" " + members.joined(separator: " ")) }
    }
    lines += ["-", " " + globals.sorted().joined(separator: " ")]
    return lines.joined(separator: "\n") + "\n"
  }
}
