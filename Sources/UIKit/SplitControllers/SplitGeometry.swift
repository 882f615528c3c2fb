import CoreGraphics

/// The frames of the columns of a split view, in its bounds (`facts/navigation.md#split-frames`).
struct SplitGeometry {
  typealias Column = UISplitViewController.Column
  typealias DisplayMode = UISplitViewController.DisplayMode

  var size: CGSize
  var hasSupplementary: Bool
  var primaryWidth: CGFloat
  var supplementaryWidth: CGFloat
  /// The gap between columns that are beside each other, in points: one pixel.
  var gutter: CGFloat
  /// Whether the primary column is at the right.
  var isMirrored: Bool

  /// Returns the frames in a mode; those of hidden columns are beyond their edge.
  func frames(in mode: DisplayMode) -> [Column: CGRect] {
    var (primary, supplementary, secondary) = (-(primaryWidth + gutter), -(supplementaryWidth + gutter), CGFloat(0))
    var width = size.width
    let count = min(mode.columnCount, hasSupplementary ? 2 : 1)
    var taken: CGFloat = 0
    if count == 2 || count == 1 && !hasSupplementary {
      primary = 0
      taken = primaryWidth + gutter
    }
    if count > 0, hasSupplementary {
      supplementary = taken
      taken += supplementaryWidth + gutter
    }
    switch mode {
    case .oneBesideSecondary, .twoBesideSecondary:
      secondary = taken
      width -= taken
    case .twoDisplaceSecondary where hasSupplementary:
      secondary = taken
      width -= supplementaryWidth + gutter
    case .twoDisplaceSecondary:
      secondary = taken
      width -= taken
    default: break
    }
    var frames: [Column: CGRect] = [
      .primary: frame(primary, primaryWidth), .secondary: frame(secondary, max(0, width)),
    ]
    if hasSupplementary { frames[.supplementary] = frame(supplementary, supplementaryWidth) }
    return frames
  }

  /// Returns the frame of a column that begins at a distance from the primary edge.
  private func frame(_ start: CGFloat, _ width: CGFloat) -> CGRect {
    CGRect(x: isMirrored ? size.width - start - width : start, y: 0, width: width, height: size.height)
  }
}

/// The widths that an app requests; `automaticDimension` for the split view controller's choice.
struct SplitWidth {
  var preferred = UISplitViewController.automaticDimension
  var fraction = UISplitViewController.automaticDimension
  var minimum = UISplitViewController.automaticDimension
  var maximum = UISplitViewController.automaticDimension

  /// Returns the width of a column for the width of the view, in points, rounded to whole pixels.
  /// - Parameter standard: the column's width if the app has set none; in narrow views at most four tenths of the
  ///   view's width are used.
  func width(in total: CGFloat, standard: CGFloat, scale: CGFloat) -> CGFloat {
    func given(_ value: CGFloat) -> CGFloat? { value.isFinite && value >= 0 ? value : nil }
    var width = given(preferred) ?? given(fraction).map { $0 * total } ?? min(standard, 0.4 * total)
    if let maximum = given(maximum) { width = min(width, maximum) }
    if let minimum = given(minimum) { width = max(width, minimum) }
    return (min(width, total) * scale).rounded() / scale
  }
}
