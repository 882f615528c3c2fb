/// The symbols that have their own drawings. `.circle`, `.slash`, `.fill`, `.badge.plus` and other variants, arrows
/// in other directions and letters in circles are composed of them (see `SymbolCatalog`).
///
/// A line of a table is `name | drawing`, in the language of `SymbolArt`, or `name = other` for another name of the
/// same drawing. Lines that begin with spaces continue the previous one. All drawings are made by hand for this
/// project.
enum SymbolTable {
  private static let tables = [
    signs, moreSigns, arrows, people, nature, documents, communication, media, things, moreThings, devices, layouts,
  ]

  private static let read = readTables()

  static var drawings: [String: String] { read.drawings }

  /// Other names of the same drawing.
  static var aliases: [String: String] { read.aliases }

  private static func readTables() -> (drawings: [String: String], aliases: [String: String]) {
    var drawings: [String: String] = [:]
    var aliases = commonAliases
    for table in tables {
      var name = ""
      for line in table.split(separator: "\n") {
        if line.hasPrefix(" ") {
          drawings[name]? += " " + line.drop { $0 == " " }
          continue
        }
        let words = line.split(separator: " ", maxSplits: 2)
        guard words.count == 3 else { continue }
        name = String(words[0])
        if words[1] == "|" { drawings[name] = String(words[2]) } else { aliases[name] = String(words[2]) }
      }
    }
    return (drawings, aliases)
  }

  /// Names by the direction of writing, and older names.
  private static let commonAliases: [String: String] = [
    "chevron.forward": "chevron.right", "chevron.backward": "chevron.left", "arrow.forward": "arrow.right",
    "arrow.backward": "arrow.left", "arrow.up.forward": "arrow.up.right", "arrow.up.backward": "arrow.up.left",
    "arrow.down.forward": "arrow.down.right", "arrow.down.backward": "arrow.down.left",
    "chevron.forward.2": "chevron.right.2", "chevron.backward.2": "chevron.left.2",
    "chevron.compact.forward": "chevron.compact.right", "chevron.compact.backward": "chevron.compact.left",
    "arrow.forward.to.line": "arrow.right.to.line", "arrow.backward.to.line": "arrow.left.to.line",
    "arrow.uturn.backward": "arrow.uturn.left", "arrow.uturn.forward": "arrow.uturn.right",
    "arrowshape.turn.up.backward": "arrowshape.turn.up.left",
    "arrowshape.turn.up.forward": "arrowshape.turn.up.right",
    "line.horizontal.3": "line.3.horizontal", "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "line.horizontal.3.decrease.circle": "line.3.horizontal.decrease.circle",
    "line.horizontal.3.decrease.circle.fill": "line.3.horizontal.decrease.circle.fill",
    "line.3.horizontal.circle": "line.horizontal.3.circle",
    "person.circle": "person.crop.circle", "person.circle.fill": "person.crop.circle.fill",
    "text.justifyleft": "text.alignleft", "text.justifyright": "text.alignright",
    "largecircle.fill.circle": "circle.inset.filled", "circle.lefthalf.fill": "circle.lefthalf.filled",
    "circle.righthalf.fill": "circle.righthalf.filled", "star.lefthalf.fill": "star.leadinghalf.filled",
    "shield.lefthalf.fill": "shield.lefthalf.filled",
  ]
}
