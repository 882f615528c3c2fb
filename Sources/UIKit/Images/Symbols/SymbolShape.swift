import CoreGraphics

/// The areas of a symbol in a weight and scale, in units of its art.
final class SymbolShape: Sendable {
  struct Part {
    let area: CGPath
    let isCut: Bool
    let layer: Int
    let isGap: Bool
    let tone: SymbolTone?
    let portion: SymbolPortion?
  }

  let parts: [Part]
  /// The ink with the margins of the image.
  let box: CGRect
  let hasCuts: Bool
  let hasTones: Bool
  let hasPortions: Bool
  let layerCount: Int

  private init(_ art: SymbolArt, lineWidth: CGFloat, weight: UIImage.SymbolWeight) {
    let art = art.resolved(weight: weight)
    parts = art.steps.map { step in
      let isLine = step.kind == .stroke || step.kind == .cutStroke
      let area =
        isLine
        ? step.path.copy(
          strokingWithWidth: lineWidth * step.width, lineCap: .round, lineJoin: .round, miterLimit: 10,
          transform: .identity) : step.path
      return Part(
        area: area, isCut: step.kind == .cutFill || step.kind == .cutStroke, layer: step.layer, isGap: step.isGap,
        tone: step.tone, portion: step.portion)
    }
    hasCuts = parts.contains(where: \.isCut)
    hasTones = parts.contains { $0.tone != nil }
    hasPortions = parts.contains { $0.portion != nil }
    layerCount = Set(parts.filter { !$0.isGap }.map(\.layer)).count
    box = art.ink(lineWidth: lineWidth).insetBy(dx: -Self.margin.width, dy: -Self.margin.height)
  }

  /// The margins around the ink, in units of the art: a circle of 17 points (ink 97.7 units) results in an image of
  /// 20.33 by 19.33 points.
  private static let margin = CGSize(width: 11, height: 8)

  private struct Key: Hashable {
    let name: String
    let weight: UIImage.SymbolWeight
    let scale: UIImage.SymbolScale
  }

  private static let known = Locked<[Key: SymbolShape]>([:])

  static func of(
    _ name: String, _ art: SymbolArt, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
  ) -> SymbolShape {
    let key = Key(name: name, weight: weight, scale: scale)
    if let hit = known.withLock({ $0[key] }) { return hit }
    // Small and large symbols are used with the same text: their lines grow less than their size.
    let shape = SymbolShape(art, lineWidth: weight.lineWidth / pow(scale.factor, 0.5), weight: weight)
    known.withLock { $0[key] = shape }
    return shape
  }
}

extension UIImage.SymbolWeight {
  /// The width of lines in units of the art, equal to the stems of San Francisco in that weight: regular lines are
  /// a twelfth of the point size.
  var lineWidth: CGFloat {
    switch self {
    case .ultraLight: 2.5
    case .thin: 4.3
    case .light: 6.4
    case .unspecified, .regular: 8.3
    case .medium: 9.7
    case .semibold: 11
    case .bold: 12.5
    case .heavy: 14.4
    case .black: 16.5
    }
  }
}

extension UIImage.SymbolScale {
  /// The size of symbols relative to that of the medium scale.
  var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .large: 1.27
    default: 1
    }
  }
}
