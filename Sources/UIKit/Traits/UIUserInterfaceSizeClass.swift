import Foundation

/// The amount of space along an axis of the interface.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No value: the trait is left open.
  case unspecified = 0
  /// Little room, as across a phone in portrait.
  case compact = 1
  /// Much room, as in both directions on an iPad that shows one app.
  case regular = 2
}
