import SwiftSyntax

extension FileRewriter {
  /// Replaces `#available(iOS 18, *)` by a comparison with the version of the simulated device. On Linux the
  /// compiler considers every version of iOS available, so branches for later systems would run.
  func rewriteAvailability(_ node: AvailabilityConditionSyntax) {
    var version: [Int]?
    for argument in node.availabilityArguments {
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        restriction.platform.text == "iOS"
      else { continue }
      version = restriction.version?.trimmedDescription.split(separator: ".").compactMap { Int($0) }
    }
    // A condition that names other systems only is true here, because `*` covers iOS.
    guard let version, !version.isEmpty else { return }
    usesObjectiveC = true
    let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
    let call = "isSystemVersionAvailable(\(version.prefix(3).map(String.init).joined(separator: ", ")))"
    edits.append(SourceEdit(range: node.trimmedBytes, replacement: isNegated ? "!\(call)" : call))
  }

  /// Adapts calls of `enumerateMatches`, whose block is escaping in Foundation on Linux but not on Apple's systems.
  func rewriteEnumeration(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "enumerateMatches", node.arguments.first?.label?.text == "in",
      node.arguments.contains(where: { $0.label?.text == "range" })
    else { return }
    usesObjectiveC = true
    edits.append(SourceEdit(range: callee.declName.baseName.trimmedBytes, replacement: "enumerateMatchesAtOnce"))
  }
}
