import CoreGraphics

/// Where the rows of a wheel are: on a cylinder that is seen from the front (`facts/geometry.md#picker-view`).
struct PickerCylinder: Equatable {
  let height: CGFloat
  let rowHeight: CGFloat
  /// Between two rows, as seen from the axis.
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

  /// How many rows from the middle one the cylinder turns away.
  var reach: CGFloat { .pi / 2 / angle }

  /// How far below the middle the centre of a row is that is `distance` rows after the one in the middle.
  func shift(_ distance: CGFloat) -> CGFloat { radius * sin(distance * angle) }
  /// What of its height the row shows there.
  func scale(_ distance: CGFloat) -> CGFloat { max(0, cos(distance * angle)) }

  /// How many rows after the middle one the row is that shows that far below the middle.
  func distance(at shift: CGFloat) -> CGFloat {
    guard radius > 0 else { return 0 }
    return asin(min(max(shift / radius, -1), 1)) / angle
  }
}
