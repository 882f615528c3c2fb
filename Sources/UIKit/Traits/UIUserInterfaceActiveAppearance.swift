import Foundation

/// Whether the window looks active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// The trait is not specified.
  case unspecified = -1
  /// The window lies behind another that is used, and looks dimmed on a Mac.
  case inactive = 0
  /// The window is in use.
  case active = 1
}
