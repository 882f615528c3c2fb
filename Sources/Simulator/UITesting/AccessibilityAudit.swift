import UIKit

/// What `XCUIApplication.performAccessibilityAudit` looks for, as far as it can be told from the elements on the screen: a line
/// an issue, with the kind, the element's number, and two sentences, between tabs.
@MainActor struct AccessibilityAudit {
  private let application: UIApplication
  private let tree: ElementTree
  /// The least size of what is tapped, in points.
  private static let hitRegion: CGFloat = 44

  init(_ application: UIApplication, _ tree: ElementTree) {
    self.application = application
    self.tree = tree
  }

  func report() -> String {
    _ = tree.describe(application)
    var lines: [String] = []
    for number in 0..<tree.count {
      guard let element = tree[number] else { continue }
      for issue in issues(of: element) {
        lines.append(([issue.kind, "\(number)"] + issue.texts).joined(separator: "\t"))
      }
    }
    return lines.joined(separator: "\n")
  }

  private typealias Issue = (kind: String, texts: [String])

  private func issues(of element: UIResponder) -> [Issue] {
    guard element.isAccessibilityElement else { return [] }
    var issues: [Issue] = []
    let label = element.accessibilityLabel ?? ""
    let isControl =
      !element.accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable]) || element is UIControl
    if label.isEmpty, (element.accessibilityValue ?? "").isEmpty {
      issues.append(
        (
          "sufficientElementDescription",
          ["Element has no description", "The element has neither a label nor a value."]
        ))
    }
    let frame = element.accessibilityFrame
    if isControl, frame.width > 0, min(frame.width, frame.height) < Self.hitRegion, !(element is UISwitch) {
      issues.append(
        (
          "hitRegion",
          [
            "Hit area is too small",
            "It is \(Int(frame.width)) × \(Int(frame.height)) points; 44 × 44 are recommended.",
          ]
        ))
    }
    if element is UILabel, let view = element as? UILabel {
      issues += textIssues(of: view)
    }
    if element.accessibilityTraits.isSuperset(of: [.button, .link]) {
      issues.append(("trait", ["Conflicting traits", "The element is a button and a link."]))
    }
    return issues
  }

  private func textIssues(of label: UILabel) -> [Issue] {
    guard let text = label.text, !text.isEmpty else { return [] }
    var issues: [Issue] = []
    let needed = label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: label.bounds.width, height: .greatestFiniteMagnitude),
      limitedToNumberOfLines: 0)
    if needed.height > label.bounds.height + 1, !label.adjustsFontSizeToFitWidth {
      issues.append(("textClipped", ["Text clipped", "Not all of the text is shown."]))
    }
    if !label.adjustsFontForContentSizeCategory {
      issues.append(
        (
          "dynamicType",
          ["Dynamic Type font sizes are unsupported", "The text keeps its size whatever the user chooses."]
        ))
    }
    if let back = label.shownBackground, let ratio = label.textColor.contrast(with: back, label.traitCollection),
      ratio < 3
    {
      issues.append(("contrast", ["Contrast failed", "The ratio of text and background is below 3 to 1."]))
    }
    return issues
  }
}

extension UIView {
  /// The opaque colour that the view is seen on; nil where an image or a material may be between.
  fileprivate var shownBackground: UIColor? {
    for view in sequence(first: self, next: { $0.superview }) {
      if view is UIVisualEffectView || view is UIImageView { return nil }
      if let color = view.backgroundColor?.resolvedColor(with: traitCollection), color.cgColor.alpha > 0 {
        return color.cgColor.alpha == 1 ? color : nil
      }
    }
    return nil
  }
}

extension UIColor {
  /// The contrast ratio of the Web Content Accessibility Guidelines, 1 to 21.
  fileprivate func contrast(with other: UIColor, _ traits: UITraitCollection) -> Double? {
    guard let first = resolvedColor(with: traits).luminance, let second = other.luminance else { return nil }
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private var luminance: Double? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    func linear(_ value: CGFloat) -> Double {
      let value = Double(value)
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
