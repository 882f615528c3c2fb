import Foundation

/// The name of a value function.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cavaluefunctionname>
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A rotation about the x axis, in radians.
  public static let rotateX = Self(rawValue: "rotateX")
  /// A rotation about the y axis, in radians.
  public static let rotateY = Self(rawValue: "rotateY")
  /// A rotation about the z axis, in radians.
  public static let rotateZ = Self(rawValue: "rotateZ")
  /// A scale along all axes, by an array of three numbers.
  public static let scale = Self(rawValue: "scale")
  /// A scale along the x axis.
  public static let scaleX = Self(rawValue: "scaleX")
  /// A scale along the y axis.
  public static let scaleY = Self(rawValue: "scaleY")
  /// A scale along the z axis.
  public static let scaleZ = Self(rawValue: "scaleZ")
  /// A translation along all axes, by an array of three numbers in points.
  public static let translate = Self(rawValue: "translate")
  /// A translation along the x axis, in points.
  public static let translateX = Self(rawValue: "translateX")
  /// A translation along the y axis, in points.
  public static let translateY = Self(rawValue: "translateY")
  /// A translation along the z axis, in points.
  public static let translateZ = Self(rawValue: "translateZ")

  static let all: Set<CAValueFunctionName> = [
    rotateX, rotateY, rotateZ, scale, scaleX, scaleY, scaleZ, translate, translateX, translateY, translateZ,
  ]
}

/// A function that converts animated numbers to transforms.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cavaluefunction>
open class CAValueFunction: NSObject, NSSecureCoding {
  /// The name of the function.
  open var name: CAValueFunctionName { known }
  private let known: CAValueFunctionName

  /// Creates the function with a name; returns nil if there is no such function.
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
