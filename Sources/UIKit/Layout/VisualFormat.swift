import CoreGraphics

/// Creates constraints from lines like `H:|-[button(>=80@750)]-8-[field]-|`.
///
/// A format that cannot be parsed is reported in the words of UIKit's exception, with a mark below the position at
/// which parsing stopped, and creates no constraints.
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

  /// One line: views along an axis with gaps between them.
  struct Line {
    var axis = NSLayoutConstraint.Axis.horizontal
    /// Whether the line begins and ends at the superview's edges.
    var startsAtSuperview = false
    var endsAtSuperview = false
    var views: [Element] = []
    /// The gaps between neighbours, including those to the superview's edges where the line starts or ends there.
    var gaps: [Gap] = []
  }

  struct Element {
    var view: AnyObject
    var sizes: [Predicate]
    /// The offset of the element's end, in characters from the start of the format.
    var end: Int
  }

  /// No predicates: the views touch; standard: the system's spacing.
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

/// The reason why a format cannot be parsed, and the position of the mistake.
struct VisualFormatError: Error {
  let message: String
  /// The position of the mistake, in characters from the start; nil for the format as a whole.
  let position: Int?

  func report(_ format: String) -> String {
    guard let position else { return message }
    return "\n\(message) \n\(format) \n\(String(repeating: " ", count: max(0, position)))^"
  }
}
