import UIKit

/// The kinds of problems that an accessibility audit finds.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xcuiaccessibilityaudittype>
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let contrast = Self(rawValue: 1 << 0)
  public static let elementDetection = Self(rawValue: 1 << 1)
  public static let hitRegion = Self(rawValue: 1 << 2)
  public static let sufficientElementDescription = Self(rawValue: 1 << 3)
  public static let dynamicType = Self(rawValue: 1 << 16)
  public static let textClipped = Self(rawValue: 1 << 17)
  public static let trait = Self(rawValue: 1 << 18)
  public static let all = Self(rawValue: ~0)

  static func named(_ name: String) -> Self? {
    switch name {
    case "contrast": .contrast
    case "elementDetection": .elementDetection
    case "hitRegion": .hitRegion
    case "sufficientElementDescription": .sufficientElementDescription
    case "dynamicType": .dynamicType
    case "textClipped": .textClipped
    case "trait": .trait
    default: nil
    }
  }
}

/// A problem that an accessibility audit found.
@preconcurrency @MainActor open class XCUIAccessibilityAuditIssue: NSObject {
  public let element: XCUIElement?
  public let compactDescription: String
  public let detailedDescription: String
  public let auditType: XCUIAccessibilityAuditType

  init(element: XCUIElement?, compact: String, detailed: String, type: XCUIAccessibilityAuditType) {
    self.element = element
    compactDescription = compact
    detailedDescription = detailed
    auditType = type
    super.init()
  }
}

/// One audit of the app's visible elements.
@MainActor struct AccessibilityAuditRun {
  private let application: XCUIApplication

  init(_ application: XCUIApplication) { self.application = application }

  func perform(
    _ types: XCUIAccessibilityAuditType, _ handler: ((XCUIAccessibilityAuditIssue) throws -> Bool)?
  ) throws {
    try UITestLog.activity("Perform accessibility audit") {
      let text = try application.runningProcess().perform("audit").text
      let tree = try application.currentTree()
      var nodes: [ElementNode] = []
      tree.appendDescendants(to: &nodes)
      for line in text.split(separator: "\n") {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 4, let type = XCUIAccessibilityAuditType.named(fields[0]), types.contains(type) else {
          continue
        }
        let index = nodes.firstIndex { "\($0.number)" == fields[1] }
        let element = index.map { application.descendants(matching: .any).element(boundBy: $0) }
        let issue = XCUIAccessibilityAuditIssue(
          element: element, compact: fields[2], detailed: fields[3], type: type)
        if try handler?(issue) == true { continue }
        let subject = index.map { nodes[$0].line() } ?? ""
        UITestSession.shared.report(fields[2], details: "\(fields[3])\n\(subject)")
      }
    }
  }
}
