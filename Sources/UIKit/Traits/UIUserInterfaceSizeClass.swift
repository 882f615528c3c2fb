import Foundation

/// The amount of space along an axis of the interface.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The trait is not specified.
  case unspecified = 0
  /// Little room, as across a phone in portrait.
  case compact = 1
  /// Much space, as in both directions on an iPad that shows one app.
  case regular = 2
}
