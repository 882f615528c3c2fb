/// The appearance objects of a bar or item: copies of those that the app set. Their changes are reported.
@MainActor final class BarAppearanceSet<Appearance: UIBarAppearance> {
  /// Called when an object was set or has changed.
  var changed: (() -> Void)?
  private var kept: [Kind: Appearance] = [:]
  private var untouched: Appearance?
  private let make: @MainActor () -> Appearance

  /// Creates a set in which the app has set no appearance.
  /// - Parameter make: creates the appearance of a bar for which the app has set none.
  init(_ make: @escaping @MainActor () -> Appearance) { self.make = make }

  enum Kind { case standard, compact, scrollEdge, compactScrollEdge }

  /// The appearance that the app set; nil if it set none.
  subscript(kind: Kind) -> Appearance? {
    get { kept[kind] }
    set {
      kept[kind] = newValue.flatMap(watched)
      changed?()
    }
  }

  /// The bar's standard appearance, for the app to change. The default object takes effect from its first change
  /// on; until then the properties from before iOS 13 apply.
  var standardForApp: Appearance {
    if let set = kept[.standard] ?? untouched { return set }
    let new = make()
    untouched = new
    new.store.changed = { [weak self, weak new] in
      guard let self else { return }
      if let new, untouched === new {
        untouched = nil
        kept[.standard] = new
      }
      changed?()
    }
    return new
  }

  private func watched(_ appearance: Appearance) -> Appearance? {
    let copy = AppearanceStore.copy(appearance) as? Appearance
    copy?.store.changed = { [weak self] in self?.changed?() }
    return copy
  }

  /// Returns the current appearance. Each kind is looked up at the item first, then at the bar. A missing compact
  /// appearance is replaced by the standard one, and a missing one for the edge of the content by the standard one
  /// without its background.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/uikit/uinavigationbar/scrolledgeappearance>
  /// - Returns: nil if the bar's properties from before iOS 13 apply.
  func shown(isCompact: Bool, atEdge: Bool, item: BarAppearanceSet?) -> Appearance? {
    func find(_ kind: Kind) -> Appearance? { item?[kind] ?? self[kind] }
    let standard = (isCompact ? find(.compact) : nil) ?? find(.standard)
    guard atEdge else { return standard }
    let edge = (isCompact ? find(.compactScrollEdge) : nil) ?? find(.scrollEdge)
    return edge ?? standard.flatMap(transparent)
  }

  /// Returns the cached transparent copy, which each laid-out region of the bar needs.
  private func transparent(_ standard: Appearance) -> Appearance? {
    if let (source, version, copy) = transparentCopy, source === standard, version == standard.store.version {
      return copy
    }
    guard let copy: Appearance = standard.transparentCopy() else { return nil }
    transparentCopy = (standard, standard.store.version, copy)
    return copy
  }
  private var transparentCopy: (source: Appearance, version: Int, copy: Appearance)?
}
