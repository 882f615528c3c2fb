// Written by api-coverage from apple-api.txt; not to be changed by hand.
// swift-format-ignore-file

/// The frameworks' protocols: name, isolation and refined protocols; the indented lines are the optional
/// methods.
let frameworkProtocolTable = """
  CAAnimationDelegate any -
    animationDidStart(_:)
    animationDidStop(_:finished:)
  CALayerDelegate any -
    action(for:forKey:)
    display(_:)
    draw(_:in:)
    layerWillDraw(_:)
    layoutSublayers(of:)
  NSCollectionLayoutVisibleItem main UIDynamicItem
  NSLayoutManagerDelegate any -
    layoutManager(_:boundingBoxForControlGlyphAt:for:proposedLineFragment:glyphPosition:characterIndex:)
    layoutManager(_:didCompleteLayoutFor:atEnd:)
    layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)
    layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)
    layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)
    layoutManager(_:shouldBreakLineByHyphenatingBeforeCharacterAt:)
    layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:)
    layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:)
    layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:)
    layoutManager(_:shouldUse:forControlCharacterAt:)
    layoutManager(_:textContainer:didChangeGeometryFrom:)
    layoutManagerDidInvalidateLayout(_:)
  NSTextContentManagerDelegate any -
    textContentManager(_:shouldEnumerate:options:)
    textContentManager(_:textElementAt:)
  NSTextContentStorageDelegate any NSTextContentManagerDelegate
    textContentStorage(_:textParagraphWith:)
  NSTextElementProvider any -
    adjustedRange(from:forEditingTextSelection:)
    location(_:offsetBy:)
    offset(from:to:)
  NSTextLayoutManagerDelegate any -
    textLayoutManager(_:renderingAttributesForLink:at:defaultAttributes:)
    textLayoutManager(_:shouldBreakLineBefore:hyphenating:)
    textLayoutManager(_:textLayoutFragmentFor:in:)
  NSTextSelectionDataSource any -
    enumerateContainerBoundaries(from:reverse:using:)
    textLayoutOrientation(at:)
  NSTextStorageDelegate any -
    textStorage(_:didProcessEditing:range:changeInLength:)
    textStorage(_:willProcessEditing:range:changeInLength:)
  NSTextViewportLayoutControllerDelegate any -
    textViewportLayoutControllerDidLayout(_:)
    textViewportLayoutControllerWillLayout(_:)
  UIAccessibilityContainerDataTable main -
    accessibilityHeaderElements(forColumn:)
    accessibilityHeaderElements(forRow:)
  UIAccessibilityReadingContent any -
    accessibilityAttributedContent(forLineNumber:)
    accessibilityAttributedPageContent()
  UIActionSheetDelegate main -
    actionSheet(_:clickedButtonAt:)
    actionSheet(_:didDismissWithButtonIndex:)
    actionSheet(_:willDismissWithButtonIndex:)
    actionSheetCancel(_:)
    didPresent(_:)
    willPresent(_:)
  UIActivityItemSource any -
    activityViewController(_:dataTypeIdentifierForActivityType:)
    activityViewController(_:subjectForActivityType:)
    activityViewController(_:thumbnailImageForActivityType:suggestedSize:)
    activityViewControllerLinkMetadata(_:)
  UIActivityItemsConfigurationReading main -
    activityItemsConfigurationMetadata(key:)
    activityItemsConfigurationMetadataForItem(at:key:)
    activityItemsConfigurationPreviewForItem(at:intent:suggestedSize:)
    activityItemsConfigurationSupports(interaction:)
  UIAdaptivePresentationControllerDelegate main -
    adaptivePresentationStyle(for:)
    adaptivePresentationStyle(for:traitCollection:)
    presentationController(_:prepare:)
    presentationController(_:viewControllerForAdaptivePresentationStyle:)
    presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
    presentationControllerDidAttemptToDismiss(_:)
    presentationControllerDidDismiss(_:)
    presentationControllerShouldDismiss(_:)
    presentationControllerWillDismiss(_:)
  UIAlertViewDelegate main -
    alertView(_:clickedButtonAt:)
    alertView(_:didDismissWithButtonIndex:)
    alertView(_:willDismissWithButtonIndex:)
    alertViewCancel(_:)
    alertViewShouldEnableFirstOtherButton(_:)
    didPresent(_:)
    willPresent(_:)
  UIApplicationDelegate main -
    application(_:configurationForConnecting:options:)
    application(_:continue:restorationHandler:)
    application(_:didChangeStatusBarFrame:)
    application(_:didChangeStatusBarOrientation:)
    application(_:didDecodeRestorableStateWith:)
    application(_:didDiscardSceneSessions:)
    application(_:didFailToContinueUserActivityWithType:error:)
    application(_:didFailToRegisterForRemoteNotificationsWithError:)
    application(_:didFinishLaunchingWithOptions:)
    application(_:didReceive:)
    application(_:didReceiveRemoteNotification:)
    application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
    application(_:didRegister:)
    application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
    application(_:didUpdate:)
    application(_:handle:)
    application(_:handle:completionHandler:)
    application(_:handleActionWithIdentifier:for:completionHandler:)
    application(_:handleActionWithIdentifier:for:withResponseInfo:completionHandler:)
    application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)
    application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:)
    application(_:handleEventsForBackgroundURLSession:)
    application(_:handleEventsForBackgroundURLSession:completionHandler:)
    application(_:handleOpen:)
    application(_:handleWatchKitExtensionRequest:)
    application(_:handleWatchKitExtensionRequest:reply:)
    application(_:handlerFor:)
    application(_:open:options:)
    application(_:open:sourceApplication:annotation:)
    application(_:performActionFor:)
    application(_:performActionFor:completionHandler:)
    application(_:performFetchWithCompletionHandler:)
    application(_:shouldAllowExtensionPointIdentifier:)
    application(_:shouldRestoreApplicationState:)
    application(_:shouldRestoreSecureApplicationState:)
    application(_:shouldSaveApplicationState:)
    application(_:shouldSaveSecureApplicationState:)
    application(_:supportedInterfaceOrientationsFor:)
    application(_:userDidAcceptCloudKitShareWith:)
    application(_:viewControllerWithRestorationIdentifierPath:coder:)
    application(_:willChangeStatusBarFrame:)
    application(_:willChangeStatusBarOrientation:duration:)
    application(_:willContinueUserActivityWithType:)
    application(_:willEncodeRestorableStateWith:)
    application(_:willFinishLaunchingWithOptions:)
    applicationDidBecomeActive(_:)
    applicationDidEnterBackground(_:)
    applicationDidFinishLaunching(_:)
    applicationDidReceiveMemoryWarning(_:)
    applicationProtectedDataDidBecomeAvailable(_:)
    applicationProtectedDataWillBecomeUnavailable(_:)
    applicationShouldAutomaticallyLocalizeKeyCommands(_:)
    applicationShouldRequestHealthAuthorization(_:)
    applicationSignificantTimeChange(_:)
    applicationWillEnterForeground(_:)
    applicationWillResignActive(_:)
    applicationWillTerminate(_:)
  UIBarPositioningDelegate main -
    position(for:)
  UICalendarSelectionMultiDateDelegate any -
    multiDateSelection(_:canDeselectDate:)
    multiDateSelection(_:canSelectDate:)
  UICalendarSelectionSingleDateDelegate any -
    dateSelection(_:canSelectDate:)
  UICalendarViewDelegate any -
    calendarView(_:decorationFor:)
    calendarView(_:didChangeVisibleDateComponentsFrom:)
  UICloudSharingControllerDelegate main -
    cloudSharingControllerDidSaveShare(_:)
    cloudSharingControllerDidStopSharing(_:)
    itemThumbnailData(for:)
    itemType(for:)
  UICollectionViewDataSource main -
    collectionView(_:canMoveItemAt:)
    collectionView(_:indexPathForIndexTitle:at:)
    collectionView(_:moveItemAt:to:)
    collectionView(_:viewForSupplementaryElementOfKind:at:)
    indexTitles(for:)
    numberOfSections(in:)
  UICollectionViewDataSourcePrefetching main -
    collectionView(_:cancelPrefetchingForItemsAt:)
  UICollectionViewDelegate main UIScrollViewDelegate
    collectionView(_:canEditItemAt:)
    collectionView(_:canFocusItemAt:)
    collectionView(_:canPerformAction:forItemAt:withSender:)
    collectionView(_:canPerformPrimaryActionForItemAt:)
    collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)
    collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)
    collectionView(_:contextMenuConfigurationForItemAt:point:)
    collectionView(_:contextMenuConfigurationForItemsAt:point:)
    collectionView(_:didBeginMultipleSelectionInteractionAt:)
    collectionView(_:didDeselectItemAt:)
    collectionView(_:didEndDisplaying:forItemAt:)
    collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
    collectionView(_:didHighlightItemAt:)
    collectionView(_:didSelectItemAt:)
    collectionView(_:didUnhighlightItemAt:)
    collectionView(_:didUpdateFocusIn:with:)
    collectionView(_:performAction:forItemAt:withSender:)
    collectionView(_:performPrimaryActionForItemAt:)
    collectionView(_:previewForDismissingContextMenuWithConfiguration:)
    collectionView(_:previewForHighlightingContextMenuWithConfiguration:)
    collectionView(_:sceneActivationConfigurationForItemAt:point:)
    collectionView(_:selectionFollowsFocusForItemAt:)
    collectionView(_:shouldBeginMultipleSelectionInteractionAt:)
    collectionView(_:shouldDeselectItemAt:)
    collectionView(_:shouldHighlightItemAt:)
    collectionView(_:shouldSelectItemAt:)
    collectionView(_:shouldShowMenuForItemAt:)
    collectionView(_:shouldSpringLoadItemAt:with:)
    collectionView(_:shouldUpdateFocusIn:)
    collectionView(_:targetContentOffsetForProposedContentOffset:)
    collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
    collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
    collectionView(_:transitionLayoutForOldLayout:newLayout:)
    collectionView(_:willDisplay:forItemAt:)
    collectionView(_:willDisplayContextMenu:animator:)
    collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
    collectionView(_:willEndContextMenuInteraction:animator:)
    collectionView(_:willPerformPreviewActionForMenuWith:animator:)
    collectionViewDidEndMultipleSelectionInteraction(_:)
    indexPathForPreferredFocusedView(in:)
  UICollectionViewDelegateFlowLayout main UICollectionViewDelegate
    collectionView(_:layout:insetForSectionAt:)
    collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
    collectionView(_:layout:minimumLineSpacingForSectionAt:)
    collectionView(_:layout:referenceSizeForFooterInSection:)
    collectionView(_:layout:referenceSizeForHeaderInSection:)
    collectionView(_:layout:sizeForItemAt:)
  UICollectionViewDragDelegate main -
    collectionView(_:dragPreviewParametersForItemAt:)
    collectionView(_:dragSessionAllowsMoveOperation:)
    collectionView(_:dragSessionDidEnd:)
    collectionView(_:dragSessionIsRestrictedToDraggingApplication:)
    collectionView(_:dragSessionWillBegin:)
    collectionView(_:itemsForAddingTo:at:point:)
  UICollectionViewDropDelegate main -
    collectionView(_:canHandle:)
    collectionView(_:dropPreviewParametersForItemAt:)
    collectionView(_:dropSessionDidEnd:)
    collectionView(_:dropSessionDidEnter:)
    collectionView(_:dropSessionDidExit:)
    collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
  UICollectionViewDropPlaceholderContext main UIDragAnimating
  UICollisionBehaviorDelegate main -
    collisionBehavior(_:beganContactFor:with:at:)
    collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
    collisionBehavior(_:endedContactFor:with:)
    collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
  UIColorPickerViewControllerDelegate main -
    colorPickerViewController(_:didSelect:continuously:)
    colorPickerViewControllerDidFinish(_:)
    colorPickerViewControllerDidSelectColor(_:)
  UIContextMenuInteractionCommitAnimating main UIContextMenuInteractionAnimating
  UIContextMenuInteractionDelegate main -
    contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)
    contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)
    contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
    contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
    contextMenuInteraction(_:willDisplayMenuFor:animator:)
    contextMenuInteraction(_:willEndFor:animator:)
    contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
  UIDocumentBrowserViewControllerDelegate any -
    documentBrowser(_:applicationActivitiesForDocumentURLs:)
    documentBrowser(_:didImportDocumentAt:toDestinationURL:)
    documentBrowser(_:didPickDocumentURLs:)
    documentBrowser(_:didPickDocumentsAt:)
    documentBrowser(_:didRequestDocumentCreationWithHandler:)
    documentBrowser(_:failedToImportDocumentAt:error:)
    documentBrowser(_:willPresent:)
  UIDocumentInteractionControllerDelegate any -
    documentInteractionController(_:didEndSendingToApplication:)
    documentInteractionController(_:willBeginSendingToApplication:)
    documentInteractionControllerDidDismissOpenInMenu(_:)
    documentInteractionControllerDidDismissOptionsMenu(_:)
    documentInteractionControllerDidEndPreview(_:)
    documentInteractionControllerRectForPreview(_:)
    documentInteractionControllerViewControllerForPreview(_:)
    documentInteractionControllerViewForPreview(_:)
    documentInteractionControllerWillBeginPreview(_:)
    documentInteractionControllerWillPresentOpenInMenu(_:)
    documentInteractionControllerWillPresentOptionsMenu(_:)
  UIDocumentMenuDelegate main -
    documentMenuWasCancelled(_:)
  UIDocumentPickerDelegate main -
    documentPicker(_:didPickDocumentAt:)
    documentPicker(_:didPickDocumentsAt:)
    documentPickerWasCancelled(_:)
  UIDragInteractionDelegate main -
    dragInteraction(_:item:willAnimateCancelWith:)
    dragInteraction(_:itemsForAddingTo:withTouchAt:)
    dragInteraction(_:prefersFullSizePreviewsFor:)
    dragInteraction(_:previewForCancelling:withDefault:)
    dragInteraction(_:previewForLifting:session:)
    dragInteraction(_:session:didEndWith:)
    dragInteraction(_:session:willAdd:for:)
    dragInteraction(_:session:willEndWith:)
    dragInteraction(_:sessionAllowsMoveOperation:)
    dragInteraction(_:sessionDidMove:)
    dragInteraction(_:sessionDidTransferItems:)
    dragInteraction(_:sessionForAddingItems:withTouchAt:)
    dragInteraction(_:sessionIsRestrictedToDraggingApplication:)
    dragInteraction(_:sessionWillBegin:)
    dragInteraction(_:willAnimateLiftWith:session:)
  UIDragSession main UIDragDropSession
  UIDropInteractionDelegate main -
    dropInteraction(_:canHandle:)
    dropInteraction(_:concludeDrop:)
    dropInteraction(_:item:willAnimateDropWith:)
    dropInteraction(_:performDrop:)
    dropInteraction(_:previewForDropping:withDefault:)
    dropInteraction(_:sessionDidEnd:)
    dropInteraction(_:sessionDidEnter:)
    dropInteraction(_:sessionDidExit:)
    dropInteraction(_:sessionDidUpdate:)
  UIDropSession main UIDragDropSession
  UIDynamicAnimatorDelegate main -
    dynamicAnimatorDidPause(_:)
    dynamicAnimatorWillResume(_:)
  UIEditMenuInteractionDelegate any -
    editMenuInteraction(_:menuFor:suggestedActions:)
    editMenuInteraction(_:targetRectFor:)
    editMenuInteraction(_:willDismissMenuFor:animator:)
    editMenuInteraction(_:willPresentMenuFor:animator:)
  UIFindInteractionDelegate main -
    findInteraction(_:didBegin:)
    findInteraction(_:didEnd:)
  UIFocusItem main UIFocusEnvironment
    didHintFocusMovement(_:)
  UIFocusItemScrollableContainer main UIFocusItemContainer
  UIFontPickerViewControllerDelegate main -
    fontPickerViewControllerDidCancel(_:)
    fontPickerViewControllerDidPickFont(_:)
  UIGestureRecognizerDelegate main -
    gestureRecognizer(_:shouldBeRequiredToFailBy:)
    gestureRecognizer(_:shouldReceive:)
    gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    gestureRecognizer(_:shouldRequireFailureOf:)
    gestureRecognizerShouldBegin(_:)
  UIGuidedAccessRestrictionDelegate main -
    detailTextForGuidedAccessRestriction(withIdentifier:)
  UIImagePickerControllerDelegate main -
    imagePickerController(_:didFinishPickingMediaWithInfo:)
    imagePickerControllerDidCancel(_:)
  UIKeyInput main UITextInputTraits
  UILargeContentViewerInteractionDelegate main -
    largeContentViewerInteraction(_:didEndOn:at:)
    largeContentViewerInteraction(_:itemAt:)
    viewController(for:)
  UINavigationBarDelegate main UIBarPositioningDelegate
    navigationBar(_:didPop:)
    navigationBar(_:didPush:)
    navigationBar(_:shouldPop:)
    navigationBar(_:shouldPush:)
    navigationBarNSToolbarSection(_:)
  UINavigationControllerDelegate main -
    navigationController(_:animationControllerFor:from:to:)
    navigationController(_:didShow:animated:)
    navigationController(_:interactionControllerFor:)
    navigationController(_:willShow:animated:)
    navigationControllerPreferredInterfaceOrientationForPresentation(_:)
    navigationControllerSupportedInterfaceOrientations(_:)
  UIPageViewControllerDataSource main -
    presentationCount(for:)
    presentationIndex(for:)
  UIPageViewControllerDelegate main -
    pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
    pageViewController(_:spineLocationFor:)
    pageViewController(_:willTransitionTo:)
    pageViewControllerPreferredInterfaceOrientationForPresentation(_:)
    pageViewControllerSupportedInterfaceOrientations(_:)
  UIPasteConfigurationSupporting main -
    canPaste(_:)
    paste(itemProviders:)
  UIPencilInteractionDelegate main -
    pencilInteractionDidTap(_:)
  UIPickerViewAccessibilityDelegate main UIPickerViewDelegate
    pickerView(_:accessibilityAttributedHintForComponent:)
    pickerView(_:accessibilityAttributedLabelForComponent:)
    pickerView(_:accessibilityAttributedUserInputLabelsForComponent:)
    pickerView(_:accessibilityHintForComponent:)
    pickerView(_:accessibilityLabelForComponent:)
    pickerView(_:accessibilityUserInputLabelsForComponent:)
  UIPickerViewDelegate main -
    pickerView(_:attributedTitleForRow:forComponent:)
    pickerView(_:didSelectRow:inComponent:)
    pickerView(_:rowHeightForComponent:)
    pickerView(_:titleForRow:forComponent:)
    pickerView(_:viewForRow:forComponent:reusing:)
    pickerView(_:widthForComponent:)
  UIPointerInteractionDelegate main -
    pointerInteraction(_:regionFor:defaultRegion:)
    pointerInteraction(_:styleFor:)
    pointerInteraction(_:willEnter:animator:)
    pointerInteraction(_:willExit:animator:)
  UIPopoverControllerDelegate main -
    popoverController(_:willRepositionPopoverTo:in:)
    popoverControllerDidDismissPopover(_:)
    popoverControllerShouldDismissPopover(_:)
  UIPopoverPresentationControllerDelegate main UIAdaptivePresentationControllerDelegate
    popoverPresentationController(_:willRepositionPopoverTo:in:)
    popoverPresentationControllerDidDismissPopover(_:)
    popoverPresentationControllerShouldDismissPopover(_:)
    prepareForPopoverPresentation(_:)
  UIPreviewInteractionDelegate main -
    previewInteraction(_:didUpdateCommitTransition:ended:)
    previewInteractionShouldBegin(_:)
  UIPrintInteractionControllerDelegate main -
    printInteractionController(_:chooseCutterBehavior:)
    printInteractionController(_:choosePaper:)
    printInteractionController(_:cutLengthFor:)
    printInteractionControllerDidDismissPrinterOptions(_:)
    printInteractionControllerDidFinishJob(_:)
    printInteractionControllerDidPresentPrinterOptions(_:)
    printInteractionControllerParentViewController(_:)
    printInteractionControllerWillDismissPrinterOptions(_:)
    printInteractionControllerWillPresentPrinterOptions(_:)
    printInteractionControllerWillStartJob(_:)
  UIPrinterPickerControllerDelegate main -
    printerPickerController(_:shouldShow:)
    printerPickerControllerDidDismiss(_:)
    printerPickerControllerDidPresent(_:)
    printerPickerControllerDidSelectPrinter(_:)
    printerPickerControllerParentViewController(_:)
    printerPickerControllerWillDismiss(_:)
    printerPickerControllerWillPresent(_:)
  UIResponderStandardEditActions main -
    copy(_:)
    cut(_:)
    decreaseSize(_:)
    delete(_:)
    duplicate(_:)
    export(_:)
    find(_:)
    findAndReplace(_:)
    findNext(_:)
    findPrevious(_:)
    increaseSize(_:)
    makeTextWritingDirectionLeftToRight(_:)
    makeTextWritingDirectionRightToLeft(_:)
    move(_:)
    paste(_:)
    pasteAndGo(_:)
    pasteAndMatchStyle(_:)
    pasteAndSearch(_:)
    printContent(_:)
    rename(_:)
    select(_:)
    selectAll(_:)
    toggleBoldface(_:)
    toggleItalics(_:)
    toggleUnderline(_:)
    updateTextAttributes(conversionHandler:)
    useSelectionForFind(_:)
  UISceneDelegate main -
    scene(_:continue:)
    scene(_:didFailToContinueUserActivityWithType:error:)
    scene(_:didUpdate:)
    scene(_:openURLContexts:)
    scene(_:restoreInteractionStateWith:)
    scene(_:willConnectTo:options:)
    scene(_:willContinueUserActivityWithType:)
    sceneDidBecomeActive(_:)
    sceneDidDisconnect(_:)
    sceneDidEnterBackground(_:)
    sceneWillEnterForeground(_:)
    sceneWillResignActive(_:)
    stateRestorationActivity(for:)
  UIScreenshotServiceDelegate main -
    screenshotService(_:generatePDFRepresentationWithCompletion:)
    screenshotServiceGeneratePDFRepresentation(_:)
  UIScribbleInteractionDelegate main -
    scribbleInteraction(_:shouldBeginAt:)
    scribbleInteractionDidFinishWriting(_:)
    scribbleInteractionShouldDelayFocus(_:)
    scribbleInteractionWillBeginWriting(_:)
  UIScrollViewAccessibilityDelegate main UIScrollViewDelegate
    accessibilityAttributedScrollStatus(for:)
    accessibilityScrollStatus(for:)
  UIScrollViewDelegate main -
    scrollViewDidChangeAdjustedContentInset(_:)
    scrollViewDidEndDecelerating(_:)
    scrollViewDidEndDragging(_:willDecelerate:)
    scrollViewDidEndScrollingAnimation(_:)
    scrollViewDidEndZooming(_:with:atScale:)
    scrollViewDidScroll(_:)
    scrollViewDidScrollToTop(_:)
    scrollViewDidZoom(_:)
    scrollViewShouldScrollToTop(_:)
    scrollViewWillBeginDecelerating(_:)
    scrollViewWillBeginDragging(_:)
    scrollViewWillBeginZooming(_:with:)
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    viewForZooming(in:)
  UISearchBarDelegate main UIBarPositioningDelegate
    searchBar(_:selectedScopeButtonIndexDidChange:)
    searchBar(_:shouldChangeTextIn:replacementText:)
    searchBar(_:textDidChange:)
    searchBarBookmarkButtonClicked(_:)
    searchBarCancelButtonClicked(_:)
    searchBarResultsListButtonClicked(_:)
    searchBarSearchButtonClicked(_:)
    searchBarShouldBeginEditing(_:)
    searchBarShouldEndEditing(_:)
    searchBarTextDidBeginEditing(_:)
    searchBarTextDidEndEditing(_:)
  UISearchControllerDelegate main -
    didDismissSearchController(_:)
    didPresentSearchController(_:)
    presentSearchController(_:)
    searchController(_:didChangeFrom:)
    searchController(_:willChangeTo:)
    willDismissSearchController(_:)
    willPresentSearchController(_:)
  UISearchDisplayDelegate main -
    searchDisplayController(_:didHideSearchResultsTableView:)
    searchDisplayController(_:didLoadSearchResultsTableView:)
    searchDisplayController(_:didShowSearchResultsTableView:)
    searchDisplayController(_:shouldReloadTableForSearch:)
    searchDisplayController(_:shouldReloadTableForSearchScope:)
    searchDisplayController(_:willHideSearchResultsTableView:)
    searchDisplayController(_:willShowSearchResultsTableView:)
    searchDisplayController(_:willUnloadSearchResultsTableView:)
    searchDisplayControllerDidBeginSearch(_:)
    searchDisplayControllerDidEndSearch(_:)
    searchDisplayControllerWillBeginSearch(_:)
    searchDisplayControllerWillEndSearch(_:)
  UISearchResultsUpdating main -
    updateSearchResults(for:selecting:)
  UISearchTextFieldDelegate main UITextFieldDelegate
    searchTextField(_:didSelect:)
    searchTextField(_:itemProviderForCopying:)
  UISearchTextFieldPasteItem main UITextPasteItem
  UISheetPresentationControllerDelegate main UIAdaptivePresentationControllerDelegate
    sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
  UISplitViewControllerDelegate main -
    primaryViewController(forCollapsing:)
    primaryViewController(forExpanding:)
    splitViewController(_:collapseSecondary:onto:)
    splitViewController(_:displayModeForExpandingToProposedDisplayMode:)
    splitViewController(_:popoverController:willPresent:)
    splitViewController(_:separateSecondaryFrom:)
    splitViewController(_:shouldHide:in:)
    splitViewController(_:show:sender:)
    splitViewController(_:showDetail:sender:)
    splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
    splitViewController(_:willChangeTo:)
    splitViewController(_:willHide:)
    splitViewController(_:willHide:with:for:)
    splitViewController(_:willShow:)
    splitViewController(_:willShow:invalidating:)
    splitViewControllerDidCollapse(_:)
    splitViewControllerDidExpand(_:)
    splitViewControllerInteractivePresentationGestureDidEnd(_:)
    splitViewControllerInteractivePresentationGestureWillBegin(_:)
    splitViewControllerPreferredInterfaceOrientationForPresentation(_:)
    splitViewControllerSupportedInterfaceOrientations(_:)
    targetDisplayModeForAction(in:)
  UISpringLoadedInteractionBehavior main -
    interactionDidFinish(_:)
  UIStateRestoring main -
    applicationFinishedRestoringState()
    decodeRestorableState(with:)
    encodeRestorableState(with:)
  UITabBarControllerDelegate main -
    tabBarController(_:animationControllerForTransitionFrom:to:)
    tabBarController(_:didEndCustomizing:changed:)
    tabBarController(_:didSelect:)
    tabBarController(_:interactionControllerFor:)
    tabBarController(_:shouldSelect:)
    tabBarController(_:willBeginCustomizing:)
    tabBarController(_:willEndCustomizing:changed:)
    tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
    tabBarControllerSupportedInterfaceOrientations(_:)
  UITabBarDelegate main -
    tabBar(_:didBeginCustomizing:)
    tabBar(_:didEndCustomizing:changed:)
    tabBar(_:didSelect:)
    tabBar(_:willBeginCustomizing:)
    tabBar(_:willEndCustomizing:changed:)
  UITableViewDataSource main -
    numberOfSections(in:)
    sectionIndexTitles(for:)
    tableView(_:canEditRowAt:)
    tableView(_:canMoveRowAt:)
    tableView(_:commit:forRowAt:)
    tableView(_:moveRowAt:to:)
    tableView(_:sectionForSectionIndexTitle:at:)
    tableView(_:titleForFooterInSection:)
    tableView(_:titleForHeaderInSection:)
  UITableViewDataSourcePrefetching main -
    tableView(_:cancelPrefetchingForRowsAt:)
  UITableViewDelegate main UIScrollViewDelegate
    indexPathForPreferredFocusedView(in:)
    tableView(_:accessoryButtonTappedForRowWith:)
    tableView(_:canFocusRowAt:)
    tableView(_:canPerformAction:forRowAt:withSender:)
    tableView(_:canPerformPrimaryActionForRowAt:)
    tableView(_:contextMenuConfigurationForRowAt:point:)
    tableView(_:didBeginMultipleSelectionInteractionAt:)
    tableView(_:didDeselectRowAt:)
    tableView(_:didEndDisplaying:forRowAt:)
    tableView(_:didEndDisplayingFooterView:forSection:)
    tableView(_:didEndDisplayingHeaderView:forSection:)
    tableView(_:didEndEditingRowAt:)
    tableView(_:didHighlightRowAt:)
    tableView(_:didSelectRowAt:)
    tableView(_:didUnhighlightRowAt:)
    tableView(_:didUpdateFocusIn:with:)
    tableView(_:editActionsForRowAt:)
    tableView(_:editingStyleForRowAt:)
    tableView(_:estimatedHeightForFooterInSection:)
    tableView(_:estimatedHeightForHeaderInSection:)
    tableView(_:estimatedHeightForRowAt:)
    tableView(_:heightForFooterInSection:)
    tableView(_:heightForHeaderInSection:)
    tableView(_:heightForRowAt:)
    tableView(_:indentationLevelForRowAt:)
    tableView(_:leadingSwipeActionsConfigurationForRowAt:)
    tableView(_:performAction:forRowAt:withSender:)
    tableView(_:performPrimaryActionForRowAt:)
    tableView(_:previewForDismissingContextMenuWithConfiguration:)
    tableView(_:previewForHighlightingContextMenuWithConfiguration:)
    tableView(_:selectionFollowsFocusForRowAt:)
    tableView(_:shouldBeginMultipleSelectionInteractionAt:)
    tableView(_:shouldHighlightRowAt:)
    tableView(_:shouldIndentWhileEditingRowAt:)
    tableView(_:shouldShowMenuForRowAt:)
    tableView(_:shouldSpringLoadRowAt:with:)
    tableView(_:shouldUpdateFocusIn:)
    tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
    tableView(_:titleForDeleteConfirmationButtonForRowAt:)
    tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    tableView(_:viewForFooterInSection:)
    tableView(_:viewForHeaderInSection:)
    tableView(_:willBeginEditingRowAt:)
    tableView(_:willDeselectRowAt:)
    tableView(_:willDisplay:forRowAt:)
    tableView(_:willDisplayContextMenu:animator:)
    tableView(_:willDisplayFooterView:forSection:)
    tableView(_:willDisplayHeaderView:forSection:)
    tableView(_:willEndContextMenuInteraction:animator:)
    tableView(_:willPerformPreviewActionForMenuWith:animator:)
    tableView(_:willSelectRowAt:)
    tableViewDidEndMultipleSelectionInteraction(_:)
  UITableViewDragDelegate main -
    tableView(_:dragPreviewParametersForRowAt:)
    tableView(_:dragSessionAllowsMoveOperation:)
    tableView(_:dragSessionDidEnd:)
    tableView(_:dragSessionIsRestrictedToDraggingApplication:)
    tableView(_:dragSessionWillBegin:)
    tableView(_:itemsForAddingTo:at:point:)
  UITableViewDropDelegate main -
    tableView(_:canHandle:)
    tableView(_:dropPreviewParametersForRowAt:)
    tableView(_:dropSessionDidEnd:)
    tableView(_:dropSessionDidEnter:)
    tableView(_:dropSessionDidExit:)
    tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)
  UITableViewDropPlaceholderContext main UIDragAnimating
  UITextDocumentProxy main UIKeyInput
  UITextDragDelegate main -
    textDraggableView(_:dragPreviewForLiftingItem:session:)
    textDraggableView(_:dragSessionDidEnd:with:)
    textDraggableView(_:dragSessionWillBegin:)
    textDraggableView(_:itemsForDrag:)
    textDraggableView(_:willAnimateLiftWith:session:)
  UITextDraggable main UITextInput
  UITextDropDelegate main -
    textDroppableView(_:dropSessionDidEnd:)
    textDroppableView(_:dropSessionDidEnter:)
    textDroppableView(_:dropSessionDidExit:)
    textDroppableView(_:dropSessionDidUpdate:)
    textDroppableView(_:previewForDroppingAllItemsWithDefault:)
    textDroppableView(_:proposalForDrop:)
    textDroppableView(_:willBecomeEditableForDrop:)
    textDroppableView(_:willPerformDrop:)
  UITextDroppable main UITextInput,UITextPasteConfigurationSupporting
  UITextFieldDelegate main -
    textField(_:editMenuForCharactersIn:suggestedActions:)
    textField(_:shouldChangeCharactersIn:replacementString:)
    textField(_:willDismissEditMenuWith:)
    textField(_:willPresentEditMenuWith:)
    textFieldDidBeginEditing(_:)
    textFieldDidChangeSelection(_:)
    textFieldDidEndEditing(_:)
    textFieldDidEndEditing(_:reason:)
    textFieldShouldBeginEditing(_:)
    textFieldShouldClear(_:)
    textFieldShouldEndEditing(_:)
    textFieldShouldReturn(_:)
  UITextInput main UIKeyInput
    beginFloatingCursor(at:)
    characterOffset(of:within:)
    dictationRecognitionFailed()
    dictationRecordingDidEnd()
    editMenu(for:suggestedActions:)
    endFloatingCursor()
    frame(forDictationResultPlaceholder:)
    insertDictationResult(_:)
    insertText(_:alternatives:style:)
    insertTextPlaceholder(with:)
    position(within:atCharacterOffset:)
    remove(_:)
    removeDictationResultPlaceholder(_:willInsertResult:)
    setAttributedMarkedText(_:selectedRange:)
    shouldChangeText(in:replacementText:)
    textStyling(at:in:)
    updateFloatingCursor(at:)
    willDismissEditMenu(animator:)
    willPresentEditMenu(animator:)
  UITextInteractionDelegate main -
    interactionDidEnd(_:)
    interactionShouldBegin(_:at:)
    interactionWillBegin(_:)
  UITextPasteConfigurationSupporting main UIPasteConfigurationSupporting
  UITextPasteDelegate main -
    textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)
    textPasteConfigurationSupporting(_:performPasteOf:to:)
    textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:)
    textPasteConfigurationSupporting(_:transform:)
  UITextViewDelegate main UIScrollViewDelegate
    textView(_:editMenuForTextIn:suggestedActions:)
    textView(_:shouldChangeTextIn:replacementText:)
    textView(_:shouldInteractWith:in:)
    textView(_:shouldInteractWith:in:interaction:)
    textView(_:willDismissEditMenuWith:)
    textView(_:willPresentEditMenuWith:)
    textViewDidBeginEditing(_:)
    textViewDidChange(_:)
    textViewDidChangeSelection(_:)
    textViewDidEndEditing(_:)
    textViewShouldBeginEditing(_:)
    textViewShouldEndEditing(_:)
  UIToolTipInteractionDelegate any -
    toolTipInteraction(_:configurationAt:)
  UIToolbarDelegate main UIBarPositioningDelegate
  UIVideoEditorControllerDelegate main -
    videoEditorController(_:didFailWithError:)
    videoEditorController(_:didSaveEditedVideoToPath:)
    videoEditorControllerDidCancel(_:)
  UIViewControllerAnimatedTransitioning main -
    animationEnded(_:)
    interruptibleAnimator(using:)
  UIViewControllerTransitionCoordinator main UIViewControllerTransitionCoordinatorContext
  UIViewControllerTransitioningDelegate main -
    animationController(forDismissed:)
    animationController(forPresented:presenting:source:)
    interactionControllerForDismissal(using:)
    interactionControllerForPresentation(using:)
    presentationController(forPresented:presenting:source:)
  UIViewImplicitlyAnimating main UIViewAnimating
    addAnimations(_:)
    addAnimations(_:delayFactor:)
    addCompletion()
    addCompletion(_:)
    continueAnimation(withTimingParameters:durationFactor:)
  UIWebViewDelegate main -
    webView(_:didFailLoadWithError:)
    webView(_:shouldStartLoadWith:navigationType:)
    webViewDidFinishLoad(_:)
    webViewDidStartLoad(_:)
  UIWindowSceneDelegate main UISceneDelegate
    windowScene(_:didUpdate:interfaceOrientation:traitCollection:)
    windowScene(_:performActionFor:)
    windowScene(_:performActionFor:completionHandler:)
    windowScene(_:userDidAcceptCloudKitShareWith:)
  """

/// The frameworks' classes with their superclasses.
let frameworkClassTable = """
  CAAnimation NSObject
  CAAnimationGroup CAAnimation
  CABasicAnimation CAPropertyAnimation
  CADisplayLink NSObject
  CAEAGLLayer CALayer
  CAEDRMetadata NSObject
  CAEmitterCell NSObject
  CAEmitterLayer CALayer
  CAGradientLayer CALayer
  CAKeyframeAnimation CAPropertyAnimation
  CALayer NSObject
  CAMediaTimingFunction NSObject
  CAMetalLayer CALayer
  CAPropertyAnimation CAAnimation
  CARenderer NSObject
  CAReplicatorLayer CALayer
  CAScrollLayer CALayer
  CAShapeLayer CALayer
  CASpringAnimation CABasicAnimation
  CATextLayer CALayer
  CATiledLayer CALayer
  CATransaction NSObject
  CATransformLayer CALayer
  CATransition CAAnimation
  CAValueFunction NSObject
  CGMutablePath CGPath
  NSCollectionLayoutAnchor NSObject
  NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutSupplementaryItem
  NSCollectionLayoutDecorationItem NSCollectionLayoutItem
  NSCollectionLayoutDimension NSObject
  NSCollectionLayoutEdgeSpacing NSObject
  NSCollectionLayoutGroup NSCollectionLayoutItem
  NSCollectionLayoutGroupCustomItem NSObject
  NSCollectionLayoutItem NSObject
  NSCollectionLayoutSection NSObject
  NSCollectionLayoutSize NSObject
  NSCollectionLayoutSpacing NSObject
  NSCollectionLayoutSupplementaryItem NSCollectionLayoutItem
  NSDataAsset NSObject
  NSDiffableDataSourceSectionSnapshotReference NSObject
  NSDiffableDataSourceSnapshotReference NSObject
  NSLayoutAnchor NSObject
  NSLayoutConstraint NSObject
  NSLayoutDimension NSLayoutAnchor
  NSLayoutManager NSObject
  NSLayoutXAxisAnchor NSLayoutAnchor
  NSLayoutYAxisAnchor NSLayoutAnchor
  NSMutableParagraphStyle NSParagraphStyle
  NSParagraphStyle NSObject
  NSShadow NSObject
  NSStringDrawingContext NSObject
  NSTextAttachment NSObject
  NSTextAttachmentViewProvider NSObject
  NSTextContainer NSObject
  NSTextContentManager NSObject
  NSTextContentStorage NSTextContentManager
  NSTextElement NSObject
  NSTextLayoutFragment NSObject
  NSTextLayoutManager NSObject
  NSTextLineFragment NSObject
  NSTextList NSObject
  NSTextListElement NSTextParagraph
  NSTextParagraph NSTextElement
  NSTextRange NSObject
  NSTextSelection NSObject
  NSTextSelectionNavigation NSObject
  NSTextStorage NSMutableAttributedString
  NSTextTab NSObject
  NSTextViewportLayoutController NSObject
  UIAccessibilityCustomAction NSObject
  UIAccessibilityCustomRotor NSObject
  UIAccessibilityCustomRotorItemResult NSObject
  UIAccessibilityCustomRotorSearchPredicate NSObject
  UIAccessibilityElement UIResponder
  UIAccessibilityLocationDescriptor NSObject
  UIAction UIMenuElement
  UIActionSheet UIView
  UIActivity NSObject
  UIActivityCollaborationModeRestriction NSObject
  UIActivityIndicatorView UIView
  UIActivityItemProvider Operation
  UIActivityItemsConfiguration NSObject
  UIActivityViewController UIViewController
  UIAlertAction NSObject
  UIAlertController UIViewController
  UIAlertView UIView
  UIApplication UIResponder
  UIApplicationShortcutIcon NSObject
  UIApplicationShortcutItem NSObject
  UIAttachmentBehavior UIDynamicBehavior
  UIBandSelectionInteraction NSObject
  UIBarAppearance NSObject
  UIBarButtonItem UIBarItem
  UIBarButtonItemAppearance NSObject
  UIBarButtonItemGroup NSObject
  UIBarButtonItemStateAppearance NSObject
  UIBarItem NSObject
  UIBezierPath NSObject
  UIBlurEffect UIVisualEffect
  UIButton UIControl
  UICalendarSelection NSObject
  UICalendarSelectionMultiDate UICalendarSelection
  UICalendarSelectionSingleDate UICalendarSelection
  UICalendarSelectionWeekOfYear UICalendarSelection
  UICalendarView UIView
  UICanvasFeedbackGenerator UIFeedbackGenerator
  UICloudSharingController UIViewController
  UICollectionLayoutSectionOrthogonalScrollingProperties NSObject
  UICollectionReusableView UIView
  UICollectionView UIScrollView
  UICollectionViewCell UICollectionReusableView
  UICollectionViewCompositionalLayout UICollectionViewLayout
  UICollectionViewCompositionalLayoutConfiguration NSObject
  UICollectionViewController UIViewController
  UICollectionViewDiffableDataSource NSObject
  UICollectionViewDiffableDataSourceReference NSObject
  UICollectionViewDropPlaceholder UICollectionViewPlaceholder
  UICollectionViewDropProposal UIDropProposal
  UICollectionViewFlowLayout UICollectionViewLayout
  UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayoutInvalidationContext
  UICollectionViewFocusUpdateContext UIFocusUpdateContext
  UICollectionViewLayout NSObject
  UICollectionViewLayoutAttributes NSObject
  UICollectionViewLayoutInvalidationContext NSObject
  UICollectionViewListCell UICollectionViewCell
  UICollectionViewPlaceholder NSObject
  UICollectionViewTransitionLayout UICollectionViewLayout
  UICollectionViewUpdateItem NSObject
  UICollisionBehavior UIDynamicBehavior
  UIColor NSObject
  UIColorPickerViewController UIViewController
  UIColorWell UIControl
  UICommand UIMenuElement
  UICommandAlternate NSObject
  UIContentUnavailableButtonProperties NSObject
  UIContentUnavailableConfiguration NSObject
  UIContentUnavailableConfigurationState NSObject
  UIContentUnavailableImageProperties NSObject
  UIContentUnavailableTextProperties NSObject
  UIContentUnavailableView UIView
  UIContextMenuConfiguration NSObject
  UIContextMenuInteraction NSObject
  UIContextualAction NSObject
  UIControl UIView
  UICubicTimingParameters NSObject
  UIDatePicker UIControl
  UIDeferredMenuElement UIMenuElement
  UIDevice NSObject
  UIDictationPhrase NSObject
  UIDocument NSObject
  UIDocumentBrowserAction NSObject
  UIDocumentBrowserTransitionController NSObject
  UIDocumentBrowserViewController UIViewController
  UIDocumentInteractionController NSObject
  UIDocumentMenuViewController UIViewController
  UIDocumentPickerExtensionViewController UIViewController
  UIDocumentPickerViewController UIViewController
  UIDocumentProperties NSObject
  UIDocumentViewController UIViewController
  UIDocumentViewControllerLaunchOptions NSObject
  UIDragInteraction NSObject
  UIDragItem NSObject
  UIDragPreview NSObject
  UIDragPreviewParameters UIPreviewParameters
  UIDragPreviewTarget UIPreviewTarget
  UIDropInteraction NSObject
  UIDropProposal NSObject
  UIDynamicAnimator NSObject
  UIDynamicBehavior NSObject
  UIDynamicItemBehavior UIDynamicBehavior
  UIDynamicItemGroup NSObject
  UIEditMenuConfiguration NSObject
  UIEditMenuInteraction NSObject
  UIEvent NSObject
  UIEventAttribution NSObject
  UIEventAttributionView UIView
  UIFeedbackGenerator NSObject
  UIFieldBehavior UIDynamicBehavior
  UIFindInteraction NSObject
  UIFindSession NSObject
  UIFocusAnimationCoordinator NSObject
  UIFocusDebugger NSObject
  UIFocusEffect NSObject
  UIFocusGuide UILayoutGuide
  UIFocusHaloEffect UIFocusEffect
  UIFocusMovementHint NSObject
  UIFocusSystem NSObject
  UIFocusUpdateContext NSObject
  UIFont NSObject
  UIFontDescriptor NSObject
  UIFontMetrics NSObject
  UIFontPickerViewController UIViewController
  UIGestureRecognizer NSObject
  UIGraphicsImageRenderer UIGraphicsRenderer
  UIGraphicsImageRendererContext UIGraphicsRendererContext
  UIGraphicsImageRendererFormat UIGraphicsRendererFormat
  UIGraphicsPDFRenderer UIGraphicsRenderer
  UIGraphicsPDFRendererContext UIGraphicsRendererContext
  UIGraphicsPDFRendererFormat UIGraphicsRendererFormat
  UIGraphicsRenderer NSObject
  UIGraphicsRendererContext NSObject
  UIGraphicsRendererFormat NSObject
  UIGravityBehavior UIDynamicBehavior
  UIHoverAutomaticEffect NSObject
  UIHoverGestureRecognizer UIGestureRecognizer
  UIHoverHighlightEffect NSObject
  UIHoverLiftEffect NSObject
  UIHoverStyle NSObject
  UIImage NSObject
  UIImageAsset NSObject
  UIImagePickerController UINavigationController
  UIImageReader NSObject
  UIImageReaderConfiguration NSObject
  UIImageView UIView
  UIImpactFeedbackGenerator UIFeedbackGenerator
  UIIndirectScribbleInteraction NSObject
  UIInputView UIView
  UIInputViewController UIViewController
  UIInterpolatingMotionEffect UIMotionEffect
  UIKey NSObject
  UIKeyCommand UICommand
  UIKeyboardLayoutGuide UITrackingLayoutGuide
  UILabel UIView
  UILargeContentViewerInteraction NSObject
  UILayoutGuide NSObject
  UILexicon NSObject
  UILexiconEntry NSObject
  UIListContentView UIView
  UILocalNotification NSObject
  UILocalizedIndexedCollation NSObject
  UILongPressGestureRecognizer UIGestureRecognizer
  UIManagedDocument UIDocument
  UIMarkupTextPrintFormatter UIPrintFormatter
  UIMenu UIMenuElement
  UIMenuController NSObject
  UIMenuDisplayPreferences NSObject
  UIMenuElement NSObject
  UIMenuItem NSObject
  UIMenuSystem NSObject
  UIMotionEffect NSObject
  UIMotionEffectGroup UIMotionEffect
  UIMutableApplicationShortcutItem UIApplicationShortcutItem
  UIMutableUserNotificationAction UIUserNotificationAction
  UIMutableUserNotificationCategory UIUserNotificationCategory
  UINavigationBar UIView
  UINavigationBarAppearance UIBarAppearance
  UINavigationController UIViewController
  UINavigationItem NSObject
  UINib NSObject
  UINotificationFeedbackGenerator UIFeedbackGenerator
  UIOpenURLContext NSObject
  UIPageControl UIControl
  UIPageControlProgress NSObject
  UIPageControlTimerProgress UIPageControlProgress
  UIPageViewController UIViewController
  UIPanGestureRecognizer UIGestureRecognizer
  UIPasteConfiguration NSObject
  UIPasteControl UIControl
  UIPasteboard NSObject
  UIPencilHoverPose NSObject
  UIPencilInteraction NSObject
  UIPencilInteractionSqueeze NSObject
  UIPencilInteractionTap NSObject
  UIPercentDrivenInteractiveTransition NSObject
  UIPickerView UIView
  UIPinchGestureRecognizer UIGestureRecognizer
  UIPointerAccessory NSObject
  UIPointerInteraction NSObject
  UIPointerLockState NSObject
  UIPointerRegion NSObject
  UIPointerRegionRequest NSObject
  UIPointerStyle NSObject
  UIPopoverBackgroundView UIView
  UIPopoverController NSObject
  UIPopoverPresentationController UIPresentationController
  UIPresentationController NSObject
  UIPress NSObject
  UIPressesEvent UIEvent
  UIPreviewAction NSObject
  UIPreviewActionGroup NSObject
  UIPreviewInteraction NSObject
  UIPreviewParameters NSObject
  UIPreviewTarget NSObject
  UIPrintFormatter NSObject
  UIPrintInfo NSObject
  UIPrintInteractionController NSObject
  UIPrintPageRenderer NSObject
  UIPrintPaper NSObject
  UIPrintServiceExtension NSObject
  UIPrinter NSObject
  UIPrinterDestination NSObject
  UIPrinterPickerController NSObject
  UIProgressView UIView
  UIPushBehavior UIDynamicBehavior
  UIReferenceLibraryViewController UIViewController
  UIRefreshControl UIControl
  UIRegion NSObject
  UIResolvedShape NSObject
  UIResponder NSObject
  UIRotationGestureRecognizer UIGestureRecognizer
  UIScene UIResponder
  UISceneActivationConditions NSObject
  UISceneConfiguration NSObject
  UISceneDestructionRequestOptions NSObject
  UISceneSession NSObject
  UISceneSessionActivationRequest NSObject
  UISceneSizeRestrictions NSObject
  UISceneSystemProtectionManager NSObject
  UISceneWindowingBehaviors NSObject
  UIScreen NSObject
  UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer
  UIScreenMode NSObject
  UIScreenshotService NSObject
  UIScribbleInteraction NSObject
  UIScrollView UIView
  UISearchBar UIView
  UISearchContainerViewController UIViewController
  UISearchController UIViewController
  UISearchDisplayController NSObject
  UISearchSuggestionItem NSObject
  UISearchTab UITab
  UISearchTextField UITextField
  UISearchToken NSObject
  UISegmentedControl UIControl
  UISelectionFeedbackGenerator UIFeedbackGenerator
  UIShadowProperties NSObject
  UIShape NSObject
  UIShapeResolutionContext NSObject
  UISheetPresentationController UIPresentationController
  UISimpleTextPrintFormatter UIPrintFormatter
  UISlider UIControl
  UISnapBehavior UIDynamicBehavior
  UISplitViewController UIViewController
  UISpringLoadedInteraction NSObject
  UISpringTimingParameters NSObject
  UIStackView UIView
  UIStandardTextCursorView UIView
  UIStatusBarManager NSObject
  UIStepper UIControl
  UIStoryboard NSObject
  UIStoryboardPopoverSegue UIStoryboardSegue
  UIStoryboardSegue NSObject
  UIStoryboardUnwindSegueSource NSObject
  UISwipeActionsConfiguration NSObject
  UISwipeGestureRecognizer UIGestureRecognizer
  UISwitch UIControl
  UISymbolEffectCompletionContext NSObject
  UITab NSObject
  UITabBar UIView
  UITabBarAppearance UIBarAppearance
  UITabBarController UIViewController
  UITabBarControllerSidebar NSObject
  UITabBarItem UIBarItem
  UITabBarItemAppearance NSObject
  UITabBarItemStateAppearance NSObject
  UITabGroup UITab
  UITabSidebarItem NSObject
  UITabSidebarItemRequest NSObject
  UITabSidebarScrollTarget NSObject
  UITableView UIScrollView
  UITableViewCell UIView
  UITableViewController UIViewController
  UITableViewDiffableDataSource NSObject
  UITableViewDiffableDataSourceReference NSObject
  UITableViewDropPlaceholder UITableViewPlaceholder
  UITableViewDropProposal UIDropProposal
  UITableViewFocusUpdateContext UIFocusUpdateContext
  UITableViewHeaderFooterView UIView
  UITableViewPlaceholder NSObject
  UITableViewRowAction NSObject
  UITapGestureRecognizer UIGestureRecognizer
  UITargetedDragPreview UITargetedPreview
  UITargetedPreview NSObject
  UITextChecker NSObject
  UITextCursorDropPositionAnimator NSObject
  UITextDragPreviewRenderer NSObject
  UITextDropProposal UIDropProposal
  UITextField UIControl
  UITextFormattingCoordinator NSObject
  UITextFormattingViewController UIViewController
  UITextFormattingViewControllerChangeValue NSObject
  UITextFormattingViewControllerComponent NSObject
  UITextFormattingViewControllerComponentGroup NSObject
  UITextFormattingViewControllerConfiguration NSObject
  UITextFormattingViewControllerFormattingDescriptor NSObject
  UITextFormattingViewControllerFormattingStyle NSObject
  UITextInputAssistantItem NSObject
  UITextInputContext NSObject
  UITextInputMode NSObject
  UITextInputPasswordRules NSObject
  UITextInputStringTokenizer NSObject
  UITextInteraction NSObject
  UITextItem NSObject
  UITextItemMenuConfiguration NSObject
  UITextItemMenuPreview NSObject
  UITextLoupeSession NSObject
  UITextPlaceholder NSObject
  UITextPosition NSObject
  UITextRange NSObject
  UITextSearchOptions NSObject
  UITextSearchingFindSession UIFindSession
  UITextSelectionDisplayInteraction NSObject
  UITextSelectionRect NSObject
  UITextView UIScrollView
  UIToolTipConfiguration NSObject
  UIToolTipInteraction NSObject
  UIToolbar UIView
  UIToolbarAppearance UIBarAppearance
  UITouch NSObject
  UITrackingLayoutGuide UILayoutGuide
  UITraitAccessibilityContrast NSObject
  UITraitActiveAppearance NSObject
  UITraitCollection NSObject
  UITraitDisplayGamut NSObject
  UITraitDisplayScale NSObject
  UITraitForceTouchCapability NSObject
  UITraitHorizontalSizeClass NSObject
  UITraitImageDynamicRange NSObject
  UITraitLayoutDirection NSObject
  UITraitLegibilityWeight NSObject
  UITraitListEnvironment NSObject
  UITraitPreferredContentSizeCategory NSObject
  UITraitSceneCaptureState NSObject
  UITraitToolbarItemPresentationSize NSObject
  UITraitTypesettingLanguage NSObject
  UITraitUserInterfaceIdiom NSObject
  UITraitUserInterfaceLevel NSObject
  UITraitUserInterfaceStyle NSObject
  UITraitVerticalSizeClass NSObject
  UIUpdateActionPhase NSObject
  UIUpdateInfo NSObject
  UIUpdateLink NSObject
  UIUserNotificationAction NSObject
  UIUserNotificationCategory NSObject
  UIUserNotificationSettings NSObject
  UIVibrancyEffect UIVisualEffect
  UIVideoEditorController UINavigationController
  UIView UIResponder
  UIViewController UIResponder
  UIViewControllerTransition NSObject
  UIViewPrintFormatter UIPrintFormatter
  UIViewPropertyAnimator NSObject
  UIVisualEffect NSObject
  UIVisualEffectView UIView
  UIWebView UIView
  UIWindow UIView
  UIWindowScene UIScene
  UIWindowSceneDestructionRequestOptions UISceneDestructionRequestOptions
  UIWindowSceneDragInteraction NSObject
  UIWindowScenePlacement NSObject
  UIWindowSceneProminentPlacement UIWindowScenePlacement
  UIWindowSceneStandardPlacement UIWindowScenePlacement
  UIZoomTransitionAlignmentRectContext NSObject
  UIZoomTransitionInteractionContext NSObject
  UIZoomTransitionOptions NSObject
  UIZoomTransitionSourceViewProviderContext NSObject
  """

/// Properties whose key in key-value coding differs from their Swift name.
let frameworkKeyTable = """
  isAbsolute absolute
  isAbsoluteOffset absoluteOffset
  isAccessibilityElement accessibilityElement
  isActivated activated
  isActive active
  isAdditive additive
  isAnchored anchored
  isAnimated animated
  isAnimating animating
  isAuthenticationRequired authenticationRequired
  isAvailable available
  isBaselineRelativeArrangement baselineRelativeArrangement
  isBatteryMonitoringEnabled batteryMonitoringEnabled
  isBeingDismissed beingDismissed
  isBeingPresented beingPresented
  isBlinking blinking
  isCancelled cancelled
  isCaptured captured
  isClosable closable
  isCollapsed collapsed
  isContextMenuInteractionEnabled contextMenuInteractionEnabled
  isContinuous continuous
  isCumulative cumulative
  isCustomizing customizing
  isDecelerating decelerating
  isDestructive destructive
  isDictationInputExpected dictationInputExpected
  isDirectionalLockEnabled directionalLockEnabled
  isDisplayingRepresentativeItem displayingRepresentativeItem
  isDoubleSided doubleSided
  isDragging dragging
  isEditable editable
  isEditing editing
  isEmpty empty
  isEnabled enabled
  isEnabledByDefault enabledByDefault
  isEncrypted encrypted
  isEstimated estimated
  isExclusiveTouch exclusiveTouch
  isFindInteractionEnabled findInteractionEnabled
  isFindNavigatorVisible findNavigatorVisible
  isFinished finished
  isFirstResponder firstResponder
  isFixed fixed
  isFlexible flexible
  isFocused focused
  isFontPanelVisible fontPanelVisible
  isFractionalHeight fractionalHeight
  isFractionalOffset fractionalOffset
  isFractionalWidth fractionalWidth
  isFullScreen fullScreen
  isGeneratingDeviceOrientationNotifications generatesDeviceOrientationNotifications
  isGeometryFlipped geometryFlipped
  isHandlingWriting handlingWriting
  isHardwareKeyboardInputExpected hardwareKeyboardInputExpected
  isHeld held
  isHidden hidden
  isHiddenByDefault hiddenByDefault
  isHighDynamicRange highDynamicRange
  isHighlighted highlighted
  isHovered hovered
  isIdleTimerDisabled idleTimerDisabled
  isIgnoringInteractionEvents ignoringInteractionEvents
  isImmediatePresentationExpected immediatePresentationExpected
  isInteractive interactive
  isInterruptible interruptible
  isKeyWindow keyWindow
  isLayoutMarginsRelativeArrangement layoutMarginsRelativeArrangement
  isLoading loading
  isLocked locked
  isLogical logical
  isLookToDictateEnabled lookToDictateEnabled
  isLowLatencyEventDispatchConfirmed lowLatencyEventDispatchConfirmed
  isManualHitTestingEnabled manualHitTestingEnabled
  isMask mask
  isMenuVisible menuVisible
  isMiniaturizable miniaturizable
  isModalInPopover modalInPopover
  isModalInPresentation modalInPresentation
  isMomentary momentary
  isMovingFromParent movingFromParent
  isMovingToParent movingToParent
  isMultipleTouchEnabled multipleTouchEnabled
  isMultitaskingSupported multitaskingSupported
  isNavigationBarHidden navigationBarHidden
  isNetworkActivityIndicatorVisible networkActivityIndicatorVisible
  isOn on
  isOpaque opaque
  isOrdered ordered
  isPagingEnabled pagingEnabled
  isPathEmpty pathEmpty
  isPaused paused
  isPencilInputExpected pencilInputExpected
  isPerformingLowLatencyPhases performingLowLatencyPhases
  isPersistent persistent
  isPointerInteractionEnabled pointerInteractionEnabled
  isPopoverVisible popoverVisible
  isPrecise precise
  isPrefetchingEnabled prefetchingEnabled
  isPrintingAvailable printingAvailable
  isProgressVisible progressVisible
  isProtectedDataAvailable protectedDataAvailable
  isProximityMonitoringEnabled proximityMonitoringEnabled
  isRefreshing refreshing
  isRegisteredForRemoteNotifications registeredForRemoteNotifications
  isRemovedOnCompletion removedOnCompletion
  isRepresentedElement representedElement
  isRestrictedToDraggingApplication restrictedToDraggingApplication
  isReversed reversed
  isRunning running
  isSameView sameView
  isScrollAnimating scrollAnimating
  isScrollEnabled scrollEnabled
  isSearchResultsButtonSelected searchResultsButtonSelected
  isSecureTextEntry secureTextEntry
  isSelectable selectable
  isSelected selected
  isSimpleRectangularTextContainer simpleRectangularTextContainer
  isSpringLoaded springLoaded
  isStatusBarHidden statusBarHidden
  isSymbolAnimationEnabled symbolAnimationEnabled
  isSymbolImage symbolImage
  isTabBarHidden tabBarHidden
  isTextDragActive textDragActive
  isTextDropActive textDropActive
  isToolbarHidden toolbarHidden
  isTouchInside touchInside
  isTracking tracking
  isTransient transient
  isTranslucent translucent
  isTransparentFocusItem transparentFocusItem
  isUnlocked unlocked
  isUserAuthenticationEnabled userAuthenticationEnabled
  isUserInteractionEnabled userInteractionEnabled
  isVertical vertical
  isViewLoaded viewLoaded
  isVisible visible
  isWideGamutRGB wideGamutRGB
  isWrapped wrapped
  isWritingToolsActive writingToolsActive
  isZoomAnimating zoomAnimating
  isZoomBouncing zoomBouncing
  isZooming zooming
  """
