import UIKit
import XCTest

/// The messages for unsatisfiable constraints, in the format of published logs (facts/layout.md#conflicts), and the
/// resulting frames.
final class ConstraintConflictTests: ConstraintTestCase {
  private let intro = """
    [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
    \tTry this:\u{20}
    \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}

    """
  private let note = """
    \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation \
    for the UIView property translatesAutoresizingMaskIntoConstraints)\u{20}

    """
  private let outro = """


    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be \
    helpful.
    """

  private func report(_ rows: [String], broken: String, hasNote: Bool) -> String {
    intro + (hasNote ? note : "") + "(\n" + rows.map { "    \"\($0)\"" }.joined(separator: ",\n")
      + "\n)\n\nWill attempt to recover by breaking constraint \n\(broken)" + outro
  }

  /// Returns the sorted rows of a report, without addresses.
  private func rows(_ report: String? = nil, file: StaticString = #filePath, line: UInt = #line) -> [String] {
    guard let report = report ?? console.first, let start = report.range(of: "\n(\n"),
      let end = report.range(of: "\n)\n\n")
    else {
      XCTFail("no report: \(console)", file: file, line: line)
      return []
    }
    return report[start.upperBound..<end.lowerBound].components(separatedBy: ",\n").map {
      withoutAddresses($0.trimmingCharacters(in: CharacterSet(charactersIn: " \"")))
    }.sorted()
  }

  func testWholeReport() {
    let view = add(UIView())
    let (first, second) = (
      view.widthAnchor.constraint(equalToConstant: 200), view.widthAnchor.constraint(equalToConstant: 84)
    )
    activate(first, second)
    root.layoutIfNeeded()
    XCTAssertEqual(console.count, 1)
    XCTAssertEqual(
      console.first, report(["\(first)", "\(second)"], broken: "\(second)", hasNote: false))
    XCTAssertEqual(view.frame.width, 200)
    // The conflict is logged once, and again only after it was resolved.
    root.setNeedsLayout()
    root.layoutIfNeeded()
    view.heightAnchor.constraint(equalToConstant: 4).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(console.count, 1)
    first.isActive = false
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 84)
    first.isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(console.count, 2)
    XCTAssertTrue(said("breaking constraint \n\(first)\n"))
  }

  func testMaskAgainstConstraint() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 150)
    width.isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(
      rows(),
      [
        "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UIView:0x.width == 100   (active)>",
        "<NSLayoutConstraint:0x UIView:0x.width == 150   (active)>",
      ])
    XCTAssertTrue(console.first?.hasPrefix(intro + note + "(\n") == true)
    XCTAssertTrue(said("Will attempt to recover by breaking constraint \n\(width)\n"))
    XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  func testPlacesOfMasks() {
    let view = UIView(frame: CGRect(x: 0, y: -0.25, width: 100, height: 50))
    root.addSubview(view)
    view.autoresizingMask = []
    activate(
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 9),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12))
    root.layoutIfNeeded()
    XCTAssertEqual(console.count, 2)
    XCTAssertEqual(
      console.flatMap { rows($0) }.sorted(),
      [
        "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UIView:0x.minX == 0   (active, names: '|':UIView:0x )>",
        "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UIView:0x.minY == - 0.25   (active, names: '|':UIView:0x )>",
        "<NSLayoutConstraint:0x H:|-(12)-[UIView:0x]   (active, names: '|':UIView:0x )>",
        "<NSLayoutConstraint:0x V:|-(9)-[UIView:0x]   (active, names: '|':UIView:0x )>",
      ])
  }

  /// A log of iOS 17 contains `minX == 0.500507*UIView:0x….width - 32.0324`, with the share of the flexible
  /// component.
  func testFlexiblePartsOfMasks() {
    let view = UIView(frame: CGRect(x: 40, y: 0, width: 200, height: 50))
    root.addSubview(view)
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight]
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 1).isActive = true
    view.heightAnchor.constraint(equalToConstant: 3).isActive = true
    root.layoutIfNeeded()
    let rows = console.flatMap { self.rows($0) }
    // The share is 40 of the 120 flexible points, which is a third.
    XCTAssertTrue(
      rows.contains(
        "<NSAutoresizingMaskLayoutConstraint:0x h=&-& v=-&- UIView:0x.minX == 0.333333*UIView:0x.width - 66.6667   "
          + "(active)>"), "\(rows)")
    XCTAssertTrue(
      rows.contains(
        "<NSAutoresizingMaskLayoutConstraint:0x h=&-& v=-&- UIView:0x.height == UIView:0x.height - 430   (active)>"),
      "\(rows)")
  }

  func testEveryMask() {
    for mask in 0..<64 {
      console = []
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(mask))
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 7).isActive = true
      root.layoutIfNeeded()
      let bits = [1, 2, 4, 8, 16, 32].map { mask & $0 == 0 ? "-" : "&" }
      let horizontal = mask & 7 == 0 ? "--&" : bits[0...2].joined()
      let vertical = mask & 56 == 0 ? "--&" : bits[3...5].joined()
      XCTAssertTrue(
        rows().first?.hasPrefix(
          "<NSAutoresizingMaskLayoutConstraint:0x h=\(horizontal) v=\(vertical) UIView:0x.width == ")
          == true, "\(console)")
    }
  }

  /// The size of a controller's view is determined externally.
  func testEncapsulatedSize() {
    let window = makeWindow()
    guard let root = window.rootViewController?.view else { return XCTFail() }
    let view = add(UIView(), to: root)
    activate(
      root.widthAnchor.constraint(equalTo: view.widthAnchor), view.widthAnchor.constraint(equalToConstant: 100))
    step()
    XCTAssertEqual(
      rows(),
      [
        "<NSLayoutConstraint:0x 'UIView-Encapsulated-Layout-Width' UIView:0x.width == 393   (active)>",
        "<NSLayoutConstraint:0x UIView:0x.width == 100   (active)>",
        "<NSLayoutConstraint:0x UIView:0x.width == UIView:0x.width   (active)>",
      ])
    XCTAssertFalse(said("Note:"))
  }

  /// The superview of a controller's view is omitted only on the axis whose size of that view is in the list.
  func testWhatIsAroundAnEncapsulatedSize() {
    let window = makeWindow()
    guard let page = window.rootViewController?.view else { return XCTFail() }
    let frame = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    page.addSubview(frame)
    let child = UIViewController()
    window.rootViewController?.addChild(child)
    child.view.frame = frame.bounds
    frame.addSubview(child.view)
    let view = add(UIView(), to: child.view)
    activate(
      view.widthAnchor.constraint(equalTo: child.view.widthAnchor),
      view.widthAnchor.constraint(equalTo: frame.heightAnchor))
    step()
    XCTAssertEqual(
      rows(),
      [
        "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UIView:0x.height == 100   (active)>",
        "<NSLayoutConstraint:0x 'UIView-Encapsulated-Layout-Width' UIView:0x.width == 200   (active)>",
        "<NSLayoutConstraint:0x UIView:0x.width == UIView:0x.height   (active)>",
        "<NSLayoutConstraint:0x UIView:0x.width == UIView:0x.width   (active)>",
      ])
  }

  /// The height of a cell is determined by its table.
  func testEncapsulatedCell() {
    let window = makeWindow()
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.hostsOwnLayout = true
    let view = add(UIView(), to: cell)
    activate(
      view.heightAnchor.constraint(equalTo: cell.heightAnchor), view.heightAnchor.constraint(equalToConstant: 60))
    window.rootViewController?.view.addSubview(cell)
    step()
    XCTAssertEqual(
      rows(),
      [
        "<NSLayoutConstraint:0x 'UIView-Encapsulated-Layout-Height' UIView:0x.height == 44   (active)>",
        "<NSLayoutConstraint:0x UIView:0x.height == 60   (active)>",
        "<NSLayoutConstraint:0x UIView:0x.height == UIView:0x.height   (active)>",
      ])
  }

  /// The list includes the constraints that position the guides of safe areas and margins.
  func testGuides() {
    let window = makeWindow()
    guard let root = window.rootViewController?.view else { return XCTFail() }
    let table = UIScrollView(frame: root.bounds)
    root.addSubview(table)
    table.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor).isActive = true
    step()
    XCTAssertEqual(
      rows(),
      [
        "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UIScrollView:0x.minY == 0   (active, names: '|':UIView:0x )>",
        "<NSLayoutConstraint:0x 'UIViewSafeAreaLayoutGuide-top' V:|-(59)-[UILayoutGuide:0x'UIViewSafeAreaLayoutGuide']   "
          + "(active, names: '|':UIView:0x )>",
        "<NSLayoutConstraint:0x UIScrollView:0x.top == UILayoutGuide:0x'UIViewSafeAreaLayoutGuide'.top   (active)>",
      ])
    console = []
    let view = add(UIView(), to: root)
    activate(
      view.widthAnchor.constraint(equalToConstant: 20),
      root.layoutMarginsGuide.widthAnchor.constraint(equalTo: view.widthAnchor))
    step()
    XCTAssertEqual(
      rows(),
      [
        "<NSLayoutConstraint:0x 'UIView-Encapsulated-Layout-Width' UIView:0x.width == 393   (active)>",
        "<NSLayoutConstraint:0x 'UIView-leftMargin-guide-constraint' "
          + "H:|-(16)-[UILayoutGuide:0x'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':UIView:0x )>",
        "<NSLayoutConstraint:0x 'UIView-rightMargin-guide-constraint' "
          + "H:[UILayoutGuide:0x'UIViewLayoutMarginsGuide']-(16)-|(LTR)   (active, names: '|':UIView:0x )>",
        "<NSLayoutConstraint:0x UILayoutGuide:0x'UIViewLayoutMarginsGuide'.width == UIView:0x.width   (active)>",
        "<NSLayoutConstraint:0x UIView:0x.width == 20   (active)>",
      ])
  }

  /// A required intrinsic size is broken without a message (openradar 15106765; frames in Interface Builder).
  func testIntrinsicSize() {
    let label = add(UILabel())
    label.text = "Text"
    label.setContentHuggingPriority(.required, for: .vertical)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    activate(
      label.heightAnchor.constraint(greaterThanOrEqualToConstant: 100),
      label.widthAnchor.constraint(equalToConstant: 5))
    root.layoutIfNeeded()
    XCTAssertEqual(console, [])
    XCTAssertEqual(label.frame.size, CGSize(width: 5, height: 100))
    // Explicit constraints still conflict with each other.
    label.heightAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(
      rows(),
      [
        "<NSLayoutConstraint:0x UILabel:0x'Text'.height == 50   (active)>",
        "<NSLayoutConstraint:0x UILabel:0x'Text'.height >= 100   (active)>",
      ])
  }

  /// If columns of labels have required hugging and compression resistance, the smaller ones are stretched and no
  /// text is truncated, regardless of the order.
  func testColumnsOfTextThatIsHugged() {
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      let labels = ["Name", "Email address", "City"].map { text -> UILabel in
        let label = UILabel()
        label.text = text
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        return label
      }
      for index in order { add(labels[index], to: root) }
      activate(
        labels[order[1]].widthAnchor.constraint(equalTo: labels[order[0]].widthAnchor),
        labels[order[2]].widthAnchor.constraint(equalTo: labels[order[0]].widthAnchor))
      root.layoutIfNeeded()
      let width = labels[1].intrinsicContentSize.width
      XCTAssertEqual(labels.map(\.frame.width), [width, width, width], "\(order)")
    }
    XCTAssertEqual(console, [])
  }

  /// The list has the format of an array's description, which escapes characters other than ASCII
  /// (`UIModernBarButton:0x…'\\Uc644\\Ub8cc'` in a log).
  func testTextsInTheList() {
    let label = add(UILabel())
    label.text = "완료\n\"ö\""
    let (first, second) = (
      label.widthAnchor.constraint(equalToConstant: 200), label.widthAnchor.constraint(equalToConstant: 84)
    )
    activate(first, second)
    root.layoutIfNeeded()
    XCTAssertTrue(said("'\\Uc644\\Ub8cc\\n\\\"\\U00f6\\\"'.width == 200   (active)>\","), "\(console)")
    XCTAssertTrue(said("by breaking constraint \n\(second)\n"))
  }

  // MARK: Going on

  func testCircles() {
    let views = (0..<3).map { _ in add(UIView()) }
    for (index, view) in views.enumerated() {
      size(view, 10, 10)
      view.leftAnchor.constraint(equalTo: views[(index + 1) % 3].rightAnchor).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    root.layoutIfNeeded()
    XCTAssertEqual(console.count, 1)
    // One positive width is sufficient for the conflict.
    XCTAssertEqual(rows().count, 4)
    XCTAssertTrue(views.allSatisfy { $0.frame.size == CGSize(width: 10, height: 10) })
    // A consistent cycle is not a conflict.
    console = []
    let (a, b) = (add(UIView()), add(UIView()))
    activate(
      a.widthAnchor.constraint(equalTo: b.widthAnchor, constant: 5),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, constant: -5))
    root.layoutIfNeeded()
    XCTAssertEqual(console, [])
  }

  func testOptionalConstraintsDoNotConflict() {
    let view = add(UIView())
    for width in 1...20 {
      let constraint = view.widthAnchor.constraint(equalToConstant: CGFloat(width))
      constraint.priority = UILayoutPriority(Float(width))
      constraint.isActive = true
    }
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 20)
    XCTAssertEqual(console, [])
  }

  func testRequiredBeatsOptional() {
    let view = add(UIView())
    let wish = view.widthAnchor.constraint(equalToConstant: 10)
    wish.priority = UILayoutPriority(999)
    activate(view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50), wish)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 50)
    XCTAssertEqual(console, [])
  }

  func testNegativeWidthsAreNone() {
    let view = add(UIView())
    view.widthAnchor.constraint(equalToConstant: -16).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(rows(), ["<NSLayoutConstraint:0x UIView:0x.width == - 16   (active)>"])
    XCTAssertEqual(view.frame.width, 0)
  }

  func testVeryManyConflicts() {
    let view = add(UIView())
    for width in 1...50 { view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true }
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 1)
    XCTAssertEqual(console.count, 49)
  }
}
