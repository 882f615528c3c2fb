import QuartzCore

/// The box of one menu: its material, title and rows, which scroll if they do not fit.
@MainActor final class MenuPlatter: UIView {
  private(set) var menu: UIMenu
  /// The row of the parent menu that opened this menu.
  weak var origin: MenuItemView?
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let box = UIView(frame: .zero)
  let scroll = PassingScrollView(frame: .zero)
  private(set) var items: [MenuItemView] = []
  private var lines: [(view: UIView, y: CGFloat, height: CGFloat)] = []
  private var slots: [(view: UIView, frame: CGRect)] = []
  private(set) var contentHeight: CGFloat = 0
  private var header: UILabel?

  package override var automationType: AutomationType { .collectionView }

  init(_ menu: UIMenu) {
    self.menu = menu
    super.init(frame: .zero)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 32
    layer.shadowOffset = .zero
    box.layer.cornerRadius = MenuMetrics.cornerRadius
    box.layer.cornerCurve = .continuous
    box.clipsToBounds = true
    for part in [box, material, scroll] { part.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    scroll.contentInsetAdjustmentBehavior = .never
    addSubview(box)
    box.addSubview(material)
    box.addSubview(scroll)
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { return nil }

  var scrolls: Bool { contentHeight > bounds.height + 0.5 }

  // MARK: Content

  /// Rebuilds the rows.
  ///
  /// - Parameters:
  ///   - isReversed: whether the first entry is at the bottom.
  ///   - isSubmenu: whether the title is a row that closes the menu.
  func fill(
    _ menu: UIMenu, _ presentation: MenuPresentation, isReversed: Bool, isSubmenu: Bool, width: CGFloat
  ) {
    self.menu = menu
    for slot in slots { slot.view.removeFromSuperview() }
    (items, slots, contentHeight, header) = ([], [], 0, nil)
    let traits = presentation.traits
    var sections = MenuSection.sections(of: menu, resolved: presentation.elements(of:))
    if isReversed {
      sections.reverse()
      for index in sections.indices { sections[index].rows.reverse() }
    }
    let marks = isSubmenu || sections.contains { $0.rows.contains { Self.hasMark($0) } }
    if isSubmenu {
      addFold(menu, presentation, width)
    } else if !menu.title.isEmpty {
      addHeader(menu.title, width, traits)
    }
    for (index, section) in sections.enumerated() {
      if index > 0 { addLine(height: MenuMetrics.sectionGap, width) }
      if !section.title.isEmpty { addHeader(section.title, width, traits) }
      for (rowIndex, row) in section.rows.enumerated() {
        if rowIndex > 0 { addLine(height: 0, width) }
        add(row, presentation, marks: marks, width)
      }
    }
    setNeedsLayout()
  }

  private static func hasMark(_ row: MenuSection.Row) -> Bool {
    switch row {
    case .leaf(let leaf, _): leaf.state != .off
    case .submenu: true
    default: false
    }
  }

  private func addFold(_ menu: UIMenu, _ presentation: MenuPresentation, _ width: CGFloat) {
    let content = MenuRowView.Content(
      title: menu.title, subtitle: menu.subtitle, image: menu.image, mark: "chevron.down", isBold: true)
    let row = MenuRowView(content, traits: presentation.traits, reservesMark: true)
    row.choose = { [weak presentation] in presentation?.fold() }
    append(row, width)
    addLine(height: MenuMetrics.sectionGap, width)
  }

  private func addHeader(_ title: String, _ width: CGFloat, _ traits: UITraitCollection) {
    let label = UILabel(frame: .zero)
    label.text = title
    label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.accessibilityTraits = .header
    label.presentAutomationType(.staticText)
    let room = max(0, width - 2 * MenuMetrics.edge)
    let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
    put(
      label, CGRect(x: MenuMetrics.edge, y: contentHeight + MenuMetrics.headerPadding, width: room, height: height))
    contentHeight += height + 2 * MenuMetrics.headerPadding
    addLine(height: 0, width)
  }

  /// Adds a hairline, or the wide line between groups.
  private func addLine(height: CGFloat, _ width: CGFloat) {
    let line = UIView(frame: .zero)
    line.isUserInteractionEnabled = false
    let isBand = height > 0
    line.backgroundColor = UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(white: isBand ? 0 : 1, alpha: isBand ? 0.16 : 0.15)
        : UIColor(white: 0, alpha: isBand ? 0.08 : 0.15)
    }
    let hairline = 1 / max(traitCollection.displayScale, 1)
    put(line, CGRect(x: 0, y: contentHeight, width: width, height: isBand ? height : hairline))
    contentHeight += isBand ? height : hairline
  }

  private func add(_ row: MenuSection.Row, _ presentation: MenuPresentation, marks: Bool, _ width: CGFloat) {
    let traits = presentation.traits
    switch row {
    case .loading: append(MenuLoadingView(traits: traits), width)
    case .submenu(let menu):
      var attributes: UIMenuElement.Attributes = menu.options.contains(.destructive) ? .destructive : []
      if menu.children.isEmpty { attributes.insert(.disabled) }
      let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let subtitle =
        menu.subtitle ?? (menu.options.contains(.singleSelection) ? menu.selectedElements.first?.title : nil)
      let content = MenuRowView.Content(
        title: menu.title, subtitle: subtitle, image: menu.image, attributes: attributes,
        mark: isRight ? "chevron.left" : "chevron.right", hasMenu: true)
      let view = MenuRowView(content, traits: traits, reservesMark: marks)
      view.opensMenu = !menu.children.isEmpty
      if !menu.children.isEmpty {
        view.choose = { [weak presentation, weak view] in presentation?.unfold(menu, from: view) }
      }
      append(view, width)
    case .leaf(let leaf, let menu):
      let mark = leaf.state == .on ? "checkmark" : leaf.state == .mixed ? "minus" : nil
      let content = MenuRowView.Content(
        title: leaf.title, subtitle: (leaf as? UIMenuElement)?.subtitle, image: leaf.image,
        attributes: leaf.attributes,
        mark: mark, isOn: leaf.state == .on)
      let view = MenuRowView(content, traits: traits, reservesMark: marks)
      setChoice(view, leaf, menu, presentation)
      append(view, width)
    case .cells(let leaves, let menu, let size):
      appendCells(leaves, menu, presentation, size: size, isPalette: false, count: leaves.count, width)
    case .palette(let leaves, let menu):
      appendCells(leaves, menu, presentation, size: .small, isPalette: true, count: max(leaves.count, 4), width)
    }
  }

  private func setChoice(
    _ view: MenuItemView, _ leaf: any UIMenuLeaf, _ menu: UIMenu, _ presentation: MenuPresentation
  ) {
    guard !leaf.attributes.contains(.disabled) else { return }
    view.choose = { [weak presentation] in presentation?.choose(leaf, of: menu) }
  }

  private func append(_ view: MenuItemView, _ width: CGFloat) {
    let height = view.height(width: width)
    items.append(view)
    put(view, CGRect(x: 0, y: contentHeight, width: width, height: height))
    contentHeight += height
  }

  private func appendCells(
    _ leaves: [any UIMenuLeaf], _ menu: UIMenu, _ presentation: MenuPresentation, size: UIMenu.ElementSize,
    isPalette: Bool, count: Int, _ width: CGFloat
  ) {
    let cells = leaves.map { MenuCellView($0, size: size, isPalette: isPalette, traits: presentation.traits) }
    let cellWidth = width / CGFloat(max(count, 1))
    let height = cells.map { $0.height(width: cellWidth) }.max() ?? 0
    for (index, cell) in cells.enumerated() {
      setChoice(cell, leaves[index], menu, presentation)
      items.append(cell)
      let slot = isMirrored ? count - 1 - index : index
      put(cell, CGRect(x: CGFloat(slot) * cellWidth, y: contentHeight, width: cellWidth, height: height))
    }
    contentHeight += height
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func put(_ view: UIView, _ frame: CGRect) {
    view.frame = frame
    slots.append((view, frame))
    scroll.addSubview(view)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.contentSize = CGSize(width: bounds.width, height: contentHeight)
    scroll.isScrollEnabled = scrolls
    layer.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: MenuMetrics.cornerRadius, cornerHeight: MenuMetrics.cornerRadius,
      transform: nil)
  }

  // MARK: Fingers

  /// Returns the visible item at a point of the window, also while the menu still grows.
  func item(at point: CGPoint) -> MenuItemView? {
    guard let superview else { return nil }
    let outer = superview.convert(point, from: nil)
    let shown = layer.presentation() ?? layer
    let scale = CGPoint(x: shown.transform.m11, y: shown.transform.m22)
    guard scale.x > 0, scale.y > 0 else { return nil }
    let anchor = CGPoint(x: layer.anchorPoint.x * bounds.width, y: layer.anchorPoint.y * bounds.height)
    let inner = CGPoint(
      x: (outer.x - shown.position.x) / scale.x + anchor.x, y: (outer.y - shown.position.y) / scale.y + anchor.y)
    guard bounds.contains(inner) else { return nil }
    let content = CGPoint(x: inner.x + scroll.contentOffset.x, y: inner.y + scroll.contentOffset.y)
    return items.first { $0.frame.contains(content) }
  }

  func contains(_ point: CGPoint) -> Bool { bounds.contains(convert(point, from: nil)) }
}
