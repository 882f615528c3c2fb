import Foundation

/// The kind of device that the interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  /// The Mac idiom of Catalyst; never reported here.
  case mac = 5
  case vision = 6
}
