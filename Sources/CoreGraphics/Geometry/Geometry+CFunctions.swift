import Foundation

// The functions by their C names, which Apple's modules still declare for Swift.

/// The point (0, 0), as `CGPoint.zero`.
public let CGPointZero = CGPoint.zero
/// The size of no width and height, as `CGSize.zero`.
public let CGSizeZero = CGSize.zero
/// The rectangle of no size at (0, 0), as `CGRect.zero`.
public let CGRectZero = CGRect.zero
/// The rectangle that holds no point at all, as `CGRect.null`: what an intersection of separate rectangles gives.
public let CGRectNull = CGRect.null
/// The rectangle that holds every point, as `CGRect.infinite`.
public let CGRectInfinite = CGRect.infinite
/// The transform that changes nothing, as `CGAffineTransform.identity`.
public let CGAffineTransformIdentity = CGAffineTransform.identity

/// Returns the point of two coordinates, as `CGPoint(x:y:)`.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Returns the size of a width and a height, as `CGSize(width:height:)`.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
/// Returns the vector of two components, as `CGVector(dx:dy:)`.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
/// Returns the rectangle of an origin and a size, as `CGRect(x:y:width:height:)`.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Returns the smallest x coordinate, also of a rectangle with a negative width.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// Returns the x coordinate of the rectangle's centre.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// Returns the largest x coordinate, also of a rectangle with a negative width.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// Returns the smallest y coordinate, also of a rectangle with a negative height.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// Returns the y coordinate of the rectangle's centre.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// Returns the largest y coordinate, also of a rectangle with a negative height.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// Returns the rectangle's width, which is positive also if it was given as a negative one.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// Returns the rectangle's height, which is positive also if it was given as a negative one.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
/// Returns whether both coordinates are equal, as `==`.
public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }
/// Returns whether width and height are equal, as `==`.
public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
/// Returns whether origin and size are equal, as `==`.
public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }
/// Returns the same area with a positive width and height, as `CGRect.standardized`.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
/// Returns whether the rectangle has no area: a width or height of 0, or it is null.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Returns whether the rectangle is `CGRectNull`, which holds no point; one of size 0 is not null.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Returns whether the rectangle is `CGRectInfinite`.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
/// Returns the rectangle with its edges moved inwards, as `insetBy(dx:dy:)`; negative distances move them outwards.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
/// Returns the smallest rectangle of whole numbers that holds this one, as `CGRect.integral`.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// Returns the smallest rectangle that holds both, as `union(_:)`.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
/// Returns the rectangle that both share, as `intersection(_:)`; `CGRectNull` if they share none.
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }
/// Returns the rectangle moved by two distances, as `offsetBy(dx:dy:)`.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
/// Returns whether the point is in the rectangle. Points of the edges with the largest coordinates are not.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Returns whether the second rectangle is within the first, edges included.
public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }
/// Returns whether the rectangles share an area, as `intersects(_:)`.
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.intersects(rect2) }

/// Returns the point as a dictionary with the keys "X" and "Y".
public func CGPointCreateDictionaryRepresentation(_ point: CGPoint) -> CFDictionary {
  point.dictionaryRepresentation
}
/// Returns the size as a dictionary with the keys "Width" and "Height".
public func CGSizeCreateDictionaryRepresentation(_ size: CGSize) -> CFDictionary { size.dictionaryRepresentation }
/// Returns the rectangle as a dictionary with the keys "X", "Y", "Width" and "Height".
public func CGRectCreateDictionaryRepresentation(_ rect: CGRect) -> CFDictionary { rect.dictionaryRepresentation }

/// False, with `point` as it was, when the dictionary has no point.
public func CGPointMakeWithDictionaryRepresentation(
  _ dict: CFDictionary, _ point: UnsafeMutablePointer<CGPoint>
) -> Bool {
  guard let made = CGPoint(dictionaryRepresentation: dict) else { return false }
  point.pointee = made
  return true
}

/// False, with `size` as it was, when the dictionary has no size.
public func CGSizeMakeWithDictionaryRepresentation(
  _ dict: CFDictionary, _ size: UnsafeMutablePointer<CGSize>
) -> Bool {
  guard let made = CGSize(dictionaryRepresentation: dict) else { return false }
  size.pointee = made
  return true
}

/// False, with `rect` as it was, when the dictionary has no rectangle.
public func CGRectMakeWithDictionaryRepresentation(
  _ dict: CFDictionary, _ rect: UnsafeMutablePointer<CGRect>
) -> Bool {
  guard let made = CGRect(dictionaryRepresentation: dict) else { return false }
  rect.pointee = made
  return true
}

/// Returns the transform of six numbers, which takes (x, y) to (ax + cy + tx, bx + dy + ty).
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}
/// Returns the transform that moves by two distances, as `CGAffineTransform(translationX:y:)`.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}
/// Returns the transform that multiplies coordinates by two factors, as `CGAffineTransform(scaleX:y:)`.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}
/// Returns the transform that rotates by an angle in radians, from the x axis towards the y axis: clockwise in a
/// view.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}
/// Returns whether the transform changes nothing.
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }
/// Returns the transform that moves first and then does what `t` does, as `translatedBy(x:y:)`.
public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  t.translatedBy(x: tx, y: ty)
}
/// Returns the transform that scales first and then does what `t` does, as `scaledBy(x:y:)`.
public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  t.scaledBy(x: sx, y: sy)
}
/// Returns the transform that rotates first, by radians, and then does what `t` does, as `rotated(by:)`.
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
  t.rotated(by: angle)
}
/// Returns the inverse of the transform; the transform itself if it has no inverse, as with a scale of 0.
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }
/// Returns the transform that does what `t1` does and then what `t2` does, as `concatenating(_:)`.
public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform {
  t1.concatenating(t2)
}
/// Returns whether all six numbers are equal, as `==`.
public func CGAffineTransformEqualToTransform(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> Bool { t1 == t2 }
/// Returns the position to which the transform takes the point, as `applying(_:)`.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint { point.applying(t) }
/// Returns the size as the transform changes a vector, without its translation. It may become negative.
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize { size.applying(t) }
/// Returns the smallest upright rectangle that holds the transformed corners, as `applying(_:)`.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect { rect.applying(t) }
