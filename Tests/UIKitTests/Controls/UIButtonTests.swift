import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString

/// Facts: facts/geometry.md#button, facts/events.md#controls/tap-order
final class UIButtonTests: XCTestCase {
  private func square(_ side: CGFloat = 20, _ color: UIColor = .black) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func system(_ title: String?) -> UIButton {
    UIScreen.main.configure(HostDevice())
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }

  /// The close button has an accessibility label, unless the app sets a title or a label.
  func testTheCrossIsLabelled() {
    let button = UIButton(type: .close)
    XCTAssertEqual(button.accessibilityLabel, "Close")
    button.setTitle("Not Now", for: .normal)
    XCTAssertEqual(button.accessibilityLabel, "Not Now")
    button.accessibilityLabel = "Leave"
    XCTAssertEqual(button.accessibilityLabel, "Leave")
    XCTAssertNil(UIButton(type: .custom).accessibilityLabel)
  }

  func testTypes() {
    XCTAssertEqual(UIButton().buttonType, .custom)
    XCTAssertEqual(UIButton(type: .system).buttonType, .system)
    XCTAssertEqual(UIButton.ButtonType.roundedRect, .system)
    XCTAssertEqual(UIButton.ButtonType.close.rawValue, 7)
    XCTAssertNotNil(UIButton(type: .infoLight).currentImage)
    XCTAssertNotNil(UIButton(type: .contactAdd).currentImage)
    XCTAssertEqual(UIButton(type: .close).intrinsicContentSize, CGSize(width: 30, height: 30))
  }

  func testDefaults() {
    let button = UIButton()
    XCTAssertNil(button.currentTitle)
    XCTAssertNil(button.configuration)
    XCTAssertTrue(button.adjustsImageWhenHighlighted)
    XCTAssertTrue(button.adjustsImageWhenDisabled)
    XCTAssertFalse(button.showsTouchWhenHighlighted)
    XCTAssertTrue(button.automaticallyUpdatesConfiguration)
    XCTAssertEqual(button.contentEdgeInsets, .zero)
    XCTAssertEqual(button.role, .normal)
    XCTAssertEqual(button.titleColor(for: .normal), .white)
    XCTAssertEqual(button.titleLabel?.font.pointSize, 18)
    XCTAssertEqual(UIButton(type: .system).titleLabel?.font.pointSize, 15)
  }

  // A label of 18 points with a padding of 12 is 30 points high; "Button" is 46 wide in Interface Builder.
  func testSystemButtonIsThirtyHigh() {
    let button = system("Button")
    XCTAssertEqual(button.intrinsicContentSize.height, 30, accuracy: 0.01)
    XCTAssertEqual(button.intrinsicContentSize.width, 46, accuracy: 2.1)
    XCTAssertEqual(system("Button").sizeThatFits(.zero), button.intrinsicContentSize)
    XCTAssertEqual(system("i").intrinsicContentSize.width, 30)
  }

  func testEmptyButtonsKeepTheSizeOfALine() {
    XCTAssertEqual(system(nil).intrinsicContentSize, CGSize(width: 30, height: 30))
    XCTAssertEqual(UIButton().intrinsicContentSize.width, 30)
  }

  func testImageOnlyTakesItsSize() {
    let button = UIButton()
    button.setImage(square(44), for: .normal)
    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 44, height: 44))
  }

  func testContentInsetsReplaceThePadding() {
    let button = system("Button")
    let width = button.intrinsicContentSize.width
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(button.intrinsicContentSize.height, 22, accuracy: 0.01)
    XCTAssertEqual(button.intrinsicContentSize.width, width + 6, accuracy: 0.01)
    XCTAssertEqual(
      button.contentRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 50)),
      CGRect(x: 2, y: 1, width: 94, height: 46))
  }

  // MARK: States

  func testStatesFallBackToNormal() {
    let button = UIButton()
    button.setTitle("N", for: .normal)
    button.setTitle("H", for: .highlighted)
    button.setTitle("S", for: .selected)
    button.setTitleColor(.red, for: .selected)
    XCTAssertEqual(button.title(for: .disabled), "N")
    XCTAssertEqual(button.title(for: [.selected, .highlighted]), "N")
    XCTAssertEqual(button.currentTitle, "N")
    button.isSelected = true
    XCTAssertEqual(button.currentTitle, "S")
    XCTAssertEqual(button.currentTitleColor, .red)
    XCTAssertEqual(button.titleLabel?.text, "S")
    button.isSelected = false
    button.isHighlighted = true
    XCTAssertEqual(button.titleLabel?.text, "H")
    button.setTitle(nil, for: .highlighted)
    XCTAssertEqual(button.titleLabel?.text, "N")
  }

  func testImagesAndBackgroundsByState() {
    let button = UIButton()
    let (a, b) = (square(10), square(12))
    button.setImage(a, for: .normal)
    button.setImage(b, for: .selected)
    button.setBackgroundImage(b, for: .normal)
    XCTAssertTrue(button.currentImage === a)
    button.isSelected = true
    XCTAssertTrue(button.currentImage === b)
    XCTAssertTrue(button.imageView?.image === b)
    XCTAssertTrue(button.currentBackgroundImage === b)
    XCTAssertTrue(button.backgroundImage(for: .highlighted) === b)
  }

  func testAttributedTitle() {
    let button = system("plain")
    button.setAttributedTitle(
      NSAttributedString(string: "rich", attributes: [.foregroundColor: UIColor.red]), for: .normal)
    XCTAssertEqual(button.titleLabel?.text, "rich")
    XCTAssertEqual(button.currentAttributedTitle?.string, "rich")
    XCTAssertEqual(button.currentTitle, "plain")
    button.setAttributedTitle(nil, for: .normal)
    XCTAssertEqual(button.titleLabel?.text, "plain")
  }

  func testSystemTitleTakesTintAndDims() {
    let button = system("Button")
    button.tintColor = .purple
    XCTAssertEqual(button.currentTitleColor, .purple)
    XCTAssertEqual(button.titleLabel?.textColor, .purple)
    button.isHighlighted = true
    XCTAssertEqual(button.titleLabel!.alpha, 0.2, accuracy: 0.001)
    button.isHighlighted = false
    XCTAssertEqual(button.titleLabel?.alpha, 1)
    button.isEnabled = false
    XCTAssertEqual(button.currentTitleColor, UIColor(white: 0.52, alpha: 0.45))
    button.setTitleColor(.red, for: .normal)
    XCTAssertEqual(button.currentTitleColor, .red, "a colour of one's own stays when disabled (measured)")
  }

  func testCustomButtonsDimTheirImageOnly() {
    let button = UIButton()
    button.setTitle("x", for: .normal)
    button.setImage(square(), for: .normal)
    button.isHighlighted = true
    XCTAssertEqual(button.titleLabel?.alpha, 1)
    XCTAssertFalse(button.imageView?.image === button.currentImage, "darkened")
    button.isHighlighted = false
    XCTAssertTrue(button.imageView?.image === button.currentImage)
    button.isEnabled = false
    XCTAssertEqual(button.imageView!.alpha, 0.5, accuracy: 0.001)
    button.adjustsImageWhenDisabled = false
    button.isEnabled = true
    button.isEnabled = false
    XCTAssertEqual(button.imageView?.alpha, 1)
  }

  // MARK: Layout

  func testImageStandsBeforeTheTitleInTheMiddle() {
    let button = system("Title")
    button.setImage(square(20), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    let (image, title) = (button.imageView!.frame, button.titleLabel!.frame)
    XCTAssertEqual(image.maxX, title.minX, accuracy: 0.4)
    XCTAssertEqual((image.minX + title.maxX) / 2, 100, accuracy: 0.4)
    XCTAssertEqual(image.midY, 20, accuracy: 0.2)
    XCTAssertEqual(title.midY, 20, accuracy: 0.2)
  }

  /// flowkey/UIKit-cross-platform's ButtonContentAlignmentTests, which run against Apple's UIKit: a button that was
  /// sized to fit keeps 6 points above and below its title.
  func testTitlesKeepTheirPaddingOnceSizedToFit() {
    for (fits, image, padding) in [(false, false, CGFloat(0)), (true, false, 6), (true, true, 6)] {
      let button = UIButton(frame: .zero)
      button.setTitle("Short", for: .normal)
      if image { button.setImage(UIImage(systemName: "star"), for: .normal) }
      if fits { button.sizeToFit() }
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      button.contentVerticalAlignment = .top
      button.layoutSubviews()
      XCTAssertEqual(button.titleLabel?.frame.minY ?? -1, padding, accuracy: 0.01)
      button.contentVerticalAlignment = .bottom
      button.layoutSubviews()
      XCTAssertEqual(button.titleLabel?.frame.maxY ?? -1, 100 - padding, accuracy: 0.5)
      button.contentVerticalAlignment = .center
      button.layoutSubviews()
      XCTAssertEqual(button.titleLabel?.frame.midY ?? -1, 50, accuracy: 0.5)
    }
  }

  func testAlignmentsAndInsetsMoveTheParts() {
    let button = system("Title")
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    XCTAssertEqual(button.titleLabel!.frame.origin, .zero)
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    XCTAssertEqual(button.titleLabel!.frame.maxX, 200, accuracy: 0.4)
    XCTAssertEqual(button.titleLabel!.frame.maxY, 60, accuracy: 0.4)
    button.contentHorizontalAlignment = .left
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    button.layoutIfNeeded()
    XCTAssertEqual(button.titleLabel!.frame.minX, 15, accuracy: 0.4)
  }

  func testMirroredButtonHasItsImageOnTheRight() {
    let button = system("Title")
    button.setImage(square(20), for: .normal)
    button.semanticContentAttribute = .forceRightToLeft
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    XCTAssertEqual(button.titleLabel!.frame.maxX, button.imageView!.frame.minX, accuracy: 0.4)
  }

  func testNarrowButtonCutsItsTitle() {
    let button = system("A very long title that does not fit")
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    button.layoutIfNeeded()
    XCTAssertLessThanOrEqual(button.titleLabel!.frame.width, 80)
    XCTAssertEqual(button.titleLabel!.lineBreakMode, .byTruncatingMiddle)
  }

  func testOverriddenRectsAreUsed() {
    let button = MovedTitle(type: .system)
    button.setTitle("x", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    XCTAssertEqual(button.titleLabel?.frame, CGRect(x: 1, y: 2, width: 30, height: 20))
  }

  // MARK: Actions

  func testPrimaryActionComesAfterTouchUpInside() {
    onStage(animates: false) { stage in
      var seen: [String] = []
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in seen.append("primary") })
      XCTAssertEqual(button.currentTitle, "Go")
      button.frame = CGRect(x: 100, y: 200, width: 100, height: 40)
      button.addAction(UIAction { _ in seen.append("up") }, for: .touchUpInside)
      stage.view.addSubview(button)
      stage.tap(CGPoint(x: 150, y: 220))
      XCTAssertEqual(seen, ["up", "primary"])
    }
  }

  func testSelectionAsPrimaryAction() {
    onStage(animates: false) { stage in
      let button = UIButton(type: .system)
      button.changesSelectionAsPrimaryAction = true
      button.frame = CGRect(x: 100, y: 200, width: 100, height: 40)
      stage.view.addSubview(button)
      stage.tap(CGPoint(x: 150, y: 220))
      XCTAssertTrue(button.isSelected)
      stage.tap(CGPoint(x: 150, y: 220))
      XCTAssertFalse(button.isSelected)
    }
  }

  func testSystemButtonMakesItsOwnClass() {
    let button = MovedTitle.systemButton(with: square(), target: nil, action: nil)
    XCTAssertTrue(type(of: button) == MovedTitle.self)
    XCTAssertEqual(button.buttonType, .system)
    XCTAssertNotNil(button.currentImage)
  }

  // MARK: Configurations

  private func configured(
    _ configuration: UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    UIScreen.main.configure(HostDevice())
    var configuration = configuration
    configuration.title = "Title"
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(origin: CGPoint(x: 10, y: 10), size: button.intrinsicContentSize)
    button.layoutIfNeeded()
    return button
  }

  // A medium button has body text, insets of 7 and 12 points, and a height of 34.33.
  func testSizes() {
    XCTAssertEqual(configured(.filled()).bounds.height, 34.333, accuracy: 0.01)
    XCTAssertEqual(configured(.filled()) { $0.buttonSize = .small }.bounds.height, 28, accuracy: 0.01)
    XCTAssertEqual(configured(.filled()) { $0.buttonSize = .large }.bounds.height, 50.333, accuracy: 0.01)
    let button = configured(.plain())
    XCTAssertEqual(button.titleLabel!.frame.minX, 12, accuracy: 0.2)
    XCTAssertEqual(button.bounds.width, button.titleLabel!.frame.width + 24, accuracy: 0.4)
    XCTAssertEqual(button.titleLabel?.font.pointSize, 17)
  }

  func testInsetsOfOnesOwnStayWhenTheSizeChanges() {
    var configuration = UIButton.Configuration.filled()
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.buttonSize = .large
    XCTAssertEqual(configuration.contentInsets.leading, 2)
    configuration.setDefaultContentInsets()
    XCTAssertEqual(configuration.contentInsets.leading, 20)
  }

  func testColoursOfStyles() {
    XCTAssertEqual(configured(.filled()).titleLabel?.textColor, .white)
    XCTAssertEqual(configured(.plain()).titleLabel?.textColor, configured(.plain()).tintColor)
    let custom = configured(.filled()) {
      $0.baseForegroundColor = .black
      $0.baseBackgroundColor = .yellow
    }
    XCTAssertEqual(custom.titleLabel?.textColor, .black)
    XCTAssertEqual(custom.subviews.first?.backgroundColor, .yellow)
    XCTAssertEqual(configured(.plain()).subviews.first?.backgroundColor, .clear)
  }

  func testImagePlacementAndPadding() {
    let image = square(20)
    for (placement, check) in [
      (NSDirectionalRectEdge.leading, { (i: CGRect, t: CGRect) in t.minX - i.maxX }),
      (.trailing, { i, t in i.minX - t.maxX }),
      (.top, { i, t in t.minY - i.maxY }), (.bottom, { i, t in i.minY - t.maxY }),
    ] {
      let button = configured(.plain()) {
        $0.image = image
        $0.imagePlacement = placement
        $0.imagePadding = 9
      }
      XCTAssertEqual(check(button.imageView!.frame, button.titleLabel!.frame), 9, accuracy: 0.4)
    }
  }

  func testSubtitleStandsUnderTheTitle() {
    let button = configured(.plain()) {
      $0.subtitle = "Sub"
      $0.titlePadding = 5
    }
    XCTAssertEqual(button.subtitleLabel?.text, "Sub")
    XCTAssertEqual(button.subtitleLabel!.frame.minY - button.titleLabel!.frame.maxY, 5, accuracy: 0.4)
  }

  func testCorners() {
    XCTAssertEqual(configured(.filled()).subviews.first!.layer.cornerRadius, 5.95, accuracy: 0.01)
    let capsule = configured(.filled()) { $0.cornerStyle = .capsule }
    XCTAssertEqual(capsule.subviews.first!.layer.cornerRadius, capsule.bounds.height / 2, accuracy: 0.01)
    let fixed = configured(.filled()) {
      $0.cornerStyle = .fixed
      $0.background.cornerRadius = 3
    }
    XCTAssertEqual(fixed.subviews.first?.layer.cornerRadius, 3)
  }

  func testUpdateHandlerRunsWithTheState() {
    let button = configured(.filled())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    button.layoutIfNeeded()
    XCTAssertEqual(button.titleLabel?.text, "Off")
    button.isSelected = true
    button.layoutIfNeeded()
    XCTAssertEqual(button.titleLabel?.text, "On")
    XCTAssertEqual(states, [.normal, .selected])
  }

  func testUpdatedForStates() {
    let button = configured(.filled())
    let normal = button.configuration!.updated(for: button)
    button.isEnabled = false
    XCTAssertNotEqual(button.configuration!.updated(for: button), normal)
    button.automaticallyUpdatesConfiguration = false
    button.layoutIfNeeded()
    XCTAssertEqual(button.titleLabel?.textColor, .white)
  }

  func testTitleTransformerAndSetters() {
    let button = configured(.plain()) {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { input in
        var output = input
        output.font = .boldSystemFont(ofSize: 30)
        return output
      }
    }
    XCTAssertEqual(button.titleLabel?.font.pointSize, 30)
    button.configuration = .plain()
    button.setTitle("From setter", for: .normal)
    button.layoutIfNeeded()
    XCTAssertEqual(button.titleLabel?.text, "From setter", "the older setters fill blanks")
  }

  /// Buttons of storyboards have a configuration with a title, and apps call `setTitle(_:for:)` on them: the title
  /// that was set later is shown.
  func testTitlesOfStatesAfterTheConfigurations() {
    let button = configured(.filled())
    func shown() -> String? {
      button.layoutIfNeeded()
      return button.titleLabel?.text
    }
    XCTAssertEqual(shown(), "Title")
    button.setTitle("New", for: .normal)
    button.setTitle("Chosen", for: .selected)
    XCTAssertEqual(shown(), "New")
    button.isSelected = true
    XCTAssertEqual(shown(), "Chosen")
    button.configuration?.baseBackgroundColor = .red
    XCTAssertEqual(shown(), "Chosen")
    button.isSelected = false
    button.configuration?.title = "Again"
    XCTAssertEqual(shown(), "Again")
    button.setAttributedTitle(
      NSAttributedString(string: "Large", attributes: [.font: UIFont.systemFont(ofSize: 40)]), for: .normal)
    XCTAssertEqual(shown(), "Large")
    XCTAssertEqual(button.titleLabel?.font.pointSize, 40)
  }

  func testContainersOfAttributes() {
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString(
      "Big", attributes: AttributeContainer([NSAttributedString.Key.font: UIFont.boldSystemFont(ofSize: 25)]))
    XCTAssertEqual(configuration.attributedTitle?.font?.pointSize, 25)
  }

  func testActivityIndicatorTakesTheImagesPlace() {
    let button = configured(.filled()) {
      $0.image = square(40)
      $0.showsActivityIndicator = true
    }
    let plain = configured(.filled())
    XCTAssertEqual(button.bounds.width - plain.bounds.width, 20, accuracy: 0.4)
  }

  func testValueSemantics() {
    var a = UIButton.Configuration.tinted()
    let b = a
    XCTAssertEqual(a, b)
    XCTAssertEqual(a.hashValue, b.hashValue)
    a.title = "x"
    XCTAssertNotEqual(a, b)
    XCTAssertNotEqual(UIButton.Configuration.plain(), .gray())
  }

  func testLayoutComesToRest() {
    onStage(animates: false) { stage in
      let button = configured(.filled()) { $0.subtitle = "x" }
      stage.view.addSubview(button)
      UIApplication.shared.step()
      UIApplication.shared.step()
      XCTAssertNil(UIApplication.shared.nextDeadline, "a configured button asks for no more frames")
    }
  }

  private final class MovedTitle: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 1, y: 2, width: 30, height: 20)
    }
  }
}
