/// Declarations that the probe leaves out, each with its reason.
extension Probe {
  /// Types of Apple's other frameworks that the tables name and that UIKit does not show.
  static let absent: Set<String> = [
    // Declared by UIKit on iOS, here in WebKit, whose view it uses; the bridge imports that.
    "UIWebView", "UIWebViewDelegate",
    "CIColor", "CIImage", "CIImageOption", "LPLinkMetadata", "UNNotificationResponse", "UTType",
  ]

  /// Types whose use the tables do not contain.
  static let withoutUses: Set<String> = [
    // They are in a generic class, whose parameters the tables leave out.
    "UICollectionViewDiffableDataSource.ReorderingHandlers",
    "UICollectionViewDiffableDataSource.SectionSnapshotHandlers",
    // Its members name the type of the documents of the conforming type.
    "UITextSearching", "UIIndirectScribbleInteractionDelegate",
  ]

  /// Single members and initializers.
  static let exceptions: Set<String> = [
    // A renderer requires a format of its own kind; with another one Apple's raises an exception.
    "UIGraphicsImageRenderer.init(bounds:format:)", "UIGraphicsPDFRenderer.init(bounds:format:)",
    // Optional by force, so that the mutable class can take nil for the default stops; uses are the same.
    "NSParagraphStyle.tabStops",
    // The initializer is required, because class methods create instances of the class they are called on;
    // overrides repeat it.
    "UICalendarView.Decoration.init()",
    // So are the ends of ranges, of which methods make others of the same class.
    "NSTextRange.init(location:end:)",
    // Of its superclasses: Apple's header marks them as unavailable for items of lists (`NS_UNAVAILABLE`).
    "NSTextListElement.init(attributedString:)", "NSTextListElement.init(textContentManager:)",
    // Swift lets no class narrow the type of a weak property that it overrides, so they are not declared weak.
    "NSTextElement.parent", "NSTextListElement.parent",
    // The tables have two of this name; the one without a type parameter takes a protocol that has no members.
    "UITextSearchingFindSession.init(searchableObject:)",
    // `ProgressReporting`, to which Apple's conforms, has a value; the tables an optional.
    "UIDocument.progress",
    // The tables name the type that Swift hides behind `UIPointerAccessory.Position`.
    "UIPointerAccessory.position",
    // UserNotifications adds it.
    "UIScene.ConnectionOptions.notificationResponse",
    // Swift's importer makes it; it is never called.
    "UIAccessibility.init(_reserved:)",
    // `String!` there, and `String` in the class that it inherits from, which Swift does not take here; uses are
    // the same.
    "UIWindowScene.ActivationAction.title",
    // Settable as with `import UIKit.UIGestureRecognizerSubclass`, which every subclass has.
    "UIGestureRecognizer.state",
    // Foundation's `copy()` returns `Any` here, which no override can narrow; uses that cast are the same.
    "UIBarAppearance.copy()", "UIBarButtonItemAppearance.copy()", "UITabBarItemAppearance.copy()",
    // The probe's functions are generic and name their parameters in no argument, which Swift does not take.
    "NSDiffableDataSourceSectionSnapshot.init()", "NSDiffableDataSourceSnapshot.init()",
    "UIViewController.ViewLoading.init()",
    "UICollectionViewDiffableDataSource.init(collectionView:cellProvider:)",
    "UITableViewDiffableDataSource.init(tableView:cellProvider:)",
    // A method in the tables; NSObject's property of the same name hides it.
    "UICollectionViewDiffableDataSource.description()", "UITableViewDiffableDataSource.description()",
    // Optional properties of a protocol, twice optional there; a default here.
    "UISearchSuggestion.iconImage", "UISearchSuggestion.localizedDescription",
    "UIActivityItemsConfigurationReading.applicationActivitiesForActivityItemsConfiguration",
    "UITextInput.insertDictationResultPlaceholder",
    // The tables have them twice, with and without the name of the first parameter.
    "UINavigationItemRenameDelegate.navigationItem(_:shouldEndRenamingWith:)",
    "UINavigationItemRenameDelegate.navigationItem(_:willBeginRenamingWith:selectedRange:)",
    "UINavigationItemRenameDelegate.navigationItemShouldBeginRenaming(_:)",
  ]

  /// Protocols that only Apple's own classes conform to, and one whose subscript the tables leave out.
  static let notConformedTo: Set<String> = [
    "UIConfigurationState",
    "NSCollectionLayoutVisibleItem", "UIDragDropSession", "UIDragSession", "UIDropSession", "UIMutableTraits",
    "UIPopoverPresentationControllerSourceItem", "UITraitChangeRegistration",
    "UITraitDefinition", "UITraitOverrides",
    // The tables leave out their members.
    "UIViewControllerPreviewing", "UIViewControllerPreviewingDelegate",
    "UITextCursorView", "UITextSelectionHandleView", "UITextSelectionHighlightView",
    // The tables date its methods to iOS 18.
    "UICalendarSelectionWeekOfYearDelegate",
  ]

  /// Classes whose `init()` Apple's headers mark as unavailable (`NS_UNAVAILABLE`), anchors and contexts, which
  /// only views, guides and renderers create, and two whose tables name declarations that are absent here.
  static let unavailableInit: Set<String> = [
    // These have initializers of Core Image's types, which UIKit does not show.
    "UIColor", "UIImage",
    "UIMutableApplicationShortcutItem",
    "NSCollectionLayoutAnchor", "NSCollectionLayoutBoundarySupplementaryItem", "NSCollectionLayoutDecorationItem",
    "NSCollectionLayoutDimension", "NSCollectionLayoutEdgeSpacing", "NSCollectionLayoutGroup",
    "NSCollectionLayoutGroupCustomItem", "NSCollectionLayoutItem", "NSCollectionLayoutSection",
    "NSCollectionLayoutSize",
    "NSCollectionLayoutSpacing", "NSCollectionLayoutSupplementaryItem",
    "NSDataAsset", "NSLayoutAnchor", "NSLayoutDimension", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "UIAction",
    "UIApplicationShortcutItem", "UICommand", "UICommandAlternate", "UIFontMetrics", "UIMenu", "UIMenuElement",
    "UIContextMenuInteraction", "UIDocumentBrowserTransitionController", "UIDocumentProperties",
    "UIDeferredMenuElement", "UIPreviewTarget",
    "UITargetedPreview",
    "UIMenuSystem", "UIPointerAccessory", "UIPointerRegion", "UIPointerStyle",
    "UIOpenURLContext", "UIPointerLockState", "UIPopoverPresentationController", "UIPresentationController",
    "UIScene",
    "UIScene.ConnectionOptions", "UIScene.OpenURLOptions", "UISceneSession", "UISceneWindowingBehaviors",
    "UIScreenshotService", "UISheetPresentationController",
    "UIGraphicsImageRendererContext", "UIGraphicsPDFRendererContext", "UIGraphicsRendererContext",
    "UIStatusBarManager", "UIStoryboardUnwindSegueSource", "UITextInputPasswordRules", "UIWindowScene",
  ]

  /// Classes without subclasses: fonts are made by name only, the states of an appearance by the appearance, and
  /// the rest by methods that make them.
  static let notSubclassed: Set<String> = [
    "UICollectionViewUpdateItem", "UIContextualAction", "UILocalizedIndexedCollation", "UISearchSuggestionItem",
    "UISearchToken",
    "UISwipeActionsConfiguration",
    "UIFont", "UIBarButtonItemStateAppearance", "UITabBarItemStateAppearance",
  ]

  /// Class members that make or animate objects: they are never overridden, and Flipside's are in extensions by
  /// their subject, where Swift takes no overrides.
  static func isFactory(_ name: String, of type: String) -> Bool {
    if ["UIColor", "UIFont", "UIImage"].contains(type) { return true }
    return type == "UIView" && !["layerClass", "requiresConstraintBasedLayout"].contains(name)
      || type == "UITraitCollection" && name == "current"
  }
}
