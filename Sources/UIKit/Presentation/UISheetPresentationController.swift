import QuartzCore

/// Shows a controller as a sheet: on a phone up to the status bar, on a pad in the middle.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller>
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A sheet leaves the safe area on top free on a phone (`facts/presentation.md#sheet/large-frame`); on a pad it
  /// is centred.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let bounds = container.bounds
    if UIDevice.current.userInterfaceIdiom == .pad, container.traitCollection.horizontalSizeClass != .compact {
      let size = padSize(in: bounds)
      let width = min(size.width, bounds.width)
      let height = min(size.height, bounds.height)
      return CGRect(x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
    }
    if bounds.width > bounds.height { return bounds }
    let area = container.window?.safeAreaInsets.top ?? 0
    // 10 points below the status bar; below an island, where the safe area has that already.
    let top = area < UISheetPresentationController.islandTop ? area + 10 : area
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  /// The safe area above which a phone has an island.
  private static let islandTop: CGFloat = 59

  /// On an upright phone what presents lies behind the sheet as a card.
  var pushesPresenterBack: Bool {
    guard let container = containerView, UIDevice.current.userInterfaceIdiom == .phone else { return false }
    return container.bounds.width <= container.bounds.height
  }

  private func padSize(in bounds: CGRect) -> CGSize {
    let preferred = preferredContentSize
    if preferred.width > 0, preferred.height > 0 { return preferred }
    return style == .formSheet ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: bounds.height - 80)
  }

  /// Above others, the darkest colours are a little lighter.
  override var ownTraits: TraitValues? {
    var values = TraitValues()
    values.userInterfaceLevel = .elevated
    return values
  }
}
