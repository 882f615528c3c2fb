import Foundation

// What Apple's CoreGraphics adds to the geometry types and Foundation on Linux lacks.

extension CGPoint {
  /// Returns whether both points are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

  /// Keys X and Y, as in property lists and window state.
  public var dictionaryRepresentation: CFDictionary { ["X": x, "Y": y] }

  /// Reads a point from a dictionary; nil when X or Y is missing or not a number.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = dict.cgFloat("X"), let y = dict.cgFloat("Y") else { return nil }
    self.init(x: x, y: y)
  }
}

extension CGSize {
  /// Returns whether both sizes are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

  /// Keys Width and Height.
  public var dictionaryRepresentation: CFDictionary { ["Width": width, "Height": height] }

  /// Reads a size from a dictionary; nil when Width or Height is missing or not a number.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let width = dict.cgFloat("Width"), let height = dict.cgFloat("Height") else { return nil }
    self.init(width: width, height: height)
  }
}

extension CGRect {
  /// Returns whether both rectangles are the same.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

  /// Keys X, Y, Width and Height.
  public var dictionaryRepresentation: CFDictionary {
    ["X": origin.x, "Y": origin.y, "Width": size.width, "Height": size.height]
  }

  /// Reads a rectangle from a dictionary; nil when one of the four values is missing or not a number.
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
