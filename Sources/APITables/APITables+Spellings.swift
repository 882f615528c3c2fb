/// Declarations that an app finds under another spelling than that of Apple's tables, or that the compiler writes.
extension APITables {
  /// The Swift names of types of which the tables know the Objective-C name only.
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

  /// The Swift names of members of which the tables know the Objective-C name only.
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

  /// A member's name as our sources write it: without the quotes of `` `default` ``, Swift's for Objective-C's.
  func spelling(of member: String, in type: String) -> String {
    if let name = Self.swiftMembers["\(type).\(member)"] { return name }
    return member.replacingOccurrences(of: "`", with: "")
  }

  /// Whether the compiler or a protocol gives a type the member: equality to what is equatable, a case's name to one with
  /// values, the types of an option set.
  func isGiven(_ member: String, to type: String, owners: [String]) -> Bool {
    if member == "==(a:b:)" || member == "==(lhs:rhs:)" { return isEquatable(type, owners) }
    // The tables lost which of the comparisons it is.
    if member == "func(left:right:)" {
      return ["<", "<="].allSatisfy { declared.members.contains("\(type).\($0)(left:right:)") }
    }
    if member == "customMirror" { return library.types[type]?.inherits.contains("CustomReflectable") == true }
    return declared.cases.contains("\(Self.swiftNames[type] ?? type).\(member)")
  }

  /// Whether values of the type can be compared: it is declared so, or it is an enumeration without associated
  /// values.
  private func isEquatable(_ type: String, _ owners: [String]) -> Bool {
    let marks: Set<String> = ["Equatable", "Hashable", "Comparable", "OptionSet"]
    if owners.contains(where: marks.contains) { return true }
    if library.types[type]?.inherits.contains(where: marks.contains) == true { return true }
    let cases = declared.cases.filter { $0.hasPrefix("\(type).") && !$0.dropFirst(type.count + 1).contains(".") }
    return !cases.isEmpty && cases.isSubset(of: declared.members)
  }

  /// `UIAccessibilityTraits.Element`: what an option set has of its protocols.
  func isAssociated(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: "."), declared.types[String(name[..<dot])]?.contains("OptionSet") == true
    else {
      return false
    }
    return ["ArrayLiteralElement", "Element"].contains(name[name.index(after: dot)...])
  }
}
