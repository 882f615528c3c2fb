import SwiftSyntax

extension AttributeListSyntax {
  func attribute(named names: Set<String>) -> AttributeSyntax? {
    for element in self {
      if case .attribute(let attribute) = element, names.contains(attribute.attributeName.trimmedDescription) {
        return attribute
      }
    }
    return nil
  }

  func has(_ names: String...) -> Bool { attribute(named: Set(names)) != nil }

  /// The name in `@objc(name)`.
  var objectiveCName: String? {
    guard let attribute = attribute(named: ["objc"]), let arguments = attribute.arguments else { return nil }
    return arguments.trimmedDescription.filter { !$0.isWhitespace }
  }

  /// Whether the declaration is marked `@available(*, unavailable)`.
  var isUnavailable: Bool {
    contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.trimmedDescription == "available"
        && attribute.arguments?.trimmedDescription.contains("unavailable") == true
    }
  }
}

extension DeclModifierListSyntax {
  func has(_ names: String...) -> Bool { contains { names.contains($0.name.text) } }
}

extension FunctionParameterListSyntax {
  var labels: [String] { map(\.firstName.text) }
  var typeTexts: [String] { map { $0.type.trimmedDescription } }
}

extension InheritanceClauseSyntax {
  /// The names of the inherited types without generic arguments.
  var names: [String] {
    inheritedTypes.map { type in
      let text = type.type.trimmedDescription
      let end = text.firstIndex(of: "<") ?? text.endIndex
      return String(text[..<end].split(separator: " ").last ?? "")
    }
  }
}

extension TokenSyntax {
  /// The offset of the token's text, in bytes.
  var nameOffset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
}

extension SyntaxProtocol {
  /// The range of the node's bytes without leading and trailing trivia.
  var trimmedBytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

/// The attributes that make a member visible to Objective-C.
let exposingAttributes: Set<String> = [
  "objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged",
]
