/// Declarations whose spelling in Swift differs from that in Apple's tables, or that the compiler synthesizes.
extension APITables {
  /// The Swift names of types for which the tables contain only the Objective-C name.
  package static let swiftNames: [String: String] = [
    "UICGFloatTraitDefinition": "UITraitDefinition",
    "UIContentUnavailableButtonProperties": "UIContentUnavailableConfiguration.ButtonProperties",
    "UIContentUnavailableImageProperties": "UIContentUnavailableConfiguration.ImageProperties",
    "UIContentUnavailableTextProperties": "UIContentUnavailableConfiguration.TextProperties",
    "UIDocumentViewControllerLaunchOptions": "UIDocumentViewController.LaunchOptions",
    "UIImageReaderConfiguration": "UIImageReader.Configuration",
    "UINSIntegerTraitDefinition": "UITraitDefinition",
    "UIObjectTraitDefinition": "UITraitDefinition",
    "UIPencilHoverPose": "UIPencilInteraction.HoverPose",
    "UIPencilInteractionSqueeze": "UIPencilInteraction.Squeeze",
    "UIPencilInteractionTap": "UIPencilInteraction.Tap",
    "UIResolvedShape": "UIShape.Resolved",
    "UIShapeResolutionContext": "UIShape.ResolutionContext",
    "UITabBarControllerSidebar": "UITabBarController.Sidebar",
    "UITabBarControllerSidebarAnimating": "UITabBarController.Sidebar.Animating",
    "UITabBarControllerSidebarDelegate": "UITabBarController.Sidebar.Delegate",
    "UITabSidebarItemRequest": "UITabSidebarItem.Request",
    "UITabSidebarScrollTarget": "UITabBarController.Sidebar.ScrollTarget",
    "UITextFormattingViewControllerChangeValue": "UITextFormattingViewController.ChangeValue",
    "UITextFormattingViewControllerComponent": "UITextFormattingViewController.Component",
    "UITextFormattingViewControllerComponentGroup": "UITextFormattingViewController.ComponentGroup",
    "UITextFormattingViewControllerConfiguration": "UITextFormattingViewController.Configuration",
    "UITextFormattingViewControllerDelegate": "UITextFormattingViewController.Delegate",
    "UITextFormattingViewControllerFormattingDescriptor": "UITextFormattingViewController.FormattingDescriptor",
    "UITextFormattingViewControllerFormattingStyle": "UITextFormattingViewController.FormattingStyle",
    "UITextItemMenuConfiguration": "UITextItem.MenuConfiguration",
    "UITextItemMenuPreview": "UITextItem.MenuConfiguration.Preview",
    "UIViewControllerTransition": "UIViewController.Transition",
    "UIZoomTransitionAlignmentRectContext": "UIViewController.Transition.ZoomOptions.AlignmentRectContext",
    "UIZoomTransitionInteractionContext": "UIViewController.Transition.ZoomOptions.InteractionContext",
    "UIZoomTransitionOptions": "UIViewController.Transition.ZoomOptions",
    "UIZoomTransitionSourceViewProviderContext": "UIViewController.Transition.ZoomSourceViewProviderContext",
  ]

  /// The Swift names of members for which the tables contain only the Objective-C name.
  private static let swiftMembers: [String: String] = [
    "UIBackgroundConfiguration.listCellConfiguration": "listCell()",
    "UIBackgroundConfiguration.listFooterConfiguration": "listFooter()",
    "UIBackgroundConfiguration.listHeaderConfiguration": "listHeader()",
    "UIListContentConfiguration.footerConfiguration": "footer()",
    "UIListContentConfiguration.headerConfiguration": "header()",
    "UITextItem.contentType": "content",
    "UITextItem.link": "Content.link(_:)",
    "UITextItem.tagIdentifier": "Content.tag(_:)",
    "UITextItem.textAttachment": "Content.textAttachment(_:)",
    "UITextItemMenuPreview.defaultPreview": "default",
    "UIViewControllerTransition.coverVerticalTransition": "coverVertical()",
    "UIViewControllerTransition.crossDissolveTransition": "crossDissolve()",
    "UIViewControllerTransition.flipHorizontalTransition": "flipHorizontal()",
    "UIViewControllerTransition.partialCurlTransition": "partialCurl()",
  ]

  /// Returns a member's name as our sources write it: without backquotes, and with the Swift name instead of the
  /// Objective-C one.
  func spelling(of member: String, in type: String) -> String {
    if let name = Self.swiftMembers["\(type).\(member)"] { return name }
    return member.replacingOccurrences(of: "`", with: "")
  }

  /// Returns whether the compiler or a protocol provides the member, such as `==` for equatable types, the
  /// constructor of an enum case with associated values, or the associated types of an option set.
  func isGiven(_ member: String, to type: String, owners: [String]) -> Bool {
    if member == "==(a:b:)" || member == "==(lhs:rhs:)" { return isEquatable(type, owners) }
    // The tables do not contain the name of the comparison operator.
    if member == "func(left:right:)" {
      return ["<", "<="].allSatisfy { declared.members.contains("\(type).\($0)(left:right:)") }
    }
    if member == "customMirror" { return library.types[type]?.inherits.contains("CustomReflectable") == true }
    return declared.cases.contains("\(Self.swiftNames[type] ?? type).\(member)")
  }

  /// Returns whether values of the type are equatable, by declaration or because the type is an enumeration without
  /// associated values.
  private func isEquatable(_ type: String, _ owners: [String]) -> Bool {
    let marks: Set<String> = ["Equatable", "Hashable", "Comparable", "OptionSet"]
    if owners.contains(where: marks.contains) { return true }
    if library.types[type]?.inherits.contains(where: marks.contains) == true { return true }
    let cases = declared.cases.filter { $0.hasPrefix("\(type).") && !$0.dropFirst(type.count + 1).contains(".") }
    return !cases.isEmpty && cases.isSubset(of: declared.members)
  }

  /// Returns whether the name is that of an option set's associated type, such as `UIAccessibilityTraits.Element`.
  func isAssociated(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: "."), declared.types[String(name[..<dot])]?.contains("OptionSet") == true
    else {
      return false
    }
    return ["ArrayLiteralElement", "Element"].contains(name[name.index(after: dot)...])
  }
}
