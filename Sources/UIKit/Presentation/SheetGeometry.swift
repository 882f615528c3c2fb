import CoreGraphics

/// The frames of a sheet in its container, in points, for each of its heights.
struct SheetGeometry {
  enum Kind {
    /// Covers everything, in a compact height; no detents, no round corners.
    case fullScreen
    /// Attached to the bottom edge, over all the width or a part of it.
    case edge
    /// Centred, on a pad.
    case floating
  }

  let kind: Kind
  /// The frame of the largest sheet.
  let largest: CGRect
  /// What a detent's height leaves out at the bottom: the safe area.
  let safeBottom: CGFloat
  /// How far the keyboard covers the container from below.
  var keyboard: CGFloat = 0

  var maximumDetentValue: CGFloat { max(0, largest.height - safeBottom) }

  /// The frame at a detent's value: an attached sheet grows by the keyboard in front of it, a floating one moves
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
