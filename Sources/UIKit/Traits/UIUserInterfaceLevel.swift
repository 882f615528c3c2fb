import Foundation

/// The level of content: that of the window itself, or a level above it, such as that of a sheet.
///
/// System background colors are lighter on the elevated level in dark appearance.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// The trait is not specified.
  case unspecified = -1
  /// The content is in the window itself.
  case base = 0
  /// The content is above the window's own, as in a sheet or popover.
  case elevated = 1
}
