import CoreGraphics

/// A 4 by 4 matrix, row vectors from the left.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/catransform3d>
public struct CATransform3D: Sendable {
  public var m11: CGFloat = 0, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 0, m23: CGFloat = 0, m24: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 0, m34: CGFloat = 0
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 0
  public init() {}
}

public let CATransform3DIdentity: CATransform3D = {
  var t = CATransform3D()
  t.m11 = 1
  t.m22 = 1
  t.m33 = 1
  t.m44 = 1
  return t
}()
