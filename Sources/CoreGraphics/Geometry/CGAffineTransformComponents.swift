import Foundation

/// The components of an affine transform, in the order in which they are applied: scale, shear, rotation,
/// translation.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/corefoundation/cgaffinetransformcomponents>
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The scale factors along the axes, which are applied first.
  public var scale: CGSize
  /// The horizontal shear: the offset per unit of height.
  public var horizontalShear: CGFloat
  /// The angle of rotation in radians.
  public var rotation: CGFloat
  /// The translation.
  public var translation: CGVector

  /// Creates components. Those that are omitted have no effect. The rotation is in radians.
  public init(
    scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0,
    translation: CGVector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }

  public static func == (lhs: CGAffineTransformComponents, rhs: CGAffineTransformComponents) -> Bool {
    lhs.scale == rhs.scale && lhs.horizontalShear == rhs.horizontalShear && lhs.rotation == rhs.rotation
      && lhs.translation == rhs.translation
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(scale.width)
    hasher.combine(scale.height)
    hasher.combine(horizontalShear)
    hasher.combine(rotation)
    hasher.combine(translation)
  }
}

extension CGAffineTransform {
  /// Creates the transform that scales, shears, rotates and translates, in this order.
  public init(_ components: CGAffineTransformComponents) {
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0))
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// Returns the components of the transform. A mirrored transform has a negative scale height.
  public func decomposed() -> CGAffineTransformComponents {
    let width = (a * a + b * b).squareRoot()
    var parts = CGAffineTransformComponents(translation: CGVector(dx: tx, dy: ty))
    guard width > 0 else {
      // The x axis is degenerate, so the y axis alone determines the components.
      let height = (c * c + d * d).squareRoot()
      parts.scale = CGSize(width: 0, height: height)
      parts.rotation = height > 0 ? CGFloat(Foundation.atan2(Double(-c), Double(d))) : 0
      return parts
    }
    let cosine = a / width
    let sine = b / width
    let height = d * cosine - c * sine
    parts.rotation = CGFloat(Foundation.atan2(Double(b), Double(a)))
    parts.scale = CGSize(width: width, height: height)
    parts.horizontalShear = height == 0 ? 0 : (c * cosine + d * sine) / height
    return parts
  }
}
