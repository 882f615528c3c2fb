import Foundation

/// Whether the window looks active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// No value: the trait is left open.
  case unspecified = -1
  /// The window lies behind another that is used, and looks dimmed on a Mac.
  case inactive = 0
  /// The window is in use.
  case active = 1
}
