import UIKit
import XCTest

/// Archives and restores the classes of UIKit that conform to `NSCoding` according to Apple's pages, with values
/// other than the defaults.
final class ArchiveTableTests: CoreTestCase {
  private func copy<Object: NSObject & NSCoding>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    return try XCTUnwrap(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object)
  }

  /// Compares properties of the copy with the object's, and with a new object's: a default value would not show
  /// that it was archived.
  private func check<Object: NSObject & NSCoding>(
    _ object: Object, _ fresh: Object, _ values: [(String, (Object) -> AnyHashable?)], line: UInt = #line
  ) throws {
    let read = try copy(object)
    for (name, value) in values {
      XCTAssertEqual(value(read), value(object), "\(Object.self).\(name)", line: line)
      XCTAssertNotEqual(value(fresh), value(object), "\(Object.self).\(name) has its default", line: line)
    }
  }

  private var star: UIImage? { UIImage(systemName: "star") }

  func testSwitchesSlidersAndSteppers() throws {
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.onTintColor = .red
    toggle.thumbTintColor = .blue
    toggle.isEnabled = false
    try check(
      toggle, UISwitch(),
      [
        ("isOn", { $0.isOn }), ("onTintColor", { $0.onTintColor }), ("thumbTintColor", { $0.thumbTintColor }),
        ("isEnabled", { $0.isEnabled }),
      ])
    let slider = UISlider()
    slider.minimumValue = -5
    slider.maximumValue = 20
    slider.value = 12
    slider.isContinuous = false
    slider.minimumTrackTintColor = .green
    slider.maximumTrackTintColor = .red
    slider.setThumbImage(star, for: .normal)
    try check(
      slider, UISlider(),
      [
        ("minimumValue", { $0.minimumValue }), ("maximumValue", { $0.maximumValue }), ("value", { $0.value }),
        ("isContinuous", { $0.isContinuous }), ("minimumTrackTintColor", { $0.minimumTrackTintColor }),
        ("maximumTrackTintColor", { $0.maximumTrackTintColor }),
        ("thumbImage", { $0.thumbImage(for: .normal)?.size.width }),
      ])
    let stepper = UIStepper()
    stepper.minimumValue = -3
    stepper.maximumValue = 300
    stepper.stepValue = 2.5
    stepper.value = 250
    stepper.wraps = true
    stepper.autorepeat = false
    stepper.isContinuous = false
    try check(
      stepper, UIStepper(),
      [
        ("minimumValue", { $0.minimumValue }), ("maximumValue", { $0.maximumValue }),
        ("stepValue", { $0.stepValue }), ("value", { $0.value }), ("wraps", { $0.wraps }),
        ("autorepeat", { $0.autorepeat }), ("isContinuous", { $0.isContinuous }),
      ])
  }

  func testPagesProgressSegmentsAndIndicators() throws {
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 3
    pages.hidesForSinglePage = true
    pages.pageIndicatorTintColor = .red
    pages.currentPageIndicatorTintColor = .blue
    try check(
      pages, UIPageControl(),
      [
        ("numberOfPages", { $0.numberOfPages }), ("currentPage", { $0.currentPage }),
        ("hidesForSinglePage", { $0.hidesForSinglePage }), ("tint", { $0.pageIndicatorTintColor }),
        ("currentTint", { $0.currentPageIndicatorTintColor }),
      ])
    let progress = UIProgressView(progressViewStyle: .bar)
    progress.progress = 0.75
    progress.progressTintColor = .red
    progress.trackTintColor = .green
    try check(
      progress, UIProgressView(),
      [
        ("style", { $0.progressViewStyle.rawValue }), ("progress", { $0.progress }),
        ("progressTintColor", { $0.progressTintColor }), ("trackTintColor", { $0.trackTintColor }),
      ])
    let segments = UISegmentedControl(items: ["A", "B", "C"])
    segments.selectedSegmentIndex = 1
    segments.setEnabled(false, forSegmentAt: 2)
    segments.setWidth(70, forSegmentAt: 0)
    segments.isMomentary = true
    segments.selectedSegmentTintColor = .yellow
    try check(
      segments, UISegmentedControl(),
      [
        ("numberOfSegments", { $0.numberOfSegments }), ("title", { $0.titleForSegment(at: 1) }),
        ("enabled", { $0.isEnabledForSegment(at: 1) }), ("width", { $0.widthForSegment(at: 0) }),
        ("isMomentary", { $0.isMomentary }), ("tint", { $0.selectedSegmentTintColor }),
        ("selected", { $0.selectedSegmentIndex }),
      ])
    XCTAssertFalse(try copy(segments).isEnabledForSegment(at: 2))
    let indicator = UIActivityIndicatorView(style: .large)
    indicator.color = .red
    indicator.hidesWhenStopped = false
    indicator.startAnimating()
    try check(
      indicator, UIActivityIndicatorView(style: .medium),
      [
        ("style", { $0.style.rawValue }), ("color", { $0.color }), ("hidesWhenStopped", { $0.hidesWhenStopped }),
        ("isAnimating", { $0.isAnimating }),
      ])
  }

  func testButtons() throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setTitle("Going", for: .selected)
    button.setTitleColor(.red, for: .highlighted)
    button.setImage(star, for: .normal)
    button.setBackgroundImage(star, for: .disabled)
    button.titleLabel?.font = .boldSystemFont(ofSize: 31)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.contentHorizontalAlignment = .trailing
    button.isSelected = true
    try check(
      button, UIButton(),
      [
        ("type", { $0.buttonType.rawValue }), ("title", { $0.title(for: .normal) }),
        ("selected title", { $0.title(for: .selected) }), ("colour", { $0.titleColor(for: .highlighted) }),
        ("image", { $0.image(for: .normal)?.size.width }),
        ("background", { $0.backgroundImage(for: .disabled)?.size.width }), ("font", { $0.titleLabel?.font }),
        ("insets", { $0.contentEdgeInsets.right }), ("alignment", { $0.contentHorizontalAlignment.rawValue }),
        ("isSelected", { $0.isSelected }),
      ])
    XCTAssertNil(try copy(button).backgroundImage(for: .normal))
    let configured = UIButton(configuration: .filled())
    configured.configuration?.title = "Save"
    configured.configuration?.subtitle = "now"
    configured.configuration?.image = star
    configured.configuration?.imagePlacement = .trailing
    configured.configuration?.imagePadding = 9
    configured.configuration?.buttonSize = .large
    configured.configuration?.cornerStyle = .capsule
    configured.configuration?.baseBackgroundColor = .red
    configured.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    configured.configuration?.background.strokeColor = .blue
    configured.configuration?.background.strokeWidth = 2
    let fresh = UIButton(configuration: .plain())
    try check(
      configured, fresh,
      [
        ("title", { $0.configuration?.title }), ("subtitle", { $0.configuration?.subtitle }),
        ("image", { $0.configuration?.image?.size.width }),
        ("imagePlacement", { $0.configuration?.imagePlacement.rawValue }),
        ("imagePadding", { $0.configuration?.imagePadding }), ("buttonSize", { $0.configuration?.buttonSize }),
        ("cornerStyle", { $0.configuration?.cornerStyle }),
        ("baseBackgroundColor", { $0.configuration?.baseBackgroundColor }),
        ("contentInsets", { $0.configuration?.contentInsets.trailing }),
        ("stroke", { $0.configuration?.background.strokeColor }),
        ("strokeWidth", { $0.configuration?.background.strokeWidth }),
        ("size", { $0.intrinsicContentSize.width }),
      ])
  }

  func testTextFieldsAndTextViews() throws {
    let field = UITextField()
    field.text = "typed"
    field.placeholder = "type"
    field.font = .boldSystemFont(ofSize: 23)
    field.textColor = .red
    field.textAlignment = .right
    field.borderStyle = .line
    field.clearButtonMode = .always
    field.keyboardType = .emailAddress
    field.returnKeyType = .search
    field.isSecureTextEntry = true
    field.autocapitalizationType = .none
    field.leftView = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    field.leftViewMode = .always
    try check(
      field, UITextField(),
      [
        ("text", { $0.text }), ("placeholder", { $0.placeholder }), ("font", { $0.font }),
        ("textColor", { $0.textColor }), ("textAlignment", { $0.textAlignment.rawValue }),
        ("borderStyle", { $0.borderStyle.rawValue }), ("clearButtonMode", { $0.clearButtonMode.rawValue }),
        ("keyboardType", { $0.keyboardType.rawValue }), ("returnKeyType", { $0.returnKeyType.rawValue }),
        ("isSecureTextEntry", { $0.isSecureTextEntry }),
        ("autocapitalizationType", { $0.autocapitalizationType.rawValue }),
        ("leftView", { $0.leftView?.frame.width }), ("leftViewMode", { $0.leftViewMode.rawValue }),
      ])
    let view = UITextView()
    view.text = "long"
    view.font = .boldSystemFont(ofSize: 23)
    view.textColor = .red
    view.textAlignment = .center
    view.isEditable = false
    view.isSelectable = false
    view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.dataDetectorTypes = .link
    view.keyboardType = .URL
    try check(
      view, UITextView(),
      [
        ("text", { $0.text }), ("font", { $0.font }), ("textColor", { $0.textColor }),
        ("textAlignment", { $0.textAlignment.rawValue }), ("isEditable", { $0.isEditable }),
        ("isSelectable", { $0.isSelectable }), ("inset", { $0.textContainerInset.right }),
        ("dataDetectorTypes", { $0.dataDetectorTypes.rawValue }), ("keyboardType", { $0.keyboardType.rawValue }),
      ])
  }

  func testScrollViewsImageViewsAndEffects() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 900)
    scroll.contentInset.top = 12
    scroll.isPagingEnabled = true
    scroll.bounces = false
    scroll.alwaysBounceVertical = true
    scroll.showsVerticalScrollIndicator = false
    scroll.maximumZoomScale = 3
    scroll.keyboardDismissMode = .onDrag
    scroll.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    try check(
      scroll, UIScrollView(),
      [
        ("contentSize", { $0.contentSize.height }), ("contentInset", { $0.contentInset.top }),
        ("isPagingEnabled", { $0.isPagingEnabled }), ("bounces", { $0.bounces }),
        ("alwaysBounceVertical", { $0.alwaysBounceVertical }),
        ("showsVerticalScrollIndicator", { $0.showsVerticalScrollIndicator }),
        ("maximumZoomScale", { $0.maximumZoomScale }), ("keyboard", { $0.keyboardDismissMode.rawValue }),
        ("subviews", { $0.subviews.count }),
      ])
    let image = UIImageView(image: star, highlightedImage: star)
    image.isHighlighted = true
    image.isUserInteractionEnabled = true
    image.animationDuration = 2
    image.contentMode = .center
    try check(
      image, UIImageView(),
      [
        ("image", { $0.image?.size.width }), ("highlightedImage", { $0.highlightedImage?.size.width }),
        ("isHighlighted", { $0.isHighlighted }), ("interaction", { $0.isUserInteractionEnabled }),
        ("animationDuration", { $0.animationDuration }), ("contentMode", { $0.contentMode.rawValue }),
      ])
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    effect.contentView.addSubview(UILabel())
    try check(
      effect, UIVisualEffectView(effect: nil),
      [("effect", { $0.effect == nil }), ("content", { $0.contentView.subviews.count })])
  }

  func testStackViewsAndPriorities() throws {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UIView(), UIImageView()])
    stack.axis = .vertical
    stack.alignment = .center
    stack.distribution = .fillEqually
    stack.spacing = 7
    stack.isLayoutMarginsRelativeArrangement = true
    stack.setCustomSpacing(21, after: stack.arrangedSubviews[1])
    stack.addSubview(UIView())
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    stack.setContentHuggingPriority(.required, for: .vertical)
    try check(
      stack, UIStackView(),
      [
        ("axis", { $0.axis.rawValue }), ("alignment", { $0.alignment.rawValue }),
        ("distribution", { $0.distribution.rawValue }), ("spacing", { $0.spacing }),
        ("margins", { $0.isLayoutMarginsRelativeArrangement }), ("arranged", { $0.arrangedSubviews.count }),
        ("leading", { $0.directionalLayoutMargins.leading }),
        ("hugging", { $0.contentHuggingPriority(for: .vertical).rawValue }),
      ])
    let read = try copy(stack)
    XCTAssertTrue(read.arrangedSubviews.first is UILabel && read.subviews.count == 4)
    XCTAssertEqual(read.customSpacing(after: read.arrangedSubviews[1]), 21)
  }

  /// Apple's page of `shouldBeArchived`: the default is not to archive a constraint.
  func testConstraints() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let child = UIView()
    let guide = UILayoutGuide()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    view.addLayoutGuide(guide)
    let constraints = [
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      child.topAnchor.constraint(equalTo: guide.bottomAnchor),
      child.heightAnchor.constraint(equalToConstant: 30),
      child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      guide.heightAnchor.constraint(equalToConstant: 20),
    ]
    for constraint in constraints { constraint.shouldBeArchived = true }
    constraints[2].priority = .defaultHigh
    constraints[2].identifier = "height"
    NSLayoutConstraint.activate(constraints)
    let other = child.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor)
    other.isActive = true
    let read = try copy(view)
    read.layoutIfNeeded()
    XCTAssertEqual(read.subviews.first?.frame, CGRect(x: 10, y: 25, width: 100, height: 30))
    XCTAssertFalse(read.constraints.contains { $0.firstAttribute == .trailing })
    let height = read.subviews.first?.constraints.first { $0.identifier == "height" }
    XCTAssertEqual(height?.priority, .defaultHigh)
    XCTAssertEqual(height?.shouldBeArchived, true)
  }

  func testBarItemsAndBars() throws {
    let item = UIBarButtonItem(title: "Edit", style: .done, target: nil, action: Selector(("edit:")))
    item.image = star
    item.width = 44
    item.tintColor = .red
    item.tag = 6
    item.isEnabled = false
    item.possibleTitles = ["Edit", "Done"]
    try check(
      item, UIBarButtonItem(),
      [
        ("title", { $0.title }), ("style", { $0.style.rawValue }), ("image", { $0.image?.size.width }),
        ("width", { $0.width }), ("tintColor", { $0.tintColor }), ("tag", { $0.tag }),
        ("isEnabled", { $0.isEnabled }), ("possibleTitles", { $0.possibleTitles }),
        ("action", { $0.action.map { NSStringFromSelector($0) } }),
      ])
    let tab = UITabBarItem(title: "Home", image: star, selectedImage: star)
    tab.badgeValue = "3"
    tab.badgeColor = .blue
    try check(
      tab, UITabBarItem(),
      [
        ("title", { $0.title }), ("selectedImage", { $0.selectedImage?.size.width }),
        ("badgeValue", { $0.badgeValue }), ("badgeColor", { $0.badgeColor }),
      ])
    let navigation = UINavigationItem(title: "Title")
    navigation.prompt = "Prompt"
    navigation.hidesBackButton = true
    navigation.backButtonTitle = "Back"
    navigation.rightBarButtonItems = [item]
    try check(
      navigation, UINavigationItem(title: ""),
      [
        ("title", { $0.title }), ("prompt", { $0.prompt }), ("hidesBackButton", { $0.hidesBackButton }),
        ("backButtonTitle", { $0.backButtonTitle }), ("right", { $0.rightBarButtonItem?.title }),
      ])
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    toolbar.items = [item]
    try check(toolbar, UIToolbar(), [("items", { $0.items?.first?.title })])
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.items = [navigation]
    try check(bar, UINavigationBar(), [("items", { $0.items?.first?.title })])
  }
}
