/// The share of an iPad's screen that the app's window covers. The other app is not shown.
package enum WindowShare: String, CaseIterable, Sendable {
  case full, half, third
  case twoThirds = "two-thirds"
  case slideOver = "slide-over"

  /// The bar between two apps, in points.
  private static let divider = 10.0

  /// Returns the width of the app's window in points (facts/devices.md#multitasking).
  ///
  /// - Parameters:
  ///   - width: the width of the screen in its current orientation.
  ///   - height: the height of the screen in its current orientation.
  package func width(of width: Double, height: Double) -> Double {
    let isRoomy = width > height ? width >= 1130 : width >= 1000
    let narrow = isRoomy ? 375.0 : 320
    switch self {
    case .full: return width
    case .half: return (width - Self.divider) / 2
    case .third, .slideOver: return min(narrow, width)
    case .twoThirds: return max(narrow, width - narrow - Self.divider)
    }
  }

  /// The least width of a window with the regular horizontal size class. Two thirds of a 12.9-inch screen in
  /// portrait, 639 points, are compact.
  package static let regularWidth = 650.0
}
