import QuartzCore

/// The orientation of the interface. Landscape orientations are named after the side of the home button, so that a
/// device rotated to the left has a landscape-right interface.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiinterfaceorientation>
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright with the home button, or the bottom of the device, at the top.
  case portraitUpsideDown = 2
  /// In landscape with the home button, or the bottom of the device, at the right.
  case landscapeRight = 3
  /// In landscape with the home button, or the bottom of the device, at the left.
  case landscapeLeft = 4

  /// Whether the orientation is portrait or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is landscape left or right.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The portrait orientation.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upright with the home button, or the bottom of the device, at the top.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// In landscape with the home button, or the bottom of the device, at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// In landscape with the home button, or the bottom of the device, at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations but that with the home button at the top.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation != .unknown && rawValue & (1 << UInt(orientation.rawValue)) != 0
  }
}

/// The orientation in which the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation is not known, as before the first measurement.
  case unknown = 0
  /// Upright, with the home button, or the bottom of the device, at the bottom.
  case portrait = 1
  /// Upright, with the home button, or the bottom of the device, at the top.
  case portraitUpsideDown = 2
  /// Sideways, with the home button, or the bottom of the device, at the right.
  case landscapeLeft = 3
  /// Landscape, with the home button, or the bottom of the device, at the left.
  case landscapeRight = 4
  /// Flat, with the screen up.
  case faceUp = 5
  /// Flat, with the screen down.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is in one of the landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat, with the screen up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have the orientation: true unless the device is flat or its orientation is not known.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  /// The orientation of an upright interface on a device in this orientation: same raw value, other name.
  var interfaceOrientation: UIInterfaceOrientation? {
    isValidInterfaceOrientation ? UIInterfaceOrientation(rawValue: rawValue) : nil
  }
}

extension UIInterfaceOrientationMask {
  /// The names in Apple's messages.
  var names: String {
    let all: [(UIInterfaceOrientationMask, String)] = [
      (.portrait, "portrait"), (.landscapeLeft, "landscapeLeft"), (.landscapeRight, "landscapeRight"),
      (.portraitUpsideDown, "portraitUpsideDown"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
