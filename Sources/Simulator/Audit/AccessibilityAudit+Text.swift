import CoreGraphics
import UIKit

/// The rules for text.
extension AccessibilityAudit {
  /// Returns a problem if text is truncated by its label or clipped by an enclosing view or the edge of the screen.
  /// Content of scroll views is not reported for clipping, because the user can scroll to it.
  func clippedText(in view: UIView) -> Problem? {
    guard !view.isPartOfUIKitControl else { return nil }
    func problem(_ detail: String) -> Problem {
      Problem(kind: .textClipped, summary: "Text clipped", detail: detail)
    }
    switch view {
    case let label as UILabel:
      guard label.text?.isEmpty == false else { return nil }
      if label.needsMoreRoom { return problem("Not all of the text is shown.") }
    case let text as UITextView where !text.isScrollEnabled:
      let needed = text.sizeThatFits(CGSize(width: text.bounds.width, height: .greatestFiniteMagnitude))
      guard text.text?.isEmpty == false else { return nil }
      if needed.height > text.bounds.height + 1 {
        return problem("Not all of the text is shown, and it does not scroll.")
      }
    default: return nil
    }
    guard let edge = view.cuttingEdge else { return nil }
    return problem("The text reaches \(Trace.points(edge.points)) points over the edge of \(edge.name).")
  }

  /// Returns a problem if the font of a text does not follow the user's text size.
  func fixedText(in view: UIView) -> Problem? {
    guard let label = view as? UILabel, label.text?.isEmpty == false, !label.adjustsFontForContentSizeCategory,
      !label.isPartOfUIKitControl, !label.followsItsOwner
    else { return nil }
    return Problem(
      kind: .dynamicType, summary: "Dynamic Type font sizes are unsupported",
      detail: "The text keeps its size whatever the user chooses.")
  }

  /// Returns a problem if the contrast between a label's text and the pixels behind it is too low.
  func lowContrast(of view: UIView, on screen: PixelBuffer) -> Problem? {
    guard let label = view as? UILabel, label.text?.isEmpty == false, label.isEnabled, !label.isPartOfUIKitControl,
      !label.isInDisabledControl, let back = ScreenColors(screen).background(of: label.accessibilityFrame),
      let color = AuditColor(label.textColor.resolvedColor(with: label.traitCollection))
    else { return nil }
    let shown = color.blended(over: back, alpha: label.shownAlpha)
    let ratio = shown.contrast(with: back)
    let least = AuditColor.leastContrast(pointSize: Double(label.font.pointSize), isBold: label.font.isBold)
    guard ratio < least - 0.05 else { return nil }
    let numbers =
      "The ratio of text and background is \(Trace.points(ratio)) to 1; \(Trace.points(least)) to 1 is needed."
    return Problem(
      kind: .contrast, summary: ratio < 3 ? "Contrast failed" : "Contrast nearly passed", detail: numbers)
  }
}

/// A color with components from 0 to 1.
package struct AuditColor: Equatable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha = 1.0

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  init?(_ color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }

  /// Returns the visible color if this color is drawn over an opaque one in a view with the given opacity.
  package func blended(over back: AuditColor, alpha outer: Double = 1) -> AuditColor {
    let share = min(max(alpha * outer, 0), 1)
    func mix(_ front: Double, _ behind: Double) -> Double { front * share + behind * (1 - share) }
    return AuditColor(red: mix(red, back.red), green: mix(green, back.green), blue: mix(blue, back.blue))
  }

  /// Returns the contrast ratio of the Web Content Accessibility Guidelines 2.1, from 1 to 21.
  package func contrast(with other: AuditColor) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private var luminance: Double {
    func unit(_ value: Double) -> Double { min(max(value, 0), 1) }
    return Luminance.relative(red: unit(red), green: unit(green), blue: unit(blue))
  }

  /// Returns the required contrast ratio: 3 for text of 18 points and larger and for bold text, 4.5 for other text.
  package static func leastContrast(pointSize: Double, isBold: Bool) -> Double {
    isBold || pointSize >= 18 ? 3 : 4.5
  }
}

/// The colors in regions of the screen.
@MainActor struct ScreenColors {
  private let pixels: PixelBuffer
  private let scale: Double

  init(_ pixels: PixelBuffer) {
    self.pixels = pixels
    let width = Double(UIScreen.main.bounds.width)
    scale = width > 0 ? Double(pixels.width) / width : 0
  }

  /// Returns the color of most pixels in a rectangle in points; nil if no color has a majority, as in photographs,
  /// or if the rectangle is not entirely on the screen.
  func background(of frame: CGRect) -> AuditColor? {
    guard scale > 0, pixels.format == .argb32, frame.minX.isFinite, frame.width.isFinite else { return nil }
    let (left, right) = (Int(frame.minX * scale), Int(frame.maxX * scale))
    let (top, bottom) = (Int(frame.minY * scale), Int(frame.maxY * scale))
    guard left >= 0, top >= 0, right <= pixels.width, bottom <= pixels.height, right > left, bottom > top else {
      return nil
    }
    var counts: [UInt32: Int] = [:]
    var total = 0
    // A sample of every second pixel in every second row is sufficient.
    for y in stride(from: top, to: bottom, by: 2) {
      let row = pixels.row(y)
      for x in stride(from: left, to: right, by: 2) {
        counts[row[x] & 0xFF_FFFF, default: 0] += 1
        total += 1
      }
    }
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), most.value * 3 >= total else {
      return nil
    }
    func part(_ shift: UInt32) -> Double { Double(most.key >> shift & 0xFF) / 255 }
    return AuditColor(red: part(16), green: part(8), blue: part(0))
  }
}

extension UIFont {
  fileprivate var isBold: Bool { fontDescriptor.symbolicTraits.contains(.traitBold) }
}

extension UILabel {
  /// Whether the text does not fit into the label's lines.
  fileprivate var needsMoreRoom: Bool {
    guard !adjustsFontSizeToFitWidth else { return false }
    let needed = textRect(
      forBounds: CGRect(x: 0, y: 0, width: bounds.width, height: .greatestFiniteMagnitude),
      limitedToNumberOfLines: 0)
    return needed.height > bounds.height + 1
  }

  /// Whether an enclosing view of UIKit sets the label's font according to the text size.
  fileprivate var followsItsOwner: Bool {
    if let button = superview as? UIButton { return button.configuration != nil }
    return sequence(first: self) { $0.superview }.dropFirst().contains { outer in
      (outer as? UITableViewCell).map { $0.textLabel === self || $0.detailTextLabel === self } ?? false
        || outer is UITableViewHeaderFooterView || outer is (UIView & UIContentView)
    }
  }
}

extension UIView {
  fileprivate var isInDisabledControl: Bool {
    sequence(first: self) { $0.superview }.contains { ($0 as? UIControl)?.isEnabled == false }
  }

  /// The product of the opacities of the view and its superviews.
  fileprivate var shownAlpha: Double { sequence(first: self) { $0.superview }.reduce(1) { $0 * Double($1.alpha) } }

  /// The superview or screen edge that clips the view, and the clipped length in points. Nil in scroll views, and
  /// for views that are entirely off the screen.
  fileprivate var cuttingEdge: (name: String, points: Double)? {
    var frame = bounds
    for view in sequence(first: self, next: { $0.superview }) {
      guard let outer = view.superview else { break }
      if outer is UIScrollView { return nil }
      frame = view.convert(frame, to: outer)
      guard outer.clipsToBounds || outer is UIWindow else { continue }
      let seen = frame.intersection(outer.bounds)
      guard !seen.isNull, seen.width > 0, seen.height > 0 else { return nil }
      let lost = max(frame.width - seen.width, frame.height - seen.height)
      if lost > 1 { return (outer is UIWindow ? "the screen" : "the \(type(of: outer)) around it", Double(lost)) }
    }
    return nil
  }
}
