import QuartzCore

/// The controller behind the "More" item: a navigation controller with a list of those children of a tab bar
/// controller for which its bar has no room.
@MainActor final class TabMore {
  private unowned let owner: UITabBarController
  private(set) var navigationIfMade: UINavigationController?
  private var list: TabMoreController?

  init(_ owner: UITabBarController) { self.owner = owner }

  var navigation: UINavigationController {
    if let navigationIfMade { return navigationIfMade }
    let list = TabMoreController(owner)
    let new = UINavigationController(rootViewController: list)
    new.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    self.list = list
    navigationIfMade = new
    owner.addChild(new)
    new.didMove(toParent: owner)
    return new
  }

  /// The child whose page is above the list.
  var shownChild: UIViewController? { page?.child }
  private var page: TabMorePage? {
    navigationIfMade?.viewControllers.lazy.compactMap { $0 as? TabMorePage }.last
  }

  /// Pushes the page of a child.
  func show(_ child: UIViewController, animated: Bool) {
    let navigation = navigation
    guard shownChild !== child, let list else { return }
    navigation.setViewControllers([list, TabMorePage(child, owner)], animated: animated)
  }

  /// Updates the list after a change of the children or their items.
  func update() {
    list?.refresh()
    releaseVisible()
  }

  /// Releases a child for which the bar has room now, or which is no longer a child.
  /// - Returns: that child.
  @discardableResult func releaseVisible() -> UIViewController? {
    guard let page, let child = page.child else { return nil }
    let index = owner.controllers.firstIndex { $0 === child }
    if let index, index >= owner.visibleCount { return nil }
    page.release()
    navigationIfMade?.popToRootViewController(animated: false)
    return child
  }
}

/// A page of the More controller that contains a child of the tab bar controller, which gets it back when the page
/// is removed.
final class TabMorePage: UIViewController, NestingPage {
  /// The child; nil after it was released: the stack keeps the page until it is shown the next time.
  private(set) var child: UIViewController?
  private weak var owner: UITabBarController?

  init(_ child: UIViewController, _ owner: UITabBarController) {
    self.child = child
    self.owner = owner
    super.init(nibName: nil, bundle: nil)
    navigationItemReference = child.navigationItem
    hidesBottomBarWhenPushed = child.hidesBottomBarWhenPushed
    addChild(child)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let child else { return }
    let view: UIView = child.view
    view.frame = self.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view.addSubview(view)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent != nil { child?.didMove(toParent: self) } else { release() }
  }

  /// Releases the child to the tab bar controller.
  func release() {
    guard let child else { return }
    self.child = nil
    guard child.parentReference === self else { return }
    child.viewIfLoaded?.removeFromSuperview()
    if let owner, owner.controllers.contains(where: { $0 === child }) {
      owner.addChild(child)
    } else {
      child.removeFromParent()
    }
  }

  var nestedStack: UINavigationController? { child as? UINavigationController }

  override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    child?.setContentScrollView(scrollView, for: edge)
  }
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    child?.scrollViewForBars(at: edge)
  }
  override var childForStatusBarStyle: UIViewController? { child }
  override var childForStatusBarHidden: UIViewController? { child }
  override var childForHomeIndicatorAutoHidden: UIViewController? { child }
}

/// The list itself: a row for each child, with its image and title.
final class TabMoreController: UIViewController {
  private weak var owner: UITabBarController?
  private let list = UIScrollView()
  private var rows: [TabMoreRow] = []

  init(_ owner: UITabBarController) {
    self.owner = owner
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = SystemStrings.text("More")
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.alwaysBounceVertical = true
    list.presentAutomationType(.table)
    view.addSubview(list)
    refresh()
  }

  /// Makes the rows again.
  func refresh() {
    guard isViewLoaded, let owner else { return }
    for row in rows { row.removeFromSuperview() }
    let hidden = owner.controllers.dropFirst(owner.visibleCount)
    rows = hidden.map { child in
      let row = TabMoreRow(child.tabBarItem ?? UITabBarItem())
      row.addAction(
        UIAction { [weak owner, weak child] _ in
          guard let owner, let child else { return }
          owner.select(child, isTap: true)
        }, for: .touchUpInside)
      return row
    }
    for row in rows { list.addSubview(row) }
    let mayEdit = !(owner.customizableViewControllers ?? []).isEmpty
    navigationItem.rightBarButtonItem =
      mayEdit
      ? UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { [weak owner] _ in owner?.customize() }) : nil
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * TabMoreRow.height, width: list.bounds.width, height: TabMoreRow.height)
    }
    list.contentSize = CGSize(width: list.bounds.width, height: CGFloat(rows.count) * TabMoreRow.height)
  }
}

/// A row of the list with the height of a table's row: the image, 44 points from the margin the title, and an
/// arrow.
final class TabMoreRow: UIControl {
  static let height: CGFloat = 44
  private let picture = UIImageView()
  private let label = UILabel()
  private let arrow = UIImageView()
  private let line = UIView()

  init(_ item: UITabBarItem) {
    super.init(frame: .zero)
    let image = item.image
    picture.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
    picture.contentMode = .center
    label.text = item.shownTitle
    label.font = .systemFont(ofSize: 17)
    label.textColor = .label
    arrow.image = UIImage(
      systemName: "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    arrow.tintColor = .tertiaryLabel
    arrow.contentMode = .center
    line.backgroundColor = .separator
    for part in [picture, label, arrow, line] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    isAccessibilityElement = true
    accessibilityLabel = item.accessibilityLabel ?? item.shownTitle
    accessibilityTraits = .button
    accessibilityIdentifier = item.accessibilityIdentifier
  }

  required init?(coder: NSCoder) { return nil }

  /// The type of a table's cell, which has no label of its own.
  override var automationType: AutomationType { .cell }
  override var automationLabel: String? { nil }
  override var automationElements: [Any] { [picture, label].filter { $0 !== picture || picture.image != nil } }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .systemGray4 : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let margin: CGFloat = bounds.width >= 414 ? 20 : 16
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, x: CGFloat, width: CGFloat, y: CGFloat = 0, height: CGFloat = TabMoreRow.height) {
      let left = isMirrored ? area.maxX - x - width : area.minX + x
      view.frame = CGRect(x: left, y: y, width: width, height: height)
    }
    let text = margin + 44
    place(picture, x: margin, width: 29)
    place(label, x: text, width: max(0, area.width - text - margin - 20))
    place(arrow, x: area.width - margin - 9, width: 9)
    let hair = 1 / max(1, traitCollection.displayScale)
    place(line, x: text, width: max(0, area.width - text), y: TabMoreRow.height - hair, height: hair)
  }
}
