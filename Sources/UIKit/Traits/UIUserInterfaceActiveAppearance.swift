import Foundation

/// Whether the window looks active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// The trait is not specified.
  case unspecified = -1
  /// The window is behind another one that is in use; on a Mac its content is dimmed.
  case inactive = 0
  /// The window is in use.
  case active = 1
}
