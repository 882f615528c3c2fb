import QuartzCore

/// The sheet in which the user chooses the items of a tab bar: a grid of all items, which can be dragged onto the
/// bar.
@MainActor final class TabBarCustomizing {
  let all: [UITabBarItem]
  let before: [UITabBarItem]
  let sheet: TabBarCustomizingSheet

  init(_ bar: UITabBar, _ items: [UITabBarItem]) {
    all = items
    before = bar.items ?? []
    sheet = TabBarCustomizingSheet(bar, items)
  }
}

extension UITabBar {
  func startCustomizing(_ items: [UITabBarItem]) {
    guard customizing == nil else { return }
    delegate?.tabBar(self, willBeginCustomizing: items)
    let customizing = TabBarCustomizing(self, items)
    self.customizing = customizing
    if let parent = manager?.viewIfLoaded ?? superview {
      let sheet = customizing.sheet
      sheet.frame = parent.bounds
      sheet.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.insertSubview(sheet, belowSubview: self)
      sheet.slide(in: true)
    }
    delegate?.tabBar(self, didBeginCustomizing: items)
  }

  /// Closes the panel for rearranging items.
  ///
  /// - Returns: whether the items have changed.
  func stopCustomizing(animated: Bool) -> Bool {
    guard let customizing else { return false }
    let now = items ?? []
    let changed = now.count != customizing.before.count || zip(now, customizing.before).contains { $0 !== $1 }
    delegate?.tabBar(self, willEndCustomizing: now, changed: changed)
    self.customizing = nil
    if animated { customizing.sheet.slide(in: false) } else { customizing.sheet.removeFromSuperview() }
    delegate?.tabBar(self, didEndCustomizing: now, changed: changed)
    manager?.customizingEnded(now, changed: changed)
    return changed
  }

  /// Replaces the item at an index; an item that is in the bar already is exchanged with that item.
  func put(_ item: UITabBarItem, at index: Int) {
    var list = items ?? []
    guard list.indices.contains(index), list[index] !== item else { return }
    if let other = list.firstIndex(where: { $0 === item }) {
      list.swapAt(other, index)
    } else {
      list[index] = item
    }
    let selected = selectedItem
    show(list, animated: false)
    if let selected, list.contains(where: { $0 === selected }) { select(selected) }
    layoutIfNeeded()
  }
}

extension UITabBarController {
  /// Called by the Edit button of the More list.
  func customize() {
    let movable = (customizableViewControllers ?? []).filter { child in controllers.contains { $0 === child } }
    guard !movable.isEmpty else { return }
    delegate?.tabBarController(self, willBeginCustomizing: movable)
    tabBar.startCustomizing(movable.compactMap(\.tabBarItem))
  }

  /// Orders the children like the items of the bar, followed by those that are no longer in the bar.
  func customizingEnded(_ items: [UITabBarItem], changed: Bool) {
    let shown = items.compactMap { item in controllers.first { $0.tabBarItem === item } }
    let others = controllers.filter { child in !shown.contains { $0 === child } }
    let new = shown + others
    delegate?.tabBarController(self, willEndCustomizing: new, changed: changed)
    if changed {
      controllers = new
      itemsMayHaveChanged()
    }
    delegate?.tabBarController(self, didEndCustomizing: new, changed: changed)
  }
}

/// The sheet: a bar with a title and "Done", and the items in rows of four.
final class TabBarCustomizingSheet: UIView, UINavigationBarDelegate {
  private weak var bar: UITabBar?
  private let head = UINavigationBar()
  private let cells: [TabBarCustomizingCell]

  init(_ bar: UITabBar, _ items: [UITabBarItem]) {
    self.bar = bar
    cells = items.map(TabBarCustomizingCell.init)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let item = UINavigationItem(title: "Configure")
    item.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak bar] _ in bar?.endCustomizing(animated: true) })
    head.delegate = self
    head.items = [item]
    addSubview(head)
    for cell in cells {
      addSubview(cell)
      cell.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: TabBarCustomizingSheet.dragAction))
    }
  }

  required init?(coder: NSCoder) { return nil }

  func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = head.sizeThatFits(bounds.size).height
    head.frame = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: height)
    let columns = max(4, (bounds.width / 110).rounded(.down))
    let width = bounds.width / columns
    for (index, cell) in cells.enumerated() where !cell.isDragged {
      let (row, column) = (CGFloat(index / Int(columns)), CGFloat(index % Int(columns)))
      cell.frame = CGRect(x: column * width, y: head.frame.maxY + 20 + row * 72, width: width, height: 56)
    }
  }

  /// Moves the sheet in from below, or out.
  func slide(in comes: Bool) {
    guard window != nil, UIView.areAnimationsEnabled else {
      if !comes { removeFromSuperview() }
      return
    }
    let away = CGAffineTransform(translationX: 0, y: bounds.height)
    if comes { UIView.performWithoutAnimation { transform = away } }
    AnimationBlock(duration: 0.5, timing: .spring(.system)).run {
      transform = comes ? .identity : away
    } completion: { _ in
      if !comes { self.removeFromSuperview() }
    }
  }

  // MARK: Dragging

  private static let dragAction: Selector = {
    MessageDispatch.register("tabBarItemDragged:", on: TabBarCustomizingSheet.self) {
      (sheet, pan: UIPanGestureRecognizer?) in
      if let pan { sheet.drag(pan) }
    }
    return Selector("tabBarItemDragged:")
  }()

  fileprivate func drag(_ pan: UIPanGestureRecognizer) {
    guard let cell = pan.view as? TabBarCustomizingCell, let bar else { return }
    switch pan.state {
    case .began, .changed:
      cell.isDragged = true
      bringSubviewToFront(cell)
      cell.center = pan.location(in: self)
    default:
      cell.isDragged = false
      let point = pan.location(in: bar)
      if pan.state == .ended, bar.bounds.contains(point),
        let index = bar.buttons.firstIndex(where: { $0.frame.minX <= point.x && point.x <= $0.frame.maxX }),
        bar.manager.map({ index < $0.visibleCount }) ?? true
      {
        bar.put(cell.item, at: index)
      }
      setNeedsLayout()
    }
  }
}

/// An item in the sheet.
final class TabBarCustomizingCell: UIView {
  let item: UITabBarItem
  var isDragged = false
  private let picture = UIImageView()
  private let label = UILabel()

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    picture.image = item.image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    picture.tintColor = .systemGray
    picture.contentMode = .center
    label.text = item.shownTitle
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(picture)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = item.accessibilityLabel ?? item.shownTitle
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: 0, y: 4, width: bounds.width, height: 30)
    label.frame = CGRect(x: 2, y: 38, width: max(0, bounds.width - 4), height: 14)
  }
}
