import CoreGraphics

/// The geometry of a wheel's rows: they lie on a cylinder that is seen from the front
/// (`facts/geometry.md#picker-view`).
struct PickerCylinder: Equatable {
  let height: CGFloat
  let rowHeight: CGFloat
  /// The angle between two rows, as seen from the axis, in radians.
  let angle: CGFloat
  let radius: CGFloat

  init(height: CGFloat, rowHeight: CGFloat) {
    self.height = height.isFinite ? max(0, height) : 0
    self.rowHeight = PickerCylinder.usable(rowHeight)
    let table = self.height + 75
    angle = 2 * .pi / max(4, (2 * table / self.rowHeight).rounded(.up))
    radius = 0.334225372 * table
  }

  /// A height that a row can have.
  static func usable(_ rowHeight: CGFloat) -> CGFloat {
    rowHeight.isFinite && rowHeight > 0 ? min(max(rowHeight, 4), 1000) : standardRowHeight
  }
  static let standardRowHeight: CGFloat = 32

  /// The distance in rows from the middle one at which the cylinder turns away.
  var reach: CGFloat { .pi / 2 / angle }

  /// Returns the offset below the middle, in points, of the centre of a row that is `distance` rows after the
  /// middle one.
  func shift(_ distance: CGFloat) -> CGFloat { radius * sin(distance * angle) }
  /// Returns the factor by which the row's height is foreshortened at that distance in rows.
  func scale(_ distance: CGFloat) -> CGFloat { max(0, cos(distance * angle)) }

  /// Returns the distance in rows from the middle of the row that shows that many points below the middle.
  func distance(at shift: CGFloat) -> CGFloat {
    guard radius > 0 else { return 0 }
    return asin(min(max(shift / radius, -1), 1)) / angle
  }
}
