import Foundation

/// Whether content is in the window itself or on something raised above it, such as a sheet.
///
/// System background colours are lighter on the elevated level in dark appearance.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}
