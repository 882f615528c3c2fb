import HostModel
import ObjectiveC
import UIKit

/// Searches the elements and pixels of the screen for problems with assistive technologies.
/// `XCUIApplication.performAccessibilityAudit` and `flipside audit` both use it.
@MainActor package struct AccessibilityAudit {
  package struct Issue {
    package var kind: AuditFinding.Kind
    /// A short description of the problem.
    package var summary: String
    /// A sentence with the measured values.
    package var detail: String
    /// The number of the element in the element tree.
    package var number: Int
    package var element: UIResponder

    package init(kind: AuditFinding.Kind, summary: String, detail: String, number: Int, element: UIResponder) {
      self.kind = kind
      self.summary = summary
      self.detail = detail
      self.number = number
      self.element = element
    }
  }

  /// A problem found by a rule.
  struct Problem {
    var kind: AuditFinding.Kind
    var summary: String
    var detail: String
  }

  private let application: UIApplication
  private let tree: ElementTree
  /// The minimum size of a touch target, in points.
  static let hitRegion: CGFloat = 44

  package init(_ application: UIApplication) { self.init(application, ElementTree()) }

  init(_ application: UIApplication, _ tree: ElementTree) {
    self.application = application
    self.tree = tree
  }

  package func issues() -> [Issue] {
    _ = tree.describe(application)
    return (0..<tree.count).flatMap { number -> [Issue] in
      guard let element = tree[number] else { return [] }
      return problems(of: element, number).map {
        Issue(kind: $0.kind, summary: $0.summary, detail: $0.detail, number: number, element: element)
      }
    }
  }

  /// Returns one line for each issue, with the kind, the element's number and two sentences, separated by tabs.
  func report() -> String {
    issues().map { "\($0.kind.rawValue)\t\($0.number)\t\($0.summary)\t\($0.detail)" }.joined(separator: "\n")
  }

  private func problems(of element: UIResponder, _ number: Int) -> [Problem] {
    guard element.isAccessibilityElement, element.accessibilityFrame.width > 0 else { return [] }
    // Table rows outside of the screen have no window and no final layout.
    if let view = element as? UIView, view.window == nil { return [] }
    var problems = [missingDescription(of: element), smallTarget(element), conflictingTraits(of: element)]
    if let view = element as? UIView {
      problems += [clippedText(in: view), fixedText(in: view)]
      if tree.hitPoint(number, in: application) != nil {
        problems.append(lowContrast(of: view, on: application.surface))
      }
    }
    return problems.compactMap { $0 }
  }

  // MARK: Rules

  private func missingDescription(of element: UIResponder) -> Problem? {
    guard (element.accessibilityLabel ?? "").allSatisfy(\.isWhitespace) else { return nil }
    // VoiceOver skips a label without text.
    if let label = element as? UILabel, (label.text ?? "").isEmpty { return nil }
    if (element.accessibilityValue ?? "").isEmpty {
      return Problem(
        kind: .sufficientElementDescription, summary: "Element has no description",
        detail: "The element has neither a label nor a value.")
    }
    // VoiceOver reads a cell and the switch in it together, so the cell's label is sufficient.
    guard element is UISwitch || element is UISlider, !element.isInNamedCell else { return nil }
    return Problem(
      kind: .sufficientElementDescription, summary: "Element has no description",
      detail: "The element has a value, but no label that names the value.")
  }

  private func smallTarget(_ element: UIResponder) -> Problem? {
    let traits = element.accessibilityTraits
    guard !traits.isDisjoint(with: [.button, .link, .adjustable]) || element is UIControl,
      !element.hasSizeOfUIKit
    else { return nil }
    let frame = element.accessibilityFrame
    guard min(frame.width, frame.height) < Self.hitRegion - 0.5 else { return nil }
    if let view = element as? UIView, view.takesTouches(in: Self.hitRegion) { return nil }
    return Problem(
      kind: .hitRegion, summary: "Hit area is too small",
      detail: "It is \(Trace.points(frame.width)) × \(Trace.points(frame.height)) points; 44 × 44 are recommended.")
  }

  private func conflictingTraits(of element: UIResponder) -> Problem? {
    guard element.accessibilityTraits.isSuperset(of: [.button, .link]) else { return nil }
    return Problem(kind: .trait, summary: "Conflicting traits", detail: "The element is a button and a link.")
  }
}

extension UIResponder {
  /// Whether an enclosing cell has a label, which VoiceOver reads before the element's value.
  fileprivate var isInNamedCell: Bool {
    sequence(first: self) { $0.next }.contains { responder in
      (responder is UITableViewCell || responder is UICollectionViewCell)
        && responder.accessibilityLabel?.isEmpty == false
    }
  }

  /// Whether UIKit determines the element's size, because it is a UIKit control or a part of one.
  fileprivate var hasSizeOfUIKit: Bool {
    guard let view = self as? UIView else { return false }
    if view.isPartOfUIKitControl || view is UISwitch || view is UISlider || view is UIPageControl { return true }
    if view is UISegmentedControl || view is UIDatePicker || view is UIColorWell { return true }
    // The intrinsic height of a text field.
    return view is UITextField && view.bounds.height >= 34 && view.bounds.width >= 44
  }
}

extension UIView {
  /// Whether the view is part of a UIKit control or bar whose appearance the app does not determine.
  var isPartOfUIKitControl: Bool {
    if superview is UITableViewCell, (superview as? UITableViewCell)?.contentView !== self {
      // These are the accessory views of cells, unless the app set them.
      let cell = superview as? UITableViewCell
      if self !== cell?.accessoryView, self !== cell?.editingAccessoryView { return true }
    }
    return sequence(first: self) { $0.superview }.dropFirst().contains { outer in
      switch outer {
      case is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar, is UISegmentedControl, is UIStepper,
        is UIDatePicker, is UIPickerView, is UIPageControl, is UITextField, is UICalendarView:
        true
      case let control as UIControl where !Trace.className(control).hasPrefix("UI"):
        // The control is created only by UIKit, such as the index of a table.
        MessageDispatch.isFrameworkClass(type(of: control))
      default: [.alert, .sheet, .keyboard].contains(outer.automationType)
      }
    }
  }

  /// Returns whether touches within a square around the center reach the view, even if its frame is smaller.
  fileprivate func takesTouches(in side: CGFloat) -> Bool {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let reach = side / 2 - 0.5
    return [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)].allSatisfy { x, y in
      point(inside: CGPoint(x: center.x + CGFloat(x) * reach, y: center.y + CGFloat(y) * reach), with: nil)
    }
  }
}
