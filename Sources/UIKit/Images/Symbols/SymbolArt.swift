import CoreGraphics

/// The drawing of one symbol in units of 1/100 of the point size, with the center of uppercase letters at the
/// origin and y downwards.
struct SymbolArt {
  /// One step of a drawing.
  struct Step {
    enum Kind { case stroke, fill, cutStroke, cutFill }

    var kind: Kind
    var path: CGPath
    /// The layer of hierarchical and palette colors; 0 is the first.
    var layer = 0
    /// The line width relative to that of the symbol's weight.
    var width: CGFloat = 1
    /// The letters that replace the path.
    var text: SymbolText?
    /// Whether the step is a cut that only separates shapes: colors of a palette never fill it.
    var isGap = false
    /// The color in multicolor rendering; nil stands for the color of the symbol.
    var tone: SymbolTone?
    /// The share of a variable value that shows the step; nil for steps that are always visible.
    var portion: SymbolPortion?
  }

  var steps: [Step]

  init(steps: [Step]) { self.steps = steps }

  /// Reads a drawing: steps are separated by `;`. Each has a letter, optionally a digit for its layer, `*` with a
  /// factor for its line width, `@` with a letter for its color in multicolor (see `SymbolTone`), `#2/3` for the
  /// second of three steps that show a variable value, and its content. `s` strokes, `f` fills, `x` cuts an area
  /// out and `y` a line, `g` and `h` are such cuts that separate adjacent shapes; then follows a path (see
  /// `SymbolPath`). `t` draws and `z` cuts out letters: the text, its center's x and y, the font's size; `t!` draws
  /// them as heavy as lines. `u` uses another symbol: its name, its center's x and y, its scale.
  ///
  /// - Parameter other: returns the drawing of another symbol.
  init(_ text: String, other: (String) -> SymbolArt? = { _ in nil }) {
    steps = []
    for part in text.split(separator: ";") {
      var words = part.split(separator: " ").map(String.init)[...]
      guard let head = words.popFirst(), let letter = head.first else { continue }
      switch letter {
      case "t", "z":
        if let step = Self.letters(words, isCut: letter == "z", isStrong: head.contains("!")) { steps.append(step) }
      case "u":
        let numbers = words.dropFirst().compactMap(Double.init).map { CGFloat($0) }
        guard numbers.count == 3, let name = words.first, let art = other(name) else { continue }
        let (x, y, scale) = (numbers[0], numbers[1], numbers[2])
        let place = CGAffineTransform(translationX: x, y: y).scaledBy(x: scale, y: scale)
        // Lines of small shapes stay visible, in proportion to the shapes.
        let marks = SymbolMarks(head)
        steps +=
          art.placed(place, lineWidth: max(0.62, min(1, 0.4 + 0.6 * scale))).changed { marks.apply(to: &$0) }.steps
      default:
        if let step = Self.step(head, letter, words) { steps.append(step) }
      }
    }
  }

  private static func step(_ head: String, _ letter: Character, _ words: ArraySlice<String>) -> Step? {
    let kinds: [Character: Step.Kind] = [
      "s": .stroke, "f": .fill, "x": .cutFill, "y": .cutStroke, "g": .cutFill, "h": .cutStroke,
    ]
    guard let kind = kinds[letter] else { return nil }
    var step = Step(kind: kind, path: SymbolPath.read(words), isGap: letter == "g" || letter == "h")
    SymbolMarks(head).apply(to: &step)
    return step
  }

  private static func letters(_ words: ArraySlice<String>, isCut: Bool, isStrong: Bool) -> Step? {
    let numbers = words.dropFirst().compactMap(Double.init).map { CGFloat($0) }
    guard let string = words.first, numbers.count == 3 else { return nil }
    let place = CGAffineTransform(translationX: numbers[0], y: numbers[1])
    let text = SymbolText(string: string, isStrong: isStrong, size: numbers[2], transform: place)
    return Step(kind: isCut ? .cutFill : .fill, path: CGMutablePath(), text: text)
  }

  // MARK: Variants

  /// Returns the drawing transformed; lines keep their width multiplied by `lineWidth`.
  func placed(_ transform: CGAffineTransform, lineWidth: CGFloat = 1) -> SymbolArt {
    changed { step in
      var transform = transform
      step.path = step.path.copy(using: &transform) ?? step.path
      if let text = step.text { step.text?.transform = text.transform.concatenating(transform) }
      step.width *= lineWidth
    }
  }

  /// The drawing with painting and cutting exchanged.
  var asCut: SymbolArt {
    changed { step in
      switch step.kind {
      case .stroke: step.kind = .cutStroke
      case .fill: step.kind = .cutFill
      case .cutStroke: step.kind = .stroke
      case .cutFill: step.kind = .fill
      }
    }
  }

  /// Returns the drawing in a layer; cuts that separate shapes are not changed.
  func inLayer(_ layer: Int) -> SymbolArt { changed { $0.layer = $0.isGap ? layer + 1 : layer } }

  /// The drawing one layer behind, for symbols with a badge or slash, which are the first layer.
  var behind: SymbolArt { changed { $0.layer += 1 } }

  var asGaps: SymbolArt { changed { $0.isGap = true } }

  var untoned: SymbolArt { changed { $0.tone = nil } }

  /// Returns the drawing as a badge's sign, which is a hole, or white in multicolor.
  func asBadgeSign(_ tone: SymbolTone?) -> SymbolArt {
    changed {
      $0.isGap = true
      $0.tone = tone.map { _ in .white }
    }
  }

  func toned(_ tone: SymbolTone?) -> SymbolArt {
    tone.map { tone in changed { if !$0.isGap, $0.tone == nil { $0.tone = tone } } } ?? self
  }

  /// Returns the drawing with the outlines of its letters in a weight.
  func resolved(weight: UIImage.SymbolWeight) -> SymbolArt {
    changed { step in
      guard let text = step.text else { return }
      step.path = text.path(weight: weight)
      step.text = nil
    }
  }

  func changed(_ change: (inout Step) -> Void) -> SymbolArt {
    var art = self
    for index in art.steps.indices { change(&art.steps[index]) }
    return art
  }

  static func + (left: SymbolArt, right: SymbolArt) -> SymbolArt { SymbolArt(steps: left.steps + right.steps) }

  /// Returns the bounding box of the painted area with lines of this width, and letters in the regular weight.
  func ink(lineWidth: CGFloat) -> CGRect {
    var box = CGRect.null
    for step in steps {
      let path = step.text.map { $0.path(weight: .regular) } ?? step.path
      guard !path.isEmpty else { continue }
      switch step.kind {
      case .fill: box = box.union(path.boundingBoxOfPath)
      case .stroke:
        let half = lineWidth * step.width / 2
        box = box.union(path.boundingBoxOfPath.insetBy(dx: -half, dy: -half))
      default: break
      }
    }
    return box.isNull ? CGRect(x: -42, y: -42, width: 84, height: 84) : box
  }
}
