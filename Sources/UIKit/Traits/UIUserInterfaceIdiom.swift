import Foundation

/// The kind of device that the interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The trait is not specified.
  case unspecified = -1
  /// An iPhone or iPod touch.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV; never reported.
  case tv = 2
  /// The screen of a car; never reported.
  case carPlay = 3
  /// The Mac idiom of Catalyst; never reported.
  case mac = 5
  /// An Apple Vision Pro; never reported.
  case vision = 6
}
