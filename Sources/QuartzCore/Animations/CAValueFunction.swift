import Foundation

/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cavaluefunctionname>
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A turn about the x axis, in radians.
  public static let rotateX = Self(rawValue: "rotateX")
  /// A turn about the y axis, in radians.
  public static let rotateY = Self(rawValue: "rotateY")
  /// A turn about the z axis, in radians.
  public static let rotateZ = Self(rawValue: "rotateZ")
  /// A scale on all axes, an array of three numbers.
  public static let scale = Self(rawValue: "scale")
  /// A scale on the x axis.
  public static let scaleX = Self(rawValue: "scaleX")
  /// A scale on the y axis.
  public static let scaleY = Self(rawValue: "scaleY")
  /// A scale on the z axis.
  public static let scaleZ = Self(rawValue: "scaleZ")
  /// A translation on all axes, an array of three numbers in points.
  public static let translate = Self(rawValue: "translate")
  /// A translation on the x axis, in points.
  public static let translateX = Self(rawValue: "translateX")
  /// A translation on the y axis, in points.
  public static let translateY = Self(rawValue: "translateY")
  /// A translation on the z axis, in points.
  public static let translateZ = Self(rawValue: "translateZ")

  static let all: Set<CAValueFunctionName> = [
    rotateX, rotateY, rotateZ, scale, scaleX, scaleY, scaleZ, translate, translateX, translateY, translateZ,
  ]
}

/// Computes a transform from an animated number.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cavaluefunction>
open class CAValueFunction: NSObject, NSSecureCoding {
  /// Which of the functions it is.
  open var name: CAValueFunctionName { known }
  private let known: CAValueFunctionName

  /// Creates the function of a name; nil for a name that is not among those above.
  public convenience init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.all.contains(name) else { return nil }
    self.init(known: name)
  }

  /// Creates a function without a name, which does nothing.
  public override init() { known = CAValueFunctionName(rawValue: "") }

  private init(known name: CAValueFunctionName) { self.known = name }

  public required init?(coder: NSCoder) {
    guard let raw = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
    known = CAValueFunctionName(rawValue: "\(raw)")
  }

  public static var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) { coder.encode(NSString(string: name.rawValue), forKey: "name") }
}
