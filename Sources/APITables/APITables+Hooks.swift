extension APITables {
  /// Members that do nothing in Apple's classes either, or that have nothing to do here.
  package static let hooks: Set<String> = [
    // Called on changes of a view or a layout of a list, or to set it up.
    "UICollectionReusableView.apply(_:)", "UICollectionReusableView.didTransition(from:to:)",
    "UICollectionReusableView.prepareForReuse()", "UICollectionReusableView.willTransition(from:to:)",
    "UICollectionViewCell.updateConfiguration(using:)", "UICollectionViewLayout.finalizeAnimatedBoundsChange()",
    "UICollectionViewLayout.finalizeCollectionViewUpdates()", "UICollectionViewLayout.finalizeLayoutTransition()",
    "UICollectionViewLayout.prepare(forAnimatedBoundsChange:)",
    "UICollectionViewLayout.prepare(forCollectionViewUpdates:)",
    "UICollectionViewLayout.prepareForTransition(from:)",
    "UICollectionViewLayout.prepareForTransition(to:)", "UITableViewCell.didTransition(to:)",
    "UITableViewCell.updateConfiguration(using:)", "UITableViewCell.willTransition(to:)",
    "UITableViewHeaderFooterView.updateConfiguration(using:)",
    // The app stores a value there and reads it back; UIKit does not use it.
    "UIDragItem.localObject", "UISearchSuggestionItem.representedObject", "UISearchToken.representedObject",
    // For apps to override; Apple's do nothing, too.
    "UIDocument.disableEditing()", "UIDocument.enableEditing()", "UIDocument.finishedHandlingError(_:recovered:)",
    "UIDocument.restoreUserActivityState(_:)", "UIDocument.userInteractionNoLongerPermitted(forError:)",
    // For apps to override, which have content of their own that is searched.
    "UIFindSession.highlightNextResult(in:)", "UIFindSession.invalidateFoundResults()",
    "UIFindSession.performSearch(query:options:)",
    "UIFindSession.performSingleReplacement(query:replacementString:options:)",
    "UIFindSession.replaceAll(searchQuery:replacementString:options:)",
    // For apps to override; Apple's draw and change nothing, too.
    "UIPrintPageRenderer.drawContentForPage(at:in:)", "UIPrintPageRenderer.drawFooterForPage(at:in:)",
    "UIPrintPageRenderer.drawHeaderForPage(at:in:)", "UIPrintPageRenderer.prepare(forDrawingPages:)",
    "UIResponder.buildMenu(with:)", "UIResponder.validate(_:)",
    // Macs have them; the `sizeRestrictions` of a phone's or pad's scene are nil.
    "UISceneSizeRestrictions.allowsFullScreen", "UISceneSizeRestrictions.minimumSize",
    // Commands are validated before each use.
    "UIMenuSystem.setNeedsRevalidate()",
    // Macs show their effect, phones and pads none.
    "UIAlertController.severity", "UINavigationBar.preferredBehavioralStyle",
    // Of films that the camera would take.
    "UIImagePickerController.videoMaximumDuration", "UIImagePickerController.videoQuality",
    // Only navigation controllers take the secondary controller.
    "UIViewController.collapseSecondaryViewController(_:for:)",
    // Read by the app, whose search it is for.
    "UIAccessibilityCustomRotorSearchPredicate.searchDirection",
    // Bitmaps are drawn at once.
    "CGContext.flush()", "CGContext.synchronize()",
    // Hints about glyphs' edges; iOS smooths none.
    "CGContext.setAllowsFontSmoothing(_:)", "CGContext.setAllowsFontSubpixelPositioning(_:)",
    "CGContext.setAllowsFontSubpixelQuantization(_:)", "CGContext.setShouldSmoothFonts(_:)",
    "CGContext.setShouldSubpixelPositionFonts(_:)", "CGContext.setShouldSubpixelQuantizeFonts(_:)",
    // Options for the time of text layout, which here happens on demand.
    "NSLayoutManager.allowsNonContiguousLayout", "NSLayoutManager.ensureGlyphs(forCharacterRange:)",
    "NSLayoutManager.ensureGlyphs(forGlyphRange:)", "NSLayoutManager.invalidateDisplay(forCharacterRange:)",
    "NSLayoutManager.invalidateDisplay(forGlyphRange:)", "NSLayoutManager.limitsLayoutForSuspiciousContents",
    "NSTextStorage.ensureAttributesAreFixed(in:)", "NSTextStorage.invalidateAttributes(in:)",
    // Without effect where the other has none: no snapshots, no registration, a docked keyboard; switches have no
    // images since iOS 7.
    "UIApplication.endReceivingRemoteControlEvents()", "UIApplication.ignoreSnapshotOnNextApplicationLaunch()",
    "UIApplication.unregisterForRemoteNotifications()", "UIKeyboardLayoutGuide.followsUndockedKeyboard",
    "UISwitch.offImage", "UISwitch.onImage",
    // Kept for tools that watch the app.
    "UIViewController.interactionActivityTrackingBaseName",
    // Update links run with every frame already.
    "UIUpdateLink.requiresContinuousUpdates",
    // Called for subclasses to override.
    "UITextDragPreviewRenderer.adjust(firstLineRect:bodyRect:lastLineRect:textOrigin:)",
    "UIActivity.prepare(withActivityItems:)",
    "UICollectionViewLayout.invalidateLayout()", "UICollectionViewLayout.prepare()",
    "UIControl.cancelTracking(with:)", "UIControl.contextMenuInteraction(_:willDisplayMenuFor:animator:)",
    "UIControl.contextMenuInteraction(_:willEndFor:animator:)", "UIControl.endTracking(_:with:)",
    "UIDynamicBehavior.willMove(to:)",
    "UIResponder.restoreUserActivityState(_:)", "UIResponder.updateUserActivityState(_:)",
    "UIScrollView.adjustedContentInsetDidChange()", "UIWindow.becomeKey()", "UIWindow.resignKey()",
    "UIPresentationController.containerViewDidLayoutSubviews()",
    "UIPresentationController.containerViewWillLayoutSubviews()",
    "UIPresentationController.dismissalTransitionDidEnd(_:)",
    "UIPresentationController.dismissalTransitionWillBegin()",
    "UIPresentationController.presentationTransitionDidEnd(_:)",
    "UIPresentationController.presentationTransitionWillBegin()",
    "UITableViewCell.didTransition(to:)", "UITableViewCell.updateConfiguration(using:)",
    "UITableViewCell.willTransition(to:)", "UITableViewHeaderFooterView.updateConfiguration(using:)",
    "UIView.decodeRestorableState(with:)", "UIView.didAddSubview(_:)", "UIView.didMoveToSuperview()",
    "UIView.didMoveToWindow()", "UIView.draw(_:)", "UIView.encodeRestorableState(with:)",
    "UIView.layoutMarginsDidChange()", "UIView.safeAreaInsetsDidChange()", "UIView.tintColorDidChange()",
    "UIView.willMove(toSuperview:)", "UIView.willMove(toWindow:)", "UIView.willRemoveSubview(_:)",
    "UIViewController.applicationFinishedRestoringState()", "UIViewController.decodeRestorableState(with:)",
    "UIViewController.didMove(toParent:)", "UIViewController.didReceiveMemoryWarning()",
    "UIViewController.encodeRestorableState(with:)", "UIViewController.prepare(for:sender:)",
    "UIViewController.viewDidAppear(_:)", "UIViewController.viewDidDisappear(_:)",
    "UIViewController.viewDidLayoutSubviews()", "UIViewController.viewDidLoad()",
    "UIViewController.viewLayoutMarginsDidChange()", "UIViewController.viewSafeAreaInsetsDidChange()",
    "UIViewController.viewWillAppear(_:)", "UIViewController.viewWillDisappear(_:)",
    "UIViewController.viewWillLayoutSubviews()", "UIViewController.willMove(toParent:)",
  ]
}
