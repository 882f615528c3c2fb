import CoreGraphics

/// Symbols that are composed according to their names: in a circle, filled, slashed, with a badge.
enum SymbolComposition {
  // MARK: In a shape

  private struct Enclosure {
    let name: String
    let outline: String
    let area: String
    /// The scale of the content of the shape.
    var scale: CGFloat = 0.55
    /// The vertical center of the shape.
    var middle: CGFloat = 0
  }

  private static let enclosures: [Enclosure] = [
    Enclosure(name: ".circle", outline: "s1 O 0 0 44.7", area: "f1 O 0 0 48.8"),
    Enclosure(
      name: ".square", outline: "s1 R -37.7 -37.7 75.4 75.4 12", area: "f1 R -41.9 -41.9 83.8 83.8 16", scale: 0.52),
    Enclosure(name: ".app", outline: "s1 R -39 -39 78 78 20", area: "f1 R -43.2 -43.2 86.4 86.4 24", scale: 0.52),
    Enclosure(
      name: ".rectangle", outline: "s1 R -53 -37.5 106 75 12", area: "f1 R -57.2 -41.7 114.4 83.4 16", scale: 0.52),
    Enclosure(
      name: ".rectangle.portrait", outline: "s1 R -37.5 -53 75 106 12", area: "f1 R -41.7 -57.2 83.4 114.4 16",
      scale: 0.52),
    Enclosure(
      name: ".diamond", outline: "s1 M0 -49 L49 0 L0 49 L-49 0 Z",
      area: "f1 M-5 -50 Q0 -55 5 -50 L50 -5 Q55 0 50 5 L5 50 Q0 55 -5 50 L-50 5 Q-55 0 -50 -5 Z", scale: 0.46),
    Enclosure(
      name: ".octagon",
      outline: "s1 M-18.5 -44.5 L18.5 -44.5 L44.5 -18.5 L44.5 18.5 L18.5 44.5 L-18.5 44.5 "
        + "L-44.5 18.5 L-44.5 -18.5 Z",
      area: "f1 M-19 -48.8 L19 -48.8 L48.8 -19 L48.8 19 L19 48.8 L-19 48.8 L-48.8 19 L-48.8 -19 Z"),
    Enclosure(
      name: ".hexagon", outline: "s1 M0 -49 L42.5 -24.5 L42.5 24.5 L0 49 L-42.5 24.5 L-42.5 -24.5 Z",
      area: "f1 M0 -53.8 L46.6 -26.9 L46.6 26.9 L0 53.8 L-46.6 26.9 L-46.6 -26.9 Z"),
    Enclosure(name: ".seal", outline: "s1 B 0 0 47 42 12", area: "f1 B 0 0 51 46 12", scale: 0.5),
    Enclosure(
      name: ".shield",
      outline:
        "s1 M0 -47 C12 -40 26 -36 39 -34 L39 -2 C39 24 20 38 0 47 C-20 38 -39 24 -39 -2 L-39 -34 C-26 -36 -12 "
        + "-40 0 -47 Z",
      area:
        "f1 M0 -52 C14 -44 29 -40 43 -38 L43 -2 C43 27 22 42 0 51.5 C-22 42 -43 27 -43 -2 L-43 -38 C-29 -40 -14 "
        + "-44 0 -52 Z", scale: 0.48),
    Enclosure(name: ".capsule", outline: "s1 R -53 -29 106 58 29", area: "f1 R -57 -33 114 66 33", scale: 0.5),
  ]

  /// Composes enclosed symbols: "heart.circle", "a.circle.fill", "plus.square".
  static func enclosed(_ name: String, depth: Int) -> SymbolArt? {
    let isFilled = name.hasSuffix(".fill")
    let plain = isFilled ? String(name.dropLast(5)) : name
    guard let shape = enclosures.filter({ plain.hasSuffix($0.name) }).max(by: { $0.name.count < $1.name.count })
    else { return nil }
    let base = String(plain.dropLast(shape.name.count))
    guard let content = content(base, shape, depth) else { return nil }
    return isFilled
      ? SymbolArt(shape.area) + content.untoned.asCut.inLayer(0) : SymbolArt(shape.outline) + content.inLayer(0)
  }

  private static func content(_ base: String, _ shape: Enclosure, _ depth: Int) -> SymbolArt? {
    if isLetterOrNumber(base) {
      let size: CGFloat = base.count == 1 ? 56 : 45
      return SymbolArt("t! \(base.uppercased()) 0 \(shape.middle) \(size * shape.scale / 0.55)")
    }
    let scale = CGAffineTransform(translationX: 0, y: shape.middle).scaledBy(x: shape.scale, y: shape.scale)
    if isArea(base), let area = SymbolCatalog.drawn(base + ".fill", depth: depth + 1) { return area.placed(scale) }
    guard let art = SymbolCatalog.drawn(base, depth: depth + 1) else { return nil }
    // Letters are as heavy as the lines around them.
    let parts = art.steps.map { step in
      var step = step
      if let text = step.text {
        step.text = SymbolText(string: text.string, isStrong: true, size: text.size, transform: text.transform)
      }
      return step
    }
    return SymbolArt(steps: parts).placed(scale, lineWidth: 0.9)
  }

  static func isLetterOrNumber(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII else { return false }
    if text.count == 1 { return first.isLowercase || first.isNumber }
    return text.count == 2 && text.allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// Returns whether a symbol is drawn filled in a shape: a heart is, a magnifying glass is not.
  private static func isArea(_ name: String) -> Bool {
    let lines: Set<String> = [
      "magnifyingglass", "at", "globe", "circle", "square", "network", "nosign", "key", "terminal", "clock",
      "timer",
      "triangle", "rectangle", "capsule", "paintpalette", "cube", "photo", "gearshape", "gear", "wrench", "command",
      "calendar", "link", "paperclip", "scissors", "car", "list.bullet", "escape", "tray", "viewfinder", "sun.max",
    ]
    let name = SymbolTable.aliases[name] ?? name
    guard !lines.contains(name), let text = SymbolTable.drawings[name] else { return false }
    if SymbolTable.drawings[name + ".fill"] != nil { return true }
    return isClosed(text.prefix { $0 != ";" })
  }

  /// Returns whether the first line of a drawing encloses an area.
  private static func isClosed(_ step: Substring) -> Bool {
    guard step.hasPrefix("s") else { return false }
    let words = step.split(separator: " ")
    guard words.count > 1 else { return false }
    return words.last == "Z" || ["O", "E", "R", "S", "B", "G", "H"].contains(words[1])
  }

  // MARK: Filled and slashed

  /// Composes variants: "bell.slash", "bell.slash.fill", "flag.fill".
  static func varied(_ name: String, depth: Int) -> SymbolArt? {
    for (suffix, isFilled) in [(".slash.fill", true), (".slash", false)] where name.hasSuffix(suffix) {
      let base = String(name.dropLast(suffix.count))
      let art = isFilled ? filled(base, depth) : SymbolCatalog.drawn(base, depth: depth + 1)
      return art.map(slashed)
    }
    guard name.hasSuffix(".fill") else { return nil }
    return filled(String(name.dropLast(5)), depth)
  }

  private static func slashed(_ art: SymbolArt) -> SymbolArt {
    art.behind + SymbolArt("h*2.7 M-37 -38 L38 37; s M-40 -41 L41 40")
  }

  /// Returns the filled variant: closed outlines become areas, from which the other steps are cut out.
  private static func filled(_ base: String, _ depth: Int) -> SymbolArt? {
    if let own = SymbolTable.drawings[base + ".fill"] {
      return SymbolArt(own) { SymbolCatalog.drawn($0, depth: depth + 1) }
    }
    guard let art = SymbolCatalog.drawn(base, depth: depth + 1), let outline = art.steps.first else { return nil }
    guard outline.kind == .stroke else { return art }
    var area = outline
    area.kind = .fill
    var steps = [outline, area]
    let box = outline.path.boundingBoxOfPath.insetBy(dx: -1, dy: -1)
    for detail in art.steps.dropFirst() {
      let ink = SymbolArt(steps: [detail]).ink(lineWidth: 0)
      steps += box.contains(ink) ? SymbolArt(steps: [detail]).asCut.steps : [detail]
    }
    return SymbolArt(steps: steps)
  }

  // MARK: Badges

  /// Composes badged symbols: "folder.badge.plus", "person.crop.circle.fill.badge.checkmark", "bell.badge".
  static func badged(_ name: String, depth: Int) -> SymbolArt? {
    var words = name.components(separatedBy: ".")
    guard let index = words.lastIndex(of: "badge"), index > 0 else { return nil }
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    var base = words[..<index].joined(separator: ".")
    if base == "text" { base = "text.alignleft" }
    if isFilled, !base.hasSuffix(".fill") { base += ".fill" }
    guard let art = SymbolCatalog.drawn(base, depth: depth + 1) else { return nil }
    let ink = art.ink(lineWidth: 8.3)
    guard index + 1 < words.count else {
      return art.behind + dot(at: CGPoint(x: ink.maxX - 8, y: ink.minY + 10))
    }
    let mark = words[(index + 1)...].joined(separator: ".")
    return badge(mark, at: CGPoint(x: ink.maxX - 10, y: ink.maxY - 11), depth).map { art.behind + $0 }
  }

  private static func dot(at point: CGPoint) -> SymbolArt {
    SymbolArt("g O 0 0 21; f@r O 0 0 14").placed(CGAffineTransform(translationX: point.x, y: point.y))
  }

  private static func badge(_ mark: String, at point: CGPoint, _ depth: Int) -> SymbolArt? {
    let place = CGAffineTransform(translationX: point.x, y: point.y)
    let signs: Set<String> = [
      "plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "ellipsis", "multiply",
    ]
    if signs.contains(mark), let sign = SymbolCatalog.drawn(mark, depth: depth + 1) {
      let cut = sign.placed(CGAffineTransform(scaleX: 0.3, y: 0.3), lineWidth: 0.6).asCut
      let tone = SymbolTone.badge(mark)
      return (SymbolArt("g O 0 0 25.5; f O 0 0 20").toned(tone) + cut.asBadgeSign(tone)).placed(place)
    }
    let art = SymbolCatalog.drawn(mark + ".fill", depth: depth + 1) ?? SymbolCatalog.drawn(mark, depth: depth + 1)
    guard let art else { return nil }
    let scale = CGAffineTransform(scaleX: 0.42, y: 0.42)
    return (SymbolArt("g O 0 0 26") + art.inLayer(0).placed(scale, lineWidth: 0.65)).placed(place)
  }
}
