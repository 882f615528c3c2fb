import CoreGraphics
import QuartzCore

/// A row that is swiped open, with its buttons.
///
/// The cell moves as a whole; the buttons are in a view that begins at its edge and widens with the distance that
/// the cell has moved. Each button is at least 74 points wide (facts/tables.md#swipe-actions).
@MainActor final class RowSwipe {
  let cell: UIView
  var path: IndexPath
  /// Whether the buttons are at the trailing side, the right in left-to-right interfaces.
  let isTrailing: Bool
  let isOnRight: Bool
  let actions: [UIContextualAction]
  let performsFirst: Bool
  let buttons = SwipeButtonsView(frame: .zero)
  /// A view beside a card that hides the part of the cell that slides out of it.
  let curtain = UIView(frame: .zero)
  /// The frame of the cell when it is closed.
  private(set) var frame: CGRect
  /// The distance of the cell to the right of `frame`, in points.
  private(set) var offset: CGFloat = 0
  /// The offset at the start of the drag.
  var start: CGFloat = 0
  var isOpen = false
  var isClosing = false

  init(
    _ cell: UIView, at path: IndexPath, _ configuration: UISwipeActionsConfiguration, isTrailing: Bool,
    isOnRight: Bool
  ) {
    self.cell = cell
    self.path = path
    self.isTrailing = isTrailing
    self.isOnRight = isOnRight
    actions = configuration.actions
    performsFirst = configuration.performsFirstActionWithFullSwipe
    frame = cell.frame
    buttons.fill(actions, isOnRight: isOnRight)
  }

  /// The sum of the buttons' widths.
  var openWidth: CGFloat { buttons.fullWidth }
  /// The offset of the open row.
  var openOffset: CGFloat { isOnRight ? -openWidth : openWidth }

  /// Updates the views for another frame of the row.
  func place(in frame: CGRect) {
    self.frame = frame
    move(to: offset)
  }

  func move(to offset: CGFloat) {
    self.offset = offset
    cell.frame = frame.offsetBy(dx: offset, dy: 0)
    let width = abs(offset)
    buttons.frame = CGRect(
      x: isOnRight ? frame.maxX - width : frame.minX, y: frame.minY, width: width, height: frame.height)
    buttons.spread()
    let margin = frame.minX
    curtain.frame = CGRect(
      x: isOnRight ? 0 : frame.maxX, y: frame.minY, width: margin, height: frame.height)
  }

  /// Rounds those corners of the buttons that are corners of the card.
  func round(_ corners: CACornerMask, radius: CGFloat) {
    let side: CACornerMask =
      isOnRight
      ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    let shared = corners.intersection(side)
    buttons.layer.cornerRadius = shared.isEmpty ? 0 : radius
    buttons.layer.maskedCorners = shared
  }

  func removeViews() {
    buttons.removeFromSuperview()
    curtain.removeFromSuperview()
  }

  /// Moves the cell with a finger: beyond the buttons it resists, unless a full swipe performs the first action.
  func follow(_ way: CGFloat) {
    var wanted = start + way
    // The side without buttons yields a little.
    let isWrong = isOnRight ? wanted > 0 : wanted < 0
    if isWrong { wanted = isOpen ? wanted / 4 : 0 }
    let beyond = abs(wanted) - openWidth
    if !isWrong, beyond > 0, !performsFirst {
      let resisted = openWidth + beyond / 3
      wanted = isOnRight ? -resisted : resisted
    }
    move(to: wanted)
    buttons.expand(isFull(abs(wanted)))
  }

  /// Returns whether the finger went far enough to perform the first action.
  func isFull(_ width: CGFloat) -> Bool { performsFirst && width >= max(frame.width * 0.65, openWidth + 30) }
}

/// The buttons of a swiped row.
@MainActor final class SwipeButtonsView: UIView {
  private(set) var buttons: [SwipeButton] = []
  private var isOnRight = true
  private var isExpanded = false
  var tapped: ((UIContextualAction, SwipeButton) -> Void)?

  var fullWidth: CGFloat { buttons.reduce(0) { $0 + $1.ownWidth } }

  func fill(_ actions: [UIContextualAction], isOnRight: Bool) {
    self.isOnRight = isOnRight
    clipsToBounds = true
    // The first action is the outermost; the others are in front of it.
    for action in actions {
      let button = SwipeButton(action, isOnRight: isOnRight)
      button.addAction(
        UIAction { [weak self, weak button] _ in
          if let self, let button { self.tapped?(action, button) }
        }, for: .touchUpInside)
      buttons.append(button)
      addSubview(button)
    }
  }

  /// Distributes the width: each button gets its share, measured from the cell's edge.
  func spread() {
    let full = fullWidth
    guard full > 0 else { return }
    let factor = bounds.width / full
    var outer: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      var width = button.ownWidth * factor
      if isExpanded { width = index == 0 ? bounds.width : 0 }
      let x = isOnRight ? bounds.width - outer - width : outer
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      button.layoutIfNeeded()
      outer += width
    }
  }

  /// Expands the first button over the whole width, or restores it.
  func expand(_ isFull: Bool) {
    guard isFull != isExpanded else { return }
    isExpanded = isFull
    UIView.animate(withDuration: 0.2) { self.spread() }
  }
}

/// A button of a swiped row: a symbol above a title, or one of the two.
@MainActor final class SwipeButton: UIControl {
  private static let least: CGFloat = 74
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)

  /// Whether the button is to the right of the cell.
  private var isOnRight = true

  init(_ action: UIContextualAction, isOnRight: Bool) {
    super.init(frame: .zero)
    self.isOnRight = isOnRight
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.textColor = .white
    label.font = .systemFont(ofSize: action.image == nil ? 17 : 15)
    label.textAlignment = .center
    label.numberOfLines = 2
    picture.image = action.image
    picture.tintColor = .white
    picture.contentMode = .center
    addSubview(picture)
    addSubview(label)
    accessibilityLabel = action.title
    isAccessibilityElement = true
    accessibilityTraits = .button
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The button's width: at least 74 points, more for long titles without a symbol.
  var ownWidth: CGFloat {
    guard picture.image == nil else { return SwipeButton.least }
    return max(SwipeButton.least, (label.intrinsicContentSize.width + 16).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The content keeps its size and its distance from the cell when the button is wider than its own width.
    let width = ownWidth
    let area = CGRect(x: isOnRight ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    let size = picture.image?.size ?? .zero
    let text = label.sizeThatFits(CGSize(width: width - 8, height: bounds.height))
    // Beside a symbol, the title needs a row of some height.
    let showsText = picture.image == nil || bounds.height >= 91
    label.isHidden = !showsText
    let gap: CGFloat = picture.image != nil && showsText && label.text != nil ? 4 : 0
    let height = size.height + gap + (showsText ? text.height : 0)
    picture.frame = CGRect(
      x: area.midX - size.width / 2, y: area.midY - height / 2, width: size.width, height: size.height)
    // Only its position is animated: the text would stretch with its size.
    label.move(
      to: CGRect(
        x: area.minX + 4, y: area.midY - height / 2 + size.height + gap, width: width - 8, height: text.height))
  }
}
