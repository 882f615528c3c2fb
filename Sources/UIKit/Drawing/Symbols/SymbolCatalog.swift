import CoreGraphics

/// Finds the drawing for a symbol's name.
package enum SymbolCatalog {
  /// Whether the symbol has a drawing of its own, not a stand-in.
  package static func isDrawn(_ name: String) -> Bool { drawn(name) != nil }

  private static let cache = Locked<[String: SymbolArt]>([:])

  /// Nil for names that can be no symbol's.
  static func art(named name: String) -> SymbolArt? {
    if let hit = cache.withLock({ $0[name] }) { return hit }
    guard let art = drawn(name) ?? standIn(for: name) else { return nil }
    cache.withLock { $0[name] = art }
    return art
  }

  /// The drawing of the name itself, composed where it is made of parts.
  static func drawn(_ name: String) -> SymbolArt? {
    let name = SymbolTable.aliases[name] ?? name
    if let text = SymbolTable.drawings[name] { return SymbolArt(text) }
    if let turned = turned(name) { return turned }
    for (suffix, compose) in compositions where name.hasSuffix(suffix) {
      let base = String(name.dropLast(suffix.count))
      let isFramed = suffix.hasPrefix(".circle") || suffix.hasPrefix(".square")
      if isFramed, isArea(base), let area = drawn(base + ".fill") { return compose(area) }
      if let art = drawn(base) { return compose(art) }
    }
    return nil
  }

  /// Arrows and chevrons are drawn once, pointing right.
  private static func turned(_ name: String) -> SymbolArt? {
    let angles: [(String, CGFloat)] = [("left", .pi), ("up", -.pi / 2), ("down", .pi / 2)]
    for (direction, angle) in angles {
      for family in ["chevron.", "arrow.", "arrowtriangle.", "chevron.compact."] where name == family + direction {
        return SymbolTable.drawings[family + "right"].map {
          SymbolArt($0).placed(CGAffineTransform(rotationAngle: angle))
        }
      }
      if name == "arrowtriangle.\(direction).fill" {
        return SymbolTable.drawings["arrowtriangle.right.fill"].map {
          SymbolArt($0).placed(CGAffineTransform(rotationAngle: angle))
        }
      }
    }
    let diagonals: [(String, CGFloat)] = [
      ("arrow.down.right", .pi / 2), ("arrow.down.left", .pi), ("arrow.up.left", -.pi / 2),
    ]
    for (diagonal, angle) in diagonals where name == diagonal {
      return SymbolTable.drawings["arrow.up.right"].map {
        SymbolArt($0).placed(CGAffineTransform(rotationAngle: angle))
      }
    }
    return nil
  }

  /// Whether a symbol in a circle or square is drawn filled there: a heart is, a magnifying glass is not.
  private static func isArea(_ name: String) -> Bool {
    let lines: Set<String> = [
      "magnifyingglass", "at", "globe", "circle", "square", "network", "nosign", "key", "terminal", "clock",
      "timer",
      "triangle", "rectangle", "capsule", "paintpalette", "cube", "photo", "gearshape", "wrench", "command",
      "calendar",
    ]
    guard !lines.contains(name), let text = SymbolTable.drawings[name] else { return false }
    let first = text.prefix { $0 != ";" }
    return first.hasPrefix("s")
      && (first.hasSuffix("Z") || first.hasPrefix("s O") || first.hasPrefix("s R") || first.hasPrefix("s S"))
      || name.hasPrefix("person")
  }

  private static let inner = CGAffineTransform(scaleX: 0.58, y: 0.58)

  private static let compositions: [(String, (SymbolArt) -> SymbolArt)] = [
    (".circle.fill", { SymbolArt("f1 O 0 0 57") + $0.placed(inner).asCut.inLayer(0) }),
    (".circle", { SymbolArt("s1 O 0 0 53") + $0.placed(inner, lineWidth: 0.9).inLayer(0) }),
    (".square.fill", { SymbolArt("f1 R -52 -52 104 104 22") + $0.placed(inner).asCut.inLayer(0) }),
    (".square", { SymbolArt("s1 R -48 -48 96 96 18") + $0.placed(inner, lineWidth: 0.9).inLayer(0) }),
    (".slash.fill", { slashed($0, filled: true) }),
    (".slash", { slashed($0, filled: false) }),
    (".fill", { filled($0) }),
  ]

  private static func slashed(_ art: SymbolArt, filled isFilled: Bool) -> SymbolArt {
    (isFilled ? filled(art) : art)
      + SymbolArt(steps: [
        SymbolArt.Step(kind: .cutStroke, path: SymbolPath.read(["M-36", "-48", "L52", "40"]), width: 1.3)
      ])
      + SymbolArt("s M-46 -46 L46 46")
  }

  /// Closed outlines become areas; what else is drawn in them is cut out.
  private static func filled(_ art: SymbolArt) -> SymbolArt {
    guard let outline = art.steps.first else { return art }
    var area = outline
    area.kind = .fill
    var steps = [outline, area]
    for detail in art.steps.dropFirst() {
      let isInside = outline.path.boundingBoxOfPath.insetBy(dx: -1, dy: -1).contains(detail.path.boundingBoxOfPath)
      steps += isInside ? SymbolArt(steps: [detail]).asCut.steps : [detail]
    }
    return SymbolArt(steps: steps)
  }

  // MARK: Stand-ins

  private static let told = Locked<Set<String>>([])

  private static func standIn(for name: String) -> SymbolArt? {
    guard SymbolNames.isPlausible(name) else { return nil }
    let isNew = told.withLock { $0.insert(name).inserted }
    // The longest beginning of the name that has a drawing: "person.crop.circle.badge.plus" is a person in a circle.
    var words = name.split(separator: ".").map(String.init)
    while words.count > 1 {
      words.removeLast()
      guard words.last != "and", let art = drawn(words.joined(separator: ".")) else { continue }
      if isNew { tell(name, instead: "'\(words.joined(separator: "."))' stands in for it") }
      return art
    }
    if isNew { tell(name, instead: "a rounded square stands in for it") }
    return SymbolArt("s R -44 -44 88 88 20")
  }

  private static func tell(_ name: String, instead: String) {
    Console.write("Flipside: the system symbol '\(name)' has no drawing; \(instead).")
  }
}
