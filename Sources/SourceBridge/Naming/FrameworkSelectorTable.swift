// Generated from the names and selectors of Apple's declarations: owner, Swift name, selector.
// swift-format-ignore-file

let frameworkSelectorTable = """
  NSDiffableDataSourceSectionSnapshot append(_:to:) appendItems:intoParentItem:
  NSDiffableDataSourceSectionSnapshot collapse(_:) collapseItems:
  NSDiffableDataSourceSectionSnapshot contains(_:) containsItem:
  NSDiffableDataSourceSectionSnapshot delete(_:) deleteItems:
  NSDiffableDataSourceSectionSnapshot deleteAll() deleteAllItems
  NSDiffableDataSourceSectionSnapshot expand(_:) expandItems:
  NSDiffableDataSourceSectionSnapshot index(of:) indexOfItem:
  NSDiffableDataSourceSectionSnapshot insert(_:after:) insertItems:afterItem:
  NSDiffableDataSourceSectionSnapshot insert(_:before:) insertItems:beforeItem:
  NSDiffableDataSourceSectionSnapshot level(of:) levelOfItem:
  NSDiffableDataSourceSectionSnapshot parent(of:) parentOfChildItem:
  NSDiffableDataSourceSectionSnapshot replace(childrenOf:using:) replaceChildrenOfParentItem:withSnapshot:
  NSDiffableDataSourceSectionSnapshot snapshot(of:includingParent:) snapshotOfParentItem:includingParentItem:
  UIAccessibilityReadingContent accessibilityLineNumber(for:) accessibilityLineNumberForPoint:
  UIAction captureTextFromCamera(responder:identifier:) captureTextFromCameraActionForResponder:identifier:
  UIActionSheet buttonTitle(at:) buttonTitleAtIndex:
  UIActionSheet show(from:) showFromTabBar:
  UIActionSheet show(from:animated:) showFromBarButtonItem:animated:
  UIActionSheet show(from:in:animated:) showFromRect:inView:animated:
  UIActionSheet show(in:) showInView:
  UIActionSheetDelegate actionSheet(_:clickedButtonAt:) actionSheet:clickedButtonAtIndex:
  UIActionSheetDelegate didPresent(_:) didPresentActionSheet:
  UIActionSheetDelegate willPresent(_:) willPresentActionSheet:
  UIActivity perform() performActivity
  UIActivityItemsConfigurationReading activityItemsConfigurationMetadata(key:) activityItemsConfigurationMetadataForKey:
  UIActivityItemsConfigurationReading activityItemsConfigurationMetadataForItem(at:key:) activityItemsConfigurationMetadataForItemAtIndex:key:
  UIActivityItemsConfigurationReading activityItemsConfigurationPreviewForItem(at:intent:suggestedSize:) activityItemsConfigurationPreviewForItemAtIndex:intent:suggestedSize:
  UIActivityItemsConfigurationReading activityItemsConfigurationSupports(interaction:) activityItemsConfigurationSupportsInteraction:
  UIAdaptivePresentationControllerDelegate adaptivePresentationStyle(for:) adaptivePresentationStyleForPresentationController:
  UIAdaptivePresentationControllerDelegate adaptivePresentationStyle(for:traitCollection:) adaptivePresentationStyleForPresentationController:traitCollection:
  UIAdaptivePresentationControllerDelegate presentationController(_:prepare:) presentationController:prepareAdaptivePresentationController:
  UIAlertView buttonTitle(at:) buttonTitleAtIndex:
  UIAlertView textField(at:) textFieldAtIndex:
  UIAlertViewDelegate alertView(_:clickedButtonAt:) alertView:clickedButtonAtIndex:
  UIAlertViewDelegate didPresent(_:) didPresentAlertView:
  UIAlertViewDelegate willPresent(_:) willPresentAlertView:
  UIApplication open(_:options:completionHandler:) openURL:options:completionHandler:
  UIApplication registerForRemoteNotifications(matching:) registerForRemoteNotificationTypes:
  UIApplication sendAction(_:to:from:for:) sendAction:to:from:forEvent:
  UIApplication setStatusBarHidden(_:with:) setStatusBarHidden:withAnimation:
  UIApplication supportedInterfaceOrientations(for:) supportedInterfaceOrientationsForWindow:
  UIApplicationDelegate application(_:configurationForConnecting:options:) application:configurationForConnectingSceneSession:options:
  UIApplicationDelegate application(_:continue:restorationHandler:) application:continueUserActivity:restorationHandler:
  UIApplicationDelegate application(_:didDecodeRestorableStateWith:) application:didDecodeRestorableStateWithCoder:
  UIApplicationDelegate application(_:didReceive:) application:didReceiveLocalNotification:
  UIApplicationDelegate application(_:didRegister:) application:didRegisterForRemoteNotificationsWithDeviceToken:
  UIApplicationDelegate application(_:didUpdate:) application:didUpdateUserActivity:
  UIApplicationDelegate application(_:handle:) application:handleOpenURL:
  UIApplicationDelegate application(_:handle:completionHandler:) application:handleEventsForBackgroundURLSession:completionHandler:
  UIApplicationDelegate application(_:handleActionWithIdentifier:for:completionHandler:) application:handleActionWithIdentifier:forLocalNotification:completionHandler:
  UIApplicationDelegate application(_:handleActionWithIdentifier:for:withResponseInfo:completionHandler:) application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:completionHandler:
  UIApplicationDelegate application(_:handleEventsForBackgroundURLSession:) application:didChangeStatusBarFrame:
  UIApplicationDelegate application(_:handleOpen:) application:handleOpenURL:
  UIApplicationDelegate application(_:handleWatchKitExtensionRequest:) application:didChangeStatusBarFrame:
  UIApplicationDelegate application(_:handlerFor:) application:handlerForIntent:
  UIApplicationDelegate application(_:open:options:) application:openURL:options:
  UIApplicationDelegate application(_:open:sourceApplication:annotation:) application:openURL:sourceApplication:annotation:
  UIApplicationDelegate application(_:performActionFor:) application:didChangeStatusBarFrame:
  UIApplicationDelegate application(_:performActionFor:completionHandler:) application:performActionForShortcutItem:completionHandler:
  UIApplicationDelegate application(_:supportedInterfaceOrientationsFor:) application:supportedInterfaceOrientationsForWindow:
  UIApplicationDelegate application(_:userDidAcceptCloudKitShareWith:) application:userDidAcceptCloudKitShareWithMetadata:
  UIApplicationDelegate application(_:willEncodeRestorableStateWith:) application:willEncodeRestorableStateWithCoder:
  UIAttachmentBehavior fixedAttachment(with:attachedTo:attachmentAnchor:) fixedAttachmentWithItem:attachedToItem:attachmentAnchor:
  UIAttachmentBehavior limitAttachment(with:offsetFromCenter:attachedTo:offsetFromCenter:) limitAttachmentWithItem:offsetFromCenter:attachedToItem:offsetFromCenter:
  UIAttachmentBehavior pinAttachment(with:attachedTo:attachmentAnchor:) pinAttachmentWithItem:attachedToItem:attachmentAnchor:
  UIAttachmentBehavior slidingAttachment(with:attachedTo:attachmentAnchor:axisOfTranslation:) slidingAttachmentWithItem:attachedToItem:attachmentAnchor:axisOfTranslation:
  UIAttachmentBehavior slidingAttachment(with:attachmentAnchor:axisOfTranslation:) slidingAttachmentWithItem:attachmentAnchor:axisOfTranslation:
  UIBackgroundConfiguration resolvedBackgroundColor(for:) resolvedBackgroundColorForTintColor:
  UIBackgroundConfiguration resolvedStrokeColor(for:) resolvedStrokeColorForTintColor:
  UIBackgroundConfiguration updated(for:) updatedConfigurationForState:
  UIBarButtonItem backButtonBackgroundImage(for:barMetrics:) backButtonBackgroundImageForState:barMetrics:
  UIBarButtonItem backButtonBackgroundVerticalPositionAdjustment(for:) backButtonBackgroundVerticalPositionAdjustmentForBarMetrics:
  UIBarButtonItem backButtonTitlePositionAdjustment(for:) backButtonTitlePositionAdjustmentForBarMetrics:
  UIBarButtonItem backgroundImage(for:barMetrics:) backgroundImageForState:barMetrics:
  UIBarButtonItem backgroundImage(for:style:barMetrics:) backgroundImageForState:style:barMetrics:
  UIBarButtonItem backgroundVerticalPositionAdjustment(for:) backgroundVerticalPositionAdjustmentForBarMetrics:
  UIBarButtonItem creatingOptionalGroup(customizationIdentifier:isInDefaultCustomization:) creatingOptionalGroupWithCustomizationIdentifier:inDefaultCustomization:
  UIBarButtonItem fixedSpace(_:) fixedSpaceItemOfWidth:
  UIBarButtonItem setBackButtonBackgroundImage(_:for:barMetrics:) setBackButtonBackgroundImage:forState:barMetrics:
  UIBarButtonItem setBackButtonBackgroundVerticalPositionAdjustment(_:for:) setBackButtonBackgroundVerticalPositionAdjustment:forBarMetrics:
  UIBarButtonItem setBackButtonTitlePositionAdjustment(_:for:) setBackButtonTitlePositionAdjustment:forBarMetrics:
  UIBarButtonItem setBackgroundImage(_:for:barMetrics:) setBackgroundImage:forState:barMetrics:
  UIBarButtonItem setBackgroundImage(_:for:style:barMetrics:) setBackgroundImage:forState:style:barMetrics:
  UIBarButtonItem setBackgroundVerticalPositionAdjustment(_:for:) setBackgroundVerticalPositionAdjustment:forBarMetrics:
  UIBarButtonItem setTitlePositionAdjustment(_:for:) setTitlePositionAdjustment:forBarMetrics:
  UIBarButtonItem titlePositionAdjustment(for:) titlePositionAdjustmentForBarMetrics:
  UIBarButtonItemAppearance configureWithDefault(for:) configureWithDefaultForStyle:
  UIBarButtonItemGroup optionalGroup(customizationIdentifier:isInDefaultCustomization:representativeItem:items:) optionalGroupWithCustomizationIdentifier:inDefaultCustomization:representativeItem:items:
  UIBarItem setTitleTextAttributes(_:for:) setTitleTextAttributes:forState:
  UIBarItem titleTextAttributes(for:) titleTextAttributesForState:
  UIBarPositioningDelegate position(for:) positionForBar:
  UIBezierPath addCurve(to:controlPoint1:controlPoint2:) addCurveToPoint:controlPoint1:controlPoint2:
  UIBezierPath addLine(to:) addLineToPoint:
  UIBezierPath addQuadCurve(to:controlPoint:) addQuadCurveToPoint:controlPoint:
  UIBezierPath append(_:) appendPath:
  UIBezierPath apply(_:) applyTransform:
  UIBezierPath close() closePath
  UIBezierPath contains(_:) containsPoint:
  UIBezierPath fill(with:alpha:) fillWithBlendMode:alpha:
  UIBezierPath move(to:) moveToPoint:
  UIBezierPath stroke(with:alpha:) strokeWithBlendMode:alpha:
  UIButton attributedTitle(for:) attributedTitleForState:
  UIButton backgroundImage(for:) backgroundImageForState:
  UIButton image(for:) imageForState:
  UIButton preferredSymbolConfigurationForImage(in:) preferredSymbolConfigurationForImageInState:
  UIButton setAttributedTitle(_:for:) setAttributedTitle:forState:
  UIButton setBackgroundImage(_:for:) setBackgroundImage:forState:
  UIButton setImage(_:for:) setImage:forState:
  UIButton setPreferredSymbolConfiguration(_:forImageIn:) setPreferredSymbolConfiguration:forImageInState:
  UIButton setTitle(_:for:) setTitle:forState:
  UIButton setTitleColor(_:for:) setTitleColor:forState:
  UIButton setTitleShadowColor(_:for:) setTitleShadowColor:forState:
  UIButton systemButton(with:target:action:) systemButtonWithImage:target:action:
  UIButton title(for:) titleColorForState:
  UIButton titleColor(for:) titleColorForState:
  UIButton titleShadowColor(for:) titleShadowColorForState:
  UICalendarSelectionSingleDate setSelected(_:animated:) setSelectedDate:animated:
  UICalendarViewDelegate calendarView(_:decorationFor:) calendarView:decorationForDateComponents:
  UICloudSharingControllerDelegate itemThumbnailData(for:) itemThumbnailDataForCloudSharingController:
  UICloudSharingControllerDelegate itemTitle(for:) itemTitleForCloudSharingController:
  UICloudSharingControllerDelegate itemType(for:) itemTypeForCloudSharingController:
  UICollectionReusableView apply(_:) applyLayoutAttributes:
  UICollectionReusableView didTransition(from:to:) didTransitionFromLayout:toLayout:
  UICollectionReusableView preferredLayoutAttributesFitting(_:) preferredLayoutAttributesFittingAttributes:
  UICollectionReusableView willTransition(from:to:) willTransitionFromLayout:toLayout:
  UICollectionView beginInteractiveMovementForItem(at:) beginInteractiveMovementForItemAtIndexPath:
  UICollectionView cellForItem(at:) cellForItemAtIndexPath:
  UICollectionView deleteItems(at:) deleteItemsAtIndexPaths:
  UICollectionView dequeueConfiguredReusableCell(using:for:item:) dequeueConfiguredReusableCellWithRegistration:forIndexPath:item:
  UICollectionView dequeueConfiguredReusableSupplementary(using:for:) dequeueConfiguredReusableSupplementaryViewWithRegistration:forIndexPath:
  UICollectionView dequeueReusableCell(withReuseIdentifier:for:) dequeueReusableCellWithReuseIdentifier:forIndexPath:
  UICollectionView dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:) dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:
  UICollectionView deselectItem(at:animated:) deselectItemAtIndexPath:animated:
  UICollectionView indexPath(for:) indexPathForCell:
  UICollectionView indexPathForItem(at:) indexPathForItemAtPoint:
  UICollectionView insertItems(at:) insertItemsAtIndexPaths:
  UICollectionView layoutAttributesForItem(at:) layoutAttributesForItemAtIndexPath:
  UICollectionView layoutAttributesForSupplementaryElement(ofKind:at:) layoutAttributesForSupplementaryElementOfKind:atIndexPath:
  UICollectionView moveItem(at:to:) moveItemAtIndexPath:toIndexPath:
  UICollectionView reconfigureItems(at:) reconfigureItemsAtIndexPaths:
  UICollectionView register(_:forCellWithReuseIdentifier:) registerNib:forCellWithReuseIdentifier:
  UICollectionView register(_:forSupplementaryViewOfKind:withReuseIdentifier:) registerNib:forSupplementaryViewOfKind:withReuseIdentifier:
  UICollectionView reloadItems(at:) reloadItemsAtIndexPaths:
  UICollectionView scrollToItem(at:at:animated:) scrollToItemAtIndexPath:atScrollPosition:animated:
  UICollectionView selectItem(at:animated:scrollPosition:) selectItemAtIndexPath:animated:scrollPosition:
  UICollectionView startInteractiveTransition(to:completion:) startInteractiveTransitionToCollectionViewLayout:completion:
  UICollectionView supplementaryView(forElementKind:at:) supplementaryViewForElementKind:atIndexPath:
  UICollectionViewCell updateConfiguration(using:) updateConfigurationUsingState:
  UICollectionViewDataSource collectionView(_:canMoveItemAt:) collectionView:canMoveItemAtIndexPath:
  UICollectionViewDataSource collectionView(_:cellForItemAt:) collectionView:cellForItemAtIndexPath:
  UICollectionViewDataSource collectionView(_:indexPathForIndexTitle:at:) collectionView:indexPathForIndexTitle:atIndex:
  UICollectionViewDataSource collectionView(_:moveItemAt:to:) collectionView:moveItemAtIndexPath:toIndexPath:
  UICollectionViewDataSource collectionView(_:viewForSupplementaryElementOfKind:at:) collectionView:viewForSupplementaryElementOfKind:atIndexPath:
  UICollectionViewDataSource indexTitles(for:) indexTitlesForCollectionView:
  UICollectionViewDataSource numberOfSections(in:) numberOfSectionsInCollectionView:
  UICollectionViewDataSourcePrefetching collectionView(_:cancelPrefetchingForItemsAt:) collectionView:cancelPrefetchingForItemsAtIndexPaths:
  UICollectionViewDataSourcePrefetching collectionView(_:prefetchItemsAt:) collectionView:prefetchItemsAtIndexPaths:
  UICollectionViewDelegate collectionView(_:canEditItemAt:) collectionView:canEditItemAtIndexPath:
  UICollectionViewDelegate collectionView(_:canFocusItemAt:) collectionView:canFocusItemAtIndexPath:
  UICollectionViewDelegate collectionView(_:canPerformAction:forItemAt:withSender:) collectionView:canPerformAction:forItemAtIndexPath:withSender:
  UICollectionViewDelegate collectionView(_:canPerformPrimaryActionForItemAt:) collectionView:canPerformPrimaryActionForItemAtIndexPath:
  UICollectionViewDelegate collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:) collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:
  UICollectionViewDelegate collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:) collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:
  UICollectionViewDelegate collectionView(_:contextMenuConfigurationForItemAt:point:) collectionView:contextMenuConfigurationForItemAtIndexPath:point:
  UICollectionViewDelegate collectionView(_:contextMenuConfigurationForItemsAt:point:) collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:
  UICollectionViewDelegate collectionView(_:didBeginMultipleSelectionInteractionAt:) collectionView:didBeginMultipleSelectionInteractionAtIndexPath:
  UICollectionViewDelegate collectionView(_:didDeselectItemAt:) collectionView:didDeselectItemAtIndexPath:
  UICollectionViewDelegate collectionView(_:didEndDisplaying:forItemAt:) collectionView:didEndDisplayingCell:forItemAtIndexPath:
  UICollectionViewDelegate collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:
  UICollectionViewDelegate collectionView(_:didHighlightItemAt:) collectionView:didHighlightItemAtIndexPath:
  UICollectionViewDelegate collectionView(_:didSelectItemAt:) collectionView:didSelectItemAtIndexPath:
  UICollectionViewDelegate collectionView(_:didUnhighlightItemAt:) collectionView:didUnhighlightItemAtIndexPath:
  UICollectionViewDelegate collectionView(_:didUpdateFocusIn:with:) collectionView:didUpdateFocusInContext:withAnimationCoordinator:
  UICollectionViewDelegate collectionView(_:performAction:forItemAt:withSender:) collectionView:canPerformAction:forItemAtIndexPath:withSender:
  UICollectionViewDelegate collectionView(_:performPrimaryActionForItemAt:) collectionView:canPerformPrimaryActionForItemAtIndexPath:
  UICollectionViewDelegate collectionView(_:sceneActivationConfigurationForItemAt:point:) collectionView:sceneActivationConfigurationForItemAtIndexPath:point:
  UICollectionViewDelegate collectionView(_:selectionFollowsFocusForItemAt:) collectionView:selectionFollowsFocusForItemAtIndexPath:
  UICollectionViewDelegate collectionView(_:shouldBeginMultipleSelectionInteractionAt:) collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:
  UICollectionViewDelegate collectionView(_:shouldDeselectItemAt:) collectionView:shouldDeselectItemAtIndexPath:
  UICollectionViewDelegate collectionView(_:shouldHighlightItemAt:) collectionView:shouldHighlightItemAtIndexPath:
  UICollectionViewDelegate collectionView(_:shouldSelectItemAt:) collectionView:shouldSelectItemAtIndexPath:
  UICollectionViewDelegate collectionView(_:shouldShowMenuForItemAt:) collectionView:shouldShowMenuForItemAtIndexPath:
  UICollectionViewDelegate collectionView(_:shouldSpringLoadItemAt:with:) collectionView:shouldSpringLoadItemAtIndexPath:withContext:
  UICollectionViewDelegate collectionView(_:shouldUpdateFocusIn:) collectionView:shouldUpdateFocusInContext:
  UICollectionViewDelegate collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:) collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:
  UICollectionViewDelegate collectionView(_:willDisplay:forItemAt:) collectionView:willDisplayCell:forItemAtIndexPath:
  UICollectionViewDelegate collectionView(_:willDisplayContextMenu:animator:) collectionView:willDisplayContextMenuWithConfiguration:animator:
  UICollectionViewDelegate collectionView(_:willDisplaySupplementaryView:forElementKind:at:) collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:
  UICollectionViewDelegate collectionView(_:willEndContextMenuInteraction:animator:) collectionView:willEndContextMenuInteractionWithConfiguration:animator:
  UICollectionViewDelegate collectionView(_:willPerformPreviewActionForMenuWith:animator:) collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:
  UICollectionViewDelegate indexPathForPreferredFocusedView(in:) indexPathForPreferredFocusedViewInCollectionView:
  UICollectionViewDelegateFlowLayout collectionView(_:layout:insetForSectionAt:) collectionView:layout:insetForSectionAtIndex:
  UICollectionViewDelegateFlowLayout collectionView(_:layout:minimumInteritemSpacingForSectionAt:) collectionView:layout:minimumInteritemSpacingForSectionAtIndex:
  UICollectionViewDelegateFlowLayout collectionView(_:layout:minimumLineSpacingForSectionAt:) collectionView:layout:minimumLineSpacingForSectionAtIndex:
  UICollectionViewDelegateFlowLayout collectionView(_:layout:sizeForItemAt:) collectionView:layout:sizeForItemAtIndexPath:
  UICollectionViewDiffableDataSource apply(_:animatingDifferences:) applySnapshot:animatingDifferences:
  UICollectionViewDiffableDataSource apply(_:animatingDifferences:completion:) applySnapshot:animatingDifferences:completion:
  UICollectionViewDiffableDataSource apply(_:to:animatingDifferences:) applySnapshot:toSection:animatingDifferences:
  UICollectionViewDiffableDataSource apply(_:to:animatingDifferences:completion:) applySnapshot:toSection:animatingDifferences:completion:
  UICollectionViewDiffableDataSource index(for:) indexForSectionIdentifier:
  UICollectionViewDiffableDataSource indexPath(for:) indexPathForItemIdentifier:
  UICollectionViewDiffableDataSource itemIdentifier(for:) itemIdentifierForIndexPath:
  UICollectionViewDiffableDataSource sectionIdentifier(for:) sectionIdentifierForIndex:
  UICollectionViewDiffableDataSource snapshot(for:) snapshotForSection:
  UICollectionViewDragDelegate collectionView(_:dragPreviewParametersForItemAt:) collectionView:dragPreviewParametersForItemAtIndexPath:
  UICollectionViewDragDelegate collectionView(_:itemsForAddingTo:at:point:) collectionView:itemsForAddingToDragSession:atIndexPath:point:
  UICollectionViewDragDelegate collectionView(_:itemsForBeginning:at:) collectionView:itemsForBeginningDragSession:atIndexPath:
  UICollectionViewDropCoordinator drop(_:intoItemAt:rect:) dropItem:intoItemAtIndexPath:rect:
  UICollectionViewDropCoordinator drop(_:to:) dropItem:toItemAtIndexPath:
  UICollectionViewDropCoordinator drop(_:toItemAt:) dropItem:toItemAtIndexPath:
  UICollectionViewDropDelegate collectionView(_:canHandle:) collectionView:canHandleDropSession:
  UICollectionViewDropDelegate collectionView(_:dropPreviewParametersForItemAt:) collectionView:dropPreviewParametersForItemAtIndexPath:
  UICollectionViewDropDelegate collectionView(_:performDropWith:) collectionView:performDropWithCoordinator:
  UICollectionViewLayout finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:) finalLayoutAttributesForDisappearingDecorationElementOfKind:atIndexPath:
  UICollectionViewLayout finalLayoutAttributesForDisappearingItem(at:) finalLayoutAttributesForDisappearingItemAtIndexPath:
  UICollectionViewLayout finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:) finalLayoutAttributesForDisappearingSupplementaryElementOfKind:atIndexPath:
  UICollectionViewLayout initialLayoutAttributesForAppearingDecorationElement(ofKind:at:) initialLayoutAttributesForAppearingDecorationElementOfKind:atIndexPath:
  UICollectionViewLayout initialLayoutAttributesForAppearingItem(at:) initialLayoutAttributesForAppearingItemAtIndexPath:
  UICollectionViewLayout initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:) initialLayoutAttributesForAppearingSupplementaryElementOfKind:atIndexPath:
  UICollectionViewLayout invalidateLayout(with:) invalidateLayoutWithContext:
  UICollectionViewLayout layoutAttributesForDecorationView(ofKind:at:) layoutAttributesForDecorationViewOfKind:atIndexPath:
  UICollectionViewLayout layoutAttributesForElements(in:) layoutAttributesForElementsInRect:
  UICollectionViewLayout layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:) layoutAttributesForInteractivelyMovingItemAtIndexPath:withTargetPosition:
  UICollectionViewLayout layoutAttributesForItem(at:) layoutAttributesForItemAtIndexPath:
  UICollectionViewLayout layoutAttributesForSupplementaryView(ofKind:at:) layoutAttributesForSupplementaryViewOfKind:atIndexPath:
  UICollectionViewLayout prepare() prepareLayout
  UICollectionViewLayout prepareForTransition(from:) prepareForTransitionFromLayout:
  UICollectionViewLayout prepareForTransition(to:) prepareForTransitionToLayout:
  UICollectionViewLayout register(_:forDecorationViewOfKind:) registerNib:forDecorationViewOfKind:
  UICollectionViewLayoutInvalidationContext invalidateDecorationElements(ofKind:at:) invalidateDecorationElementsOfKind:atIndexPaths:
  UICollectionViewLayoutInvalidationContext invalidateItems(at:) invalidateItemsAtIndexPaths:
  UICollectionViewLayoutInvalidationContext invalidateSupplementaryElements(ofKind:at:) invalidateSupplementaryElementsOfKind:atIndexPaths:
  UICollisionBehavior addBoundary(withIdentifier:for:) addBoundaryWithIdentifier:forPath:
  UICollisionBehavior addBoundary(withIdentifier:from:to:) addBoundaryWithIdentifier:fromPoint:toPoint:
  UICollisionBehavior setTranslatesReferenceBoundsIntoBoundary(with:) setTranslatesReferenceBoundsIntoBoundaryWithInsets:
  UICollisionBehaviorDelegate collisionBehavior(_:beganContactFor:with:at:) collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:
  UICollisionBehaviorDelegate collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:) collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:
  UICollisionBehaviorDelegate collisionBehavior(_:endedContactFor:with:) collisionBehavior:endedContactForItem:withBoundaryIdentifier:
  UICollisionBehaviorDelegate collisionBehavior(_:endedContactFor:withBoundaryIdentifier:) collisionBehavior:endedContactForItem:withBoundaryIdentifier:
  UIColor resolvedColor(with:) resolvedColorWithTraitCollection:
  UIColorPickerViewControllerDelegate colorPickerViewController(_:didSelect:continuously:) colorPickerViewController:didSelectColor:continuously:
  UIContentConfiguration updated(for:) updatedConfigurationForState:
  UIContentContainer viewWillTransition(to:with:) viewWillTransitionToSize:withTransitionCoordinator:
  UIContentContainer willTransition(to:with:) willTransitionToTraitCollection:withTransitionCoordinator:
  UIContentView supports(_:) supportsConfiguration:
  UIContextMenuInteraction location(in:) locationInView:
  UIContextMenuInteraction updateVisibleMenu(_:) updateVisibleMenuWithBlock:
  UIContextMenuInteractionDelegate contextMenuInteraction(_:willDisplayMenuFor:animator:) contextMenuInteraction:willDisplayMenuForConfiguration:animator:
  UIContextMenuInteractionDelegate contextMenuInteraction(_:willEndFor:animator:) contextMenuInteraction:willEndForConfiguration:animator:
  UIContextMenuInteractionDelegate contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:) contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:
  UIControl addAction(_:for:) addAction:forControlEvents:
  UIControl addTarget(_:action:for:) addTarget:action:forControlEvents:
  UIControl beginTracking(_:with:) beginTrackingWithTouch:withEvent:
  UIControl cancelTracking(with:) cancelTrackingWithEvent:
  UIControl continueTracking(_:with:) continueTrackingWithTouch:withEvent:
  UIControl endTracking(_:with:) endTrackingWithTouch:withEvent:
  UIControl menuAttachmentPoint(for:) menuAttachmentPointForConfiguration:
  UIControl removeAction(_:for:) removeAction:forControlEvents:
  UIControl removeAction(identifiedBy:for:) removeAction:forControlEvents:
  UIControl removeTarget(_:action:for:) removeTarget:action:forControlEvents:
  UIControl sendAction(_:to:for:) sendAction:to:forEvent:
  UIControl sendActions(for:) sendActionsForControlEvents:
  UICoordinateSpace convert(_:from:) convertRect:fromCoordinateSpace:
  UICoordinateSpace convert(_:to:) convertRect:toCoordinateSpace:
  UIDataSourceModelAssociation indexPathForElement(withModelIdentifier:in:) indexPathForElementWithModelIdentifier:inView:
  UIDataSourceModelAssociation modelIdentifierForElement(at:in:) modelIdentifierForElementAtIndexPath:inView:
  UIDocument changeCountToken(for:) changeCountTokenForSaveOperation:
  UIDocument performAsynchronousFileAccess(_:) performAsynchronousFileAccessUsingBlock:
  UIDocument revert(toContentsOf:completionHandler:) revertToContentsOfURL:completionHandler:
  UIDocument save(to:for:completionHandler:) saveToURL:forSaveOperation:completionHandler:
  UIDocument updateChangeCount(withToken:for:) updateChangeCountWithToken:forSaveOperation:
  UIDocumentBrowserViewController importDocument(at:nextToDocumentAt:mode:completionHandler:) importDocumentAtURL:nextToDocumentAtURL:mode:completionHandler:
  UIDocumentBrowserViewController renameDocument(at:proposedName:completionHandler:) renameDocumentAtURL:proposedName:completionHandler:
  UIDocumentBrowserViewController revealDocument(at:importIfNeeded:completion:) revealDocumentAtURL:importIfNeeded:completion:
  UIDocumentBrowserViewController transitionController(forDocumentAt:) transitionControllerForDocumentAtURL:
  UIDocumentBrowserViewControllerDelegate documentBrowser(_:didImportDocumentAt:toDestinationURL:) documentBrowser:didImportDocumentAtURL:toDestinationURL:
  UIDocumentBrowserViewControllerDelegate documentBrowser(_:didPickDocumentsAt:) documentBrowser:didPickDocumentsAtURLs:
  UIDocumentBrowserViewControllerDelegate documentBrowser(_:failedToImportDocumentAt:error:) documentBrowser:failedToImportDocumentAtURL:error:
  UIDocumentBrowserViewControllerDelegate documentBrowser(_:willPresent:) documentBrowser:willPresentActivityViewController:
  UIDocumentInteractionController dismissMenu(animated:) dismissMenuAnimated:
  UIDocumentInteractionController dismissPreview(animated:) dismissPreviewAnimated:
  UIDocumentInteractionController presentOpenInMenu(from:animated:) presentOpenInMenuFromBarButtonItem:animated:
  UIDocumentInteractionController presentOpenInMenu(from:in:animated:) presentOpenInMenuFromRect:inView:animated:
  UIDocumentInteractionController presentOptionsMenu(from:animated:) presentOptionsMenuFromBarButtonItem:animated:
  UIDocumentInteractionController presentOptionsMenu(from:in:animated:) presentOptionsMenuFromRect:inView:animated:
  UIDocumentInteractionController presentPreview(animated:) presentPreviewAnimated:
  UIDocumentPickerDelegate documentPicker(_:didPickDocumentAt:) documentPicker:didPickDocumentAtURL:
  UIDocumentPickerDelegate documentPicker(_:didPickDocumentsAt:) documentPicker:didPickDocumentsAtURLs:
  UIDocumentPickerExtensionViewController dismissGrantingAccess(to:) dismissGrantingAccessToURL:
  UIDocumentPickerExtensionViewController prepareForPresentation(in:) prepareForPresentationInMode:
  UIDragDropSession location(in:) locationInView:
  UIDragInteractionDelegate dragInteraction(_:item:willAnimateCancelWith:) dragInteraction:item:willAnimateCancelWithAnimator:
  UIDragInteractionDelegate dragInteraction(_:itemsForAddingTo:withTouchAt:) dragInteraction:itemsForAddingToSession:withTouchAtPoint:
  UIDragInteractionDelegate dragInteraction(_:itemsForBeginning:) dragInteraction:itemsForBeginningSession:
  UIDragInteractionDelegate dragInteraction(_:prefersFullSizePreviewsFor:) dragInteraction:prefersFullSizePreviewsForSession:
  UIDragInteractionDelegate dragInteraction(_:previewForCancelling:withDefault:) dragInteraction:previewForCancellingItem:withDefault:
  UIDragInteractionDelegate dragInteraction(_:previewForLifting:session:) dragInteraction:previewForLiftingItem:session:
  UIDragInteractionDelegate dragInteraction(_:session:didEndWith:) dragInteraction:session:didEndWithOperation:
  UIDragInteractionDelegate dragInteraction(_:session:willAdd:for:) dragInteraction:session:willAddItems:forInteraction:
  UIDragInteractionDelegate dragInteraction(_:session:willEndWith:) dragInteraction:session:willEndWithOperation:
  UIDragInteractionDelegate dragInteraction(_:sessionForAddingItems:withTouchAt:) dragInteraction:sessionForAddingItems:withTouchAtPoint:
  UIDragInteractionDelegate dragInteraction(_:willAnimateLiftWith:session:) dragInteraction:willAnimateLiftWithAnimator:session:
  UIDropInteractionDelegate dropInteraction(_:canHandle:) dropInteraction:canHandleSession:
  UIDropInteractionDelegate dropInteraction(_:item:willAnimateDropWith:) dropInteraction:item:willAnimateDropWithAnimator:
  UIDropInteractionDelegate dropInteraction(_:previewForDropping:withDefault:) dropInteraction:previewForDroppingItem:withDefault:
  UIDynamicAnimator items(in:) itemsInRect:
  UIDynamicAnimator layoutAttributesForCell(at:) layoutAttributesForCellAtIndexPath:
  UIDynamicAnimator layoutAttributesForDecorationView(ofKind:at:) layoutAttributesForDecorationViewOfKind:atIndexPath:
  UIDynamicAnimator layoutAttributesForSupplementaryView(ofKind:at:) layoutAttributesForSupplementaryViewOfKind:atIndexPath:
  UIDynamicBehavior willMove(to:) willMoveToAnimator:
  UIDynamicItemBehavior addAngularVelocity(_:for:) addAngularVelocity:forItem:
  UIDynamicItemBehavior addLinearVelocity(_:for:) addLinearVelocity:forItem:
  UIDynamicItemBehavior angularVelocity(for:) angularVelocityForItem:
  UIDynamicItemBehavior linearVelocity(for:) linearVelocityForItem:
  UIEditMenuInteraction location(in:) locationInView:
  UIEditMenuInteraction presentEditMenu(with:) presentEditMenuWithConfiguration:
  UIEditMenuInteraction updateVisibleMenuPosition(animated:) updateVisibleMenuPositionAnimated:
  UIEditMenuInteractionDelegate editMenuInteraction(_:menuFor:suggestedActions:) editMenuInteraction:menuForConfiguration:suggestedActions:
  UIEditMenuInteractionDelegate editMenuInteraction(_:targetRectFor:) editMenuInteraction:targetRectForConfiguration:
  UIEditMenuInteractionDelegate editMenuInteraction(_:willDismissMenuFor:animator:) editMenuInteraction:willDismissMenuForConfiguration:animator:
  UIEditMenuInteractionDelegate editMenuInteraction(_:willPresentMenuFor:animator:) editMenuInteraction:willPresentMenuForConfiguration:animator:
  UIEvent coalescedTouches(for:) coalescedTouchesForTouch:
  UIEvent predictedTouches(for:) predictedTouchesForTouch:
  UIEvent touches(for:) touchesForGestureRecognizer:
  UIFieldBehavior linearGravityField(direction:) linearGravityFieldWithVector:
  UIFieldBehavior velocityField(direction:) velocityFieldWithVector:
  UIFindInteraction presentFindNavigator(showingReplace:) presentFindNavigatorShowingReplace:
  UIFindInteractionDelegate findInteraction(_:didBegin:) findInteraction:didBeginFindSession:
  UIFindInteractionDelegate findInteraction(_:didEnd:) findInteraction:didEndFindSession:
  UIFindInteractionDelegate findInteraction(_:sessionFor:) findInteraction:sessionForView:
  UIFindSession highlightNextResult(in:) highlightNextResultInDirection:
  UIFindSession performSingleReplacement(query:replacementString:options:) performSingleReplacementWithSearchQuery:replacementString:options:
  UIFindSession replaceAll(searchQuery:replacementString:options:) replaceAllInstancesOfSearchQuery:withReplacementString:options:
  UIFocusDebugger checkFocusability(for:) checkFocusabilityForItem:
  UIFocusDebugger focusGroups(for:) focusGroupsForEnvironment:
  UIFocusDebugger preferredFocusEnvironments(for:) preferredFocusEnvironmentsForEnvironment:
  UIFocusDebugger simulateFocusUpdateRequest(from:) simulateFocusUpdateRequestFromEnvironment:
  UIFocusEnvironment didUpdateFocus(in:with:) didUpdateFocusInContext:withAnimationCoordinator:
  UIFocusEnvironment shouldUpdateFocus(in:) shouldUpdateFocusInContext:
  UIFocusItemContainer focusItems(in:) focusItemsInRect:
  UIFocusSystem focusSystem(for:) focusSystemForEnvironment:
  UIFocusSystem requestFocusUpdate(to:) requestFocusUpdateToEnvironment:
  UIFont preferredFont(forTextStyle:compatibleWith:) preferredFontForTextStyle:compatibleWithTraitCollection:
  UIFontDescriptor preferredFontDescriptor(withTextStyle:compatibleWith:) preferredFontDescriptorWithTextStyle:compatibleWithTraitCollection:
  UIFontMetrics scaledFont(for:) scaledFontForFont:
  UIFontMetrics scaledFont(for:compatibleWith:) scaledFontForFont:compatibleWithTraitCollection:
  UIFontMetrics scaledFont(for:maximumPointSize:) scaledFontForFont:maximumPointSize:
  UIFontMetrics scaledFont(for:maximumPointSize:compatibleWith:) scaledFontForFont:maximumPointSize:compatibleWithTraitCollection:
  UIFontMetrics scaledValue(for:) scaledValueForValue:
  UIFontMetrics scaledValue(for:compatibleWith:) scaledValueForValue:compatibleWithTraitCollection:
  UIGestureRecognizer location(in:) locationInView:
  UIGestureRecognizer location(ofTouch:in:) locationOfTouch:inView:
  UIGestureRecognizer require(toFail:) requireGestureRecognizerToFail:
  UIGestureRecognizerDelegate gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:
  UIGestureRecognizerDelegate gestureRecognizer(_:shouldReceive:) gestureRecognizer:shouldReceiveEvent:
  UIGestureRecognizerDelegate gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:
  UIGestureRecognizerDelegate gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizer:shouldRequireFailureOfGestureRecognizer:
  UIGraphicsImageRenderer jpegData(withCompressionQuality:actions:) JPEGDataWithCompressionQuality:actions:
  UIGraphicsImageRenderer pngData(actions:) PNGDataWithActions:
  UIGraphicsPDFRenderer pdfData(actions:) PDFDataWithActions:
  UIGraphicsPDFRendererContext addDestination(withName:at:) addDestinationWithName:atPoint:
  UIGraphicsPDFRendererContext setDestinationWithName(_:for:) setDestinationWithName:forRect:
  UIGraphicsPDFRendererContext setURL(_:for:) setURL:forRect:
  UIGraphicsRendererContext clip(to:) clipToRect:
  UIGraphicsRendererContext fill(_:) fillRect:
  UIGraphicsRendererContext fill(_:blendMode:) fillRect:blendMode:
  UIGraphicsRendererContext stroke(_:) strokeRect:
  UIGraphicsRendererContext stroke(_:blendMode:) strokeRect:blendMode:
  UIGuidedAccessRestrictionDelegate guidedAccessRestriction(withIdentifier:didChange:) guidedAccessRestrictionWithIdentifier:didChangeState:
  UIHoverGestureRecognizer azimuthAngle(in:) azimuthAngleInView:
  UIHoverGestureRecognizer azimuthUnitVector(in:) azimuthUnitVectorInView:
  UIImage animatedImage(with:duration:) animatedImageWithImages:duration:
  UIImage draw(at:) drawAsPatternInRect:
  UIImage draw(at:blendMode:alpha:) drawAtPoint:blendMode:alpha:
  UIImage draw(in:) drawAsPatternInRect:
  UIImage draw(in:blendMode:alpha:) drawAtPoint:blendMode:alpha:
  UIImage drawAsPattern(in:) drawAsPatternInRect:
  UIImage prepareThumbnail(of:completionHandler:) prepareThumbnailOfSize:completionHandler:
  UIImage preparingThumbnail(of:) prepareForDisplayWithCompletionHandler:
  UIImageAsset image(with:) imageWithConfiguration:
  UIImageAsset register(_:with:) registerImage:withConfiguration:
  UIImageAsset unregister(imageWith:) unregisterImageWithConfiguration:
  UIImageAsset unregisterImage(with:) unregisterImageWithConfiguration:
  UIImagePickerController availableCaptureModes(for:) availableCaptureModesForCameraDevice:
  UIImagePickerController availableMediaTypes(for:) availableMediaTypesForSourceType:
  UIImagePickerController isFlashAvailable(for:) isFlashAvailableForCameraDevice:
  UIIndirectScribbleInteractionDelegate indirectScribbleInteraction(_:focusElementIfNeeded:referencePoint:) indirectScribbleInteraction:requestElementsInRect:completion:
  UIIndirectScribbleInteractionDelegate indirectScribbleInteraction(_:requestElementsIn:) indirectScribbleInteraction:didFinishWritingInElement:
  UIIndirectScribbleInteractionDelegate indirectScribbleInteraction(_:requestElementsIn:completion:) indirectScribbleInteraction:requestElementsInRect:completion:
  UIInputViewController handleInputModeList(from:with:) handleInputModeListFromView:withEvent:
  UIInteraction didMove(to:) didMoveToView:
  UIInteraction willMove(to:) willMoveToView:
  UILabel drawText(in:) drawTextInRect:
  UILargeContentViewerInteractionDelegate largeContentViewerInteraction(_:didEndOn:at:) largeContentViewerInteraction:didEndOnItem:atPoint:
  UILargeContentViewerInteractionDelegate largeContentViewerInteraction(_:itemAt:) largeContentViewerInteraction:itemAtPoint:
  UILargeContentViewerInteractionDelegate viewController(for:) viewControllerForLargeContentViewerInteraction:
  UILocalizedIndexedCollation current() currentCollation
  UILocalizedIndexedCollation section(for:collationStringSelector:) sectionForObject:collationStringSelector:
  UILocalizedIndexedCollation section(forSectionIndexTitle:) sectionForSectionIndexTitleAtIndex:
  UILocalizedIndexedCollation sortedArray(from:collationStringSelector:) sortedArrayFromArray:collationStringSelector:
  UIMenuBuilder action(for:) actionForIdentifier:
  UIMenuBuilder command(for:propertyList:) commandForAction:propertyList:
  UIMenuBuilder insertChild(_:atEndOfMenu:) insertChildMenu:atEndOfMenuForIdentifier:
  UIMenuBuilder insertChild(_:atStartOfMenu:) insertChildMenu:atStartOfMenuForIdentifier:
  UIMenuBuilder insertSibling(_:afterMenu:) insertSiblingMenu:afterMenuForIdentifier:
  UIMenuBuilder insertSibling(_:beforeMenu:) insertSiblingMenu:beforeMenuForIdentifier:
  UIMenuBuilder menu(for:) menuForIdentifier:
  UIMenuBuilder remove(menu:) removeMenuForIdentifier:
  UIMenuBuilder replace(menu:with:) replaceMenuForIdentifier:withMenu:
  UIMenuBuilder replaceChildren(ofMenu:from:) replaceChildrenOfMenuForIdentifier:fromChildrenBlock:
  UIMenuController hideMenu(from:) hideMenuFromView:
  UIMenuController setTargetRect(_:in:) setTargetRect:inView:
  UIMenuController showMenu(from:rect:) showMenuFromView:rect:
  UIMutableUserNotificationCategory setActions(_:for:) setActions:forContext:
  UINavigationBar backgroundImage(for:) backgroundImageForBarMetrics:
  UINavigationBar backgroundImage(for:barMetrics:) backgroundImageForBarPosition:barMetrics:
  UINavigationBar setBackgroundImage(_:for:) setBackgroundImage:forBarMetrics:
  UINavigationBar setBackgroundImage(_:for:barMetrics:) setBackgroundImage:forBarPosition:barMetrics:
  UINavigationBar setTitleVerticalPositionAdjustment(_:for:) setTitleVerticalPositionAdjustment:forBarMetrics:
  UINavigationBar titleVerticalPositionAdjustment(for:) titleVerticalPositionAdjustmentForBarMetrics:
  UINavigationBarDelegate navigationBar(_:didPop:) navigationBar:didPopItem:
  UINavigationBarDelegate navigationBar(_:didPush:) navigationBar:didPushItem:
  UINavigationBarDelegate navigationBar(_:shouldPop:) navigationBar:shouldPopItem:
  UINavigationBarDelegate navigationBar(_:shouldPush:) navigationBar:shouldPushItem:
  UINavigationController popToRootViewController(animated:) popToRootViewControllerAnimated:
  UINavigationController popViewController(animated:) popViewControllerAnimated:
  UINavigationController show(_:sender:) showViewController:sender:
  UINavigationControllerDelegate navigationController(_:animationControllerFor:from:to:) navigationController:animationControllerForOperation:fromViewController:toViewController:
  UINavigationControllerDelegate navigationController(_:didShow:animated:) navigationController:didShowViewController:animated:
  UINavigationControllerDelegate navigationController(_:interactionControllerFor:) navigationController:interactionControllerForAnimationController:
  UINavigationControllerDelegate navigationController(_:willShow:animated:) navigationController:willShowViewController:animated:
  UINavigationItem setLeftBarButton(_:animated:) setLeftBarButtonItem:animated:
  UINavigationItem setRightBarButton(_:animated:) setRightBarButtonItem:animated:
  UINavigationItemRenameDelegate navigationItem(_:didEndRenamingWith:) navigationItem:didEndRenamingWithTitle:
  UINavigationItemRenameDelegate navigationItem(_:shouldEndRenamingWith:) navigationItem:shouldEndRenamingWithTitle:
  UINavigationItemRenameDelegate navigationItem(_:willBeginRenamingWith:selectedRange:) navigationItem:willBeginRenamingWithSuggestedTitle:selectedRange:
  UIPageViewControllerDataSource pageViewController(_:viewControllerAfter:) pageViewController:viewControllerAfterViewController:
  UIPageViewControllerDataSource pageViewController(_:viewControllerBefore:) pageViewController:viewControllerBeforeViewController:
  UIPageViewControllerDataSource presentationCount(for:) presentationCountForPageViewController:
  UIPageViewControllerDataSource presentationIndex(for:) presentationIndexForPageViewController:
  UIPageViewControllerDelegate pageViewController(_:spineLocationFor:) pageViewController:spineLocationForInterfaceOrientation:
  UIPageViewControllerDelegate pageViewController(_:willTransitionTo:) pageViewController:willTransitionToViewControllers:
  UIPanGestureRecognizer setTranslation(_:in:) setTranslation:inView:
  UIPanGestureRecognizer translation(in:) translationInView:
  UIPanGestureRecognizer velocity(in:) velocityInView:
  UIPasteConfiguration addTypeIdentifiers(forAccepting:) addTypeIdentifiersForAcceptingClass:
  UIPasteConfigurationSupporting canPaste(_:) canPasteItemProviders:
  UIPasteConfigurationSupporting paste(itemProviders:) pasteItemProviders:
  UIPasteboard contains(pasteboardTypes:) containsPasteboardTypes:
  UIPasteboard contains(pasteboardTypes:inItemSet:) containsPasteboardTypes:inItemSet:
  UIPasteboard detectPatterns(for:completionHandler:) detectPatternsForPatterns:completionHandler:
  UIPasteboard detectPatterns(for:inItemSet:completionHandler:) detectPatternsForPatterns:inItemSet:completionHandler:
  UIPasteboard detectValues(for:completionHandler:) detectValuesForPatterns:completionHandler:
  UIPasteboard detectValues(for:inItemSet:completionHandler:) detectValuesForPatterns:inItemSet:completionHandler:
  UIPasteboard detectedPatterns(for:inItemSet:) detectPatternsForPatterns:completionHandler:
  UIPasteboard detectedValues(for:inItemSet:) detectPatternsForPatterns:completionHandler:
  UIPasteboard remove(withName:) removePasteboardWithName:
  UIPercentDrivenInteractiveTransition cancel() cancelInteractiveTransition
  UIPercentDrivenInteractiveTransition finish() finishInteractiveTransition
  UIPercentDrivenInteractiveTransition pause() pauseInteractiveTransition
  UIPercentDrivenInteractiveTransition update(_:) updateInteractiveTransition:
  UIPickerViewDataSource numberOfComponents(in:) numberOfComponentsInPickerView:
  UIPickerViewDelegate pickerView(_:titleForRow:forComponent:) pickerView:attributedTitleForRow:forComponent:
  UIPickerViewDelegate pickerView(_:viewForRow:forComponent:reusing:) pickerView:viewForRow:forComponent:reusingView:
  UIPointerAccessory arrow(_:) arrowAccessoryWithPosition:
  UIPointerInteractionDelegate pointerInteraction(_:regionFor:defaultRegion:) pointerInteraction:regionForRequest:defaultRegion:
  UIPointerInteractionDelegate pointerInteraction(_:styleFor:) pointerInteraction:styleForRegion:
  UIPointerInteractionDelegate pointerInteraction(_:willEnter:animator:) pointerInteraction:willEnterRegion:animator:
  UIPointerInteractionDelegate pointerInteraction(_:willExit:animator:) pointerInteraction:willExitRegion:animator:
  UIPointerStyle hidden() hiddenPointerStyle
  UIPointerStyle system() systemPointerStyle
  UIPopoverController dismiss(animated:) dismissPopoverAnimated:
  UIPopoverController present(from:in:permittedArrowDirections:animated:) presentPopoverFromRect:inView:permittedArrowDirections:animated:
  UIPopoverController present(from:permittedArrowDirections:animated:) presentPopoverFromBarButtonItem:permittedArrowDirections:animated:
  UIPopoverController setContentSize(_:animated:) setContentViewController:animated:
  UIPopoverController setContentView(_:animated:) setContentViewController:animated:
  UIPopoverControllerDelegate popoverController(_:willRepositionPopoverTo:in:) popoverController:willRepositionPopoverToRect:inView:
  UIPopoverPresentationControllerDelegate popoverPresentationController(_:willRepositionPopoverTo:in:) popoverPresentationController:willRepositionPopoverToRect:inView:
  UIPresentationController adaptivePresentationStyle(for:) adaptivePresentationStyleForTraitCollection:
  UIPressesEvent presses(for:) pressesForGestureRecognizer:
  UIPreviewInteraction cancel() cancelInteraction
  UIPreviewInteraction location(in:) locationInCoordinateSpace:
  UIPrintFormatter draw(in:forPageAt:) drawInRect:forPageAtIndex:
  UIPrintFormatter rectForPage(at:) rectForPageAtIndex:
  UIPrintInteractionController canPrint(_:) canPrintURL:
  UIPrintInteractionController dismiss(animated:) dismissAnimated:
  UIPrintInteractionController present(animated:completionHandler:) presentAnimated:completionHandler:
  UIPrintInteractionController present(from:animated:completionHandler:) presentFromBarButtonItem:animated:completionHandler:
  UIPrintInteractionController present(from:in:animated:completionHandler:) presentFromRect:inView:animated:completionHandler:
  UIPrintInteractionController print(to:completionHandler:) printToPrinter:completionHandler:
  UIPrintInteractionControllerDelegate printInteractionController(_:cutLengthFor:) printInteractionController:cutLengthForPaper:
  UIPrintPageRenderer addPrintFormatter(_:startingAtPageAt:) addPrintFormatter:startingAtPageAtIndex:
  UIPrintPageRenderer currentRenderingQuality(forRequested:) currentRenderingQualityForRequestedRenderingQuality:
  UIPrintPageRenderer drawContentForPage(at:in:) drawContentForPageAtIndex:inRect:
  UIPrintPageRenderer drawFooterForPage(at:in:) drawFooterForPageAtIndex:inRect:
  UIPrintPageRenderer drawHeaderForPage(at:in:) drawHeaderForPageAtIndex:inRect:
  UIPrintPageRenderer drawPage(at:in:) drawPageAtIndex:inRect:
  UIPrintPageRenderer drawPrintFormatter(_:forPageAt:) drawPrintFormatter:forPageAtIndex:
  UIPrintPageRenderer printFormattersForPage(at:) printFormattersForPageAtIndex:
  UIPrintPaper bestPaper(forPageSize:withPapersFrom:) bestPaperForPageSize:withPapersFromArray:
  UIPrintServiceExtension printerDestinations(for:) printerDestinationsForPrintInfo:
  UIPrinterPickerController dismiss(animated:) dismissAnimated:
  UIPrinterPickerController present(animated:completionHandler:) presentAnimated:completionHandler:
  UIPrinterPickerController present(from:animated:completionHandler:) presentFromBarButtonItem:animated:completionHandler:
  UIPrinterPickerController present(from:in:animated:completionHandler:) presentFromRect:inView:animated:completionHandler:
  UIPrinterPickerControllerDelegate printerPickerController(_:shouldShow:) printerPickerController:shouldShowPrinter:
  UIPushBehavior setTargetOffsetFromCenter(_:for:) setTargetOffsetFromCenter:forItem:
  UIPushBehavior targetOffsetFromCenter(for:) targetOffsetFromCenterForItem:
  UIRegion contains(_:) containsPoint:
  UIRegion inverse() inverseRegion
  UIResponder buildMenu(with:) buildMenuWithBuilder:
  UIResponder motionBegan(_:with:) motionBegan:withEvent:
  UIResponder motionCancelled(_:with:) motionCancelled:withEvent:
  UIResponder motionEnded(_:with:) motionEnded:withEvent:
  UIResponder pressesBegan(_:with:) pressesBegan:withEvent:
  UIResponder pressesCancelled(_:with:) pressesCancelled:withEvent:
  UIResponder pressesChanged(_:with:) pressesChanged:withEvent:
  UIResponder pressesEnded(_:with:) pressesEnded:withEvent:
  UIResponder remoteControlReceived(with:) remoteControlReceivedWithEvent:
  UIResponder touchesBegan(_:with:) touchesBegan:withEvent:
  UIResponder touchesCancelled(_:with:) touchesCancelled:withEvent:
  UIResponder touchesEnded(_:with:) touchesEnded:withEvent:
  UIResponder touchesMoved(_:with:) touchesMoved:withEvent:
  UIResponder validate(_:) validateCommand:
  UIScene open(_:options:completionHandler:) openURL:options:completionHandler:
  UISceneDelegate scene(_:continue:) scene:continueUserActivity:
  UISceneDelegate scene(_:didUpdate:) scene:didUpdateUserActivity:
  UISceneDelegate scene(_:restoreInteractionStateWith:) scene:restoreInteractionStateWithUserActivity:
  UISceneDelegate scene(_:willConnectTo:options:) scene:willConnectToSession:options:
  UISceneDelegate stateRestorationActivity(for:) stateRestorationActivityForScene:
  UIScribbleInteractionDelegate scribbleInteraction(_:shouldBeginAt:) scribbleInteraction:shouldBeginAtLocation:
  UIScrollView touchesShouldBegin(_:with:in:) touchesShouldBegin:withEvent:inContentView:
  UIScrollView touchesShouldCancel(in:) touchesShouldCancelInContentView:
  UIScrollView zoom(to:animated:) zoomToRect:animated:
  UIScrollViewAccessibilityDelegate accessibilityAttributedScrollStatus(for:) accessibilityAttributedScrollStatusForScrollView:
  UIScrollViewAccessibilityDelegate accessibilityScrollStatus(for:) accessibilityScrollStatusForScrollView:
  UIScrollViewDelegate scrollViewDidEndZooming(_:with:atScale:) scrollViewDidEndZooming:withView:atScale:
  UIScrollViewDelegate scrollViewWillBeginZooming(_:with:) scrollViewWillBeginZooming:withView:
  UIScrollViewDelegate viewForZooming(in:) viewForZoomingInScrollView:
  UISearchBar backgroundImage(for:barMetrics:) backgroundImageForBarPosition:barMetrics:
  UISearchBar image(for:state:) imageForSearchBarIcon:state:
  UISearchBar positionAdjustment(for:) positionAdjustmentForSearchBarIcon:
  UISearchBar scopeBarButtonBackgroundImage(for:) scopeBarButtonBackgroundImageForState:
  UISearchBar scopeBarButtonTitleTextAttributes(for:) scopeBarButtonTitleTextAttributesForState:
  UISearchBar searchFieldBackgroundImage(for:) searchFieldBackgroundImageForState:
  UISearchBar setBackgroundImage(_:for:barMetrics:) setBackgroundImage:forBarPosition:barMetrics:
  UISearchBar setImage(_:for:state:) setImage:forSearchBarIcon:state:
  UISearchBar setPositionAdjustment(_:for:) setPositionAdjustment:forSearchBarIcon:
  UISearchBar setScopeBarButtonBackgroundImage(_:for:) setScopeBarButtonBackgroundImage:forState:
  UISearchBar setScopeBarButtonTitleTextAttributes(_:for:) setScopeBarButtonTitleTextAttributes:forState:
  UISearchBar setSearchFieldBackgroundImage(_:for:) setSearchFieldBackgroundImage:forState:
  UISearchBar setShowsScope(_:animated:) setShowsScopeBar:animated:
  UISearchBarDelegate searchBar(_:shouldChangeTextIn:replacementText:) searchBar:shouldChangeTextInRange:replacementText:
  UISearchControllerDelegate searchController(_:didChangeFrom:) searchController:didChangeFromSearchBarPlacement:
  UISearchControllerDelegate searchController(_:willChangeTo:) searchController:willChangeToSearchBarPlacement:
  UISearchDisplayDelegate searchDisplayController(_:shouldReloadTableForSearch:) searchDisplayController:shouldReloadTableForSearchScope:
  UISearchResultsUpdating updateSearchResults(for:) updateSearchResultsForSearchController:
  UISearchResultsUpdating updateSearchResults(for:selecting:) updateSearchResultsForSearchController:selectingSearchSuggestion:
  UISearchTextField insertToken(_:at:) insertToken:atIndex:
  UISearchTextField positionOfToken(at:) positionOfTokenAtIndex:
  UISearchTextField removeToken(at:) removeTokenAtIndex:
  UISearchTextField replaceTextualPortion(of:with:at:) replaceTextualPortionOfRange:withToken:atIndex:
  UISearchTextField tokens(in:) tokensInRange:
  UISearchTextFieldDelegate searchTextField(_:didSelect:) searchTextField:didSelectSuggestion:
  UISearchTextFieldDelegate searchTextField(_:itemProviderForCopying:) searchTextField:itemProviderForCopyingToken:
  UISegmentedControl actionForSegment(at:) actionForSegmentAtIndex:
  UISegmentedControl backgroundImage(for:barMetrics:) backgroundImageForState:barMetrics:
  UISegmentedControl contentOffsetForSegment(at:) contentOffsetForSegmentAtIndex:
  UISegmentedControl imageForSegment(at:) imageForSegmentAtIndex:
  UISegmentedControl insertSegment(action:at:animated:) insertSegmentWithAction:atIndex:animated:
  UISegmentedControl insertSegment(with:at:animated:) insertSegmentWithAction:atIndex:animated:
  UISegmentedControl insertSegment(withTitle:at:animated:) insertSegmentWithTitle:atIndex:animated:
  UISegmentedControl isEnabledForSegment(at:) isEnabledForSegmentAtIndex:
  UISegmentedControl removeSegment(at:animated:) removeSegmentAtIndex:animated:
  UISegmentedControl segmentIndex(identifiedBy:) segmentIndexForActionIdentifier:
  UISegmentedControl setAction(_:forSegmentAt:) setAction:forSegmentAtIndex:
  UISegmentedControl setBackgroundImage(_:for:barMetrics:) setBackgroundImage:forState:barMetrics:
  UISegmentedControl setContentOffset(_:forSegmentAt:) setContentOffset:forSegmentAtIndex:
  UISegmentedControl setEnabled(_:forSegmentAt:) setEnabled:forSegmentAtIndex:
  UISegmentedControl setImage(_:forSegmentAt:) setImage:forSegmentAtIndex:
  UISegmentedControl setTitle(_:forSegmentAt:) setTitle:forSegmentAtIndex:
  UISegmentedControl setTitleTextAttributes(_:for:) setTitleTextAttributes:forState:
  UISegmentedControl setWidth(_:forSegmentAt:) setWidth:forSegmentAtIndex:
  UISegmentedControl titleForSegment(at:) titleForSegmentAtIndex:
  UISegmentedControl titleTextAttributes(for:) titleTextAttributesForState:
  UISegmentedControl widthForSegment(at:) widthForSegmentAtIndex:
  UISlider maximumTrackImage(for:) maximumTrackImageForState:
  UISlider minimumTrackImage(for:) minimumTrackImageForState:
  UISlider setMaximumTrackImage(_:for:) setMaximumTrackImage:forState:
  UISlider setMinimumTrackImage(_:for:) setMinimumTrackImage:forState:
  UISlider setThumbImage(_:for:) setThumbImage:forState:
  UISlider thumbImage(for:) thumbImageForState:
  UISplitViewController hide(_:) hideColumn:
  UISplitViewController setViewController(_:for:) setViewController:forColumn:
  UISplitViewController show(_:) showColumn:
  UISplitViewController show(_:sender:) showViewController:sender:
  UISplitViewController viewController(for:) viewControllerForColumn:
  UISplitViewControllerDelegate primaryViewController(forCollapsing:) primaryViewControllerForCollapsingSplitViewController:
  UISplitViewControllerDelegate primaryViewController(forExpanding:) primaryViewControllerForExpandingSplitViewController:
  UISplitViewControllerDelegate splitViewController(_:collapseSecondary:onto:) splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:
  UISplitViewControllerDelegate splitViewController(_:popoverController:willPresent:) splitViewController:popoverController:willPresentViewController:
  UISplitViewControllerDelegate splitViewController(_:separateSecondaryFrom:) splitViewController:displayModeForExpandingToProposedDisplayMode:
  UISplitViewControllerDelegate splitViewController(_:shouldHide:in:) splitViewController:shouldHideViewController:inOrientation:
  UISplitViewControllerDelegate splitViewController(_:show:sender:) splitViewController:showDetailViewController:sender:
  UISplitViewControllerDelegate splitViewController(_:showDetail:sender:) splitViewController:showDetailViewController:sender:
  UISplitViewControllerDelegate splitViewController(_:willChangeTo:) splitViewController:willChangeToDisplayMode:
  UISplitViewControllerDelegate splitViewController(_:willHide:) splitViewController:willHideColumn:
  UISplitViewControllerDelegate splitViewController(_:willHide:with:for:) splitViewController:willHideViewController:withBarButtonItem:forPopoverController:
  UISplitViewControllerDelegate splitViewController(_:willShow:) splitViewController:willShowColumn:
  UISplitViewControllerDelegate splitViewController(_:willShow:invalidating:) splitViewController:willShowViewController:invalidatingBarButtonItem:
  UISplitViewControllerDelegate targetDisplayModeForAction(in:) targetDisplayModeForActionInSplitViewController:
  UISpringLoadedInteractionBehavior shouldAllow(_:with:) shouldAllowInteraction:withContext:
  UISpringLoadedInteractionContext location(in:) locationInView:
  UISpringLoadedInteractionEffect interaction(_:didChangeWith:) interaction:didChangeWithContext:
  UIStackView customSpacing(after:) customSpacingAfterView:
  UIStackView insertArrangedSubview(_:at:) insertArrangedSubview:atIndex:
  UIStackView setCustomSpacing(_:after:) setCustomSpacing:afterView:
  UIStateRestoring decodeRestorableState(with:) decodeRestorableStateWithCoder:
  UIStateRestoring encodeRestorableState(with:) encodeRestorableStateWithCoder:
  UIStepper backgroundImage(for:) backgroundImageForState:
  UIStepper decrementImage(for:) decrementImageForState:
  UIStepper incrementImage(for:) incrementImageForState:
  UIStepper setBackgroundImage(_:for:) setBackgroundImage:forState:
  UIStepper setDecrementImage(_:for:) setDecrementImage:forState:
  UIStepper setIncrementImage(_:for:) setIncrementImage:forState:
  UITabBar endCustomizing(animated:) endCustomizingAnimated:
  UITabBarControllerDelegate tabBarController(_:animationControllerForTransitionFrom:to:) tabBarController:animationControllerForTransitionFromViewController:toViewController:
  UITabBarControllerDelegate tabBarController(_:didEndCustomizing:changed:) tabBarController:didEndCustomizingViewControllers:changed:
  UITabBarControllerDelegate tabBarController(_:didSelect:) tabBarController:didSelectViewController:
  UITabBarControllerDelegate tabBarController(_:interactionControllerFor:) tabBarController:interactionControllerForAnimationController:
  UITabBarControllerDelegate tabBarController(_:shouldSelect:) tabBarController:shouldSelectTab:
  UITabBarControllerDelegate tabBarController(_:willBeginCustomizing:) tabBarController:willBeginCustomizingViewControllers:
  UITabBarControllerDelegate tabBarController(_:willEndCustomizing:changed:) tabBarController:willEndCustomizingViewControllers:changed:
  UITabBarDelegate tabBar(_:didBeginCustomizing:) tabBar:didBeginCustomizingItems:
  UITabBarDelegate tabBar(_:didEndCustomizing:changed:) tabBar:didEndCustomizingItems:changed:
  UITabBarDelegate tabBar(_:didSelect:) tabBar:didSelectItem:
  UITabBarDelegate tabBar(_:willBeginCustomizing:) tabBar:willBeginCustomizingItems:
  UITabBarDelegate tabBar(_:willEndCustomizing:changed:) tabBar:willEndCustomizingItems:changed:
  UITabBarItem badgeTextAttributes(for:) badgeTextAttributesForState:
  UITabBarItem setBadgeTextAttributes(_:for:) setBadgeTextAttributes:forState:
  UITabBarItemAppearance configureWithDefault(for:) configureWithDefaultForStyle:
  UITableView cellForRow(at:) cellForRowAtIndexPath:
  UITableView deleteRows(at:with:) deleteRowsAtIndexPaths:withRowAnimation:
  UITableView deleteSections(_:with:) deleteSections:withRowAnimation:
  UITableView dequeueReusableCell(withIdentifier:for:) dequeueReusableCellWithIdentifier:forIndexPath:
  UITableView deselectRow(at:animated:) deselectRowAtIndexPath:animated:
  UITableView indexPath(for:) indexPathForCell:
  UITableView indexPathForRow(at:) indexPathForRowAtPoint:
  UITableView indexPathsForRows(in:) indexPathsForRowsInRect:
  UITableView insertRows(at:with:) insertRowsAtIndexPaths:withRowAnimation:
  UITableView insertSections(_:with:) insertSections:withRowAnimation:
  UITableView moveRow(at:to:) moveRowAtIndexPath:toIndexPath:
  UITableView reconfigureRows(at:) reconfigureRowsAtIndexPaths:
  UITableView rectForRow(at:) rectForRowAtIndexPath:
  UITableView register(_:forCellReuseIdentifier:) registerNib:forCellReuseIdentifier:
  UITableView register(_:forHeaderFooterViewReuseIdentifier:) registerNib:forHeaderFooterViewReuseIdentifier:
  UITableView reloadRows(at:with:) reloadRowsAtIndexPaths:withRowAnimation:
  UITableView reloadSections(_:with:) reloadSections:withRowAnimation:
  UITableView scrollToNearestSelectedRow(at:animated:) scrollToNearestSelectedRowAtScrollPosition:animated:
  UITableView scrollToRow(at:at:animated:) scrollToRowAtIndexPath:atScrollPosition:animated:
  UITableView selectRow(at:animated:scrollPosition:) selectRowAtIndexPath:animated:scrollPosition:
  UITableViewCell didTransition(to:) didTransitionToState:
  UITableViewCell updateConfiguration(using:) updateConfigurationUsingState:
  UITableViewCell willTransition(to:) willTransitionToState:
  UITableViewDataSource numberOfSections(in:) numberOfSectionsInTableView:
  UITableViewDataSource sectionIndexTitles(for:) sectionIndexTitlesForTableView:
  UITableViewDataSource tableView(_:canEditRowAt:) tableView:canEditRowAtIndexPath:
  UITableViewDataSource tableView(_:canMoveRowAt:) tableView:canMoveRowAtIndexPath:
  UITableViewDataSource tableView(_:cellForRowAt:) tableView:cellForRowAtIndexPath:
  UITableViewDataSource tableView(_:commit:forRowAt:) tableView:commitEditingStyle:forRowAtIndexPath:
  UITableViewDataSource tableView(_:moveRowAt:to:) tableView:moveRowAtIndexPath:toIndexPath:
  UITableViewDataSource tableView(_:sectionForSectionIndexTitle:at:) tableView:sectionForSectionIndexTitle:atIndex:
  UITableViewDataSourcePrefetching tableView(_:cancelPrefetchingForRowsAt:) tableView:cancelPrefetchingForRowsAtIndexPaths:
  UITableViewDataSourcePrefetching tableView(_:prefetchRowsAt:) tableView:prefetchRowsAtIndexPaths:
  UITableViewDelegate indexPathForPreferredFocusedView(in:) indexPathForPreferredFocusedViewInTableView:
  UITableViewDelegate tableView(_:accessoryButtonTappedForRowWith:) tableView:accessoryButtonTappedForRowWithIndexPath:
  UITableViewDelegate tableView(_:canFocusRowAt:) tableView:canFocusRowAtIndexPath:
  UITableViewDelegate tableView(_:canPerformAction:forRowAt:withSender:) tableView:canPerformAction:forRowAtIndexPath:withSender:
  UITableViewDelegate tableView(_:canPerformPrimaryActionForRowAt:) tableView:canPerformPrimaryActionForRowAtIndexPath:
  UITableViewDelegate tableView(_:contextMenuConfigurationForRowAt:point:) tableView:contextMenuConfigurationForRowAtIndexPath:point:
  UITableViewDelegate tableView(_:didBeginMultipleSelectionInteractionAt:) tableView:didBeginMultipleSelectionInteractionAtIndexPath:
  UITableViewDelegate tableView(_:didDeselectRowAt:) tableView:didDeselectRowAtIndexPath:
  UITableViewDelegate tableView(_:didEndDisplaying:forRowAt:) tableView:didEndDisplayingCell:forRowAtIndexPath:
  UITableViewDelegate tableView(_:didEndEditingRowAt:) tableView:didEndEditingRowAtIndexPath:
  UITableViewDelegate tableView(_:didHighlightRowAt:) tableView:didHighlightRowAtIndexPath:
  UITableViewDelegate tableView(_:didSelectRowAt:) tableView:didSelectRowAtIndexPath:
  UITableViewDelegate tableView(_:didUnhighlightRowAt:) tableView:didUnhighlightRowAtIndexPath:
  UITableViewDelegate tableView(_:didUpdateFocusIn:with:) tableView:didUpdateFocusInContext:withAnimationCoordinator:
  UITableViewDelegate tableView(_:editActionsForRowAt:) tableView:editActionsForRowAtIndexPath:
  UITableViewDelegate tableView(_:editingStyleForRowAt:) tableView:editingStyleForRowAtIndexPath:
  UITableViewDelegate tableView(_:estimatedHeightForRowAt:) tableView:estimatedHeightForRowAtIndexPath:
  UITableViewDelegate tableView(_:heightForFooterInSection:) tableView:estimatedHeightForFooterInSection:
  UITableViewDelegate tableView(_:heightForHeaderInSection:) tableView:estimatedHeightForHeaderInSection:
  UITableViewDelegate tableView(_:heightForRowAt:) tableView:estimatedHeightForRowAtIndexPath:
  UITableViewDelegate tableView(_:indentationLevelForRowAt:) tableView:indentationLevelForRowAtIndexPath:
  UITableViewDelegate tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:
  UITableViewDelegate tableView(_:performAction:forRowAt:withSender:) tableView:canPerformAction:forRowAtIndexPath:withSender:
  UITableViewDelegate tableView(_:performPrimaryActionForRowAt:) tableView:canPerformPrimaryActionForRowAtIndexPath:
  UITableViewDelegate tableView(_:selectionFollowsFocusForRowAt:) tableView:selectionFollowsFocusForRowAtIndexPath:
  UITableViewDelegate tableView(_:shouldBeginMultipleSelectionInteractionAt:) tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:
  UITableViewDelegate tableView(_:shouldHighlightRowAt:) tableView:shouldHighlightRowAtIndexPath:
  UITableViewDelegate tableView(_:shouldIndentWhileEditingRowAt:) tableView:shouldIndentWhileEditingRowAtIndexPath:
  UITableViewDelegate tableView(_:shouldShowMenuForRowAt:) tableView:shouldShowMenuForRowAtIndexPath:
  UITableViewDelegate tableView(_:shouldSpringLoadRowAt:with:) tableView:shouldSpringLoadRowAtIndexPath:withContext:
  UITableViewDelegate tableView(_:shouldUpdateFocusIn:) tableView:shouldUpdateFocusInContext:
  UITableViewDelegate tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:
  UITableViewDelegate tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:
  UITableViewDelegate tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:
  UITableViewDelegate tableView(_:willBeginEditingRowAt:) tableView:willBeginEditingRowAtIndexPath:
  UITableViewDelegate tableView(_:willDeselectRowAt:) tableView:willDeselectRowAtIndexPath:
  UITableViewDelegate tableView(_:willDisplay:forRowAt:) tableView:willDisplayCell:forRowAtIndexPath:
  UITableViewDelegate tableView(_:willDisplayContextMenu:animator:) tableView:willDisplayContextMenuWithConfiguration:animator:
  UITableViewDelegate tableView(_:willEndContextMenuInteraction:animator:) tableView:willEndContextMenuInteractionWithConfiguration:animator:
  UITableViewDelegate tableView(_:willPerformPreviewActionForMenuWith:animator:) tableView:willPerformPreviewActionForMenuWithConfiguration:animator:
  UITableViewDelegate tableView(_:willSelectRowAt:) tableView:willSelectRowAtIndexPath:
  UITableViewDiffableDataSource apply(_:animatingDifferences:) applySnapshot:animatingDifferences:
  UITableViewDiffableDataSource apply(_:animatingDifferences:completion:) applySnapshot:animatingDifferences:completion:
  UITableViewDiffableDataSource index(for:) indexForSectionIdentifier:
  UITableViewDiffableDataSource indexPath(for:) indexPathForItemIdentifier:
  UITableViewDiffableDataSource itemIdentifier(for:) itemIdentifierForIndexPath:
  UITableViewDiffableDataSource sectionIdentifier(for:) sectionIdentifierForIndex:
  UITableViewDiffableDataSource sectionIndexTitles(for:) sectionIdentifierForIndex:
  UITableViewDragDelegate tableView(_:dragPreviewParametersForRowAt:) tableView:dragPreviewParametersForRowAtIndexPath:
  UITableViewDragDelegate tableView(_:itemsForAddingTo:at:point:) tableView:itemsForAddingToDragSession:atIndexPath:point:
  UITableViewDragDelegate tableView(_:itemsForBeginning:at:) tableView:itemsForBeginningDragSession:atIndexPath:
  UITableViewDropCoordinator drop(_:intoRowAt:rect:) dropItem:intoRowAtIndexPath:rect:
  UITableViewDropCoordinator drop(_:to:) dropItem:toPlaceholder:
  UITableViewDropCoordinator drop(_:toRowAt:) dropItem:toRowAtIndexPath:
  UITableViewDropDelegate tableView(_:canHandle:) tableView:canHandleDropSession:
  UITableViewDropDelegate tableView(_:dropPreviewParametersForRowAt:) tableView:dropPreviewParametersForRowAtIndexPath:
  UITableViewDropDelegate tableView(_:performDropWith:) tableView:performDropWithCoordinator:
  UITableViewHeaderFooterView updateConfiguration(using:) updateConfigurationUsingState:
  UITargetedDragPreview retargetedPreview(with:) retargetedPreviewWithTarget:
  UITargetedPreview retargetedPreview(with:) retargetedPreviewWithTarget:
  UITextChecker completions(forPartialWordRange:in:language:) completionsForPartialWordRange:inString:language:
  UITextChecker guesses(forWordRange:in:language:) guessesForWordRange:inString:language:
  UITextChecker rangeOfMisspelledWord(in:range:startingAt:wrap:language:) rangeOfMisspelledWordInString:range:startingAt:wrap:language:
  UITextDragDelegate textDraggableView(_:dragSessionDidEnd:with:) textDraggableView:dragSessionDidEnd:withOperation:
  UITextDragDelegate textDraggableView(_:willAnimateLiftWith:session:) textDraggableView:willAnimateLiftWithAnimator:session:
  UITextDragPreviewRenderer adjust(firstLineRect:bodyRect:lastLineRect:textOrigin:) adjustFirstLineRect:bodyRect:lastLineRect:textOrigin:
  UITextField drawPlaceholder(in:) drawPlaceholderInRect:
  UITextField drawText(in:) drawTextInRect:
  UITextFieldDelegate textField(_:editMenuForCharactersIn:suggestedActions:) textField:editMenuForCharactersInRange:suggestedActions:
  UITextFieldDelegate textField(_:shouldChangeCharactersIn:replacementString:) textField:shouldChangeCharactersInRange:replacementString:
  UITextFieldDelegate textField(_:willDismissEditMenuWith:) textField:willDismissEditMenuWithAnimator:
  UITextFieldDelegate textField(_:willPresentEditMenuWith:) textField:willPresentEditMenuWithAnimator:
  UITextInput baseWritingDirection(for:in:) baseWritingDirectionForPosition:inDirection:
  UITextInput beginFloatingCursor(at:) beginFloatingCursorAtPoint:
  UITextInput caretRect(for:) caretRectForPosition:
  UITextInput characterOffset(of:within:) characterOffsetOfPosition:withinRange:
  UITextInput characterRange(at:) characterRangeAtPoint:
  UITextInput characterRange(byExtending:in:) characterRangeByExtendingPosition:inDirection:
  UITextInput closestPosition(to:) closestPositionToPoint:
  UITextInput closestPosition(to:within:) closestPositionToPoint:withinRange:
  UITextInput compare(_:to:) comparePosition:toPosition:
  UITextInput editMenu(for:suggestedActions:) editMenuForTextRange:suggestedActions:
  UITextInput firstRect(for:) firstRectForRange:
  UITextInput insertTextPlaceholder(with:) insertTextPlaceholderWithSize:
  UITextInput offset(from:to:) offsetFromPosition:toPosition:
  UITextInput position(from:in:offset:) positionFromPosition:inDirection:offset:
  UITextInput position(from:offset:) positionFromPosition:offset:
  UITextInput position(within:atCharacterOffset:) positionWithinRange:atCharacterOffset:
  UITextInput position(within:farthestIn:) positionWithinRange:farthestInDirection:
  UITextInput remove(_:) removeTextPlaceholder:
  UITextInput replace(_:withText:) replaceRange:withText:
  UITextInput selectionRects(for:) selectionRectsForRange:
  UITextInput setBaseWritingDirection(_:for:) setBaseWritingDirection:forRange:
  UITextInput shouldChangeText(in:replacementText:) shouldChangeTextInRange:replacementText:
  UITextInput text(in:) textInRange:
  UITextInput textRange(from:to:) textRangeFromPosition:toPosition:
  UITextInput textStyling(at:in:) textStylingAtPosition:inDirection:
  UITextInput updateFloatingCursor(at:) updateFloatingCursorAtPoint:
  UITextInputTokenizer position(from:toBoundary:inDirection:) positionFromPosition:toBoundary:inDirection:
  UITextInputTokenizer rangeEnclosingPosition(_:with:inDirection:) rangeEnclosingPosition:withGranularity:inDirection:
  UITextInteractionDelegate interactionShouldBegin(_:at:) interactionShouldBegin:atPoint:
  UITextPasteDelegate textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:) textPasteConfigurationSupporting:combineItemAttributedStrings:forRange:
  UITextPasteDelegate textPasteConfigurationSupporting(_:performPasteOf:to:) textPasteConfigurationSupporting:performPasteOfAttributedString:toRange:
  UITextPasteDelegate textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:) textPasteConfigurationSupporting:shouldAnimatePasteOfAttributedString:toRange:
  UITextPasteDelegate textPasteConfigurationSupporting(_:transform:) textPasteConfigurationSupporting:transformPasteItem:
  UITextSearchAggregator foundRange(_:searchString:document:) foundRange:forSearchString:inDocument:
  UITextSearchAggregator invalidateFoundRange(_:document:) invalidateFoundRange:inDocument:
  UITextSearching compare(_:toRange:document:) compareFoundRange:toRange:inDocument:
  UITextSearching compare(document:toDocument:) compareOrderFromDocument:toDocument:
  UITextSearching decorate(foundTextRange:document:usingStyle:) decorateFoundTextRange:inDocument:usingStyle:
  UITextSearching performTextSearch(queryString:options:resultAggregator:) performTextSearchWithQueryString:usingOptions:resultAggregator:
  UITextSearching replace(foundTextRange:document:withText:) replaceFoundTextInRange:inDocument:withText:
  UITextSearching replaceAll(queryString:options:withText:) replaceAllOccurrencesOfQueryString:usingOptions:withText:
  UITextSearching shouldReplace(foundTextRange:document:withText:) shouldReplaceFoundTextInRange:inDocument:withText:
  UITextSearching willHighlight(foundTextRange:document:) willHighlightFoundTextRange:inDocument:
  UITextViewDelegate textView(_:editMenuForTextIn:suggestedActions:) textView:editMenuForTextInRange:suggestedActions:
  UITextViewDelegate textView(_:shouldChangeTextIn:replacementText:) textView:shouldChangeTextInRange:replacementText:
  UITextViewDelegate textView(_:shouldInteractWith:in:) textView:shouldInteractWithTextAttachment:inRange:
  UITextViewDelegate textView(_:shouldInteractWith:in:interaction:) textView:shouldInteractWithTextAttachment:inRange:interaction:
  UITextViewDelegate textView(_:willDismissEditMenuWith:) textView:willDismissEditMenuWithAnimator:
  UITextViewDelegate textView(_:willPresentEditMenuWith:) textView:willPresentEditMenuWithAnimator:
  UIToolTipInteractionDelegate toolTipInteraction(_:configurationAt:) toolTipInteraction:configurationAtPoint:
  UITouch azimuthAngle(in:) azimuthAngleInView:
  UITouch azimuthUnitVector(in:) azimuthUnitVectorInView:
  UITouch location(in:) locationInView:
  UITouch preciseLocation(in:) preciseLocationInView:
  UITouch precisePreviousLocation(in:) precisePreviousLocationInView:
  UITouch previousLocation(in:) previousLocationInView:
  UITrackingLayoutGuide constraints(activeWhenAwayFrom:) constraintsActiveWhenAwayFromEdge:
  UITrackingLayoutGuide constraints(activeWhenNearEdge:) constraintsActiveWhenNearEdge:
  UITrackingLayoutGuide setConstraints(_:activeWhenAwayFrom:) setConstraints:activeWhenAwayFromEdge:
  UITraitCollection containsTraits(in:) containsTraitsInCollection:
  UITraitCollection hasDifferentColorAppearance(comparedTo:) hasDifferentColorAppearanceComparedToTraitCollection:
  UITraitCollection performAsCurrent(_:) performAsCurrentTraitCollection:
  UIUserNotificationCategory actions(for:) actionsForContext:
  UIView animate(withDuration:delay:options:animations:completion:) animateKeyframesWithDuration:delay:options:animations:completion:
  UIView constraintsAffectingLayout(for:) constraintsAffectingLayoutForAxis:
  UIView contentCompressionResistancePriority(for:) contentCompressionResistancePriorityForAxis:
  UIView contentHuggingPriority(for:) contentHuggingPriorityForAxis:
  UIView convert(_:from:) convertRect:fromView:
  UIView convert(_:to:) convertRect:toView:
  UIView decodeRestorableState(with:) decodeRestorableStateWithCoder:
  UIView draw(_:) drawRect:
  UIView draw(_:for:) drawRect:forViewPrintFormatter:
  UIView encodeRestorableState(with:) encodeRestorableStateWithCoder:
  UIView exchangeSubview(at:withSubviewAt:) exchangeSubviewAtIndex:withSubviewAtIndex:
  UIView hitTest(_:with:) hitTest:withEvent:
  UIView insertSubview(_:at:) insertSubview:atIndex:
  UIView isDescendant(of:) isDescendantOfView:
  UIView perform(_:on:options:animations:completion:) performSystemAnimation:onViews:options:animations:completion:
  UIView point(inside:with:) pointInside:withEvent:
  UIView resizableSnapshotView(from:afterScreenUpdates:withCapInsets:) resizableSnapshotViewFromRect:afterScreenUpdates:withCapInsets:
  UIView setAnimationDidStop(_:) setAnimationDidStopSelector:
  UIView setAnimationStart(_:) setAnimationStartDate:
  UIView setAnimationTransition(_:for:cache:) setAnimationTransition:forView:cache:
  UIView setAnimationWillStart(_:) setAnimationWillStartSelector:
  UIView setAnimationsEnabled(_:) setAnimationCurve:
  UIView setContentCompressionResistancePriority(_:for:) setContentCompressionResistancePriority:forAxis:
  UIView setContentHuggingPriority(_:for:) setContentHuggingPriority:forAxis:
  UIView setNeedsDisplay(_:) setNeedsDisplayInRect:
  UIView systemLayoutSizeFitting(_:) systemLayoutSizeFittingSize:
  UIView systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:
  UIView transition(from:to:duration:options:completion:) transitionFromView:toView:duration:options:completion:
  UIView transition(with:duration:options:animations:completion:) transitionWithView:duration:options:animations:completion:
  UIView userInterfaceLayoutDirection(for:) userInterfaceLayoutDirectionForSemanticContentAttribute:
  UIView userInterfaceLayoutDirection(for:relativeTo:) userInterfaceLayoutDirectionForSemanticContentAttribute:relativeToLayoutDirection:
  UIViewAnimating finishAnimation(at:) finishAnimationAtPosition:
  UIViewController addChild(_:) addChildViewController:
  UIViewController allowedChildrenForUnwinding(from:) allowedChildViewControllersForUnwindingFromSource:
  UIViewController canPerformUnwindSegueAction(_:from:sender:) canPerformUnwindSegueAction:fromViewController:sender:
  UIViewController canPerformUnwindSegueAction(_:from:withSender:) canPerformUnwindSegueAction:fromViewController:withSender:
  UIViewController contentScrollView(for:) contentScrollViewForEdge:
  UIViewController decodeRestorableState(with:) decodeRestorableStateWithCoder:
  UIViewController didMove(toParent:) didMoveToParentViewController:
  UIViewController didRotate(from:) didRotateFromInterfaceOrientation:
  UIViewController dismiss(animated:completion:) dismissViewControllerAnimated:completion:
  UIViewController encodeRestorableState(with:) encodeRestorableStateWithCoder:
  UIViewController overrideTraitCollection(forChild:) overrideTraitCollectionForChildViewController:
  UIViewController prepare(for:sender:) prepareForSegue:sender:
  UIViewController present(_:animated:completion:) presentViewController:animated:completion:
  UIViewController registerForPreviewing(with:sourceView:) registerForPreviewingWithDelegate:sourceView:
  UIViewController removeFromParent() removeFromParentViewController
  UIViewController segueForUnwinding(to:from:identifier:) segueForUnwindingToViewController:fromViewController:identifier:
  UIViewController setContentScrollView(_:for:) setContentScrollView:forEdge:
  UIViewController setOverrideTraitCollection(_:forChild:) setOverrideTraitCollection:forChildViewController:
  UIViewController shouldAutomaticallyForwardRotationMethods() shouldAutorotate
  UIViewController show(_:sender:) showViewController:sender:
  UIViewController transition(from:to:duration:options:animations:completion:) transitionFromViewController:toViewController:duration:options:animations:completion:
  UIViewController unwind(for:towards:) unwindForSegue:towardsViewController:
  UIViewController willAnimateRotation(to:duration:) willAnimateRotationToInterfaceOrientation:duration:
  UIViewController willMove(toParent:) willMoveToParentViewController:
  UIViewController willRotate(to:duration:) willRotateToInterfaceOrientation:duration:
  UIViewControllerAnimatedTransitioning animateTransition(using:) animateTransition:
  UIViewControllerAnimatedTransitioning interruptibleAnimator(using:) interruptibleAnimatorForTransition:
  UIViewControllerAnimatedTransitioning transitionDuration(using:) transitionDuration:
  UIViewControllerContextTransitioning finalFrame(for:) finalFrameForViewController:
  UIViewControllerContextTransitioning initialFrame(for:) initialFrameForViewController:
  UIViewControllerContextTransitioning view(forKey:) viewControllerForKey:
  UIViewControllerPreviewingDelegate previewingContext(_:commit:) previewingContext:commitViewController:
  UIViewControllerTransitionCoordinator animateAlongsideTransition(in:animation:completion:) animateAlongsideTransitionInView:animation:completion:
  UIViewControllerTransitionCoordinator notifyWhenInteractionChanges(_:) notifyWhenInteractionChangesUsingBlock:
  UIViewControllerTransitionCoordinator notifyWhenInteractionEnds(_:) notifyWhenInteractionEndsUsingBlock:
  UIViewControllerTransitionCoordinatorContext view(forKey:) viewControllerForKey:
  UIViewControllerTransitioningDelegate animationController(forDismissed:) animationControllerForDismissedController:
  UIViewControllerTransitioningDelegate animationController(forPresented:presenting:source:) animationControllerForPresentedController:presentingController:sourceController:
  UIViewControllerTransitioningDelegate interactionControllerForDismissal(using:) interactionControllerForDismissal:
  UIViewControllerTransitioningDelegate interactionControllerForPresentation(using:) interactionControllerForPresentation:
  UIViewControllerTransitioningDelegate presentationController(forPresented:presenting:source:) presentationControllerForPresentedViewController:presentingViewController:sourceViewController:
  UIWebView load(_:mimeType:textEncodingName:baseURL:) loadData:MIMEType:textEncodingName:baseURL:
  UIWebView stringByEvaluatingJavaScript(from:) stringByEvaluatingJavaScriptFromString:
  UIWebViewDelegate webView(_:shouldStartLoadWith:navigationType:) webView:shouldStartLoadWithRequest:navigationType:
  UIWindow becomeKey() becomeKeyWindow
  UIWindow convert(_:from:) convertRect:fromWindow:
  UIWindow convert(_:to:) convertRect:toWindow:
  UIWindow makeKey() makeKeyAndVisible
  UIWindow resignKey() resignKeyWindow
  UIWindowScene requestGeometryUpdate(_:errorHandler:) requestGeometryUpdateWithPreferences:errorHandler:
  UIWindowSceneDelegate windowScene(_:didUpdate:interfaceOrientation:traitCollection:) windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:
  UIWindowSceneDelegate windowScene(_:performActionFor:) windowScene:userDidAcceptCloudKitShareWithMetadata:
  UIWindowSceneDelegate windowScene(_:performActionFor:completionHandler:) windowScene:performActionForShortcutItem:completionHandler:
  UIWindowSceneDelegate windowScene(_:userDidAcceptCloudKitShareWith:) windowScene:userDidAcceptCloudKitShareWithMetadata:
  """

/// The optional requirements of the frameworks' protocols.
let frameworkOptionalRequirements = """
  accessibilityAttributedContent(forLineNumber:)
  accessibilityAttributedPageContent()
  accessibilityAttributedScrollStatus(for:)
  accessibilityHeaderElements(forColumn:)
  accessibilityHeaderElements(forRow:)
  accessibilityScrollStatus(for:)
  actionSheet(_:clickedButtonAt:)
  actionSheet(_:didDismissWithButtonIndex:)
  actionSheet(_:willDismissWithButtonIndex:)
  actionSheetCancel(_:)
  activityItemsConfigurationMetadata(key:)
  activityItemsConfigurationMetadataForItem(at:key:)
  activityItemsConfigurationPreviewForItem(at:intent:suggestedSize:)
  activityItemsConfigurationSupports(interaction:)
  activityViewController(_:dataTypeIdentifierForActivityType:)
  activityViewController(_:subjectForActivityType:)
  activityViewController(_:thumbnailImageForActivityType:suggestedSize:)
  activityViewControllerLinkMetadata(_:)
  adaptivePresentationStyle(for:)
  adaptivePresentationStyle(for:traitCollection:)
  addAnimations(_:)
  addAnimations(_:delayFactor:)
  addCompletion()
  addCompletion(_:)
  adjustedRange(from:forEditingTextSelection:)
  alertView(_:clickedButtonAt:)
  alertView(_:didDismissWithButtonIndex:)
  alertView(_:willDismissWithButtonIndex:)
  alertViewCancel(_:)
  alertViewShouldEnableFirstOtherButton(_:)
  animationController(forDismissed:)
  animationController(forPresented:presenting:source:)
  animationEnded(_:)
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
  applicationFinishedRestoringState()
  applicationProtectedDataDidBecomeAvailable(_:)
  applicationProtectedDataWillBecomeUnavailable(_:)
  applicationShouldAutomaticallyLocalizeKeyCommands(_:)
  applicationShouldRequestHealthAuthorization(_:)
  applicationSignificantTimeChange(_:)
  applicationWillEnterForeground(_:)
  applicationWillResignActive(_:)
  applicationWillTerminate(_:)
  beginFloatingCursor(at:)
  calendarView(_:decorationFor:)
  calendarView(_:didChangeVisibleDateComponentsFrom:)
  canPaste(_:)
  characterOffset(of:within:)
  cloudSharingControllerDidSaveShare(_:)
  cloudSharingControllerDidStopSharing(_:)
  collectionView(_:canEditItemAt:)
  collectionView(_:canFocusItemAt:)
  collectionView(_:canHandle:)
  collectionView(_:canMoveItemAt:)
  collectionView(_:canPerformAction:forItemAt:withSender:)
  collectionView(_:canPerformPrimaryActionForItemAt:)
  collectionView(_:cancelPrefetchingForItemsAt:)
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
  collectionView(_:dragPreviewParametersForItemAt:)
  collectionView(_:dragSessionAllowsMoveOperation:)
  collectionView(_:dragSessionDidEnd:)
  collectionView(_:dragSessionIsRestrictedToDraggingApplication:)
  collectionView(_:dragSessionWillBegin:)
  collectionView(_:dropPreviewParametersForItemAt:)
  collectionView(_:dropSessionDidEnd:)
  collectionView(_:dropSessionDidEnter:)
  collectionView(_:dropSessionDidExit:)
  collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
  collectionView(_:indexPathForIndexTitle:at:)
  collectionView(_:itemsForAddingTo:at:point:)
  collectionView(_:layout:insetForSectionAt:)
  collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
  collectionView(_:layout:minimumLineSpacingForSectionAt:)
  collectionView(_:layout:referenceSizeForFooterInSection:)
  collectionView(_:layout:referenceSizeForHeaderInSection:)
  collectionView(_:layout:sizeForItemAt:)
  collectionView(_:moveItemAt:to:)
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
  collectionView(_:viewForSupplementaryElementOfKind:at:)
  collectionView(_:willDisplay:forItemAt:)
  collectionView(_:willDisplayContextMenu:animator:)
  collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
  collectionView(_:willEndContextMenuInteraction:animator:)
  collectionView(_:willPerformPreviewActionForMenuWith:animator:)
  collectionViewDidEndMultipleSelectionInteraction(_:)
  collisionBehavior(_:beganContactFor:with:at:)
  collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
  collisionBehavior(_:endedContactFor:with:)
  collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
  colorPickerViewController(_:didSelect:continuously:)
  colorPickerViewControllerDidFinish(_:)
  colorPickerViewControllerDidSelectColor(_:)
  contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)
  contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)
  contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
  contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
  contextMenuInteraction(_:willDisplayMenuFor:animator:)
  contextMenuInteraction(_:willEndFor:animator:)
  contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
  continueAnimation(withTimingParameters:durationFactor:)
  copy(_:)
  cut(_:)
  dateSelection(_:canSelectDate:)
  decodeRestorableState(with:)
  decreaseSize(_:)
  delete(_:)
  detailTextForGuidedAccessRestriction(withIdentifier:)
  dictationRecognitionFailed()
  dictationRecordingDidEnd()
  didDismissSearchController(_:)
  didHintFocusMovement(_:)
  didPresent(_:)
  didPresentSearchController(_:)
  documentBrowser(_:applicationActivitiesForDocumentURLs:)
  documentBrowser(_:didImportDocumentAt:toDestinationURL:)
  documentBrowser(_:didPickDocumentURLs:)
  documentBrowser(_:didPickDocumentsAt:)
  documentBrowser(_:didRequestDocumentCreationWithHandler:)
  documentBrowser(_:failedToImportDocumentAt:error:)
  documentBrowser(_:willPresent:)
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
  documentMenuWasCancelled(_:)
  documentPicker(_:didPickDocumentAt:)
  documentPicker(_:didPickDocumentsAt:)
  documentPickerWasCancelled(_:)
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
  dropInteraction(_:canHandle:)
  dropInteraction(_:concludeDrop:)
  dropInteraction(_:item:willAnimateDropWith:)
  dropInteraction(_:performDrop:)
  dropInteraction(_:previewForDropping:withDefault:)
  dropInteraction(_:sessionDidEnd:)
  dropInteraction(_:sessionDidEnter:)
  dropInteraction(_:sessionDidExit:)
  dropInteraction(_:sessionDidUpdate:)
  duplicate(_:)
  dynamicAnimatorDidPause(_:)
  dynamicAnimatorWillResume(_:)
  editMenu(for:suggestedActions:)
  editMenuInteraction(_:menuFor:suggestedActions:)
  editMenuInteraction(_:targetRectFor:)
  editMenuInteraction(_:willDismissMenuFor:animator:)
  editMenuInteraction(_:willPresentMenuFor:animator:)
  encodeRestorableState(with:)
  endFloatingCursor()
  enumerateContainerBoundaries(from:reverse:using:)
  export(_:)
  find(_:)
  findAndReplace(_:)
  findInteraction(_:didBegin:)
  findInteraction(_:didEnd:)
  findNext(_:)
  findPrevious(_:)
  fontPickerViewControllerDidCancel(_:)
  fontPickerViewControllerDidPickFont(_:)
  frame(forDictationResultPlaceholder:)
  gestureRecognizer(_:shouldBeRequiredToFailBy:)
  gestureRecognizer(_:shouldReceive:)
  gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
  gestureRecognizer(_:shouldRequireFailureOf:)
  gestureRecognizerShouldBegin(_:)
  imagePickerController(_:didFinishPickingMediaWithInfo:)
  imagePickerControllerDidCancel(_:)
  increaseSize(_:)
  indexPathForPreferredFocusedView(in:)
  indexTitles(for:)
  insertDictationResult(_:)
  insertText(_:alternatives:style:)
  insertTextPlaceholder(with:)
  interactionControllerForDismissal(using:)
  interactionControllerForPresentation(using:)
  interactionDidEnd(_:)
  interactionDidFinish(_:)
  interactionShouldBegin(_:at:)
  interactionWillBegin(_:)
  interruptibleAnimator(using:)
  itemThumbnailData(for:)
  itemType(for:)
  largeContentViewerInteraction(_:didEndOn:at:)
  largeContentViewerInteraction(_:itemAt:)
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
  location(_:offsetBy:)
  makeTextWritingDirectionLeftToRight(_:)
  makeTextWritingDirectionRightToLeft(_:)
  move(_:)
  multiDateSelection(_:canDeselectDate:)
  multiDateSelection(_:canSelectDate:)
  navigationBar(_:didPop:)
  navigationBar(_:didPush:)
  navigationBar(_:shouldPop:)
  navigationBar(_:shouldPush:)
  navigationBarNSToolbarSection(_:)
  navigationController(_:animationControllerFor:from:to:)
  navigationController(_:didShow:animated:)
  navigationController(_:interactionControllerFor:)
  navigationController(_:willShow:animated:)
  navigationControllerPreferredInterfaceOrientationForPresentation(_:)
  navigationControllerSupportedInterfaceOrientations(_:)
  numberOfSections(in:)
  offset(from:to:)
  pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
  pageViewController(_:spineLocationFor:)
  pageViewController(_:willTransitionTo:)
  pageViewControllerPreferredInterfaceOrientationForPresentation(_:)
  pageViewControllerSupportedInterfaceOrientations(_:)
  paste(_:)
  paste(itemProviders:)
  pasteAndGo(_:)
  pasteAndMatchStyle(_:)
  pasteAndSearch(_:)
  pencilInteractionDidTap(_:)
  pickerView(_:accessibilityAttributedHintForComponent:)
  pickerView(_:accessibilityAttributedLabelForComponent:)
  pickerView(_:accessibilityAttributedUserInputLabelsForComponent:)
  pickerView(_:accessibilityHintForComponent:)
  pickerView(_:accessibilityLabelForComponent:)
  pickerView(_:accessibilityUserInputLabelsForComponent:)
  pickerView(_:attributedTitleForRow:forComponent:)
  pickerView(_:didSelectRow:inComponent:)
  pickerView(_:rowHeightForComponent:)
  pickerView(_:titleForRow:forComponent:)
  pickerView(_:viewForRow:forComponent:reusing:)
  pickerView(_:widthForComponent:)
  pointerInteraction(_:regionFor:defaultRegion:)
  pointerInteraction(_:styleFor:)
  pointerInteraction(_:willEnter:animator:)
  pointerInteraction(_:willExit:animator:)
  popoverController(_:willRepositionPopoverTo:in:)
  popoverControllerDidDismissPopover(_:)
  popoverControllerShouldDismissPopover(_:)
  popoverPresentationController(_:willRepositionPopoverTo:in:)
  popoverPresentationControllerDidDismissPopover(_:)
  popoverPresentationControllerShouldDismissPopover(_:)
  position(for:)
  position(within:atCharacterOffset:)
  prepareForPopoverPresentation(_:)
  presentSearchController(_:)
  presentationController(_:prepare:)
  presentationController(_:viewControllerForAdaptivePresentationStyle:)
  presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
  presentationController(forPresented:presenting:source:)
  presentationControllerDidAttemptToDismiss(_:)
  presentationControllerDidDismiss(_:)
  presentationControllerShouldDismiss(_:)
  presentationControllerWillDismiss(_:)
  presentationCount(for:)
  presentationIndex(for:)
  previewInteraction(_:didUpdateCommitTransition:ended:)
  previewInteractionShouldBegin(_:)
  primaryViewController(forCollapsing:)
  primaryViewController(forExpanding:)
  printContent(_:)
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
  printerPickerController(_:shouldShow:)
  printerPickerControllerDidDismiss(_:)
  printerPickerControllerDidPresent(_:)
  printerPickerControllerDidSelectPrinter(_:)
  printerPickerControllerParentViewController(_:)
  printerPickerControllerWillDismiss(_:)
  printerPickerControllerWillPresent(_:)
  remove(_:)
  removeDictationResultPlaceholder(_:willInsertResult:)
  rename(_:)
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
  screenshotService(_:generatePDFRepresentationWithCompletion:)
  screenshotServiceGeneratePDFRepresentation(_:)
  scribbleInteraction(_:shouldBeginAt:)
  scribbleInteractionDidFinishWriting(_:)
  scribbleInteractionShouldDelayFocus(_:)
  scribbleInteractionWillBeginWriting(_:)
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
  searchController(_:didChangeFrom:)
  searchController(_:willChangeTo:)
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
  searchTextField(_:didSelect:)
  searchTextField(_:itemProviderForCopying:)
  sectionIndexTitles(for:)
  select(_:)
  selectAll(_:)
  setAttributedMarkedText(_:selectedRange:)
  sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
  shouldChangeText(in:replacementText:)
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
  stateRestorationActivity(for:)
  tabBar(_:didBeginCustomizing:)
  tabBar(_:didEndCustomizing:changed:)
  tabBar(_:didSelect:)
  tabBar(_:willBeginCustomizing:)
  tabBar(_:willEndCustomizing:changed:)
  tabBarController(_:animationControllerForTransitionFrom:to:)
  tabBarController(_:didEndCustomizing:changed:)
  tabBarController(_:didSelect:)
  tabBarController(_:interactionControllerFor:)
  tabBarController(_:shouldSelect:)
  tabBarController(_:willBeginCustomizing:)
  tabBarController(_:willEndCustomizing:changed:)
  tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
  tabBarControllerSupportedInterfaceOrientations(_:)
  tableView(_:accessoryButtonTappedForRowWith:)
  tableView(_:canEditRowAt:)
  tableView(_:canFocusRowAt:)
  tableView(_:canHandle:)
  tableView(_:canMoveRowAt:)
  tableView(_:canPerformAction:forRowAt:withSender:)
  tableView(_:canPerformPrimaryActionForRowAt:)
  tableView(_:cancelPrefetchingForRowsAt:)
  tableView(_:commit:forRowAt:)
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
  tableView(_:dragPreviewParametersForRowAt:)
  tableView(_:dragSessionAllowsMoveOperation:)
  tableView(_:dragSessionDidEnd:)
  tableView(_:dragSessionIsRestrictedToDraggingApplication:)
  tableView(_:dragSessionWillBegin:)
  tableView(_:dropPreviewParametersForRowAt:)
  tableView(_:dropSessionDidEnd:)
  tableView(_:dropSessionDidEnter:)
  tableView(_:dropSessionDidExit:)
  tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)
  tableView(_:editActionsForRowAt:)
  tableView(_:editingStyleForRowAt:)
  tableView(_:estimatedHeightForFooterInSection:)
  tableView(_:estimatedHeightForHeaderInSection:)
  tableView(_:estimatedHeightForRowAt:)
  tableView(_:heightForFooterInSection:)
  tableView(_:heightForHeaderInSection:)
  tableView(_:heightForRowAt:)
  tableView(_:indentationLevelForRowAt:)
  tableView(_:itemsForAddingTo:at:point:)
  tableView(_:leadingSwipeActionsConfigurationForRowAt:)
  tableView(_:moveRowAt:to:)
  tableView(_:performAction:forRowAt:withSender:)
  tableView(_:performPrimaryActionForRowAt:)
  tableView(_:previewForDismissingContextMenuWithConfiguration:)
  tableView(_:previewForHighlightingContextMenuWithConfiguration:)
  tableView(_:sectionForSectionIndexTitle:at:)
  tableView(_:selectionFollowsFocusForRowAt:)
  tableView(_:shouldBeginMultipleSelectionInteractionAt:)
  tableView(_:shouldHighlightRowAt:)
  tableView(_:shouldIndentWhileEditingRowAt:)
  tableView(_:shouldShowMenuForRowAt:)
  tableView(_:shouldSpringLoadRowAt:with:)
  tableView(_:shouldUpdateFocusIn:)
  tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
  tableView(_:titleForDeleteConfirmationButtonForRowAt:)
  tableView(_:titleForFooterInSection:)
  tableView(_:titleForHeaderInSection:)
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
  targetDisplayModeForAction(in:)
  textContentManager(_:shouldEnumerate:options:)
  textContentManager(_:textElementAt:)
  textContentStorage(_:textParagraphWith:)
  textDraggableView(_:dragPreviewForLiftingItem:session:)
  textDraggableView(_:dragSessionDidEnd:with:)
  textDraggableView(_:dragSessionWillBegin:)
  textDraggableView(_:itemsForDrag:)
  textDraggableView(_:willAnimateLiftWith:session:)
  textDroppableView(_:dropSessionDidEnd:)
  textDroppableView(_:dropSessionDidEnter:)
  textDroppableView(_:dropSessionDidExit:)
  textDroppableView(_:dropSessionDidUpdate:)
  textDroppableView(_:previewForDroppingAllItemsWithDefault:)
  textDroppableView(_:proposalForDrop:)
  textDroppableView(_:willBecomeEditableForDrop:)
  textDroppableView(_:willPerformDrop:)
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
  textLayoutManager(_:renderingAttributesForLink:at:defaultAttributes:)
  textLayoutManager(_:shouldBreakLineBefore:hyphenating:)
  textLayoutManager(_:textLayoutFragmentFor:in:)
  textLayoutOrientation(at:)
  textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)
  textPasteConfigurationSupporting(_:performPasteOf:to:)
  textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:)
  textPasteConfigurationSupporting(_:transform:)
  textStorage(_:didProcessEditing:range:changeInLength:)
  textStorage(_:willProcessEditing:range:changeInLength:)
  textStyling(at:in:)
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
  textViewportLayoutControllerDidLayout(_:)
  textViewportLayoutControllerWillLayout(_:)
  toggleBoldface(_:)
  toggleItalics(_:)
  toggleUnderline(_:)
  toolTipInteraction(_:configurationAt:)
  updateFloatingCursor(at:)
  updateSearchResults(for:selecting:)
  updateTextAttributes(conversionHandler:)
  useSelectionForFind(_:)
  videoEditorController(_:didFailWithError:)
  videoEditorController(_:didSaveEditedVideoToPath:)
  videoEditorControllerDidCancel(_:)
  viewController(for:)
  viewForZooming(in:)
  webView(_:didFailLoadWithError:)
  webView(_:shouldStartLoadWith:navigationType:)
  webViewDidFinishLoad(_:)
  webViewDidStartLoad(_:)
  willDismissEditMenu(animator:)
  willDismissSearchController(_:)
  willPresent(_:)
  willPresentEditMenu(animator:)
  willPresentSearchController(_:)
  windowScene(_:didUpdate:interfaceOrientation:traitCollection:)
  windowScene(_:performActionFor:)
  windowScene(_:performActionFor:completionHandler:)
  windowScene(_:userDidAcceptCloudKitShareWith:)
  """
