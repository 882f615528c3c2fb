import UIKit
import XCTest

/// Constraints in combination with frames, masks, code in `layoutSubviews`, and views without constraints.
final class MixedLayoutTests: CoreTestCase {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add(_ view: UIView = UIView(), to parent: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  func testViewsWithoutConstraintsPayNothing() {
    let window = makeWindow()
    let view = window.rootViewController!.view!
    for index in 0..<20 {
      let child = UIView(frame: CGRect(x: index, y: 0, width: 10, height: 10))
      child.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
      view.addSubview(child)
    }
    step()
    func states(_ view: UIView) -> Int {
      (view.takesPartInConstraints ? 1 : 0) + view.subviews.reduce(0) { $0 + states($1) }
    }
    XCTAssertEqual(states(view), 0)
    XCTAssertFalse(window.hasConstraintEngine)
    // These calls create no engine either.
    _ = view.constraints
    _ = view.hasAmbiguousLayout
    _ = view.subviews[3].systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    step()
    XCTAssertFalse(window.hasConstraintEngine)
    // One constraint creates one engine, in the window, for the views concerned.
    let constraint = view.subviews[3].widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = .defaultLow
    constraint.isActive = true
    step()
    XCTAssertTrue(window.hasConstraintEngine)
    XCTAssertFalse(view.subviews[5].takesPartInConstraints)
  }

  func testFramesSetInLayoutSubviewsFollowConstraints() {
    final class Frame: UIView {
      let manual = UIView()
      let constrained = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(manual)
        addSubview(constrained)
        constrained.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          constrained.leftAnchor.constraint(equalTo: manual.rightAnchor, constant: 4),
          constrained.topAnchor.constraint(equalTo: topAnchor),
          constrained.widthAnchor.constraint(equalToConstant: 10),
          constrained.heightAnchor.constraint(equalTo: heightAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        manual.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
      }
    }
    let view = Frame(frame: .zero)
    _ = add(view)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, view.heightAnchor.constraint(equalToConstant: 30),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(view.manual.frame.width, 50)
    XCTAssertEqual(view.constrained.frame, CGRect(x: 54, y: 0, width: 10, height: 30))
    width.constant = 200
    root.layoutIfNeeded()
    XCTAssertEqual(view.constrained.frame.minX, 104)
  }

  func testAFrameSetOnAConstrainedViewIsTakenBack() {
    let box = add()
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 60),
    ])
    root.layoutIfNeeded()
    box.frame = CGRect(x: 100, y: 100, width: 5, height: 5)
    XCTAssertEqual(box.frame.minX, 100, "until the next layout")
    root.setNeedsLayout()
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame, CGRect(x: 7, y: 0, width: 50, height: 60))
  }

  func testMasksAndConstraintsTogether() {
    let masked = UIView(frame: CGRect(x: 20, y: 0, width: 280, height: 40))
    masked.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    root.addSubview(masked)
    let below = add()
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: masked.bottomAnchor, constant: 8),
      below.leadingAnchor.constraint(equalTo: masked.leadingAnchor),
      below.trailingAnchor.constraint(equalTo: masked.trailingAnchor),
      below.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(below.frame, CGRect(x: 20, y: 48, width: 280, height: 20))
    root.frame.size.width = 500
    root.layoutIfNeeded()
    XCTAssertEqual(masked.frame, CGRect(x: 20, y: 0, width: 460, height: 40))
    XCTAssertEqual(below.frame, CGRect(x: 20, y: 48, width: 460, height: 20))
    masked.frame = CGRect(x: 0, y: 10, width: 100, height: 10)
    root.layoutIfNeeded()
    XCTAssertEqual(below.frame, CGRect(x: 0, y: 28, width: 100, height: 20))
    XCTAssertFalse(said("Unable"))
  }

  /// The growth of a superview with constraints is distributed over the flexible components: equally if they are
  /// all 0, or else in proportion to their lengths (facts/layout.md#autoresizing).
  func testSharesOfMasks() {
    let frame = add()
    let width = frame.widthAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      frame.leftAnchor.constraint(equalTo: root.leftAnchor), frame.topAnchor.constraint(equalTo: root.topAnchor),
      width, frame.heightAnchor.constraint(equalToConstant: 100),
    ])
    let masked = UIView(frame: .zero)
    masked.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    frame.addSubview(masked)
    let mark = add(to: frame)
    mark.leftAnchor.constraint(equalTo: masked.rightAnchor).isActive = true
    root.layoutIfNeeded()
    width.constant = 100
    root.layoutIfNeeded()
    XCTAssertEqual(masked.frame, CGRect(x: 50, y: 0, width: 50, height: 0))
    XCTAssertEqual(mark.frame.minX, 100)
    masked.frame = CGRect(x: 20, y: 0, width: 80, height: 0)
    width.constant = 200
    root.layoutIfNeeded()
    XCTAssertEqual(masked.frame, CGRect(x: 40, y: 0, width: 160, height: 0))
    XCTAssertEqual(mark.frame.minX, 200)
    XCTAssertFalse(said("Unable"))
  }

  /// The contents of a view with an autoresizing mask determine the size of its superview, by the mask's shares.
  func testMaskedViewsSizeWhatIsAroundThem() {
    let frame = add()
    NSLayoutConstraint.activate([
      frame.leftAnchor.constraint(equalTo: root.leftAnchor), frame.topAnchor.constraint(equalTo: root.topAnchor),
      frame.heightAnchor.constraint(equalToConstant: 100),
    ])
    frame.bounds.size = CGSize(width: 100, height: 100)
    let masked = UIView(frame: CGRect(x: 20, y: 0, width: 80, height: 100))
    masked.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    frame.addSubview(masked)
    let inner = add(to: masked)
    let width = inner.widthAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: masked.leftAnchor),
      inner.rightAnchor.constraint(equalTo: masked.rightAnchor), width,
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(frame.frame.width, 100)
    width.constant = 160
    root.layoutIfNeeded()
    XCTAssertEqual(frame.frame.width, 200)
    XCTAssertEqual(masked.frame, CGRect(x: 40, y: 0, width: 160, height: 100))
    masked.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
    root.layoutIfNeeded()
    XCTAssertEqual(frame.frame.width, 320)
    XCTAssertEqual(masked.frame, CGRect(x: 160, y: 0, width: 160, height: 100))
    XCTAssertFalse(said("Unable"))
  }

  func testASizeOnAMaskedViewConflictsAsOnIOS() {
    let masked = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    root.addSubview(masked)
    masked.widthAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()
    XCTAssertTrue(said("NSAutoresizingMaskLayoutConstraint"))
    XCTAssertEqual(masked.frame.width, 100, "the mask's is never the one that breaks")
  }

  func testFlagsTurnedOnAndOff() {
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    root.addSubview(box)
    let all = [
      box.leftAnchor.constraint(equalTo: root.leftAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 80), box.heightAnchor.constraint(equalToConstant: 90),
    ]
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(all)
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame, CGRect(x: 0, y: 0, width: 80, height: 90))
    NSLayoutConstraint.deactivate(all)
    box.translatesAutoresizingMaskIntoConstraints = true
    box.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame, CGRect(x: 5, y: 5, width: 5, height: 5))
  }

  func testConstraintsMadeInLayoutSubviews() {
    final class Late: UIView {
      var made: NSLayoutConstraint?
      override func layoutSubviews() {
        if made == nil, let child = subviews.first {
          made = child.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5)
          made?.isActive = true
        }
        super.layoutSubviews()
      }
    }
    let view = Late(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.addSubview(view)
    let child = add(to: view)
    child.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(child.frame.size, CGSize(width: 50, height: 50))
  }

  func testConstantsSetInLayoutSubviewsByTheWidth() {
    final class Adaptive: UIView {
      let child = UIView()
      lazy var height = child.heightAnchor.constraint(equalToConstant: 0)
      override func layoutSubviews() {
        super.layoutSubviews()
        height.constant = child.bounds.width / 2
      }
    }
    let view = Adaptive(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.addSubview(view)
    _ = add(view.child, to: view)
    view.child.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    view.height.isActive = true
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    XCTAssertEqual(view.child.frame.size, CGSize(width: 100, height: 50))
  }

  func testContainersOfControllersTakePreferredSizes() {
    // The parent is notified of `preferredContentSize`, and may update its constraints.
    final class Parent: UIViewController {
      var height: NSLayoutConstraint?
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        height?.constant = container.preferredContentSize.height
      }
    }
    let parent = Parent()
    makeWindow(parent)
    let child = UIViewController()
    parent.addChild(child)
    let view = child.view!
    _ = add(view, to: parent.view)
    child.didMove(toParent: parent)
    parent.height = view.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: parent.view.safeAreaLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: parent.view.trailingAnchor), parent.height!,
    ])
    step()
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 59, width: 393, height: 10))
    child.preferredContentSize = CGSize(width: 0, height: 222)
    step()
    XCTAssertEqual(view.frame.height, 222)
  }

  func testRootViewOfAControllerFillsTheWindow() {
    let controller = UIViewController()
    let window = makeWindow(controller)
    let box = add(to: controller.view)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.trailingAnchor),
      box.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      box.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor),
    ])
    step()
    XCTAssertEqual(controller.view.frame, window.bounds)
    // The margins are 16 on phones (facts/layout.md#margins/controller-narrow).
    XCTAssertEqual(box.frame, CGRect(x: 16, y: 59, width: 361, height: 759))
    controller.additionalSafeAreaInsets.top = 41
    step()
    XCTAssertEqual(box.frame.minY, 100)
  }

  // MARK: Scroll views

  func testContentDefinesTheContentSize() {
    let scroll = UIScrollView()
    _ = add(scroll)
    let content = add(to: scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor), scroll.leftAnchor.constraint(equalTo: root.leftAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 200), scroll.heightAnchor.constraint(equalToConstant: 100),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 500),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 200, height: 520))
    XCTAssertEqual(content.frame, CGRect(x: 0, y: 10, width: 200, height: 500))
    scroll.contentOffset.y = 70
    root.layoutIfNeeded()
    XCTAssertEqual(content.frame.minY, 10, "scrolling moves nothing")
    XCTAssertEqual(scroll.contentSize.height, 520)
    content.constraints.first { $0.firstAttribute == .height }?.constant = 60
    root.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize.height, 80)
  }

  func testGuidesOfAScrollView() {
    let scroll = UIScrollView()
    _ = add(scroll)
    let content = add(to: scroll)
    let overlay = add(to: scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor), scroll.leftAnchor.constraint(equalTo: root.leftAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 200), scroll.heightAnchor.constraint(equalToConstant: 100),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
      overlay.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
      overlay.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      overlay.widthAnchor.constraint(equalToConstant: 20), overlay.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 200, height: 900))
    XCTAssertEqual(overlay.frame.minY, 80)
    scroll.contentOffset.y = 300
    root.layoutIfNeeded()
    XCTAssertEqual(overlay.frame.minY, 380, "stays in sight")
    XCTAssertEqual(content.frame.minY, 0)
  }

  /// A header in the content is constrained to views outside of the scroll view.
  func testContentHeldFromOutside() {
    let scroll = UIScrollView()
    _ = add(scroll)
    let (content, header) = (add(to: scroll), add(to: scroll))
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      scroll.leftAnchor.constraint(equalTo: root.leftAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 200), scroll.heightAnchor.constraint(equalToConstant: 100),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
      header.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 50),
      header.heightAnchor.constraint(equalToConstant: 20),
    ])
    let rest = header.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 60)
    rest.priority = .defaultHigh
    rest.isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(header.frame.minY, 60)
    for (offset, place) in [(20, 60), (40, 70), (300, 330), (0, 60)] as [(CGFloat, CGFloat)] {
      scroll.contentOffset.y = offset
      root.layoutIfNeeded()
      XCTAssertEqual(header.frame.minY, place, "\(offset)")
    }
  }

  func testAStackOfTextInAScrollView() {
    let scroll = UIScrollView()
    _ = add(scroll)
    let labels = (0..<6).map { _ -> UILabel in
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "Some words to wrap. ", count: 12)
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 12
    _ = add(stack, to: scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor), scroll.leftAnchor.constraint(equalTo: root.leftAnchor),
      scroll.rightAnchor.constraint(equalTo: root.rightAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    root.layoutIfNeeded()
    let height = labels[0].sizeThatFits(CGSize(width: 320, height: 0)).height
    XCTAssertEqual(scroll.contentSize.width, 320)
    XCTAssertEqual(scroll.contentSize.height, 6 * height + 60, accuracy: 0.5)
    labels[0].isHidden = true
    root.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize.height, 5 * height + 48, accuracy: 0.5)
    root.frame.size.width = 200
    root.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize.width, 200)
    XCTAssertGreaterThan(labels[1].frame.height, height)
  }
}
