import CoreGraphics

/// Finds the drawings of symbols by name.
package enum SymbolCatalog {
  /// Returns whether the symbol has a drawing or is composed of drawings, and is not a substitute.
  package static func isDrawn(_ name: String) -> Bool { drawn(name) != nil }

  /// The names in the tables, without composed symbols; for sheets of all symbols.
  package static var names: [String] {
    (Array(SymbolTable.drawings.keys) + Array(SymbolTable.aliases.keys)).sorted()
  }

  /// Missing symbols that drawings of others use.
  package static var missingParts: [String] {
    let parts = SymbolTable.drawings.values.flatMap { text in
      text.split(separator: ";").compactMap { step -> String? in
        let words = step.split(separator: " ")
        return words.first == "u" && words.count > 1 ? String(words[1]) : nil
      }
    }
    return Set(parts).filter { drawn($0) == nil }.sorted()
  }

  private static let cache = Locked<[String: SymbolArt]>([:])

  /// Returns the drawing for a name; nil for names that can't be symbols.
  static func art(named name: String) -> SymbolArt? {
    if let hit = cache.withLock({ $0[name] }) { return hit }
    guard var art = drawn(name) ?? standIn(for: name) else { return nil }
    if let tone = SymbolTone.own(of: name) {
      art = art.changed {
        $0.tone = $0.kind == .cutFill || $0.kind == .cutStroke ? .white : tone
      }
    }
    cache.withLock { $0[name] = art }
    return art
  }

  /// Returns the drawing of the name itself, composed if necessary.
  static func drawn(_ name: String, depth: Int = 0) -> SymbolArt? {
    guard depth < 8, !name.isEmpty else { return nil }
    let name = SymbolTable.aliases[name] ?? name
    if let text = SymbolTable.drawings[name] { return SymbolArt(text) { drawn($0, depth: depth + 1) } }
    if let other = SymbolTable.aliases[name], other != name { return drawn(other, depth: depth + 1) }
    return turned(name) ?? SymbolComposition.badged(name, depth: depth) ?? SymbolComposition.enclosed(
      name, depth: depth)
      ?? SymbolComposition.varied(name, depth: depth)
  }

  /// Returns a rotated arrow or chevron; these are drawn once, pointing right.
  private static func turned(_ name: String) -> SymbolArt? {
    let angles: [(String, CGFloat)] = [("left", .pi), ("up", -.pi / 2), ("down", .pi / 2)]
    for (direction, angle) in angles {
      for family in ["chevron.", "arrow.", "arrowtriangle.", "chevron.compact."] where name == family + direction {
        return turn(family + "right", by: angle)
      }
      if name == "arrowtriangle.\(direction).fill" { return turn("arrowtriangle.right.fill", by: angle) }
    }
    let diagonals: [(String, CGFloat)] = [
      ("arrow.down.right", .pi / 2), ("arrow.down.left", .pi), ("arrow.up.left", -.pi / 2),
    ]
    for (diagonal, angle) in diagonals where name == diagonal { return turn("arrow.up.right", by: angle) }
    return nil
  }

  private static func turn(_ name: String, by angle: CGFloat) -> SymbolArt? {
    SymbolTable.drawings[name].map { SymbolArt($0).placed(CGAffineTransform(rotationAngle: angle)) }
  }

  // MARK: Stand-ins

  private static func standIn(for name: String) -> SymbolArt? {
    guard SymbolNames.isPlausible(name) else { return nil }
    // The longest prefix of the name that has a drawing: "car.rear.tilt" is a car.
    var words = name.split(separator: ".").map(String.init)
    while words.count > 1 {
      words.removeLast()
      guard words.last != "and", let art = drawn(words.joined(separator: ".")) else { continue }
      logSubstitute(name, instead: "'\(words.joined(separator: "."))' stands in for it")
      return art
    }
    logSubstitute(name, instead: "a rounded square stands in for it")
    return SymbolArt("s R -37.7 -37.7 75.4 75.4 12")
  }

  private static func logSubstitute(_ name: String, instead: String) {
    Console.writeOnce("Flipside: the system symbol '\(name)' has no drawing; \(instead).")
  }
}
