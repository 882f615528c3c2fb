import Foundation

// The C names of the geometry functions, which Apple's modules still declare for Swift.

/// The point (0, 0), as `CGPoint.zero`.
public let CGPointZero = CGPoint.zero
/// The size with width and height 0, as `CGSize.zero`.
public let CGSizeZero = CGSize.zero
/// The rectangle of size 0 at (0, 0), as `CGRect.zero`.
public let CGRectZero = CGRect.zero
/// The rectangle that contains no point, as `CGRect.null`: the intersection of disjoint rectangles.
public let CGRectNull = CGRect.null
/// The rectangle that contains every point, as `CGRect.infinite`.
public let CGRectInfinite = CGRect.infinite
/// The identity transform, as `CGAffineTransform.identity`.
public let CGAffineTransformIdentity = CGAffineTransform.identity

/// Creates a point, as `CGPoint(x:y:)`.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Creates a size, as `CGSize(width:height:)`.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
/// Creates a vector, as `CGVector(dx:dy:)`.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
/// Creates a rectangle, as `CGRect(x:y:width:height:)`.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Returns the smallest x coordinate, even if the width is negative.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// Returns the x coordinate of the rectangle's center.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// Returns the largest x coordinate, even if the width is negative.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// Returns the smallest y coordinate, even if the height is negative.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// Returns the y coordinate of the rectangle's center.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// Returns the largest y coordinate, even if the height is negative.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// Returns the absolute value of the rectangle's width.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// Returns the absolute value of the rectangle's height.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
/// Returns whether two points are equal, as `==`.
public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }
/// Returns whether two sizes are equal, as `==`.
public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
/// Returns whether two rectangles are equal, as `==`.
public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }
/// Returns the same area with a positive width and height, as `CGRect.standardized`.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
/// Returns whether the rectangle has no area: its width or height is 0, or it is null.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Returns whether the rectangle is `CGRectNull`. A rectangle of size 0 is not null.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Returns whether the rectangle is `CGRectInfinite`.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
/// Returns the rectangle with its edges moved inwards, as `insetBy(dx:dy:)`; negative distances move them outwards.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
/// Returns the smallest rectangle with integer coordinates that contains this one, as `CGRect.integral`.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// Returns the smallest rectangle that contains both rectangles, as `union(_:)`.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
/// Returns the intersection of two rectangles, as `intersection(_:)`; `CGRectNull` if they are disjoint.
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }
/// Returns the rectangle translated by two distances, as `offsetBy(dx:dy:)`.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
/// Returns whether the rectangle contains the point. Points on the right and bottom edges are outside.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Returns whether the first rectangle contains the second one, including common edges.
public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }
/// Returns whether the rectangles intersect, as `intersects(_:)`.
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.intersects(rect2) }

/// Returns the point as a dictionary with the keys "X" and "Y".
public func CGPointCreateDictionaryRepresentation(_ point: CGPoint) -> CFDictionary {
  point.dictionaryRepresentation
}
/// Returns the size as a dictionary with the keys "Width" and "Height".
public func CGSizeCreateDictionaryRepresentation(_ size: CGSize) -> CFDictionary { size.dictionaryRepresentation }
/// Returns the rectangle as a dictionary with the keys "X", "Y", "Width" and "Height".
public func CGRectCreateDictionaryRepresentation(_ rect: CGRect) -> CFDictionary { rect.dictionaryRepresentation }

/// Reads a point from a dictionary. Returns false, and leaves `point` unchanged, if the dictionary does not contain
/// one.
public func CGPointMakeWithDictionaryRepresentation(
  _ dict: CFDictionary, _ point: UnsafeMutablePointer<CGPoint>
) -> Bool {
  guard let made = CGPoint(dictionaryRepresentation: dict) else { return false }
  point.pointee = made
  return true
}

/// Reads a size from a dictionary. Returns false, and leaves `size` unchanged, if the dictionary does not contain
/// one.
public func CGSizeMakeWithDictionaryRepresentation(
  _ dict: CFDictionary, _ size: UnsafeMutablePointer<CGSize>
) -> Bool {
  guard let made = CGSize(dictionaryRepresentation: dict) else { return false }
  size.pointee = made
  return true
}

/// Reads a rectangle from a dictionary. Returns false, and leaves `rect` unchanged, if the dictionary does not
/// contain one.
public func CGRectMakeWithDictionaryRepresentation(
  _ dict: CFDictionary, _ rect: UnsafeMutablePointer<CGRect>
) -> Bool {
  guard let made = CGRect(dictionaryRepresentation: dict) else { return false }
  rect.pointee = made
  return true
}

/// Creates the transform that maps (x, y) to (ax + cy + tx, bx + dy + ty).
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}
/// Creates a translation, as `CGAffineTransform(translationX:y:)`.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}
/// Creates a transform that scales, as `CGAffineTransform(scaleX:y:)`.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}
/// Creates a rotation by an angle in radians, from the x axis toward the y axis: clockwise in a view.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}
/// Returns whether the transform is the identity.
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }
/// Returns the transform that translates first and then applies `t`, as `translatedBy(x:y:)`.
public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  t.translatedBy(x: tx, y: ty)
}
/// Returns the transform that scales first and then applies `t`, as `scaledBy(x:y:)`.
public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  t.scaledBy(x: sx, y: sy)
}
/// Returns the transform that rotates first, by an angle in radians, and then applies `t`, as `rotated(by:)`.
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
  t.rotated(by: angle)
}
/// Returns the inverse of the transform; the transform itself if it has no inverse, as with a scale of 0.
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }
/// Returns the transform that applies `t1` first and then `t2`, as `concatenating(_:)`.
public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform {
  t1.concatenating(t2)
}
/// Returns whether two transforms are equal, as `==`.
public func CGAffineTransformEqualToTransform(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> Bool { t1 == t2 }
/// Returns the transformed point, as `applying(_:)`.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint { point.applying(t) }
/// Returns the size transformed as a vector, without the translation. It can become negative.
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize { size.applying(t) }
/// Returns the bounding box of the transformed rectangle, as `applying(_:)`.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect { rect.applying(t) }
