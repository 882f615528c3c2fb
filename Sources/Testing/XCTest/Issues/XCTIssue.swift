/// A problem that a test found, such as a failed assertion, a thrown error or a slow measurement.
///
/// A test case records issues with `record(_:)`, which a subclass may override to change them.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctissue>
public struct XCTIssue: Hashable, @unchecked Sendable {
  /// The kinds of issues.
  public enum IssueType: Int, Sendable, CustomStringConvertible {
    case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure

    public var description: String {
      switch self {
      case .assertionFailure: "Assertion Failure"
      case .thrownError: "Thrown Error"
      case .uncaughtException: "Uncaught Exception"
      case .performanceRegression: "Performance Regression"
      case .system: "System"
      case .unmatchedExpectedFailure: "Unmatched Expected Failure"
      }
    }
  }

  /// The severity of an issue. Only errors fail a test.
  public enum Severity: Int, Sendable, Comparable {
    case warning = 1
    case error = 2

    public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
  }

  public var type: IssueType
  /// A one-line description without details that differ from run to run.
  public var compactDescription: String
  /// A longer description, with details.
  public var detailedDescription: String?
  public var sourceCodeContext: XCTSourceCodeContext
  public var associatedError: (any Error)?
  public var attachments: [XCTAttachment]
  public var severity: Severity = .error

  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = .init(), associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = []
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
  }

  /// Creates an issue of a severity; a warning does not fail the test.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = .init(), associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = [], severity: Severity
  ) {
    self.init(
      type: type, compactDescription: compactDescription, detailedDescription: detailedDescription,
      sourceCodeContext: sourceCodeContext, associatedError: associatedError, attachments: attachments)
    self.severity = severity
  }

  /// Creates an issue from an error that a test threw.
  init(thrown error: any Error) {
    self.init(
      type: .thrownError, compactDescription: "failed: caught error: \"\(error)\"", associatedError: error)
  }

  /// Adds an attachment, which is stored with the issue.
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }

  public static func == (a: XCTIssue, b: XCTIssue) -> Bool {
    a.type == b.type && a.compactDescription == b.compactDescription
      && a.detailedDescription == b.detailedDescription && a.sourceCodeContext == b.sourceCodeContext
      && a.attachments == b.attachments && a.severity == b.severity
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(compactDescription)
  }
}

extension XCTIssue: CustomStringConvertible {
  public var description: String {
    let place = sourceCodeContext.location.map { " at \($0.fileURL.lastPathComponent):\($0.lineNumber)" } ?? ""
    return "\(type)\(place): \(compactDescription)"
  }
}

/// The Objective-C names of the type.
public typealias XCTIssueReference = XCTIssue
public typealias XCTMutableIssue = XCTIssue
