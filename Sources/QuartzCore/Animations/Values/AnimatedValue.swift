import CoreGraphics
import Foundation

/// A value of an animatable property, in a form that can be interpolated with others of its kind.
package enum AnimatedValue {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  /// A color. Nil is interpolated as the other color with an alpha of 0.
  case color(CGColor?)
  case path(CGPath?)
  case list([AnimatedValue])
  /// The contents of a layer, which are interpolated by a cross-fade.
  case contents(Any?)
  /// Two contents that cross-fade, and the progress.
  case fading(from: Any?, to: Any?, CGFloat)
  /// A value that cannot be interpolated; it changes halfway.
  case object(Any?)

  /// Creates a value of the property's kind from an app's value; returns nil if that has another kind.
  init?(_ given: Any?, like kind: AnimatedValue) {
    let given = AnimatedValue.plain(given)
    switch kind {
    case .number:
      guard let number = StructureKeys.number(given) ?? (given as? Bool).map({ $0 ? 1 : 0 }) else { return nil }
      self = .number(number)
    case .point:
      guard let point = AnimatedValue.point(given) else { return nil }
      self = .point(point)
    case .size:
      if let point = given as? CGPoint {
        self = .size(CGSize(width: point.x, height: point.y))
      } else {
        guard let size = given as? CGSize else { return nil }
        self = .size(size)
      }
    case .rect:
      guard let rect = given as? CGRect else { return nil }
      self = .rect(rect)
    case .transform:
      guard let transform = AnimatedValue.transform(given) else { return nil }
      self = .transform(transform)
    case .color: self.init(color: given)
    case .path:
      guard given == nil || given is CGPath else { return nil }
      self = .path(given as? CGPath)
    case .list(let like): self.init(list: given, like: like.first)
    case .contents, .fading: self = .contents(given)
    case .object: self = .object(given)
    }
  }

  private init?(color given: Any?) {
    if given == nil {
      self = .color(nil)
    } else if let color = given as? CGColor {
      self = .color(color)
    } else {
      return nil
    }
  }

  private init?(list given: Any?, like first: AnimatedValue?) {
    guard let items = given as? [Any] else { return nil }
    let values = items.compactMap { item in
      first.map { AnimatedValue(item, like: $0) } ?? AnimatedValue(guessing: item)
    }
    guard values.count == items.count else { return nil }
    self = .list(values)
  }

  /// Creates a value whose kind is derived from the object, for properties that are not registered.
  init(guessing given: Any?) {
    let given = AnimatedValue.plain(given)
    switch given {
    case let point as CGPoint: self = .point(point)
    case let size as CGSize: self = .size(size)
    case let rect as CGRect: self = .rect(rect)
    case let transform as CATransform3D: self = .transform(transform)
    case let color as CGColor: self = .color(color)
    case let path as CGPath: self = .path(path)
    case let items as [Any] where !items.isEmpty: self = .list(items.map(AnimatedValue.init(guessing:)))
    default:
      if given is Bool {
        self = .object(given)
      } else {
        self = StructureKeys.number(given).map(Self.number) ?? .object(given)
      }
    }
  }

  /// The type encodings of boxed structures. They are read once, because Foundation on Linux never frees the C
  /// strings that it creates for `objCType`.
  private static let boxedTypes = (
    point: String(cString: NSValue(point: .zero).objCType), size: String(cString: NSValue(size: .zero).objCType),
    rect: String(cString: NSValue(rect: .zero).objCType)
  )

  /// Returns the value without an optional or `NSValue` around it.
  private static func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if value is NSNull { return nil }
    if type(of: value) is NSNumber.Type, let number = value as? NSNumber {
      // A number that is 0 or 1 would otherwise be converted to a Boolean.
      return String(cString: number.objCType) == "c" ? number.boolValue : CGFloat(number.doubleValue)
    }
    if let boxed = value as? NSValue {
      // A number of a Swift type also arrives here.
      if boxed is NSNumber { return value }
      let type = String(cString: boxed.objCType)
      if type == boxedTypes.point { return boxed.pointValue }
      if type == boxedTypes.size { return boxed.sizeValue }
      if type == boxedTypes.rect { return boxed.rectValue }
      if type == "[16d]" { return boxed.caTransform3DValue }
      return value
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { plain($0.value) }
  }

  private static func point(_ given: Any?) -> CGPoint? {
    if let size = given as? CGSize { return CGPoint(x: size.width, y: size.height) }
    return given as? CGPoint
  }

  private static func transform(_ given: Any?) -> CATransform3D? {
    if let affine = given as? CGAffineTransform { return CATransform3DMakeAffineTransform(affine) }
    return given as? CATransform3D
  }

  /// The value in the form that key-value coding uses.
  package var any: Any? {
    switch self {
    case .number(let n): return n
    case .point(let p): return p
    case .size(let s): return s
    case .rect(let r): return r
    case .transform(let t): return t
    case .color(let c): return c
    case .path(let p): return p
    case .list(let items): return items.compactMap(\.any)
    case .contents(let c): return c
    case .fading(let from, let to, let amount): return amount < 0.5 ? from : to
    case .object(let o): return o
    }
  }

  /// Whether all numbers of the value are finite.
  var isFinite: Bool {
    switch self {
    case .number(let n): return n.isFinite
    case .point(let p): return (p.x + p.y).isFinite
    case .size(let s): return (s.width + s.height).isFinite
    case .rect(let r): return (r.origin.x + r.origin.y + r.size.width + r.size.height).isFinite
    case .transform(let t): return !t.containsNaN
    case .path(let p): return p?.elements.allSatisfy(\.isFinite) ?? true
    case .list(let items): return items.allSatisfy(\.isFinite)
    case .color, .contents, .fading, .object: return true
    }
  }
}
