import Foundation

// Members of the geometry types that Apple's CoreGraphics adds and Foundation on Linux lacks.

extension CGPoint {
  /// Returns whether two points are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

  /// The point as a dictionary with the keys "X" and "Y".
  public var dictionaryRepresentation: CFDictionary { ["X": x, "Y": y] }

  /// Creates a point from a dictionary; returns nil if "X" or "Y" is missing or not a number.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = dict.cgFloat("X"), let y = dict.cgFloat("Y") else { return nil }
    self.init(x: x, y: y)
  }
}

extension CGSize {
  /// Returns whether two sizes are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

  /// The size as a dictionary with the keys "Width" and "Height".
  public var dictionaryRepresentation: CFDictionary { ["Width": width, "Height": height] }

  /// Creates a size from a dictionary; returns nil if "Width" or "Height" is missing or not a number.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let width = dict.cgFloat("Width"), let height = dict.cgFloat("Height") else { return nil }
    self.init(width: width, height: height)
  }
}

extension CGRect {
  /// Returns whether two rectangles are equal.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

  /// The rectangle as a dictionary with the keys "X", "Y", "Width" and "Height".
  public var dictionaryRepresentation: CFDictionary {
    ["X": origin.x, "Y": origin.y, "Width": size.width, "Height": size.height]
  }

  /// Creates a rectangle from a dictionary; returns nil if one of the four values is missing or not a number.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict)
    else { return nil }
    self.init(origin: origin, size: size)
  }
}

extension Dictionary where Key == AnyHashable, Value == Any {
  fileprivate func cgFloat(_ key: String) -> CGFloat? {
    switch self[key] {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default: return nil
    }
  }
}
