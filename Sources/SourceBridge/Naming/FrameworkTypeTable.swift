// Generated from the facts about Apple's declarations.
// swift-format-ignore-file

/// The frameworks' protocols with optional methods: name, isolation, the protocols that it refines; then its methods.
let frameworkProtocolTable = """
  CAAnimationDelegate any -
    animationDidStart(_:)
    animationDidStop(_:finished:)
  CALayerDelegate any -
    display(_:)
    draw(_:in:)
    layerWillDraw(_:)
    layoutSublayers(of:)
    action(for:forKey:)
  NSCollectionLayoutVisibleItem main UIDynamicItem
  NSLayoutManagerDelegate any -
    layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:)
    layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)
    layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)
    layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)
    layoutManager(_:shouldUse:forControlCharacterAt:)
    layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:)
    layoutManager(_:shouldBreakLineByHyphenatingBeforeCharacterAt:)
    layoutManager(_:boundingBoxForControlGlyphAt:for:proposedLineFragment:glyphPosition:characterIndex:)
    layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:)
    layoutManagerDidInvalidateLayout(_:)
    layoutManager(_:didCompleteLayoutFor:atEnd:)
    layoutManager(_:textContainer:didChangeGeometryFrom:)
  NSTextContentManagerDelegate any -
    textContentManager(_:textElementAt:)
    textContentManager(_:shouldEnumerate:options:)
  NSTextContentStorageDelegate any NSTextContentManagerDelegate
    textContentStorage(_:textParagraphWith:)
  NSTextElementProvider any -
    location(_:offsetBy:)
    offset(from:to:)
    adjustedRange(from:forEditingTextSelection:)
  NSTextLayoutManagerDelegate any -
    textLayoutManager(_:textLayoutFragmentFor:in:)
    textLayoutManager(_:shouldBreakLineBefore:hyphenating:)
    textLayoutManager(_:renderingAttributesForLink:at:defaultAttributes:)
  NSTextSelectionDataSource any -
    enumerateContainerBoundaries(from:reverse:using:)
    textLayoutOrientation(at:)
  NSTextStorageDelegate any -
    textStorage(_:willProcessEditing:range:changeInLength:)
    textStorage(_:didProcessEditing:range:changeInLength:)
  NSTextViewportLayoutControllerDelegate any -
    textViewportLayoutControllerWillLayout(_:)
    textViewportLayoutControllerDidLayout(_:)
  UIAccessibilityContainerDataTable main -
    accessibilityHeaderElements(forRow:)
    accessibilityHeaderElements(forColumn:)
  UIAccessibilityReadingContent any -
    accessibilityAttributedContent(forLineNumber:)
    accessibilityAttributedPageContent()
  UIActionSheetDelegate main -
    actionSheet(_:clickedButtonAt:)
    actionSheetCancel(_:)
    willPresent(_:)
    didPresent(_:)
    actionSheet(_:willDismissWithButtonIndex:)
    actionSheet(_:didDismissWithButtonIndex:)
  UIActivityItemSource any -
    activityViewController(_:subjectForActivityType:)
    activityViewController(_:dataTypeIdentifierForActivityType:)
    activityViewController(_:thumbnailImageForActivityType:suggestedSize:)
    activityViewControllerLinkMetadata(_:)
  UIActivityItemsConfigurationReading main -
    activityItemsConfigurationSupports(interaction:)
    activityItemsConfigurationMetadata(key:)
    activityItemsConfigurationMetadataForItem(at:key:)
    activityItemsConfigurationPreviewForItem(at:intent:suggestedSize:)
  UIAdaptivePresentationControllerDelegate main -
    adaptivePresentationStyle(for:)
    adaptivePresentationStyle(for:traitCollection:)
    presentationController(_:prepare:)
    presentationController(_:viewControllerForAdaptivePresentationStyle:)
    presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
    presentationControllerShouldDismiss(_:)
    presentationControllerWillDismiss(_:)
    presentationControllerDidDismiss(_:)
    presentationControllerDidAttemptToDismiss(_:)
  UIAlertViewDelegate main -
    alertView(_:clickedButtonAt:)
    alertViewCancel(_:)
    willPresent(_:)
    didPresent(_:)
    alertView(_:willDismissWithButtonIndex:)
    alertView(_:didDismissWithButtonIndex:)
    alertViewShouldEnableFirstOtherButton(_:)
  UIApplicationDelegate main -
    applicationDidFinishLaunching(_:)
    application(_:willFinishLaunchingWithOptions:)
    application(_:didFinishLaunchingWithOptions:)
    applicationDidBecomeActive(_:)
    applicationWillResignActive(_:)
    application(_:handleOpen:)
    application(_:open:sourceApplication:annotation:)
    application(_:open:options:)
    applicationDidReceiveMemoryWarning(_:)
    applicationWillTerminate(_:)
    applicationSignificantTimeChange(_:)
    application(_:willChangeStatusBarOrientation:duration:)
    application(_:didChangeStatusBarOrientation:)
    application(_:willChangeStatusBarFrame:)
    application(_:didChangeStatusBarFrame:)
    application(_:didRegister:)
    application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
    application(_:didFailToRegisterForRemoteNotificationsWithError:)
    application(_:didReceiveRemoteNotification:)
    application(_:didReceive:)
    application(_:handleActionWithIdentifier:for:completionHandler:)
    application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:)
    application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)
    application(_:handleActionWithIdentifier:for:withResponseInfo:completionHandler:)
    application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
    application(_:performFetchWithCompletionHandler:)
    application(_:performActionFor:completionHandler:)
    application(_:performActionFor:)
    application(_:handleEventsForBackgroundURLSession:completionHandler:)
    application(_:handleEventsForBackgroundURLSession:)
    application(_:handleWatchKitExtensionRequest:reply:)
    application(_:handleWatchKitExtensionRequest:)
    applicationShouldRequestHealthAuthorization(_:)
    application(_:handlerFor:)
    application(_:handle:completionHandler:)
    application(_:handle:)
    applicationDidEnterBackground(_:)
    applicationWillEnterForeground(_:)
    applicationProtectedDataWillBecomeUnavailable(_:)
    applicationProtectedDataDidBecomeAvailable(_:)
    application(_:supportedInterfaceOrientationsFor:)
    application(_:shouldAllowExtensionPointIdentifier:)
    application(_:viewControllerWithRestorationIdentifierPath:coder:)
    application(_:shouldSaveSecureApplicationState:)
    application(_:shouldRestoreSecureApplicationState:)
    application(_:willEncodeRestorableStateWith:)
    application(_:didDecodeRestorableStateWith:)
    application(_:shouldSaveApplicationState:)
    application(_:shouldRestoreApplicationState:)
    application(_:willContinueUserActivityWithType:)
    application(_:continue:restorationHandler:)
    application(_:didFailToContinueUserActivityWithType:error:)
    application(_:didUpdate:)
    application(_:userDidAcceptCloudKitShareWith:)
    application(_:configurationForConnecting:options:)
    application(_:didDiscardSceneSessions:)
    applicationShouldAutomaticallyLocalizeKeyCommands(_:)
  UIBarPositioningDelegate main -
    position(for:)
  UICalendarSelectionMultiDateDelegate any -
    multiDateSelection(_:canSelectDate:)
    multiDateSelection(_:canDeselectDate:)
  UICalendarSelectionSingleDateDelegate any -
    dateSelection(_:canSelectDate:)
  UICalendarViewDelegate any -
    calendarView(_:decorationFor:)
    calendarView(_:didChangeVisibleDateComponentsFrom:)
  UICloudSharingControllerDelegate main -
    itemThumbnailData(for:)
    itemType(for:)
    cloudSharingControllerDidSaveShare(_:)
    cloudSharingControllerDidStopSharing(_:)
  UICollectionViewDataSource main -
    numberOfSections(in:)
    collectionView(_:viewForSupplementaryElementOfKind:at:)
    collectionView(_:canMoveItemAt:)
    collectionView(_:moveItemAt:to:)
    indexTitles(for:)
    collectionView(_:indexPathForIndexTitle:at:)
  UICollectionViewDataSourcePrefetching main -
    collectionView(_:cancelPrefetchingForItemsAt:)
  UICollectionViewDelegate main UIScrollViewDelegate
    collectionView(_:shouldHighlightItemAt:)
    collectionView(_:didHighlightItemAt:)
    collectionView(_:didUnhighlightItemAt:)
    collectionView(_:shouldSelectItemAt:)
    collectionView(_:shouldDeselectItemAt:)
    collectionView(_:didSelectItemAt:)
    collectionView(_:didDeselectItemAt:)
    collectionView(_:canPerformPrimaryActionForItemAt:)
    collectionView(_:performPrimaryActionForItemAt:)
    collectionView(_:willDisplay:forItemAt:)
    collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
    collectionView(_:didEndDisplaying:forItemAt:)
    collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
    collectionView(_:shouldShowMenuForItemAt:)
    collectionView(_:canPerformAction:forItemAt:withSender:)
    collectionView(_:performAction:forItemAt:withSender:)
    collectionView(_:transitionLayoutForOldLayout:newLayout:)
    collectionView(_:canFocusItemAt:)
    collectionView(_:shouldUpdateFocusIn:)
    collectionView(_:didUpdateFocusIn:with:)
    indexPathForPreferredFocusedView(in:)
    collectionView(_:selectionFollowsFocusForItemAt:)
    collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
    collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
    collectionView(_:targetContentOffsetForProposedContentOffset:)
    collectionView(_:canEditItemAt:)
    collectionView(_:shouldSpringLoadItemAt:with:)
    collectionView(_:shouldBeginMultipleSelectionInteractionAt:)
    collectionView(_:didBeginMultipleSelectionInteractionAt:)
    collectionViewDidEndMultipleSelectionInteraction(_:)
    collectionView(_:contextMenuConfigurationForItemsAt:point:)
    collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)
    collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)
    collectionView(_:willPerformPreviewActionForMenuWith:animator:)
    collectionView(_:willDisplayContextMenu:animator:)
    collectionView(_:willEndContextMenuInteraction:animator:)
    collectionView(_:sceneActivationConfigurationForItemAt:point:)
    collectionView(_:contextMenuConfigurationForItemAt:point:)
    collectionView(_:previewForHighlightingContextMenuWithConfiguration:)
    collectionView(_:previewForDismissingContextMenuWithConfiguration:)
  UICollectionViewDelegateFlowLayout main UICollectionViewDelegate
    collectionView(_:layout:sizeForItemAt:)
    collectionView(_:layout:insetForSectionAt:)
    collectionView(_:layout:minimumLineSpacingForSectionAt:)
    collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
    collectionView(_:layout:referenceSizeForHeaderInSection:)
    collectionView(_:layout:referenceSizeForFooterInSection:)
  UICollectionViewDragDelegate main -
    collectionView(_:itemsForAddingTo:at:point:)
    collectionView(_:dragPreviewParametersForItemAt:)
    collectionView(_:dragSessionWillBegin:)
    collectionView(_:dragSessionDidEnd:)
    collectionView(_:dragSessionAllowsMoveOperation:)
    collectionView(_:dragSessionIsRestrictedToDraggingApplication:)
  UICollectionViewDropDelegate main -
    collectionView(_:canHandle:)
    collectionView(_:dropSessionDidEnter:)
    collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
    collectionView(_:dropSessionDidExit:)
    collectionView(_:dropSessionDidEnd:)
    collectionView(_:dropPreviewParametersForItemAt:)
  UICollectionViewDropPlaceholderContext main UIDragAnimating
  UICollisionBehaviorDelegate main -
    collisionBehavior(_:beganContactFor:with:at:)
    collisionBehavior(_:endedContactFor:with:)
    collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
    collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
  UIColorPickerViewControllerDelegate main -
    colorPickerViewControllerDidSelectColor(_:)
    colorPickerViewController(_:didSelect:continuously:)
    colorPickerViewControllerDidFinish(_:)
  UIContextMenuInteractionCommitAnimating main UIContextMenuInteractionAnimating
  UIContextMenuInteractionDelegate main -
    contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)
    contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)
    contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
    contextMenuInteraction(_:willDisplayMenuFor:animator:)
    contextMenuInteraction(_:willEndFor:animator:)
    contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
    contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
  UIDocumentBrowserViewControllerDelegate any -
    documentBrowser(_:didPickDocumentURLs:)
    documentBrowser(_:didPickDocumentsAt:)
    documentBrowser(_:didRequestDocumentCreationWithHandler:)
    documentBrowser(_:didImportDocumentAt:toDestinationURL:)
    documentBrowser(_:failedToImportDocumentAt:error:)
    documentBrowser(_:applicationActivitiesForDocumentURLs:)
    documentBrowser(_:willPresent:)
  UIDocumentInteractionControllerDelegate any -
    documentInteractionControllerViewControllerForPreview(_:)
    documentInteractionControllerRectForPreview(_:)
    documentInteractionControllerViewForPreview(_:)
    documentInteractionControllerWillBeginPreview(_:)
    documentInteractionControllerDidEndPreview(_:)
    documentInteractionControllerWillPresentOptionsMenu(_:)
    documentInteractionControllerDidDismissOptionsMenu(_:)
    documentInteractionControllerWillPresentOpenInMenu(_:)
    documentInteractionControllerDidDismissOpenInMenu(_:)
    documentInteractionController(_:willBeginSendingToApplication:)
    documentInteractionController(_:didEndSendingToApplication:)
  UIDocumentMenuDelegate main -
    documentMenuWasCancelled(_:)
  UIDocumentPickerDelegate main -
    documentPicker(_:didPickDocumentsAt:)
    documentPickerWasCancelled(_:)
    documentPicker(_:didPickDocumentAt:)
  UIDragInteractionDelegate main -
    dragInteraction(_:previewForLifting:session:)
    dragInteraction(_:willAnimateLiftWith:session:)
    dragInteraction(_:sessionWillBegin:)
    dragInteraction(_:sessionAllowsMoveOperation:)
    dragInteraction(_:sessionIsRestrictedToDraggingApplication:)
    dragInteraction(_:prefersFullSizePreviewsFor:)
    dragInteraction(_:sessionDidMove:)
    dragInteraction(_:session:willEndWith:)
    dragInteraction(_:session:didEndWith:)
    dragInteraction(_:sessionDidTransferItems:)
    dragInteraction(_:itemsForAddingTo:withTouchAt:)
    dragInteraction(_:sessionForAddingItems:withTouchAt:)
    dragInteraction(_:session:willAdd:for:)
    dragInteraction(_:previewForCancelling:withDefault:)
    dragInteraction(_:item:willAnimateCancelWith:)
  UIDragSession main UIDragDropSession
  UIDropInteractionDelegate main -
    dropInteraction(_:canHandle:)
    dropInteraction(_:sessionDidEnter:)
    dropInteraction(_:sessionDidUpdate:)
    dropInteraction(_:sessionDidExit:)
    dropInteraction(_:performDrop:)
    dropInteraction(_:concludeDrop:)
    dropInteraction(_:sessionDidEnd:)
    dropInteraction(_:previewForDropping:withDefault:)
    dropInteraction(_:item:willAnimateDropWith:)
  UIDropSession main UIDragDropSession
  UIDynamicAnimatorDelegate main -
    dynamicAnimatorWillResume(_:)
    dynamicAnimatorDidPause(_:)
  UIEditMenuInteractionDelegate any -
    editMenuInteraction(_:menuFor:suggestedActions:)
    editMenuInteraction(_:targetRectFor:)
    editMenuInteraction(_:willPresentMenuFor:animator:)
    editMenuInteraction(_:willDismissMenuFor:animator:)
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
    gestureRecognizerShouldBegin(_:)
    gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    gestureRecognizer(_:shouldRequireFailureOf:)
    gestureRecognizer(_:shouldBeRequiredToFailBy:)
    gestureRecognizer(_:shouldReceive:)
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
    navigationBar(_:shouldPush:)
    navigationBar(_:didPush:)
    navigationBar(_:shouldPop:)
    navigationBar(_:didPop:)
    navigationBarNSToolbarSection(_:)
  UINavigationControllerDelegate main -
    navigationController(_:willShow:animated:)
    navigationController(_:didShow:animated:)
    navigationControllerSupportedInterfaceOrientations(_:)
    navigationControllerPreferredInterfaceOrientationForPresentation(_:)
    navigationController(_:interactionControllerFor:)
    navigationController(_:animationControllerFor:from:to:)
  UIPageViewControllerDataSource main -
    presentationCount(for:)
    presentationIndex(for:)
  UIPageViewControllerDelegate main -
    pageViewController(_:willTransitionTo:)
    pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
    pageViewController(_:spineLocationFor:)
    pageViewControllerSupportedInterfaceOrientations(_:)
    pageViewControllerPreferredInterfaceOrientationForPresentation(_:)
  UIPasteConfigurationSupporting main -
    paste(itemProviders:)
    canPaste(_:)
  UIPencilInteractionDelegate main -
    pencilInteractionDidTap(_:)
  UIPickerViewAccessibilityDelegate main UIPickerViewDelegate
    pickerView(_:accessibilityLabelForComponent:)
    pickerView(_:accessibilityHintForComponent:)
    pickerView(_:accessibilityUserInputLabelsForComponent:)
    pickerView(_:accessibilityAttributedLabelForComponent:)
    pickerView(_:accessibilityAttributedHintForComponent:)
    pickerView(_:accessibilityAttributedUserInputLabelsForComponent:)
  UIPickerViewDelegate main -
    pickerView(_:widthForComponent:)
    pickerView(_:rowHeightForComponent:)
    pickerView(_:titleForRow:forComponent:)
    pickerView(_:attributedTitleForRow:forComponent:)
    pickerView(_:viewForRow:forComponent:reusing:)
    pickerView(_:didSelectRow:inComponent:)
  UIPointerInteractionDelegate main -
    pointerInteraction(_:regionFor:defaultRegion:)
    pointerInteraction(_:styleFor:)
    pointerInteraction(_:willEnter:animator:)
    pointerInteraction(_:willExit:animator:)
  UIPopoverControllerDelegate main -
    popoverControllerShouldDismissPopover(_:)
    popoverControllerDidDismissPopover(_:)
    popoverController(_:willRepositionPopoverTo:in:)
  UIPopoverPresentationControllerDelegate main UIAdaptivePresentationControllerDelegate
    prepareForPopoverPresentation(_:)
    popoverPresentationControllerShouldDismissPopover(_:)
    popoverPresentationControllerDidDismissPopover(_:)
    popoverPresentationController(_:willRepositionPopoverTo:in:)
  UIPreviewInteractionDelegate main -
    previewInteractionShouldBegin(_:)
    previewInteraction(_:didUpdateCommitTransition:ended:)
  UIPrintInteractionControllerDelegate main -
    printInteractionControllerParentViewController(_:)
    printInteractionController(_:choosePaper:)
    printInteractionControllerWillPresentPrinterOptions(_:)
    printInteractionControllerDidPresentPrinterOptions(_:)
    printInteractionControllerWillDismissPrinterOptions(_:)
    printInteractionControllerDidDismissPrinterOptions(_:)
    printInteractionControllerWillStartJob(_:)
    printInteractionControllerDidFinishJob(_:)
    printInteractionController(_:cutLengthFor:)
    printInteractionController(_:chooseCutterBehavior:)
  UIPrinterPickerControllerDelegate main -
    printerPickerControllerParentViewController(_:)
    printerPickerController(_:shouldShow:)
    printerPickerControllerWillPresent(_:)
    printerPickerControllerDidPresent(_:)
    printerPickerControllerWillDismiss(_:)
    printerPickerControllerDidDismiss(_:)
    printerPickerControllerDidSelectPrinter(_:)
  UIResponderStandardEditActions main -
    cut(_:)
    copy(_:)
    paste(_:)
    pasteAndMatchStyle(_:)
    pasteAndGo(_:)
    pasteAndSearch(_:)
    select(_:)
    selectAll(_:)
    delete(_:)
    makeTextWritingDirectionLeftToRight(_:)
    makeTextWritingDirectionRightToLeft(_:)
    toggleBoldface(_:)
    toggleItalics(_:)
    toggleUnderline(_:)
    increaseSize(_:)
    decreaseSize(_:)
    find(_:)
    findAndReplace(_:)
    findNext(_:)
    findPrevious(_:)
    useSelectionForFind(_:)
    updateTextAttributes(conversionHandler:)
    printContent(_:)
    rename(_:)
    duplicate(_:)
    move(_:)
    export(_:)
  UISceneDelegate main -
    scene(_:willConnectTo:options:)
    sceneDidDisconnect(_:)
    sceneDidBecomeActive(_:)
    sceneWillResignActive(_:)
    sceneWillEnterForeground(_:)
    sceneDidEnterBackground(_:)
    scene(_:openURLContexts:)
    stateRestorationActivity(for:)
    scene(_:restoreInteractionStateWith:)
    scene(_:willContinueUserActivityWithType:)
    scene(_:continue:)
    scene(_:didFailToContinueUserActivityWithType:error:)
    scene(_:didUpdate:)
  UIScreenshotServiceDelegate main -
    screenshotService(_:generatePDFRepresentationWithCompletion:)
    screenshotServiceGeneratePDFRepresentation(_:)
  UIScribbleInteractionDelegate main -
    scribbleInteraction(_:shouldBeginAt:)
    scribbleInteractionShouldDelayFocus(_:)
    scribbleInteractionWillBeginWriting(_:)
    scribbleInteractionDidFinishWriting(_:)
  UIScrollViewAccessibilityDelegate main UIScrollViewDelegate
    accessibilityScrollStatus(for:)
    accessibilityAttributedScrollStatus(for:)
  UIScrollViewDelegate main -
    scrollViewDidScroll(_:)
    scrollViewDidZoom(_:)
    scrollViewWillBeginDragging(_:)
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    scrollViewDidEndDragging(_:willDecelerate:)
    scrollViewWillBeginDecelerating(_:)
    scrollViewDidEndDecelerating(_:)
    scrollViewDidEndScrollingAnimation(_:)
    viewForZooming(in:)
    scrollViewWillBeginZooming(_:with:)
    scrollViewDidEndZooming(_:with:atScale:)
    scrollViewShouldScrollToTop(_:)
    scrollViewDidScrollToTop(_:)
    scrollViewDidChangeAdjustedContentInset(_:)
  UISearchBarDelegate main UIBarPositioningDelegate
    searchBarShouldBeginEditing(_:)
    searchBarTextDidBeginEditing(_:)
    searchBarShouldEndEditing(_:)
    searchBarTextDidEndEditing(_:)
    searchBar(_:textDidChange:)
    searchBar(_:shouldChangeTextIn:replacementText:)
    searchBarSearchButtonClicked(_:)
    searchBarBookmarkButtonClicked(_:)
    searchBarCancelButtonClicked(_:)
    searchBarResultsListButtonClicked(_:)
    searchBar(_:selectedScopeButtonIndexDidChange:)
  UISearchControllerDelegate main -
    willPresentSearchController(_:)
    didPresentSearchController(_:)
    willDismissSearchController(_:)
    didDismissSearchController(_:)
    presentSearchController(_:)
    searchController(_:willChangeTo:)
    searchController(_:didChangeFrom:)
  UISearchDisplayDelegate main -
    searchDisplayControllerWillBeginSearch(_:)
    searchDisplayControllerDidBeginSearch(_:)
    searchDisplayControllerWillEndSearch(_:)
    searchDisplayControllerDidEndSearch(_:)
    searchDisplayController(_:didLoadSearchResultsTableView:)
    searchDisplayController(_:willUnloadSearchResultsTableView:)
    searchDisplayController(_:willShowSearchResultsTableView:)
    searchDisplayController(_:didShowSearchResultsTableView:)
    searchDisplayController(_:willHideSearchResultsTableView:)
    searchDisplayController(_:didHideSearchResultsTableView:)
    searchDisplayController(_:shouldReloadTableForSearch:)
    searchDisplayController(_:shouldReloadTableForSearchScope:)
  UISearchResultsUpdating main -
    updateSearchResults(for:selecting:)
  UISearchTextFieldDelegate main UITextFieldDelegate
    searchTextField(_:itemProviderForCopying:)
    searchTextField(_:didSelect:)
  UISearchTextFieldPasteItem main UITextPasteItem
  UISheetPresentationControllerDelegate main UIAdaptivePresentationControllerDelegate
    sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
  UISplitViewControllerDelegate main -
    splitViewController(_:willChangeTo:)
    targetDisplayModeForAction(in:)
    splitViewController(_:show:sender:)
    splitViewController(_:showDetail:sender:)
    primaryViewController(forCollapsing:)
    primaryViewController(forExpanding:)
    splitViewController(_:collapseSecondary:onto:)
    splitViewController(_:separateSecondaryFrom:)
    splitViewControllerSupportedInterfaceOrientations(_:)
    splitViewControllerPreferredInterfaceOrientationForPresentation(_:)
    splitViewController(_:willHide:with:for:)
    splitViewController(_:willShow:invalidating:)
    splitViewController(_:popoverController:willPresent:)
    splitViewController(_:shouldHide:in:)
    splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
    splitViewController(_:displayModeForExpandingToProposedDisplayMode:)
    splitViewControllerDidCollapse(_:)
    splitViewControllerDidExpand(_:)
    splitViewController(_:willShow:)
    splitViewController(_:willHide:)
    splitViewControllerInteractivePresentationGestureWillBegin(_:)
    splitViewControllerInteractivePresentationGestureDidEnd(_:)
  UISpringLoadedInteractionBehavior main -
    interactionDidFinish(_:)
  UIStateRestoring main -
    encodeRestorableState(with:)
    decodeRestorableState(with:)
    applicationFinishedRestoringState()
  UITabBarControllerDelegate main -
    tabBarController(_:shouldSelect:)
    tabBarController(_:didSelect:)
    tabBarController(_:willBeginCustomizing:)
    tabBarController(_:willEndCustomizing:changed:)
    tabBarController(_:didEndCustomizing:changed:)
    tabBarControllerSupportedInterfaceOrientations(_:)
    tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
    tabBarController(_:interactionControllerFor:)
    tabBarController(_:animationControllerForTransitionFrom:to:)
  UITabBarDelegate main -
    tabBar(_:didSelect:)
    tabBar(_:willBeginCustomizing:)
    tabBar(_:didBeginCustomizing:)
    tabBar(_:willEndCustomizing:changed:)
    tabBar(_:didEndCustomizing:changed:)
  UITableViewDataSource main -
    numberOfSections(in:)
    tableView(_:titleForHeaderInSection:)
    tableView(_:titleForFooterInSection:)
    tableView(_:canEditRowAt:)
    tableView(_:canMoveRowAt:)
    sectionIndexTitles(for:)
    tableView(_:sectionForSectionIndexTitle:at:)
    tableView(_:commit:forRowAt:)
    tableView(_:moveRowAt:to:)
  UITableViewDataSourcePrefetching main -
    tableView(_:cancelPrefetchingForRowsAt:)
  UITableViewDelegate main UIScrollViewDelegate
    tableView(_:willDisplay:forRowAt:)
    tableView(_:willDisplayHeaderView:forSection:)
    tableView(_:willDisplayFooterView:forSection:)
    tableView(_:didEndDisplaying:forRowAt:)
    tableView(_:didEndDisplayingHeaderView:forSection:)
    tableView(_:didEndDisplayingFooterView:forSection:)
    tableView(_:heightForRowAt:)
    tableView(_:heightForHeaderInSection:)
    tableView(_:heightForFooterInSection:)
    tableView(_:estimatedHeightForRowAt:)
    tableView(_:estimatedHeightForHeaderInSection:)
    tableView(_:estimatedHeightForFooterInSection:)
    tableView(_:viewForHeaderInSection:)
    tableView(_:viewForFooterInSection:)
    tableView(_:accessoryButtonTappedForRowWith:)
    tableView(_:shouldHighlightRowAt:)
    tableView(_:didHighlightRowAt:)
    tableView(_:didUnhighlightRowAt:)
    tableView(_:willSelectRowAt:)
    tableView(_:willDeselectRowAt:)
    tableView(_:didSelectRowAt:)
    tableView(_:didDeselectRowAt:)
    tableView(_:canPerformPrimaryActionForRowAt:)
    tableView(_:performPrimaryActionForRowAt:)
    tableView(_:editingStyleForRowAt:)
    tableView(_:titleForDeleteConfirmationButtonForRowAt:)
    tableView(_:editActionsForRowAt:)
    tableView(_:leadingSwipeActionsConfigurationForRowAt:)
    tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    tableView(_:shouldIndentWhileEditingRowAt:)
    tableView(_:willBeginEditingRowAt:)
    tableView(_:didEndEditingRowAt:)
    tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
    tableView(_:indentationLevelForRowAt:)
    tableView(_:shouldShowMenuForRowAt:)
    tableView(_:canPerformAction:forRowAt:withSender:)
    tableView(_:performAction:forRowAt:withSender:)
    tableView(_:canFocusRowAt:)
    tableView(_:shouldUpdateFocusIn:)
    tableView(_:didUpdateFocusIn:with:)
    indexPathForPreferredFocusedView(in:)
    tableView(_:selectionFollowsFocusForRowAt:)
    tableView(_:shouldSpringLoadRowAt:with:)
    tableView(_:shouldBeginMultipleSelectionInteractionAt:)
    tableView(_:didBeginMultipleSelectionInteractionAt:)
    tableViewDidEndMultipleSelectionInteraction(_:)
    tableView(_:contextMenuConfigurationForRowAt:point:)
    tableView(_:previewForHighlightingContextMenuWithConfiguration:)
    tableView(_:previewForDismissingContextMenuWithConfiguration:)
    tableView(_:willPerformPreviewActionForMenuWith:animator:)
    tableView(_:willDisplayContextMenu:animator:)
    tableView(_:willEndContextMenuInteraction:animator:)
  UITableViewDragDelegate main -
    tableView(_:itemsForAddingTo:at:point:)
    tableView(_:dragPreviewParametersForRowAt:)
    tableView(_:dragSessionWillBegin:)
    tableView(_:dragSessionDidEnd:)
    tableView(_:dragSessionAllowsMoveOperation:)
    tableView(_:dragSessionIsRestrictedToDraggingApplication:)
  UITableViewDropDelegate main -
    tableView(_:canHandle:)
    tableView(_:dropSessionDidEnter:)
    tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)
    tableView(_:dropSessionDidExit:)
    tableView(_:dropSessionDidEnd:)
    tableView(_:dropPreviewParametersForRowAt:)
  UITableViewDropPlaceholderContext main UIDragAnimating
  UITextDocumentProxy main UIKeyInput
  UITextDragDelegate main -
    textDraggableView(_:itemsForDrag:)
    textDraggableView(_:dragPreviewForLiftingItem:session:)
    textDraggableView(_:willAnimateLiftWith:session:)
    textDraggableView(_:dragSessionWillBegin:)
    textDraggableView(_:dragSessionDidEnd:with:)
  UITextDraggable main UITextInput
  UITextDropDelegate main -
    textDroppableView(_:willBecomeEditableForDrop:)
    textDroppableView(_:proposalForDrop:)
    textDroppableView(_:willPerformDrop:)
    textDroppableView(_:previewForDroppingAllItemsWithDefault:)
    textDroppableView(_:dropSessionDidEnter:)
    textDroppableView(_:dropSessionDidUpdate:)
    textDroppableView(_:dropSessionDidExit:)
    textDroppableView(_:dropSessionDidEnd:)
  UITextDroppable main UITextInput,UITextPasteConfigurationSupporting
  UITextFieldDelegate main -
    textFieldShouldBeginEditing(_:)
    textFieldDidBeginEditing(_:)
    textFieldShouldEndEditing(_:)
    textFieldDidEndEditing(_:)
    textFieldDidEndEditing(_:reason:)
    textField(_:shouldChangeCharactersIn:replacementString:)
    textFieldDidChangeSelection(_:)
    textFieldShouldClear(_:)
    textFieldShouldReturn(_:)
    textField(_:editMenuForCharactersIn:suggestedActions:)
    textField(_:willPresentEditMenuWith:)
    textField(_:willDismissEditMenuWith:)
  UITextInput main UIKeyInput
    shouldChangeText(in:replacementText:)
    textStyling(at:in:)
    position(within:atCharacterOffset:)
    characterOffset(of:within:)
    insertDictationResult(_:)
    dictationRecordingDidEnd()
    dictationRecognitionFailed()
    frame(forDictationResultPlaceholder:)
    removeDictationResultPlaceholder(_:willInsertResult:)
    insertText(_:alternatives:style:)
    setAttributedMarkedText(_:selectedRange:)
    insertTextPlaceholder(with:)
    remove(_:)
    beginFloatingCursor(at:)
    updateFloatingCursor(at:)
    endFloatingCursor()
    editMenu(for:suggestedActions:)
    willPresentEditMenu(animator:)
    willDismissEditMenu(animator:)
  UITextInteractionDelegate main -
    interactionShouldBegin(_:at:)
    interactionWillBegin(_:)
    interactionDidEnd(_:)
  UITextPasteConfigurationSupporting main UIPasteConfigurationSupporting
  UITextPasteDelegate main -
    textPasteConfigurationSupporting(_:transform:)
    textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)
    textPasteConfigurationSupporting(_:performPasteOf:to:)
    textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:)
  UITextViewDelegate main UIScrollViewDelegate
    textViewShouldBeginEditing(_:)
    textViewShouldEndEditing(_:)
    textViewDidBeginEditing(_:)
    textViewDidEndEditing(_:)
    textView(_:shouldChangeTextIn:replacementText:)
    textViewDidChange(_:)
    textViewDidChangeSelection(_:)
    textView(_:shouldInteractWith:in:interaction:)
    textView(_:shouldInteractWith:in:)
    textView(_:editMenuForTextIn:suggestedActions:)
    textView(_:willPresentEditMenuWith:)
    textView(_:willDismissEditMenuWith:)
  UIToolTipInteractionDelegate any -
    toolTipInteraction(_:configurationAt:)
  UIToolbarDelegate main UIBarPositioningDelegate
  UIVideoEditorControllerDelegate main -
    videoEditorController(_:didSaveEditedVideoToPath:)
    videoEditorController(_:didFailWithError:)
    videoEditorControllerDidCancel(_:)
  UIViewControllerAnimatedTransitioning main -
    interruptibleAnimator(using:)
    animationEnded(_:)
  UIViewControllerTransitionCoordinator main UIViewControllerTransitionCoordinatorContext
  UIViewControllerTransitioningDelegate main -
    animationController(forPresented:presenting:source:)
    animationController(forDismissed:)
    interactionControllerForPresentation(using:)
    interactionControllerForDismissal(using:)
    presentationController(forPresented:presenting:source:)
  UIViewImplicitlyAnimating main UIViewAnimating
    addAnimations(_:delayFactor:)
    addAnimations(_:)
    addCompletion(_:)
    addCompletion()
    continueAnimation(withTimingParameters:durationFactor:)
  UIWebViewDelegate main -
    webView(_:shouldStartLoadWith:navigationType:)
    webViewDidStartLoad(_:)
    webViewDidFinishLoad(_:)
    webView(_:didFailLoadWithError:)
  UIWindowSceneDelegate main UISceneDelegate
    windowScene(_:didUpdate:interfaceOrientation:traitCollection:)
    windowScene(_:performActionFor:completionHandler:)
    windowScene(_:performActionFor:)
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
  NSLayoutManager NSObject
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
  UIActivityIndicatorView UIView
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
  UICalendarView UIView
  UICloudSharingController UIViewController
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
  UIHoverGestureRecognizer UIGestureRecognizer
  UIImage NSObject
  UIImageAsset NSObject
  UIImagePickerController UINavigationController
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
  UIPageViewController UIViewController
  UIPanGestureRecognizer UIGestureRecognizer
  UIPasteConfiguration NSObject
  UIPasteControl UIControl
  UIPasteboard NSObject
  UIPencilInteraction NSObject
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
  UIResponder NSObject
  UIRotationGestureRecognizer UIGestureRecognizer
  UIScene UIResponder
  UISceneActivationConditions NSObject
  UISceneConfiguration NSObject
  UISceneDestructionRequestOptions NSObject
  UISceneSession NSObject
  UISceneSizeRestrictions NSObject
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
  UISearchTextField UITextField
  UISearchToken NSObject
  UISegmentedControl UIControl
  UISelectionFeedbackGenerator UIFeedbackGenerator
  UISheetPresentationController UIPresentationController
  UISimpleTextPrintFormatter UIPrintFormatter
  UISlider UIControl
  UISnapBehavior UIDynamicBehavior
  UISplitViewController UIViewController
  UISpringLoadedInteraction NSObject
  UISpringTimingParameters NSObject
  UIStackView UIView
  UIStatusBarManager NSObject
  UIStepper UIControl
  UIStoryboard NSObject
  UIStoryboardPopoverSegue UIStoryboardSegue
  UIStoryboardSegue NSObject
  UIStoryboardUnwindSegueSource NSObject
  UISwipeActionsConfiguration NSObject
  UISwipeGestureRecognizer UIGestureRecognizer
  UISwitch UIControl
  UITabBar UIView
  UITabBarAppearance UIBarAppearance
  UITabBarController UIViewController
  UITabBarItem UIBarItem
  UITabBarItemAppearance NSObject
  UITabBarItemStateAppearance NSObject
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
  UITextDragPreviewRenderer NSObject
  UITextDropProposal UIDropProposal
  UITextField UIControl
  UITextFormattingCoordinator NSObject
  UITextInputAssistantItem NSObject
  UITextInputContext NSObject
  UITextInputMode NSObject
  UITextInputPasswordRules NSObject
  UITextInputStringTokenizer NSObject
  UITextInteraction NSObject
  UITextPlaceholder NSObject
  UITextPosition NSObject
  UITextRange NSObject
  UITextSearchOptions NSObject
  UITextSearchingFindSession UIFindSession
  UITextSelectionRect NSObject
  UITextView UIScrollView
  UIToolTipConfiguration NSObject
  UIToolTipInteraction NSObject
  UIToolbar UIView
  UIToolbarAppearance UIBarAppearance
  UITouch NSObject
  UITrackingLayoutGuide UILayoutGuide
  UITraitCollection NSObject
  UIUserNotificationAction NSObject
  UIUserNotificationCategory NSObject
  UIUserNotificationSettings NSObject
  UIVibrancyEffect UIVisualEffect
  UIVideoEditorController UINavigationController
  UIView UIResponder
  UIViewController UIResponder
  UIViewPrintFormatter UIPrintFormatter
  UIViewPropertyAnimator NSObject
  UIVisualEffect NSObject
  UIVisualEffectView UIView
  UIWebView UIView
  UIWindow UIView
  UIWindowScene UIScene
  UIWindowSceneDestructionRequestOptions UISceneDestructionRequestOptions
  """

/// Properties whose key in key-value coding is not their Swift name.
let frameworkKeyTable = """
  isAbsolute absolute
  isAbsoluteOffset absoluteOffset
  isAccessibilityElement accessibilityElement
  isActivated activated
  isActive active
  isAnchored anchored
  isAnimating animating
  isAuthenticationRequired authenticationRequired
  isBaselineRelativeArrangement baselineRelativeArrangement
  isBatteryMonitoringEnabled batteryMonitoringEnabled
  isBeingDismissed beingDismissed
  isBeingPresented beingPresented
  isBlinking blinking
  isCaptured captured
  isClosable closable
  isCollapsed collapsed
  isContextMenuInteractionEnabled contextMenuInteractionEnabled
  isContinuous continuous
  isCustomizing customizing
  isDecelerating decelerating
  isDestructive destructive
  isDictationInputExpected dictationInputExpected
  isDirectionalLockEnabled directionalLockEnabled
  isDisabled disabled
  isDisplayingRepresentativeItem displayingRepresentativeItem
  isDoubleSided doubleSided
  isDragging dragging
  isEditable editable
  isEditing editing
  isEmpty empty
  isEnabled enabled
  isEnabledByDefault enabledByDefault
  isEstimated estimated
  isExclusiveTouch exclusiveTouch
  isExpanded expanded
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
  isHandlingWriting handlingWriting
  isHardwareKeyboardInputExpected hardwareKeyboardInputExpected
  isHeld held
  isHidden hidden
  isHiddenByDefault hiddenByDefault
  isHighlighted highlighted
  isHovered hovered
  isIdleTimerDisabled idleTimerDisabled
  isIgnoringInteractionEvents ignoringInteractionEvents
  isImmediatePresentationExpected immediatePresentationExpected
  isInterruptible interruptible
  isKeyWindow keyWindow
  isLayoutMarginsRelativeArrangement layoutMarginsRelativeArrangement
  isLoading loading
  isLocked locked
  isLogical logical
  isLookToDictateEnabled lookToDictateEnabled
  isLowLatencyEventDispatchConfirmed lowLatencyEventDispatchConfirmed
  isManualHitTestingEnabled manualHitTestingEnabled
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
  isPencilInputExpected pencilInputExpected
  isPerformingLowLatencyPhases performingLowLatencyPhases
  isPersistent persistent
  isPinned pinned
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
  isReordering reordering
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
  isSwiped swiped
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
  isUserAuthenticationEnabled userAuthenticationEnabled
  isUserInteractionEnabled userInteractionEnabled
  isVertical vertical
  isViewLoaded viewLoaded
  isVisible visible
  isWritingToolsActive writingToolsActive
  isZoomAnimating zoomAnimating
  isZoomBouncing zoomBouncing
  isZooming zooming
  """
