import Foundation

/// Whether content is in the window itself or on something raised above it, such as a sheet.
///
/// System background colours are lighter on the elevated level in dark appearance.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// The trait is not specified.
  case unspecified = -1
  /// The content is in the window itself.
  case base = 0
  /// The content is above the window's own, as in a sheet or popover.
  case elevated = 1
}
