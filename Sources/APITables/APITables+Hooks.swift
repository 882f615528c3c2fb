extension APITables {
  /// Members that have no effect in Apple's classes either, or that need none on Flipside.
  package static let hooks: Set<String> = [
    // These are called when a view or the layout of a list changes or is set up; apps override them.
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
    // The app stores a value there and reads it back; UIKit itself does not use it.
    "UIDragItem.localObject", "UISearchSuggestionItem.representedObject", "UISearchToken.representedObject",
    // Apps override these; Apple's implementations are empty, too.
    "UIDocument.disableEditing()", "UIDocument.enableEditing()", "UIDocument.finishedHandlingError(_:recovered:)",
    "UIDocument.restoreUserActivityState(_:)", "UIDocument.userInteractionNoLongerPermitted(forError:)",
    // Apps with searchable content of their own override these.
    "UIFindSession.highlightNextResult(in:)", "UIFindSession.invalidateFoundResults()",
    "UIFindSession.performSearch(query:options:)",
    "UIFindSession.performSingleReplacement(query:replacementString:options:)",
    "UIFindSession.replaceAll(searchQuery:replacementString:options:)",
    // Apps override these; Apple's implementations have no effect either.
    "UIPrintPageRenderer.drawContentForPage(at:in:)", "UIPrintPageRenderer.drawFooterForPage(at:in:)",
    "UIPrintPageRenderer.drawHeaderForPage(at:in:)", "UIPrintPageRenderer.prepare(forDrawingPages:)",
    "UIResponder.buildMenu(with:)", "UIResponder.validate(_:)",
    // These have an effect on Macs only; the `sizeRestrictions` of a scene on a phone or pad are nil.
    "UISceneSizeRestrictions.allowsFullScreen", "UISceneSizeRestrictions.minimumSize",
    // Commands are validated before each use, so this needs no effect.
    "UIMenuSystem.setNeedsRevalidate()",
    // The only section that can be excluded has suggestions of people, which are never shown.
    "UIActivityViewController.excludedActivitySectionTypes",
    // These have a visible effect on Macs only.
    "UIAlertController.severity", "UINavigationBar.preferredBehavioralStyle",
    // These apply to videos from a camera, which does not exist.
    "UIImagePickerController.videoMaximumDuration", "UIImagePickerController.videoQuality",
    // Only navigation controllers integrate the secondary view controller.
    "UIViewController.collapseSecondaryViewController(_:for:)",
    // The app, which implements the search, reads this.
    "UIAccessibilityCustomRotorSearchPredicate.searchDirection",
    // Bitmaps are drawn immediately.
    "CGContext.flush()", "CGContext.synchronize()",
    // These are hints for smoothing the edges of glyphs; iOS does not smooth fonts.
    "CGContext.setAllowsFontSmoothing(_:)", "CGContext.setAllowsFontSubpixelPositioning(_:)",
    "CGContext.setAllowsFontSubpixelQuantization(_:)", "CGContext.setShouldSmoothFonts(_:)",
    "CGContext.setShouldSubpixelPositionFonts(_:)", "CGContext.setShouldSubpixelQuantizeFonts(_:)",
    // These control when text is laid out, which Flipside does on demand.
    "NSLayoutManager.allowsNonContiguousLayout", "NSLayoutManager.ensureGlyphs(forCharacterRange:)",
    "NSLayoutManager.ensureGlyphs(forGlyphRange:)", "NSLayoutManager.invalidateDisplay(forCharacterRange:)",
    "NSLayoutManager.invalidateDisplay(forGlyphRange:)", "NSLayoutManager.limitsLayoutForSuspiciousContents",
    "NSTextStorage.ensureAttributesAreFixed(in:)", "NSTextStorage.invalidateAttributes(in:)",
    // The counterparts of these have no effect either: there are no snapshots and no remote registration, and the
    // keyboard is always docked. Switches have had no images since iOS 7.
    "UIApplication.endReceivingRemoteControlEvents()", "UIApplication.ignoreSnapshotOnNextApplicationLaunch()",
    "UIApplication.unregisterForRemoteNotifications()", "UIKeyboardLayoutGuide.followsUndockedKeyboard",
    "UISwitch.offImage", "UISwitch.onImage",
    // Tools that monitor the app read this.
    "UIViewController.interactionActivityTrackingBaseName",
    // Update links run with every frame anyway.
    "UIUpdateLink.requiresContinuousUpdates",
    // Subclasses override these.
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
    "UIViewController.unwind(for:towards:)",
  ]
}
