import CoreGraphics
import Foundation

/// A type of animatable values. Its values are convertible to and from one of the kinds of `AnimatedValue`.
protocol AnimatableValue {
  /// The usual effect of a change in a UIKit animation block.
  static var inBlocks: AnimatedProperty.BlockAnimation { get }
  var animated: AnimatedValue { get }
  /// Creates the value from an animated one; returns nil if that has another kind.
  init?(animated value: AnimatedValue)
}

extension AnimatableValue {
  static var inBlocks: AnimatedProperty.BlockAnimation { .additive }
}

extension CGFloat: AnimatableValue {
  var animated: AnimatedValue { .number(self) }
  init?(animated value: AnimatedValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
}

extension Double: AnimatableValue {
  var animated: AnimatedValue { .number(CGFloat(self)) }
  init?(animated value: AnimatedValue) {
    guard case .number(let number) = value else { return nil }
    self = Double(number)
  }
}

extension Float: AnimatableValue {
  var animated: AnimatedValue { .number(CGFloat(self)) }
  init?(animated value: AnimatedValue) {
    guard case .number(let number) = value else { return nil }
    self = Float(number)
  }
}

/// Integers, whose interpolated values are truncated.
extension Int: AnimatableValue {
  var animated: AnimatedValue { .number(CGFloat(self)) }
  init?(animated value: AnimatedValue) {
    guard case .number(let number) = value, !number.isNaN else { return nil }
    self = Int(Swift.min(Swift.max(number, -1e15), 1e15))
  }
}

/// Booleans, which change halfway through the animation.
extension Bool: AnimatableValue {
  static var inBlocks: AnimatedProperty.BlockAnimation { .immediate }
  var animated: AnimatedValue { .number(self ? 1 : 0) }
  init?(animated value: AnimatedValue) {
    guard case .number(let number) = value else { return nil }
    self = number >= 0.5
  }
}

extension CGPoint: AnimatableValue {
  var animated: AnimatedValue { .point(self) }
  init?(animated value: AnimatedValue) {
    guard case .point(let point) = value else { return nil }
    self = point
  }
}

extension CGSize: AnimatableValue {
  var animated: AnimatedValue { .size(self) }
  init?(animated value: AnimatedValue) {
    guard case .size(let size) = value else { return nil }
    self = size
  }
}

extension CGRect: AnimatableValue {
  var animated: AnimatedValue { .rect(self) }
  init?(animated value: AnimatedValue) {
    guard case .rect(let rect) = value else { return nil }
    self = rect
  }
}

extension CATransform3D: AnimatableValue {
  var animated: AnimatedValue { .transform(self) }
  init?(animated value: AnimatedValue) {
    guard case .transform(let transform) = value else { return nil }
    self = transform
  }
}
