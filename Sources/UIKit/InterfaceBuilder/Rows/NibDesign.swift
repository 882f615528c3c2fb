/// The attributes that Interface Builder writes for itself, or that loading reads for every object.
enum NibDesign {
  /// Returns whether neither a class nor loading reads the attribute of an element.
  @MainActor static func isUnknown(attribute name: String, _ row: NibRow?) -> Bool {
    !attributes.contains(name) && row?.knows(name) != true
  }

  /// Returns whether neither a class nor loading reads the child of an element.
  @MainActor static func isUnknown(_ child: NibElement, _ row: NibRow?) -> Bool {
    if elements.contains(child.name) || child.key.map(keys.contains) ?? false { return false }
    return row?.knows(child.key ?? child.name) != true
  }

  private static let attributes: Set<String> = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "misplaced",
    "ambiguous", "fixedFrame", "verifyAmbiguity", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    "colorLabel", "simulatedAppContext", "catalog", "tableViewCell",
  ]
  /// The keys that are used by Interface Builder only.
  private static let keys: Set<String> = [
    "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedStatusBarMetrics",
    "simulatedOrientationMetrics", "simulatedDestinationMetrics", "freeformSize", "userComments",
  ]
  private static let elements: Set<String> = [
    "connections", "userDefinedRuntimeAttributes", "variation", "animations", "point", "gestureRecognizers",
    "freeformSimulatedSizeMetrics", "simulatedNavigationBarMetrics", "simulatedTabBarMetrics",
    "simulatedToolbarMetrics", "simulatedStatusBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
    "modalPageSheetSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics", "viewLayoutGuide",
    "keyboardLayoutGuide", "layoutGuides", "autoresizingMask",
  ]
}
