import Foundation

/// A 3 by 3 matrix for rotating, scaling, skewing and translating points of the plane.
///
/// ```swift
/// card.transform = CGAffineTransform(rotationAngle: .pi / 8).scaledBy(x: 1.2, y: 1.2)
/// card.transform = .identity
/// let moved = CGPoint(x: 10, y: 0).applying(CGAffineTransform(translationX: 5, y: 5))
/// ```
///
/// Points are row vectors: `t1.concatenating(t2)` applies `t1` first. Angles are in radians; a positive angle
/// rotates clockwise if y grows downwards.
///
/// Apple's documentation: <https://developer.apple.com/documentation/corefoundation/cgaffinetransform>
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The coefficient of x in the transformed x, 1 in the identity.
  public var a: CGFloat
  /// The coefficient of x in the transformed y, 0 in the identity.
  public var b: CGFloat
  /// The coefficient of y in the transformed x, 0 in the identity.
  public var c: CGFloat
  /// The coefficient of y in the transformed y, 1 in the identity.
  public var d: CGFloat
  /// The horizontal translation, in points.
  public var tx: CGFloat
  /// The vertical translation, in points.
  public var ty: CGFloat

  /// The transform that maps every point to itself.
  public static var identity: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Creates a matrix of zeros, as C does; this is not the identity.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a transform that maps x to a·x + c·y + tx, and y to b·x + d·y + ty.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform that maps x to a·x + c·y + tx, and y to b·x + d·y + ty.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a translation by distances in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a transform that scales about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation by `angle` in radians: counter-clockwise if y grows upwards, clockwise if it grows
  /// downwards.
  public init(rotationAngle angle: CGFloat) {
    let sine = CGFloat(Foundation.sin(Double(angle)))
    let cosine = CGFloat(Foundation.cos(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the transform is the identity.
  public var isIdentity: Bool { self == .identity }

  /// Returns the transform that translates first and then applies the receiver.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    var t = self
    t.tx = tx * a + ty * c + self.tx
    t.ty = tx * b + ty * d + self.ty
    return t
  }

  /// Returns the transform that scales first and then applies the receiver.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
  }

  /// Returns the transform that rotates first and then applies the receiver.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the inverse transform; the transform itself if it has no inverse.
  public func inverted() -> CGAffineTransform { inverseIfAny ?? self }

  /// Returns this transform followed by another one.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }
}

extension CGAffineTransform {
  /// The inverse; nil if the matrix is singular or contains NaN.
  package var inverseIfAny: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite, tx.isFinite, ty.isFinite else { return nil }
    let inverse = CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    return inverse.isFinite ? inverse : nil
  }

  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Whether rectangles with axis-parallel sides are mapped to such rectangles.
  package var isRectilinear: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// The mean factor by which lengths are scaled: the square root of the determinant's absolute value.
  package var meanScale: CGFloat {
    let determinant = abs(a * d - b * c)
    return determinant.isFinite ? determinant.squareRoot() : 1
  }
}
