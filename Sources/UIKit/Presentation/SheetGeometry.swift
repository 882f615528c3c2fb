import CoreGraphics

/// The frames of a sheet in its container, in points, for each of its heights.
struct SheetGeometry {
  enum Kind {
    /// Covers everything, in a compact height; no detents, no round corners.
    case fullScreen
    /// Attached to the bottom edge, over the whole width or a fraction of it.
    case edge
    /// Centered, on a pad.
    case floating
  }

  let kind: Kind
  /// The frame of the largest sheet.
  let largest: CGRect
  /// The bottom of the safe area, which a detent's height does not include.
  let safeBottom: CGFloat
  /// The height of the container's region that the keyboard covers.
  var keyboard: CGFloat = 0

  var maximumDetentValue: CGFloat { max(0, largest.height - safeBottom) }

  /// Returns the frame at a detent's value: an attached sheet grows by the keyboard's height, a floating one moves
  /// up.
  func frame(value: CGFloat) -> CGRect {
    switch kind {
    case .fullScreen: return largest
    case .edge:
      let height = min(largest.height, max(0, value) + max(safeBottom, keyboard))
      return CGRect(x: largest.minX, y: largest.maxY - height, width: largest.width, height: height)
    case .floating:
      let height = min(largest.height, max(0, value) + safeBottom)
      return CGRect(x: largest.minX, y: largest.midY - height / 2, width: largest.width, height: height)
    }
  }
}
