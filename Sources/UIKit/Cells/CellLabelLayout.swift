import CoreGraphics

/// The layout of a cell's labels in a content view of a given width, from left to right.
@MainActor struct CellLabelLayout {
  struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
  }

  /// The gap between the image and the text, and the minimum gap between the texts of `value1`, in points.
  private static let imageGap: CGFloat = 16
  private static let valueGap: CGFloat = 6
  /// The width of the first text's column in `value2`, and the gap after it, in points
  /// (facts/cells.md#styles/value2-column).
  private static let column: CGFloat = 91
  private static let columnGap: CGFloat = 6
  /// The width in which narrower symbols are centered, so that the texts of rows align
  /// (facts/cells.md#images/symbol).
  private static let symbolSlot: CGFloat = 24.333
  private static let symbolText: CGFloat = 37

  private let cell: UITableViewCell
  private let left: CGFloat
  private let right: CGFloat
  private let imageSize: CGSize
  private let imageX: CGFloat

  init(_ cell: UITableViewCell, content: UIView, width: CGFloat) {
    self.cell = cell
    let margins = content.layoutMargins
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leading = isMirrored ? margins.right : margins.left
    right = width - (isMirrored ? margins.left : margins.right)
    guard let view = cell.labels.image, let image = view.image else {
      (left, imageX, imageSize) = (leading, leading, .zero)
      return
    }
    imageSize = view.sizeThatFits(.zero)
    guard image.isSymbolImage else {
      (imageX, left) = (leading, leading + imageSize.width + Self.imageGap)
      return
    }
    imageX = leading + max(0, (Self.symbolSlot - imageSize.width) / 2)
    left = max(leading + Self.symbolText, imageX + imageSize.width + Self.imageGap)
  }

  /// The leading edge of the text relative to the content view, where the separator begins, too.
  var textX: CGFloat { left }

  private var text: UILabel? { shown(cell.labels.text) }
  private var detail: UILabel? { shown(cell.labels.detail) }
  private func shown(_ label: UILabel?) -> UILabel? {
    guard let label, (label.attributedText?.length ?? 0) > 0 else { return nil }
    return label
  }

  private func size(_ label: UILabel?, width: CGFloat) -> CGSize {
    guard let label else { return .zero }
    let size = label.sizeThatFits(CGSize(width: max(0, width), height: .infinity))
    return CGSize(width: min(size.width, max(0, width)), height: size.height)
  }

  /// Returns the position of a text that is centered, rounded up to whole points
  /// (facts/cells.md#styles/value1-text-y).
  private func centred(_ height: CGFloat, _ whole: CGFloat) -> CGFloat {
    ((whole - height) / 2 - 0.001).rounded(.up)
  }

  func frames(height: CGFloat) -> Frames {
    var frames = Frames()
    // Images that are higher than the row are scaled down to it.
    let shrink = imageSize.height > height && imageSize.height > 0 ? height / imageSize.height : 1
    let shown = CGSize(width: imageSize.width * shrink, height: imageSize.height * shrink)
    frames.image = CGRect(
      x: cell.roundedToPixels(imageX), y: cell.roundedToPixels((height - shown.height) / 2), width: shown.width,
      height: shown.height)
    let left = left - (imageSize.width - shown.width)
    let room = max(0, right - left)
    switch cell.storedStyle {
    case .default: frames.text = CGRect(x: left, y: 0, width: room, height: height)
    case .subtitle: placeSubtitle(&frames, left, room, height)
    case .value1: placeValue(&frames, left, room, height)
    case .value2: placeColumn(&frames, left, height)
    }
    return frames
  }

  private func placeSubtitle(_ frames: inout Frames, _ left: CGFloat, _ room: CGFloat, _ height: CGFloat) {
    let first = size(text, width: room)
    let second = size(detail, width: room)
    guard text != nil, detail != nil else {
      frames.text = CGRect(
        x: left, y: centredToPixel(first.height, height), width: text == nil ? 0 : room, height: first.height)
      frames.detail = CGRect(
        x: left, y: centredToPixel(second.height, height), width: detail == nil ? 0 : room, height: second.height)
      return
    }
    let gap = min(subtitleGap, max(0, height - first.height - second.height - Self.subtitlePadding + subtitleGap))
    // The texts are a little above the middle (facts/cells.md#styles/subtitle-text-y).
    let rest = (height - first.height - gap - second.height) / 2
    let y = max(0, gap > 0 ? cell.roundedToPixels(rest - 0.75) : rest.rounded(.up))
    frames.text = CGRect(x: left, y: y, width: first.width, height: first.height)
    frames.detail = CGRect(x: left, y: y + first.height + gap, width: second.width, height: second.height)
  }

  /// The gap between title and subtitle in points; smaller at 2x (facts/cells.md#styles/subtitle-gap).
  private var subtitleGap: CGFloat { cell.traitCollection.displayScale >= 3 ? 3 : 1.5 }
  /// The sum of the paddings above and below, in points.
  private static let subtitlePadding: CGFloat = 19

  private func centredToPixel(_ height: CGFloat, _ whole: CGFloat) -> CGFloat {
    let scale = max(1, cell.traitCollection.displayScale)
    return (((whole - height) / 2 * scale) - 0.001).rounded(.up) / scale
  }

  private func placeValue(_ frames: inout Frames, _ left: CGFloat, _ room: CGFloat, _ height: CGFloat) {
    let first = size(text, width: room)
    guard !isStacked else {
      let second = size(detail, width: room)
      let y = max(0, centred(first.height + second.height, height))
      frames.text = CGRect(x: left, y: y, width: first.width, height: first.height)
      frames.detail = CGRect(x: left, y: y + first.height, width: second.width, height: second.height)
      return
    }
    let second = size(detail, width: room - (first.width > 0 ? first.width + Self.valueGap : 0))
    frames.text = CGRect(x: left, y: centred(first.height, height), width: first.width, height: first.height)
    frames.detail = CGRect(
      x: right - second.width, y: centred(second.height, height), width: second.width, height: second.height)
  }

  /// Whether the texts of `value1` are stacked, as they are at accessibility sizes.
  private var isStacked: Bool { cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  private func placeColumn(_ frames: inout Frames, _ left: CGFloat, _ height: CGFloat) {
    let first = size(text, width: Self.column)
    let x = left + Self.column + Self.columnGap
    let second = size(detail, width: right - x)
    frames.text = CGRect(x: left, y: centred(first.height, height), width: Self.column, height: first.height)
    if cell.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      // The text ends beside the detail in this direction, too, whatever its alignment.
      frames.text.origin.x = left + Self.column - first.width
      frames.text.size.width = first.width
    }
    frames.detail = CGRect(x: x, y: centred(second.height, height), width: second.width, height: second.height)
  }

  /// The height of a content view in which the labels have their default padding.
  var height: CGFloat {
    let room = max(0, right - left)
    let first = size(text, width: cell.storedStyle == .value2 ? Self.column : room)
    // The default row is 44 points high, with its separator (facts/cells.md#rows/plain).
    let padding: CGFloat = 22
    switch cell.storedStyle {
    case .default: return max(first.height, imageSize.height) + (first.height > 0 ? padding : 0)
    case .subtitle:
      let second = size(detail, width: room)
      guard text != nil, detail != nil else { return max(first.height, second.height) + padding }
      return max(first.height + subtitleGap + second.height + Self.subtitlePadding, imageSize.height)
    case .value1:
      let second = size(detail, width: isStacked ? room : max(0, room - first.width - Self.valueGap))
      return max(isStacked ? first.height + second.height : max(first.height, second.height), imageSize.height)
        + padding
    case .value2:
      let second = size(detail, width: max(0, right - left - Self.column - Self.columnGap))
      return max(first.height, second.height) + padding
    }
  }
}
