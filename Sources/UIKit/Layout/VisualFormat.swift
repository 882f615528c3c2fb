import CoreGraphics

/// Creates constraints from the visual format, such as `H:|-[button(>=80@750)]-8-[field]-|`.
///
/// A format that cannot be parsed creates no constraints. It is reported with the message of UIKit's exception,
/// which marks the position of the error.
///
/// Apple's documentation:
/// <https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html>
@MainActor enum VisualFormat {
  static func constraints(
    _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, metrics: metrics, views: views)
    do {
      let line = try parser.parse()
      return try VisualFormatBuilder(line, format: format, options: options).constraints()
    } catch let error as VisualFormatError {
      ExceptionReport.raise(.invalidArgumentException, "Unable to parse constraint format: \(error.report(format))")
    } catch {}
    return []
  }

  /// The contents of one format: views along an axis with gaps between them.
  struct Line {
    var axis = NSLayoutConstraint.Axis.horizontal
    /// Whether the line begins and ends at the superview's edges.
    var startsAtSuperview = false
    var endsAtSuperview = false
    var views: [Element] = []
    /// The gaps between neighbors, and between the first or last view and the superview if the format contains it.
    var gaps: [Gap] = []
  }

  struct Element {
    var view: AnyObject
    var sizes: [Predicate]
    /// The offset of the element's end in the format, in characters.
    var end: Int
  }

  /// A gap between two views. Without predicates the views touch, or have the system spacing if `isStandard` is
  /// true.
  struct Gap {
    var predicates: [Predicate] = []
    var isStandard = false
  }

  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var other: AnyObject?
    var multiplier: CGFloat = 1
    var priority = UILayoutPriority.required
  }
}

/// A parsing error, with its message and position.
struct VisualFormatError: Error {
  let message: String
  /// The position of the error in the format, in characters, or nil for the format as a whole.
  let position: Int?

  func report(_ format: String) -> String {
    guard let position else { return message }
    return "\n\(message) \n\(format) \n\(String(repeating: " ", count: max(0, position)))^"
  }
}
