import CoreGraphics

/// The geometry of a wheel's rows, which are on a cylinder viewed from the front (`facts/geometry.md#picker-view`).
struct PickerCylinder: Equatable {
  let height: CGFloat
  let rowHeight: CGFloat
  /// The angle between two rows, measured at the axis, in radians.
  let angle: CGFloat
  let radius: CGFloat

  init(height: CGFloat, rowHeight: CGFloat) {
    self.height = height.isFinite ? max(0, height) : 0
    self.rowHeight = PickerCylinder.usable(rowHeight)
    let table = self.height + 75
    angle = 2 * .pi / max(4, (2 * table / self.rowHeight).rounded(.up))
    radius = 0.334225372 * table
  }

  /// Returns the nearest valid height of a row; the standard height if it is not a positive number.
  static func usable(_ rowHeight: CGFloat) -> CGFloat {
    rowHeight.isFinite && rowHeight > 0 ? min(max(rowHeight, 4), 1000) : standardRowHeight
  }
  static let standardRowHeight: CGFloat = 32

  /// The distance from the selected row, in rows, at which the cylinder's surface is edge-on.
  var reach: CGFloat { .pi / 2 / angle }

  /// Returns the vertical offset, in points, from the wheel's center to the center of a row that is `distance` rows
  /// after the selected one.
  func shift(_ distance: CGFloat) -> CGFloat { radius * sin(distance * angle) }
  /// Returns the factor by which the row's height is foreshortened at that distance in rows.
  func scale(_ distance: CGFloat) -> CGFloat { max(0, cos(distance * angle)) }

  /// Returns the distance from the selected row, in rows, of the row at a vertical offset in points from the
  /// wheel's center.
  func distance(at shift: CGFloat) -> CGFloat {
    guard radius > 0 else { return 0 }
    return asin(min(max(shift / radius, -1), 1)) / angle
  }
}
