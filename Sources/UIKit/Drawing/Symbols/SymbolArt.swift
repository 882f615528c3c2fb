import CoreGraphics

/// The drawing of one symbol in units of 1/100 of the point size, the middle of the capital letters at the origin,
/// y downwards.
struct SymbolArt {
  /// One step of a drawing.
  struct Step {
    enum Kind { case stroke, fill, cutStroke, cutFill }

    var kind: Kind
    var path: CGPath
    /// 0 is the first layer of hierarchical and palette colours.
    var layer = 0
    /// Line width against that of the weight.
    var width: CGFloat = 1
  }

  var steps: [Step]

  /// Reads a drawing: steps are parted by `;`, each a letter (s stroke, f fill, x cut out, y cut out a line),
  /// maybe a digit for its layer, and a path:
  /// `M` and `L` x y, `Q` and `C` with controls, `Z`; `O` x y radius; `E` x y rx ry; `R` x y width height corner;
  /// `A` x y radius from to in degrees clockwise; `S` x y outer inner points (a star); `G` the same (a gear);
  /// `T` x y inner outer count (rays).
  init(_ text: String) {
    steps = text.split(separator: ";").compactMap { Self.step(String($0)) }
  }

  init(steps: [Step]) { self.steps = steps }

  private static func step(_ text: String) -> Step? {
    var words = text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)[...]
    guard let head = words.popFirst(), let letter = head.first else { return nil }
    let kinds: [Character: Step.Kind] = ["s": .stroke, "f": .fill, "x": .cutFill, "y": .cutStroke]
    guard let kind = kinds[letter] else { return nil }
    var step = Step(kind: kind, path: SymbolPath.read(words))
    if let digit = head.dropFirst().first?.wholeNumberValue { step.layer = digit }
    return step
  }

  /// The drawing moved and scaled; lines keep their width times `lineWidth`.
  func placed(_ transform: CGAffineTransform, lineWidth: CGFloat = 1) -> SymbolArt {
    SymbolArt(
      steps: steps.map { step in
        var step = step
        var transform = transform
        step.path = step.path.copy(using: &transform) ?? step.path
        step.width *= lineWidth
        return step
      })
  }

  /// Everything that paints cuts instead.
  var asCut: SymbolArt {
    SymbolArt(
      steps: steps.map { step in
        var step = step
        switch step.kind {
        case .stroke: step.kind = .cutStroke
        case .fill: step.kind = .cutFill
        default: break
        }
        return step
      })
  }

  func inLayer(_ layer: Int) -> SymbolArt {
    SymbolArt(
      steps: steps.map { step in
        var step = step
        step.layer = layer
        return step
      })
  }

  static func + (left: SymbolArt, right: SymbolArt) -> SymbolArt { SymbolArt(steps: left.steps + right.steps) }

  /// What is painted, for lines of this width: as high above the origin as below.
  func bounds(lineWidth: CGFloat) -> CGRect {
    var box = CGRect.null
    for step in steps {
      switch step.kind {
      case .fill: box = box.union(step.path.boundingBoxOfPath)
      case .stroke:
        let half = lineWidth * step.width / 2
        box = box.union(step.path.boundingBoxOfPath.insetBy(dx: -half, dy: -half))
      default: break
      }
    }
    guard !box.isNull else { return CGRect(x: -50, y: -50, width: 100, height: 100) }
    let margin: CGFloat = 3
    let reach = max(-box.minY, box.maxY) + margin
    return CGRect(x: box.minX - margin, y: -reach, width: box.width + 2 * margin, height: 2 * reach)
  }
}
