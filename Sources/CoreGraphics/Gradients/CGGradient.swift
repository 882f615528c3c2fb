import Foundation

/// The options that extend a gradient's first and last color beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Extends the first color beyond the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// Extends the last color beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// A gradient: colors at locations from 0 to 1, with interpolation between them.
///
/// ```swift
/// let gradient = CGGradient(
///   colorsSpace: CGColorSpaceCreateDeviceRGB(),
///   colors: [UIColor.white.cgColor, UIColor.black.cgColor] as CFArray, locations: [0, 1])
/// ```
///
/// Draw it with `drawLinearGradient(_:start:end:options:)` or `drawRadialGradient` of a context.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coregraphics/cggradient>
public final class CGGradient: Hashable, Sendable {
  package struct Stop: Sendable {
    package var location: CGFloat
    package var color: CGColor
  }

  /// The color stops, in ascending order of their locations.
  package let stops: [Stop]

  init?(colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      let location = locations.map { index < $0.count ? $0[index] : 1 } ?? CGFloat(index) / last
      return Stop(location: location.isNaN ? 0 : min(max(location, 0), 1), color: color)
    }
    // The sort has to be stable, because two stops at the same location form a hard edge.
    self.stops = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }

  /// Creates a gradient from `count` colors of the space, each with alpha. Without locations, the colors are
  /// distributed evenly.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0, space.supportsOutput else { return nil }
    let size = space.numberOfComponents + 1
    let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * size) }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
    self.init(colors: colors, locations: places)
  }

  /// Creates a gradient from an array of `CGColor`, which are interpolated in `space` if it is not nil.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let all = colors.compactMap { $0 as? CGColor }
    guard all.count == colors.count else { return nil }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: all.count)) }
    self.init(
      colors: all.map { color in
        space.flatMap { color.converted(to: $0, intent: .defaultIntent, options: nil) } ?? color
      }, locations: places)
  }

  /// The Core Foundation type identifier of gradients.
  public class var typeID: CFTypeID { 0x4347 }
  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
