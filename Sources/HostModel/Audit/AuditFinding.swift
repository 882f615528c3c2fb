/// A problem that makes a screen hard to use for some people. The audited app writes findings, and the tool prints
/// them.
package struct AuditFinding: Codable, Hashable, Sendable {
  /// The kinds of `XCUIAccessibilityAuditType`.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    case sufficientElementDescription, hitRegion, contrast, textClipped, dynamicType, trait
  }

  package var kind: Kind
  /// The problem, as the audit of a UI test states it.
  package var summary: String
  /// A sentence with the measured numbers.
  package var detail: String
  /// The class of the object.
  package var className: String
  /// The object's label, text or identifier.
  package var name: String?
  /// The nearest class that the app defines: that of the object, of a view around it, or of its view controller.
  package var owner: String?
  /// The property of that class that holds the object, or a view around the object.
  package var property: String?
  /// The Interface Builder file that the object came from, its line there, and its identifier.
  package var nib: String?
  package var nibLine: Int?
  package var nibObject: String?
  /// The class of the cell that contains the object. The same problem in several rows with this class is one
  /// finding.
  package var cell: String?
  /// The class of the view controller whose view the object is in.
  package var screen: String?
  /// x, y, width and height in the screen's points.
  package var frame: [Double] = []
  /// The raw value of the content size category at which the problem was found.
  package var textSize = ""

  package init(kind: Kind, summary: String, detail: String, className: String) {
    self.kind = kind
    self.summary = summary
    self.detail = detail
    self.className = className
  }
}
